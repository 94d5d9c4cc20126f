"""Why not: whatever is refused is refused with a reason of its own (rulebook, all of it)."""

from __future__ import annotations

import pytest

from terem.core.message import Who
from terem.games.rurik import GAME

from .games import ALL_OPTIONS, game
from .looks import reason
from .positions import position


def test_whoever_is_not_asked() -> None:
    """Another seat has the turn."""
    table = position("turn blue muster 1\nblue:\nred:")
    refused = table.why_not(1, GAME.catalogue.number("pass"))
    assert refused is not None
    assert (refused.id, refused.args["asked"]) == ("why-not-your-turn", Who(0))


def test_when_all_is_over() -> None:
    """Nothing can be chosen any more."""
    table = position("round 4\nclaim\nblue:\nred:")
    refused = table.why_not(0, GAME.catalogue.number("pass"))
    assert refused is not None
    assert refused.id == "why-over"


def test_a_market_takes_good_or_coin() -> None:
    """Nothing else is asked now."""
    table = position("turn blue tax 1\nkiev: blue 1, market blue\nblue:\nred:")
    table.take(0, GAME.catalogue.number("tax kiev"))
    assert reason(table, "end") != ""


def test_a_price_is_paid_first() -> None:
    """A slot with a price gives its points only then (rulebook, cost in coins)."""
    table = position("turn blue build 3\nkiev: blue 2\nblue: coins 1\nred:")
    assert "why-pay-first" == reason(table, "build kiev church")
    table.take(0, GAME.catalogue.number("perform"))
    assert "" == reason(table, "build kiev church")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_turn_the_reason_belongs_to_the_choice(seats: int) -> None:
    """In whole games no choice of a turn is refused without saying what is lacking."""
    for number, table in enumerate(game(seats, "why", ALL_OPTIONS)):
        if table.over or number % 29:
            continue
        seat = table.first_asked()
        legal = table.legal(seat)
        for choice in range(len(GAME.catalogue)):
            refused = table.why_not(seat, choice)
            assert (refused is None) is (choice in legal)
            assert refused is None or refused.id.startswith("why-")
