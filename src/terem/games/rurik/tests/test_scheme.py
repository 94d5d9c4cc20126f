"""Playing a scheme (rulebook, additional actions; overview of the scheme cards)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME

from .looks import choices, deeds, hand, play, reason, schemes
from .positions import position

REWARDS = {
    "muster-1": (0, {0: 1}, 0),
    "muster-1-paid": (1, {0: 1}, 0),
    "muster-1-coin": (0, {0: 1}, 1),
    "muster-2": (0, {0: 2}, 0),
    "move-1": (0, {1: 1}, 0),
    "move-2": (0, {1: 2}, 0),
    "move-3": (0, {1: 3}, 0),
    "attack-1": (0, {2: 1}, 0),
    "attack-1-paid": (1, {2: 1}, 0),
    "attack-1-coin": (0, {2: 1}, 1),
    "tax-1": (0, {3: 1}, 0),
    "tax-1-coin": (0, {3: 1}, 1),
    "tax-2": (0, {3: 2}, 0),
    "build-1": (0, {4: 1}, 0),
    "build-1-paid": (1, {4: 1}, 0),
    "build-1-coin": (0, {4: 1}, 1),
    "coins-2": (0, {}, 2),
    "deed": (0, {}, 0),
    "deed-coin": (0, {}, 1),
    "deed-paid": (1, {}, 0),
}


def test_every_kind_is_known() -> None:
    """20 kinds, 27 cards."""
    assert {card.id for card in GAME.components().schemes} == set(REWARDS)
    assert len(GAME.components().deck) == 27


@pytest.mark.parametrize("id", sorted(REWARDS))
def test_what_a_scheme_brings(id: str) -> None:
    """Its price is paid, its reward taken, the card discarded face up."""
    cost, points, coins = REWARDS[id]
    table = position(f"turn blue scheme 3\nblue: coins 1; hand {id}\nred:\nrow: hoard")
    play(table, f"scheme {id}")
    assert table.coins[0] == 1 - cost + coins
    assert {action: n for action, n in enumerate(table.turn[:5]) if n} == points
    assert (hand(table, "blue"), schemes(table.discard)) == ([], [id])
    assert (choices(table) == ["take-deed hoard"]) is id.startswith("deed")


def test_a_deed_from_the_row() -> None:
    """It is taken at once and may be done in the same turn; the row is filled again (G34)."""
    table = position(
        """
        turn blue scheme 3
        blue: coins 4; hand deed
        red:
        row: hoard generous-prince capital-city
        deck: market-day
        """
    )
    play(table, "scheme deed", "take-deed generous-prince")
    assert deeds(table.deed_row) == ["hoard", "market-day", "capital-city"]
    assert choices(table, "deed") == ["deed generous-prince"]


def test_a_deed_when_the_row_is_empty() -> None:
    """The card is played for what else it brings."""
    table = position("turn blue scheme 3\nblue: coins 0; hand deed-coin\nred:\nrow:\ndeck: .")
    play(table, "scheme deed-coin")
    assert table.coins[0] == 1
    assert choices(table) == ["perform", "pass"]


def test_two_alike_are_one_choice() -> None:
    """It makes no difference which of them is played."""
    table = position("turn blue scheme 3\nblue: hand tax-1 tax-1 coins-2\nred:")
    assert choices(table, "scheme") == ["scheme coins-2", "scheme tax-1"]
    play(table, "scheme tax-1")
    assert hand(table, "blue") == ["coins-2", "tax-1"]


def test_refusals() -> None:
    """Not in hand, too dear, a second one."""
    table = position("turn blue scheme 3\nblue: coins 0; hand build-1-paid coins-2 tax-1\nred:")
    assert reason(table, "scheme move-1") == "why-card-not-in-hand"
    assert reason(table, "scheme build-1-paid") == "why-too-few-coins"
    play(table, "scheme coins-2")
    assert reason(table, "scheme tax-1") == "why-one-scheme"
