"""Terem: a house of medieval and dynastic board games.

::

    import terem

    play = terem.start("middle_ages", seats=3, seed="first")
    play.choices()              # what the seat that is asked may choose, in words
    play.take(play.choices()[0])
    terem.picture(play, seat=0) # shows itself in a notebook
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from terem.core import table as _table
from terem.core.play import Play
from terem.core.record import parse
from terem.core.step import NOBODY
from terem.data.home import find_components, new_components
from terem.data.inventory import inventory_of
from terem.draw import Drawing, draw
from terem.games import find
from terem.games import games as _games

__all__ = ["Drawing", "Play", "compiled", "games", "picture", "replay", "start"]


def games() -> list[str]:
    """The ids of all games that are here."""
    return list(_games())


def start(
    game: str,
    seats: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    box: Path | None = None,
) -> Play:
    """A new game; with a box file, one that is played with corrected components."""
    found = find(game)
    components = new_components(inventory_of(found.package), box)
    return Play.new(found, seats, seed, options, components)


def replay(record: str | Path, ply: int | None = None) -> Play:
    """The game that a record tells, given as a text or as a file, up to a ply."""
    text = record.read_text(encoding="utf-8") if isinstance(record, Path) else record
    told = parse(text)
    game = find(told.game)
    return Play.replay(
        game, told, find_components(inventory_of(game.package), told.components), ply
    )


def picture(play: Play, seat: int = NOBODY, lang: str = "en", theme: str = "light") -> Drawing:
    """What a seat sees, or a watcher; it shows itself in a notebook."""
    return draw(play.game, play.sight(seat), lang, theme)


def compiled() -> bool:
    """Whether the rules run compiled; they are the same either way, but slower uncompiled."""
    return not str(_table.__file__).endswith(".py")
