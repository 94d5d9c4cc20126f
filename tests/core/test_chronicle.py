"""Chronicle: facts in order, each with those who may know it."""

from __future__ import annotations

import pytest
from core.relay import begin

from terem.core.chronicle import Chronicle, Fact
from terem.core.message import Message, Who
from terem.core.step import NOBODY


def told() -> Chronicle:
    """An open fact, a secret of seats 0 and 2, one that nobody may know."""
    chronicle = Chronicle()
    chronicle.ply = 1
    chronicle.tell("open", {"n": 1})
    chronicle.ply = 2
    chronicle.tell("secret", {}, (0, 2))
    chronicle.tell("sealed", {}, ())
    return chronicle


@pytest.mark.parametrize(
    ("seat", "expected"),
    [(0, ["open", "secret"]), (1, ["open"]), (2, ["open", "secret"]), (NOBODY, ["open"])],
)
def test_each_may_know_its_own(seat: int, expected: list[str]) -> None:
    """A fact without audience is everybody's; any other is for those named, and no watcher."""
    assert expected == [fact.message.id for fact in told().since(0, seat)]


def test_only_what_came_after() -> None:
    """Facts of the ply itself are known already."""
    chronicle = told()
    assert ["secret"] == [fact.message.id for fact in chronicle.since(1, 0)]
    assert [] == chronicle.since(2, 0)


def test_a_fact_keeps_what_was_said_and_when() -> None:
    """Its message with arguments, and the choice in which it came true."""
    fact = told().facts[0]
    assert (1, Message("open", {"n": 1}), None) == (fact.ply, fact.message, fact.audience)


def test_taking_back_forgets_the_facts() -> None:
    """What has not happened is not told, but that it was taken back is."""
    play = begin("ask 0", "tell", "ask 0", moves="0 pick one")
    play.undo(0)
    assert play.table.chronicle is not None
    back = Message("fact-taken-back", {"who": Who(0)})
    assert [Fact(0, back)] == play.table.chronicle.facts


def test_the_opening_is_told() -> None:
    """What happens before anybody is asked belongs to the story."""
    play = begin("tell", "ask 0")
    assert play.table.chronicle is not None
    assert [0] == [fact.ply for fact in play.table.chronicle.facts]
