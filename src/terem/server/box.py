"""Box: what the shelf tells of a game, whether it is here already or only its place is kept."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import msgspec

from terem.core.position import AnyGame
from terem.data.manifest import Manifest, load_manifest
from terem.games import games

_SHELF: Final = Path(__file__).with_name("shelf.toml")


class Kept(msgspec.Struct, frozen=True):
    """A place on the shelf."""

    id: str
    title: dict[str, str]
    seats: tuple[int, int]


class _Places(msgspec.Struct, frozen=True):
    box: list[Kept]


class Box(msgspec.Struct, frozen=True):
    """A box on the shelf; one without a game is still to come."""

    id: str
    titles: dict[str, str]
    seats: tuple[int, int]
    game: AnyGame | None = None
    manifest: Manifest | None = None

    def title(self, lang: str) -> str:
        """What the box is called."""
        return self.titles.get(lang) or self.titles["en"]


@cache
def boxes() -> list[Box]:
    """The places in their order, then every game that has no place of its own."""
    places = msgspec.toml.decode(_SHELF.read_bytes(), type=_Places).box
    found = [
        box_of(games()[place.id])
        if place.id in games()
        else Box(place.id, place.title, place.seats)
        for place in places
    ]
    known = {place.id for place in places}
    return found + [box_of(game) for id, game in games().items() if id not in known]


def box_of(game: AnyGame) -> Box:
    """The box of a game that is here."""
    with as_file(files(game.package).joinpath("game.toml")) as path:
        manifest = load_manifest(path)
    titles = {"en": manifest.title.en, "ru": manifest.title.ru}
    return Box(game.id, titles, (game.seats[0], game.seats[-1]), game, manifest)
