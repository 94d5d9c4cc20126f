"""``terem games``: what there is to play."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING

import msgspec

from terem.cli.boxes import contents_of
from terem.cli.options import option_name
from terem.cli.parser import Parser
from terem.core.message import Message
from terem.data.manifest import load_manifest
from terem.data.provenance import colour_rows, rows
from terem.games import find, games

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice
    from terem.core.position import AnyGame
    from terem.data.manifest import Manifest


class _Box(msgspec.Struct, frozen=True):
    """What is told of one game."""

    id: str
    titles: dict[str, str]
    seats: list[int]
    options: dict[str, list[str]]
    rules: str
    designers: list[str]
    artists: list[str]
    publishers: list[str]
    year: int
    minutes: list[int]
    age: int
    components: str
    reconstructed: int


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "games", Message("cli-games-about"), Message("cli-games-examples"))
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """List the games."""
    boxes = [_box(game) for game in games().values()]
    if arguments.json:
        voice.give(boxes)
        return 0
    for number, box in enumerate(boxes):
        if number:
            voice.say()
        _tell(box, voice)
    return 0


def manifest_of(game: AnyGame) -> Manifest:
    """What a game's own file tells of it."""
    with as_file(files(game.package).joinpath("game.toml")) as path:
        return load_manifest(path)


def _box(game: AnyGame) -> _Box:
    manifest = manifest_of(game)
    contents = contents_of(game)
    unsure = rows(contents, reconstructed_only=True)
    return _Box(
        id=game.id,
        titles={"en": manifest.title.en, "ru": manifest.title.ru},
        seats=list(game.seats),
        options={option.id: option.values for option in game.options},
        rules=game.rules,
        designers=list(manifest.credits.designers),
        artists=list(manifest.credits.artists),
        publishers=list(manifest.credits.publishers),
        year=manifest.credits.year,
        minutes=list(manifest.minutes),
        age=manifest.age,
        components=contents.digest,
        reconstructed=len(unsure) + len(colour_rows(manifest, reconstructed_only=True)),
    )


def _tell(box: _Box, voice: Voice) -> None:
    title = box.titles.get(voice.lang, box.titles["en"])
    voice.say(voice.bold(f"{title} ({box.id})"))
    voice.tell(
        Message(
            "cli-games-seats",
            {
                "least": box.seats[0],
                "most": box.seats[-1],
                "from": box.minutes[0],
                "to": box.minutes[1],
                "age": box.age,
            },
        )
    )
    voice.enter(find(box.id))
    for id, values in box.options.items():
        _tell_option(id, values, voice)
    voice.tell(Message("cli-games-rules", {"rules": box.rules}))
    voice.tell(
        Message(
            "cli-games-credits",
            {
                "designers": ", ".join(box.designers),
                "artists": ", ".join(box.artists),
                "publishers": ", ".join(box.publishers),
                "year": box.year,
            },
        )
    )
    voice.tell(Message("cli-games-data", {"digest": box.components, "count": box.reconstructed}))


def _tell_option(id: str, values: list[str], voice: Voice) -> None:
    """The words a person reads, and beside them those that the arguments want."""
    voice.tell(Message("cli-games-option", {"option": id, "meaning": option_name(id)}))
    for value in values:
        voice.tell(
            Message(
                "cli-games-value",
                {"option": id, "value": value, "meaning": option_name(id, value)},
            )
        )
