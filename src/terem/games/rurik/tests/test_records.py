"""Stored games end in every way there is, and their places are told as they were (G39)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terem.core.play import Play
from terem.core.record import parse
from terem.games.rurik import GAME

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("file", "places", "ties"),
    [
        ("4-greedy", [1, 4, 2, 3], []),
        ("2-tie-regions", [1, 2], ["tie-regions"]),
        ("2-tie-coins", [1, 2], ["tie-regions", "tie-coins"]),
        ("2-shared", [1, 1], ["tie-regions", "tie-coins"]),
    ],
)
def test_a_stored_game_ends_as_it_did(file: str, places: list[int], ties: list[str]) -> None:
    """By points alone, by regions ruled, by coins, and in a shared victory.

    A record holds the scores only; the places, and what was compared, are told here.
    """
    outcome = _replayed(file).outcome
    assert outcome is not None
    assert places == outcome.places
    assert ties == [tie.name.id for tie in outcome.ties]


@pytest.mark.parametrize(
    ("file", "verdict"),
    [("1-won", "verdict-won"), ("1-medium", "verdict-won"), ("1-hard", "verdict-lost")],
)
def test_alone_one_wins_or_loses(file: str, verdict: str) -> None:
    """The rebellion is one more side, and the tie of the second game was broken by regions."""
    outcome = _replayed(file).outcome
    assert outcome is not None
    assert outcome.verdict is not None
    assert verdict == outcome.verdict.id


def _replayed(file: str) -> Play:
    record = parse((RECORDS / f"{file}.terem").read_text("utf-8"))
    return Play.replay(GAME, record, GAME.components())
