"""Solo: the points of the rebellion, ties and the verdict (rulebook, solo mode: scoring)."""

from __future__ import annotations

import pytest

from terem.core.outcome import Outcome
from terem.games.rurik import GAME

from .looks import choices, play, told
from .uprising import uprising

EVEN = "kiev: rebels 2\nvolyn: you 2\n"


def _outcome(text: str) -> Outcome:
    table = uprising(f"round 4\nclaim\nuncovered war 2\nuncovered build 2\nuncovered tax 2\n{text}")
    if not table.over:
        play(table, choices(table, "load")[-1])
    return GAME.outcome(table)


def _points(outcome: Outcome) -> dict[str, list[int]]:
    return {told(source.name).split("(")[0]: source.points for source in outcome.sources}


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_coins(coins: int, points: int) -> None:
    """A point for each three coins, rounded up; yours score nothing."""
    outcome = _outcome(f"{EVEN}rebels: coins {coins}\nyou: coins 9")
    assert _points(outcome)["source-coins"] == [0, points]


@pytest.mark.parametrize(
    ("goods", "points"),
    [("wood 3", 0), ("wood 4", 1), ("wood 5 fur 2", 1), ("wood 5 fur 3", 2), ("honey 2 fish 3", 0)],
)
def test_goods_on_the_dock(goods: str, points: int) -> None:
    """A point for each three goods of all kinds that the boat has no place for, rounded up."""
    outcome = _outcome(f"{EVEN}rebels: coins 0; goods {goods}\nyou: goods fur 7")
    assert _points(outcome)["source-dock"] == [0, points]


def test_tracks_and_war() -> None:
    """Tracks and the warfare track are scored as usual."""
    outcome = _outcome(f"{EVEN}rebels: coins 0; tracks 3 0 5; war 2\nyou: war 1; tracks 1 1 1")
    sources = outcome.sources
    assert [source.points for source in sources[:4]] == [[1, 3], [1, 0], [1, 8], [1, 3]]
    assert outcome.scores[1] == 14


@pytest.mark.parametrize(("wars", "points"), [((0, 0), [0, 0]), ((2, 2), [3, 3]), ((1, 0), [3, 0])])
def test_war_of_two(wars: tuple[int, int], points: list[int]) -> None:
    """Both may be first; a marker that never moved scores nothing (G37)."""
    outcome = _outcome(f"{EVEN}you: war {wars[0]}\nrebels: war {wars[1]}")
    assert outcome.sources[3].points == points


@pytest.mark.parametrize(
    ("agenda", "yours", "theirs", "points"),
    [
        ("conquering", "war 1", "war 2", 0),
        ("conquering", "war 2", "war 2", 2),
        ("capable", "goods wood 4", "goods fish 5", 0),
        ("capable", "goods wood 5", "goods fish 5", 2),
        ("regal", "goods fur 1", "goods honey 2", 0),
        ("prosperous", "tracks 0 0 2", "tracks 0 0 3", 0),
    ],
)
def test_your_agenda_against_the_rebellion(
    agenda: str, yours: str, theirs: str, points: int
) -> None:
    """The rebellion is compared with like any opponent, and has no agenda of its own."""
    outcome = _outcome(f"{EVEN}you: agenda {agenda}; {yours}\nrebels: coins 0; {theirs}")
    assert outcome.sources[4].points == [points, 0]


def test_the_protector_counts_its_structures() -> None:
    """Structures of the rebellion in regions that you rule count for you."""
    outcome = _outcome(
        "kiev: rebels 2, church rebels\nvolyn: you 2, church rebels, market rebels\n"
        "you: agenda protective"
    )
    assert outcome.sources[4].points == [2, 0]


@pytest.mark.parametrize(
    ("text", "verdict", "places"),
    [
        ("kiev: rebels 2\nvolyn: you 2\nyou: war 1\nrebels: coins 0", "verdict-won", [1, 2]),
        ("kiev: rebels 2\nvolyn: you 2\nrebels: coins 1", "verdict-lost", [2, 1]),
        ("kiev: rebels 2\nvolyn: you 2\nrebels: coins 0", "verdict-won", [1, 2]),
        ("kiev: rebels 2\nvolyn: you 1, neutrals 1\nrebels: coins 0", "verdict-lost", [2, 1]),
        ("kiev: rebels 2\nvolyn: you 2\nyou: coins 0\nrebels: coins 0", "verdict-shared", [1, 1]),
        (
            "kiev: rebels 2\nvolyn: you 2\nyou: coins 0; war 1\nrebels: coins 9",
            "verdict-shared",
            [1, 1],
        ),
    ],
)
def test_who_wins(text: str, verdict: str, places: list[int]) -> None:
    """More points; then more regions ruled; then more coins, of which its own were all scored."""
    outcome = _outcome(f"{text}\nyou: agenda regal")
    assert outcome.verdict is not None
    assert (outcome.verdict.id, outcome.places) == (verdict, places)
