"""Outcome: places by keys, and points that add up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import GAME

from terem.core.dice import Dice
from terem.core.outcome import places
from terem.core.position import AnyGame
from terem.core.walk import walk
from terem.games import games


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(5,), (7,), (6,)], [3, 1, 2]),
        ([(7,), (7,), (6,)], [1, 1, 3]),
        ([(9,), (7,), (7,), (6,)], [1, 2, 2, 4]),
        ([(7, 1), (7, 2), (6, 9)], [2, 1, 3]),
        ([(-1,), (-2,)], [1, 2]),
        ([(0,), (0,), (0,)], [1, 1, 1]),
        ([(3,)], [1]),
        ([], []),
    ],
)
def test_places(keys: list[tuple[int, ...]], expected: list[int]) -> None:
    """Higher is better; ties share a place, and the next one is left out."""
    assert expected == places(keys)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1))
def test_a_place_tells_how_many_are_better(keys: list[tuple[int, ...]]) -> None:
    """Somebody is first, and equal keys mean equal places."""
    found = places(keys)
    assert min(found) == 1
    for key, place in zip(keys, found, strict=True):
        assert sorted(keys, reverse=True).index(key) + 1 == place


@pytest.mark.parametrize("game", [GAME, *games().values()], ids=lambda game: str(game.id))
def test_sources_add_up_to_the_scores(game: AnyGame) -> None:
    """Every point has a source, in every game found; every seat has a score and a place."""
    for number in range(5):
        seats = game.seats[-1]
        table = game.start(seats, f"sources-{number}")
        walk(table, Dice(f"sources-{number}", [], seats), game.bound)
        outcome = game.outcome(table)
        sums = [sum(source.points[side] for source in outcome.sources) for side in range(seats)]
        assert outcome.scores[:seats] == sums
        assert len(outcome.scores) == len(outcome.places)
        assert min(place for place in outcome.places if place) == 1
