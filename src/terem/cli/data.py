"""``terem data``: every value of a box with its source, and a checklist for whoever owns one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.cli import arguments as common
from terem.cli.boxes import contents_of
from terem.cli.games import manifest_of
from terem.cli.parser import Parser
from terem.core.message import Message, name
from terem.data.boxes import template
from terem.data.provenance import Group, Row, checklist, colour_rows, rows
from terem.games import find, games

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    game = next(iter(games()), "GAME")
    found = Parser(
        voice, "data", Message("cli-data-about"), Message("cli-data-examples", {"game": game})
    )
    found.need("game", help=Message("cli-argument-game"))
    found.may("--reconstructed", action="store_true", help=Message("cli-data-reconstructed"))
    found.may("--template", action="store_true", help=Message("cli-data-template"))
    common.box(found)
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """List the values, or write a box file to be filled in."""
    game = find(arguments.game)
    voice.enter(game)
    contents = contents_of(game, arguments.box)
    if arguments.template:
        voice.say(template(contents).rstrip("\n"))
        return 0
    only = arguments.reconstructed
    colours = colour_rows(manifest_of(game), reconstructed_only=only)
    if arguments.json:
        found = [*rows(contents, reconstructed_only=only), *colours]
        voice.give({"game": game.id, "components": contents.digest, "values": found})
        return 0
    unsure = sum(row.reconstructed for row in [*rows(contents), *colours])
    voice.tell(Message("cli-games-data", {"digest": contents.digest, "count": unsure}))
    for group in [*checklist(contents, reconstructed_only=only), *_colours(colours)]:
        voice.say()
        voice.say(voice.bold(voice.text(group.title)))
        for line in group.lines:
            voice.say(f"[ ] {voice.text(line)}")
    return 0


def _colours(found: list[Row]) -> list[Group]:
    """The colours of the players' pieces, as one more handful to look at."""
    if not found:
        return []
    title = Message(
        "data-checklist-kind", {"kind": name("box", found[0].kind), "count": len(found)}
    )
    lines = [
        Message("data-checklist-line", {"entry": row.id, "values": f'{row.field} = "{row.value}"'})
        for row in found
    ]
    return [Group(title, lines)]
