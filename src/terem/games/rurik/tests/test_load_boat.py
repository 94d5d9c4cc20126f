"""Claim phase: boat and dock (rulebook, tax; claim phase A; ruling R01)."""

from __future__ import annotations

import pytest

from .looks import asked, choices, label, play, reason, tracks
from .positions import position


def test_a_marker_may_stay_below_for_a_coin() -> None:
    """Whoever has a step in reach for the first time may hold goods back on the dock."""
    table = position("claim\nblue: goods wood 3\nred:\ntoken blue")
    assert choices(table) == ["load 2", "load 3"]
    assert [label(table, word).args["points"] for word in choices(table)] == [0, 1]
    held = play(table.copy(), "load 2")
    play(table, "load 3")
    assert (tracks(table, "blue"), tracks(held, "blue")) == ([0, 0, 1], [0, 0, 0])
    assert table.coins == [3 + 3 + 1, 3 + 4]
    assert held.coins == [3 + 4 + 1, 3 + 4]


@pytest.mark.parametrize(
    "text",
    [
        "claim\nblue: goods wood 2\nred:",
        "claim\nblue: goods fur 9\nred:",
        "claim\nblue: goods wood 3 fish 3; tracks 0 0 1\nred:",
        "round 4\nclaim\nblue: goods wood 3\nred:",
    ],
)
def test_otherwise_nothing_is_asked(text: str) -> None:
    """No step in reach, already on the track, or no income to come."""
    table = position(text)
    assert table.over or choices(table, "load") == []


@pytest.mark.parametrize(
    ("store", "loads"),
    [
        ("wood 3", ["load 2", "load 3"]),
        ("wood 4", ["load 2", "load 3"]),
        ("wood 3 fish 2", ["load 2", "load 4", "load 5"]),
        (
            "wood 3 ore 2 fish 3 honey 2 fur 1",
            ["load 2", "load 4", "load 6", "load 8", "load 10", "load 11"],
        ),
        ("fur 9 ore 9 honey 9", ["load 2", "load 4", "load 5"]),
    ],
)
def test_each_step_once(store: str, loads: list[str]) -> None:
    """The boat takes two ore, three wood, three fish, two honey and one fur."""
    table = position(f"claim\nblue: goods {store}\nred:\ntoken blue")
    assert choices(table) == loads


def test_it_can_be_taken_back() -> None:
    """Nothing comes to light by loading."""
    table = position("claim\nblue: goods wood 3\nred: goods fish 3\ntoken blue")
    play(table, "load 2")
    assert asked(table) == ["red"]
    assert table.seals == [0, 0]


def test_income_comes_from_a_boat_loaded_anew() -> None:
    """Goods move freely between progress and income (R01)."""
    table = position("claim\nblue: coins 0; goods wood 3; war 1\nred:\ntoken blue")
    play(table, "load 2")
    assert table.coins[0] == 3 + 1


def test_refusals() -> None:
    """More than there is, a number that comes to the same, another question."""
    table = position("claim\nblue: goods wood 3\nred:\ntoken blue")
    assert reason(table, "load 4") == "why-load-too-much"
    assert reason(table, "load 1") == "why-load-same"
    assert reason(table, "end") == "why-not-load"
