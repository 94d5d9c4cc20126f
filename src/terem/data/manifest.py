"""Manifest: the identity of a game, as its game.toml tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from terem.data.entry import Entry, Id
from terem.data.errors import DataError, Place, refuse
from terem.data.expected import at_least, between, enough, expected, one_of
from terem.data.reading import read_struct, read_toml

if TYPE_CHECKING:
    from pathlib import Path

    from terem.core.message import Message

Number = Annotated[int, Meta(ge=1)]
Text = Annotated[str, Meta(min_length=1)]
GameId = Annotated[
    str, Meta(pattern="^[a-z][a-z0-9_]*$", extra={"expected": "data-expected-game-id"})
]


class Title(msgspec.Struct, frozen=True):
    """What the box is called."""

    en: Text
    ru: Text


class Seats(msgspec.Struct, frozen=True):
    """For how many players the box is made."""

    least: Number
    most: Number


class Credits(msgspec.Struct, frozen=True):
    """Whose work the game is."""

    designers: tuple[Text, ...]
    artists: tuple[Text, ...]
    publishers: tuple[Text, ...]
    year: Annotated[int, Meta(ge=1000, le=9999)]


class Colour(Entry, frozen=True):
    """One colour of the players' pieces; its id is all that is known of it."""


class Option(msgspec.Struct, frozen=True):
    """Something that is agreed on before the start."""

    id: Id
    kind: Literal["choice", "bool"]
    default: str | bool
    values: tuple[Id, ...] = ()
    seats: tuple[Number, ...] = ()
    """The numbers of seats that it is meant for; none for any."""


class Manifest(msgspec.Struct, frozen=True):
    """Everything a game.toml tells."""

    id: GameId
    rules: Text
    """The version of the rules: it changes when behaviour changes, never for speed or tidying."""
    minutes: tuple[Number, Number]
    age: Number
    title: Title
    seats: Seats
    credits: Credits
    colours: tuple[Colour, ...]
    options: tuple[Option, ...] = ()


def load_manifest(path: Path) -> Manifest:
    """Read and check a game.toml, or tell every reason why not."""
    file = path.name
    problems: list[Message] = []
    manifest = read_struct(read_toml(path, file), Manifest, Place(file, "game", "-"), problems)
    if manifest is None:
        raise DataError(problems)
    problems += _check_range(manifest, file)
    problems += _check_ids("colours", manifest.colours, file)
    problems += _check_ids("options", manifest.options, file)
    for option in manifest.options:
        place = Place(file, "options", option.id)
        problems += [*_check_option(option, place), *_check_seats(option, manifest.seats, place)]
    refuse(problems)
    return manifest


def _check_range(manifest: Manifest, file: str) -> list[Message]:
    """Seats and minutes must rise, and there must be a colour for every seat."""
    seats = manifest.seats
    least, most = manifest.minutes
    place = Place(file, "game", "-")
    problems: list[Message] = []
    if seats.most < seats.least:
        inside, wants = place._replace(entry="seats"), at_least(seats.least)
        problems.append(inside.wrong("most", seats.most, wants))
    if most < least:
        problems.append(place.wrong("minutes", most, at_least(least)))
    if len(manifest.colours) < seats.most:
        colours = [colour.id for colour in manifest.colours]
        wants = enough(seats.most, len(colours))
        problems.append(place.wrong("colours", colours, wants))
    return problems


def _check_ids(
    kind: str, things: tuple[Colour, ...] | tuple[Option, ...], file: str
) -> list[Message]:
    """Tell of colours or options that stand twice."""
    ids = [thing.id for thing in things]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    return [Place(file, kind, id).says("data-duplicate") for id in twice]


def _check_option(option: Option, place: Place) -> list[Message]:
    """Require a choice to list its values, the default among them; a yes or no lists none."""
    if option.kind == "bool":
        fits = isinstance(option.default, bool)
        wants = expected(bool)
        listed = not option.values
    else:
        fits = option.default in option.values
        wants = one_of(option.values)
        listed = len(set(option.values)) == len(option.values) > 1
    problems: list[Message] = []
    if not fits:
        problems.append(place.wrong("default", option.default, wants))
    if not listed:
        problems.append(place.says("data-option-values", field="values"))
    return problems


def _check_seats(option: Option, seats: Seats, place: Place) -> list[Message]:
    """Nobody can agree on what is meant for more or fewer than the box is made for."""
    known = range(seats.least, seats.most + 1)
    if not known or set(option.seats) <= set(known):
        return []
    return [place.wrong("seats", list(option.seats), between(seats.least, seats.most))]
