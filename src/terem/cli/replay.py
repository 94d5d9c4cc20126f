"""``terem replay``: what a record tells: how the game ended, or how it stood on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.cli import arguments as common
from terem.cli import ranking
from terem.cli.boxes import follow
from terem.cli.files import read_record
from terem.cli.parser import Parser, number, path
from terem.cli.position import log, question, summary
from terem.cli.seats import viewer
from terem.core.message import Message
from terem.core.step import NOBODY

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice
    from terem.core.play import Play


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "replay", Message("cli-replay-about"), Message("cli-replay-examples"))
    found.need("file", type=path, help=Message("cli-argument-file"))
    found.may("--ply", metavar="P", type=number("--ply", 0), help=Message("cli-option-ply"))
    found.may("--seat", metavar="S|watcher", help=Message("cli-replay-seat"))
    found.may("--log", action="store_true", help=Message("cli-replay-log"))
    common.box(found)
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Follow the record and tell where it leads."""
    record = read_record(arguments.file)
    play = follow(arguments.file, record, voice, arguments.box, arguments.ply)
    seat = viewer(arguments.seat, record.seats)
    if seat is None:
        seat = NOBODY if play.over else play.asked()[0]
    if arguments.json:
        voice.give(_as_json(play, seat, len(record.entries), voice, told=arguments.log))
        return 0
    if arguments.log:
        voice.tell_all(log(play, seat))
        voice.say()
    if play.outcome is not None:
        lines = ranking.ranking(play.outcome, record.seats, voice)
    else:
        lines = _position(play, seat, len(record.entries), voice)
    for line in lines:
        voice.say(line)
    return 0


def _position(play: Play, seat: int, plies: int, voice: Voice) -> list[str]:
    sight = play.sight(seat)
    lines = [voice.text(Message("cli-replay-ply", {"ply": play.ply, "plies": plies}))]
    lines += map(voice.text, summary(play.game, sight))
    return [*lines, "", *question(sight, voice)]


def _as_json(play: Play, seat: int, plies: int, voice: Voice, *, told: bool) -> dict[str, object]:
    sight = play.sight(seat)
    outcome = play.outcome
    return {
        "game": play.game.id,
        "rules": play.record.rules,
        "components": play.record.components,
        "seats": play.record.seats,
        "seed": play.record.seed,
        "options": play.record.options,
        "ply": play.ply,
        "plies": plies,
        "seat": None if seat == NOBODY else seat + 1,
        "over": play.over,
        "asked": [asked + 1 for asked in sight.asked],
        "prompt": None if sight.prompt is None else voice.text(sight.prompt),
        "choices": [
            {"words": offer.words, "meaning": voice.text(offer.label)} for offer in sight.offers
        ],
        "summary": [voice.text(message) for message in summary(play.game, sight)],
        "outcome": outcome and ranking.as_json(outcome, play.record.seats, voice),
        **({"log": [voice.text(message) for message in log(play, seat)]} if told else {}),
    }
