"""Lanes: what may happen while several seats answer at once."""

from __future__ import annotations

import pytest
from core.relay import PICK, Ask, Close, RelayTable, relay

from terem.core.step import Duty, Pending
from terem.core.table import Table

GATHERED = ("gather 0 1", "ask 2")


class Tip(Duty[RelayTable]):
    """A duty in a lane: it adds a mark to the seat that has just answered."""

    def run(self, table: RelayTable) -> None:
        """Write the mark down."""
        table.marks[table.answering].append(-1)


class Opens(Ask):
    """A step that does something else besides being answered."""

    def __init__(self, seat: int, pending: Pending | None) -> None:
        super().__init__(seat)
        self.pending = pending

    def take(self, table: RelayTable, choice: int) -> None:
        """Put it into the lane, or open lanes when there is nothing to put."""
        super().take(table, choice)
        if self.pending is None:
            table.gather([Ask(0)], Close())
        else:
            table.then(self.pending)


def asked(pending: Pending | None) -> Table:
    """Seats 0 and 1 are asked at once; what seat 0 is asked does something else besides."""
    table: Table = relay(*GATHERED).start(3, "lanes")
    table.lanes[0][-1] = Opens(0, pending)
    return table


def test_a_duty_in_a_lane_is_done_when_it_comes_to_the_top() -> None:
    """At once after the answer, while the other lane still waits."""
    table = asked(Tip())
    table.follow(0, PICK)
    assert [PICK, -1] == table.marks[0]  # type: ignore[attr-defined] # a relay has marks
    assert [1] == table.asked()


def test_a_step_in_a_lane_is_asked_next() -> None:
    """The lane is not done before it is answered."""
    table = asked(Ask(0))
    table.follow(0, PICK)
    assert [0, 1] == table.asked()
    table.follow(0, PICK)
    assert [1] == table.asked()


def test_nobody_is_asked_in_the_lane_of_another() -> None:
    """What somebody answers cannot ask somebody else while all answer at once."""
    with pytest.raises(RuntimeError, match="own seat"):
        asked(Ask(1)).follow(0, PICK)


def test_lanes_are_entered_by_answering_only() -> None:
    """Nothing is put into a lane from outside."""
    with pytest.raises(RuntimeError, match="own seat"):
        asked(Tip()).then(Tip())


def test_lanes_do_not_open_lanes() -> None:
    """The others' questions would be lost."""
    with pytest.raises(RuntimeError, match="gathered already"):
        asked(None).follow(0, PICK)


def test_something_may_come_to_light_for_one_seat() -> None:
    """A private look binds whoever looked, nobody else."""
    table = asked(Ask(0))
    table.follow(0, PICK)
    table.seal(0)
    assert [1, 0, 0] == table.seals


def test_a_game_may_end_while_others_are_asked() -> None:
    """Nothing waits any more."""
    table = asked(Ask(0))
    table.finish()
    assert (0, [], True) == (table.waiting, table.asked(), table.over)
