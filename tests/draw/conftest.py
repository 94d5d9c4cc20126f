"""Positions to draw: a game played at random, stopped anywhere."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from terem.core.play import Play
from terem.games import find

Walked = Callable[..., Play]


@pytest.fixture
def walked() -> Walked:
    """A game of so many seats after so many choices."""

    def walk(seats: int, choices: int, seed: str = "drawn") -> Play:
        play = Play.new(find("middle_ages"), seats, seed)
        random = Random(f"{seed}{seats}")  # noqa: S311 - a walk, not a secret
        while not play.over and choices:
            seat = play.asked()[0]
            play.take(random.choice(play.choices(seat)), seat)
            choices -= 1
        return play

    return walk
