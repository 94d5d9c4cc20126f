"""Hints: what a game's folder tells the bots, in ``hints.py``."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.position import AnyGame


class Hints(Protocol):
    """A module of these functions."""

    def value(self, table: Any, seat: int) -> int:  # noqa: ANN401 - each game has its own table
        """How good a position is for a seat; more is better, and only the order counts."""
        ...


def hints_of(game: AnyGame) -> Hints:
    """The hints of a game, or the reason why its bots have none."""
    module = f"{game.package}.hints"
    if find_spec(module) is None:
        raise TeremError(Message("error-hints", {"game": game.id}))
    return cast(Hints, import_module(module))
