"""The games of the house: every folder here, and every package that asks in by entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.position import AnyGame

GROUP = "terem.games"
"""The entry point group by which other packages bring games of the same shape."""


@cache
def games() -> dict[str, AnyGame]:
    """All games that are here, by id."""
    packages = [f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg]
    packages += [point.value for point in entry_points(group=GROUP)]
    found: dict[str, AnyGame] = {}
    for package in packages:
        game: AnyGame = import_module(package).GAME
        found[game.id] = game
    return dict(sorted(found.items()))


def find(id: str) -> AnyGame:
    """The game with this id."""
    known = games()
    if id not in known:
        raise TeremError(Message("error-game", {"game": id, "known": ", ".join(known)}))
    return known[id]
