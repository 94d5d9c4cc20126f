"""Claim phase: progress, income, deeds, tokens, goods, the next round (rulebook, phase 3)."""

from __future__ import annotations

import pytest

from terem.games.rurik.turns import blank_turn

from .looks import asked, choices, deeds, play, reason, tracks
from .positions import position

FIVE = """
    novgorod: blue 1
    rostov: blue 1
    polotsk: blue 1
    volyn: blue 1
    kiev: blue 1
"""


@pytest.mark.parametrize(
    ("lands", "step"),
    [
        ("kiev: blue 1", 0),
        ("kiev: blue 1\nvolyn: blue 1", 1),
        ("kiev: blue 1\nvolyn: blue 1\nrostov: stronghold blue", 2),
        ("kiev: blue 1\nvolyn: blue 1\nrostov: blue 2, red 1\nnovgorod: blue 1, red 1", 2),
        (FIVE.replace("rostov: blue 1", "rostov: blue 1, red 1"), 3),
        (FIVE.replace("rostov", "chernigov").replace("novgorod", "smolensk"), 4),
        (FIVE.replace("kiev", "smolensk"), 4),
        (FIVE, 5),
        (FIVE + "chernigov: blue 1\nsmolensk: blue 1", 5),
    ],
)
def test_the_track_of_rule(lands: str, step: int) -> None:
    """2, 3, 4, 5 regions, and at the top 5 with Kiev and Novgorod."""
    assert tracks(position(f"claim\n{lands}\nblue:\nred:"), "blue")[0] == step


@pytest.mark.parametrize(
    ("regions", "step"),
    [
        ("kiev", 0),
        ("kiev volyn", 1),
        ("kiev volyn polotsk", 2),
        ("kiev volyn polotsk smolensk", 3),
        ("kiev volyn polotsk smolensk novgorod", 4),
        ("kiev volyn polotsk smolensk novgorod rostov", 4),
        ("kiev volyn polotsk smolensk novgorod rostov chernigov", 5),
        ("kiev volyn novgorod rostov smolensk", 2),
    ],
)
def test_the_track_of_structures(regions: str, step: int) -> None:
    """2, 3, 4, 5, 7 regions next to each other; whoever rules them."""
    kinds = ["church", "market", "stronghold"] * 3
    lands = "\n".join(
        f"{id}: {kind} blue, red 3" for id, kind in zip(regions.split(), kinds, strict=False)
    )
    assert tracks(position(f"claim\n{lands}\nblue:\nred:"), "blue")[1] == step


@pytest.mark.parametrize(
    ("store", "step"),
    [
        ("wood 2", 0),
        ("wood 3", 1),
        ("wood 3 fish 2", 2),
        ("wood 3 fish 3 fur", 3),
        ("wood 3 fish 3 ore 2 fur", 4),
        ("wood 3 fish 3 ore 2 fur honey 2", 5),
        ("wood 9 fish 1", 1),
    ],
)
def test_the_track_of_trade(store: str, step: int) -> None:
    """3, 5, 7, 9, 11 goods on the boat; what lies on the dock does not count."""
    table = position(f"claim\nblue: goods {store}\nred:\ntoken blue")
    if choices(table, "load"):
        play(table, choices(table)[-1])
    assert tracks(table, "blue")[2] == step


def test_markers_never_go_down() -> None:
    """What was reached stays, though it is no longer so (rulebook, claim phase A)."""
    assert tracks(position("claim\nblue: tracks 3 2 1\nred:"), "blue") == [3, 2, 1]


@pytest.mark.parametrize(
    ("blue", "income"),
    [
        ("tracks 1 1 1; war 1", 0),
        ("tracks 0 1 1; war 1", 1),
        ("tracks 0 0 1; war 0", 3),
        ("tracks 1 1 1; war 1; goods ore 2", 1),
        ("tracks 1 1 1; war 1; goods ore 1 wood 2", 0),
        ("tracks 1 1 1; war 1; goods ore 2 wood 3 fish 3 honey 2 fur 1", 5),
        ("tracks 1 1 1; war 1; goods ore 4 fur 3", 2),
    ],
)
def test_income(blue: str, income: int) -> None:
    """A coin for each marker below its track and for each full column of the boat."""
    assert position(f"claim\nblue: coins 0; {blue}\nred:").coins[0] == income


def test_progress_comes_before_income() -> None:
    """A marker that has just come onto its track pays no more."""
    table = position("claim\nkiev: blue 1\nvolyn: blue 1\nblue: coins 0\nred: coins 0")
    assert table.coins == [3, 4]


def test_deeds_are_chosen_in_the_new_order() -> None:
    """Whoever holds the token begins; the row is filled after each pick (G34, G35)."""
    table = position(
        """
        claim
        token red
        row: hoard market-day trade-route
        deck: splendid-feast send-gifts capital-city
        blue:
        red:
        yellow:
        """
    )
    assert asked(table) == ["red"]
    assert set(choices(table)) == {
        "take-deed hoard",
        "take-deed market-day",
        "take-deed trade-route",
    }
    assert reason(table, "take-deed capital-city") == "why-deed-not-in-row"
    assert reason(table, "end") == "why-not-take-deed"
    play(table, "take-deed market-day")
    assert asked(table) == ["yellow"]
    assert deeds(table.deed_row) == ["hoard", "splendid-feast", "trade-route"]
    play(table, "take-deed splendid-feast")
    play(table, "take-deed hoard")
    assert deeds(table.deed_row) == ["capital-city", "send-gifts", "trade-route"]
    assert [deeds(mine) for mine in table.deeds] == [
        ["hoard"],
        ["market-day"],
        ["splendid-feast"],
    ]


def test_an_empty_deck_leaves_the_row_short() -> None:
    """Nothing is turned up, and whoever finds nothing takes nothing (G36)."""
    table = position("claim\nrow: hoard\ndeck: .\nblue:\nred:")
    play(table, "take-deed hoard")
    assert (table.deed_row, table.round) == ([], 2)


def test_tokens_goods_and_the_round() -> None:
    """Exchange tokens are turned up, missing goods laid, the marker moves on (D, E, F)."""
    table = position(
        """
        claim
        kiev: taxed
        row:
        deck: .
        blue: exchanged build muster
        red: exchanged build
        """
    )
    assert (table.exchanges, table.stock, table.round) == ([0] * 4, [1] * 8, 2)
    assert (table.phase, table.turn) == (1, blank_turn())


def test_after_the_last_round_only_progress() -> None:
    """No income, no deeds: the game is over (rulebook, claim phase)."""
    table = position("round 4\nclaim\nkiev: blue 1\nvolyn: blue 1\nblue: coins 0\nred:")
    assert table.over
    assert (tracks(table, "blue")[0], table.coins[0]) == (1, 0)


def test_the_first_player_of_the_next_round() -> None:
    """Is who holds the token; advisors are sent in the new order."""
    table = position("claim\ntoken red\nrow:\ndeck: .\nblue:\nred:\nyellow:")
    assert (table.first, asked(table)) == (1, ["red"])
