"""Every game found, at every seat count, with every option in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from toys import GAME

from terem.core.game import Game
from terem.games import games

AnyGame = Game[Any, Any, Any]

EVERY = [GAME, *games().values()]


def tables() -> Iterator[Any]:
    """One parameter for each game, seat count, and value of an option."""
    for game in EVERY:
        for seats in game.seats:
            yield pytest.param(game, seats, {}, id=f"{game.id}-{seats}")
        for option in game.options:
            for value in option.values[1:]:
                seats = (option.seats or [*game.seats])[-1]
                yield pytest.param(
                    game, seats, {option.id: value}, id=f"{game.id}-{option.id}-{value}"
                )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test every table it asks for."""
    if {"game", "seats", "options"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "seats", "options"), list(tables()))
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(game, id=game.id) for game in EVERY])
