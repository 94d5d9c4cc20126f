"""Stored games end in every way there is, and their places are told as they were (N12, A26)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terem.core.message import name
from terem.core.play import Play
from terem.core.record import parse
from terem.games.middle_ages import GAME
from terem.games.middle_ages.components import AREAS, MARKET, PALACE

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("file", "places", "last"),
    [
        ("5-greedy", [3, 1, 5, 2, 4], None),
        ("2-tie-palace", [1, 2], PALACE),
        ("2-tie-column", [1, 2], MARKET),
        ("2-shared", [1, 1], 0),
    ],
)
def test_a_stored_game_ends_as_it_did(file: str, places: list[int], last: int | None) -> None:
    """By wealth alone, by palaces, by a column further left, and in a shared victory.

    A record holds the scores only; the places, and the last column compared, are told here.
    """
    record = parse((RECORDS / f"{file}.terem").read_text("utf-8"))
    outcome = Play.replay(GAME, record, GAME.components()).outcome
    assert outcome is not None
    assert places == outcome.places
    compared = [] if last is None else [name("area", area) for area in AREAS[last:]][::-1]
    assert compared == [tie.name for tie in outcome.ties]
