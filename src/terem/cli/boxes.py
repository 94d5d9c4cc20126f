"""Boxes: with which component data a game is played, and with which a record was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.cli.files import in_file
from terem.core.errors import TeremError
from terem.core.play import Play
from terem.data.home import default_box, find_components, new_components
from terem.data.inventory import inventory_of
from terem.data.loading import load
from terem.games import find

if TYPE_CHECKING:
    from pathlib import Path

    from terem.cli.voice import Voice
    from terem.core.components import Components
    from terem.core.position import AnyGame
    from terem.core.record import Record
    from terem.data.inventory import Contents


def contents_of(game: AnyGame, box: Path | None = None) -> Contents:
    """The data for new games: corrected by the given file, or else by the owner's own box file."""
    return load(inventory_of(game.package), default_box(game.id) if box is None else box)


def components_of(game: AnyGame, box: Path | None = None) -> Components:
    """The components for a new game; a box from a file is kept, since its record will need it."""
    return new_components(inventory_of(game.package), box)


def follow(
    path: Path, record: Record, voice: Voice, box: Path | None = None, ply: int | None = None
) -> Play:
    """The game that a record tells, with the box it was played with; the voice learns its words."""
    try:
        game = find(record.game)
        voice.enter(game)
        components = find_components(inventory_of(game.package), record.components, box)
        return Play.replay(game, record, components, ply)
    except TeremError as error:
        raise in_file(path, error) from None
