"""Tax (rulebook, tax; market). Mstislav: see test_leaders."""

from __future__ import annotations

import pytest

from .looks import choices, goods, play, reason
from .positions import position


@pytest.mark.parametrize(
    ("kiev", "slot", "expected"),
    [
        ("blue 1", 2, True),
        ("blue 1, red 1", 2, False),
        ("blue 1, red 1", 1, True),
        ("blue 1, red 2", 1, True),
        ("blue 1, taxed", 1, False),
        ("stronghold blue", 1, False),
    ],
)
def test_one_point_where_one_rules_two_elsewhere(kiev: str, slot: int, *, expected: bool) -> None:
    """A good is taken where one has a troop and where it still lies."""
    table = position(f"turn blue tax {slot}\nkiev: {kiev}\nrostov: blue 1, taxed\nblue:\nred:")
    assert (choices(table, "tax") == ["tax kiev"]) is expected


def test_the_good_leaves_the_map() -> None:
    """It lies on boat or dock, and comes back to the map with the next round (G23)."""
    table = position("turn blue tax 1\nkiev: blue 1\nblue:\nred:")
    play(table, "tax kiev")
    assert goods(table, "blue") == "wood 1"
    assert table.stock[5] == 0
    assert choices(table) == ["end"]


def test_two_goods_for_two_points() -> None:
    """Where one rules, one each; each region gives its good."""
    table = position("turn blue tax 1\nkiev: blue 1\npereyaslavl: blue 1\nblue:\nred:")
    play(table, "tax kiev", "tax pereyaslavl")
    assert goods(table, "blue") == "wood 1 fur 1"


@pytest.mark.parametrize(
    ("choice", "expected", "coins"), [("extra-good", "fish 2", 0), ("extra-coin", "fish 1", 1)]
)
def test_an_own_market_brings_more(choice: str, expected: str, coins: int) -> None:
    """One more of the same good or a coin, from the supply (G22)."""
    table = position("turn blue tax 1\nvolyn: blue 1, market blue\nblue: coins 0\nred:")
    play(table, "tax volyn")
    assert choices(table) == ["extra-good", "extra-coin"]
    play(table, choice)
    assert (goods(table, "blue"), table.coins[0]) == (expected, coins)
    assert choices(table, "tax") == []


def test_a_market_of_somebody_else_brings_nothing() -> None:
    """Only its owner has the use of it."""
    table = play(position("turn blue tax 1\nvolyn: blue 1, market red\nblue:\nred:"), "tax volyn")
    assert goods(table, "blue") == "fish 1"
    assert choices(table) == ["end"]


def test_a_market_without_a_good_brings_nothing() -> None:
    """Where the good is gone the market does not work (rulebook, market)."""
    table = position("turn blue tax 1\nvolyn: blue 1, market blue, taxed\nblue:\nred:")
    assert choices(table) == ["pass"]


def test_refusals() -> None:
    """Nobody there, nothing there, too few points, out of play."""
    table = position("turn blue tax 2\nkiev: blue 1, red 1\nvolyn: blue 1, taxed\nblue:\nred:")
    assert reason(table, "tax novgorod") == "why-not-occupied"
    assert reason(table, "tax volyn") == "why-no-good-there"
    assert reason(table, "tax kiev") == "why-too-few-tax-points"
    assert reason(table, "tax azov") == "why-not-in-play"
