"""Cost: a late choice takes no more than an early one; work is counted, not time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec
import pytest
import sqlalchemy as sa
import toys.game
from server.playing import ME, TOY, key

from terem.core.step import NOBODY
from terem.server.house import Guest, House
from terem.server.keeper import REMEMBERED, Keeper
from terem.server.pane import Pane, Panes
from terem.server.reader import Reader
from terem.server.view import View

pytestmark = pytest.mark.anyio

SOME = REMEMBERED
"""So many lots are sold while work is counted: for each a fact, so one heap is forgotten."""
FULL = 2 * SOME
"""So many lots until what is remembered is full: the log beside the table, for one."""
LOTS = 6 * SOME
SLACK = 1.02
"""A number with one more digit takes one more byte."""


class Work(msgspec.Struct):
    """What was done for some choices."""

    choices: int = 0
    calls: int = 0
    asked: list[str] = []
    sent: int = 0
    facts: int = 0

    @property
    def of_one(self) -> dict[str, float]:
        """The same for one choice."""
        done = {"calls": self.calls, "asked": len(self.asked), "sent": self.sent}
        return {what: amount / self.choices for what, amount in done.items()}


@contextmanager
def counted(work: Work) -> Iterator[None]:
    """Count the calls of all functions of ours, and what the store is asked."""

    def on_call(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "terem" in frame.f_globals.get("__name__", ""):
            work.calls += 1

    def on_statement(_: object, __: object, statement: str, *___: object) -> None:
        work.asked.append(statement)

    sa.event.listen(sa.Engine, "before_cursor_execute", on_statement)
    sys.setprofile(on_call)
    try:
        yield
    finally:
        sys.setprofile(None)
        sa.event.remove(sa.Engine, "before_cursor_execute", on_statement)


class Watched:
    """A table with all who look at it, each of whom is sent what is new."""

    def __init__(self, keeper: Keeper, anna: Guest) -> None:
        self.keeper = keeper
        self._anna = anna
        panes = Panes()
        views = [View((seat,), seat) for seat in range(2)] + [View((), NOBODY)]
        self._panes = [panes.of(keeper, view, Reader("", "en")) for view in views]
        self._seen = [pane.at for pane in self._panes]

    async def sell(self, lots: int) -> Work:
        """Sell some lots, and count what it takes; the third player gets them all."""
        work = Work(facts=-self.told)
        for _ in range(lots):
            for seat in (0, 1, 2):
                await self._choose(seat, "bid 0", work)
            await self._choose(0, "hand 3", work)
        work.facts += self.told
        return work

    @property
    def told(self) -> int:
        """How many facts there have been."""
        chronicle = self.keeper.play.table.chronicle
        assert chronicle is not None
        return chronicle.forgotten + len(chronicle.facts)

    async def _choose(self, seat: int, words: str, work: Work) -> None:
        with counted(work):
            await self.keeper.take(self._anna, seat, words, self.keeper.play.ply, key())
            for number, pane in enumerate(self._panes):
                work.sent += len(self._newest(number, pane))
        work.choices += 1

    def _newest(self, number: int, pane: Pane) -> bytes:
        frame = pane.frame(self._seen[number])
        self._seen[number] = pane.at
        return frame or b""


@pytest.fixture
def database() -> None:
    """The same work on any database; this one is the nearest."""


@pytest.fixture
async def watched(house: House, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """A game in which very many lots are sold."""
    monkeypatch.setitem(toys.game.LOTS, "three", LOTS)
    anna = await house.guest(None, "Anna")
    table = await house.create(TOY, {}, [ME] * 3, anna)
    return Watched(await house.keeper(table), anna)


async def test_a_late_choice_costs_no_more_than_an_early_one(watched: Watched) -> None:
    """Functions called, statements of the store and bytes that are sent, for all who look on."""
    await watched.sell(FULL)
    early = await watched.sell(SOME)
    await watched.sell(LOTS - FULL - 2 * SOME - 1)
    late = await watched.sell(SOME)
    assert early.choices == late.choices
    assert early.facts == late.facts > 0
    assert set(early.asked) == set(late.asked)
    assert [] == [asked for asked in late.asked if asked.startswith("SELECT")]
    for what, amount in late.of_one.items():
        assert 0 < amount <= SLACK * early.of_one[what], what


async def test_a_cost_that_grows_is_noticed(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads all of the record at every choice is caught."""
    may_undo = Keeper.may_undo

    def slow(keeper: Keeper, seat: int) -> bool:
        _ = [keeper.is_bot(entry.seat) for entry in keeper.play.record.entries]
        return may_undo(keeper, seat)

    monkeypatch.setattr(Keeper, "may_undo", slow)
    early = await watched.sell(SOME // 2)
    late = await watched.sell(SOME // 2)
    assert late.of_one["calls"] > SLACK * early.of_one["calls"]
