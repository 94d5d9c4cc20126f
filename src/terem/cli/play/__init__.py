"""``terem play``: a whole game in the terminal, against bots or with others beside you."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.bots import bots
from terem.cli import arguments as common
from terem.cli.parser import Parser, number, one_of, path
from terem.cli.play.console import Console, Ended, Quit
from terem.cli.play.opening import BOT, begin
from terem.cli.play.signals import hang_ups
from terem.cli.voice import Gone
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.games import games

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.play.room import Room
    from terem.cli.voice import Voice

INTERRUPTED = 130


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    game = next(iter(games()), "GAME")
    found = Parser(
        voice, "play", Message("cli-play-about"), Message("cli-play-examples", {"game": game})
    )
    found.may("game", nargs="?", metavar=Message("cli-name-game"), help=Message("cli-play-game"))
    seats = number("--seats", 1)
    found.may("--seats", metavar="N", type=seats, help=Message("cli-option-seats"))
    found.may("--me", metavar="1,3|all|none", help=Message("cli-play-me"))
    found.may(
        "--bot",
        metavar="|".join(bots()),
        type=one_of("--bot", list(bots())),
        help=Message("cli-play-bot", {"default": BOT}),
    )
    found.may("--seed", metavar="S", help=Message("cli-option-seed"))
    common.setup(found)
    found.may(
        "--resume", metavar=Message("cli-name-file"), type=path, help=Message("cli-play-resume")
    )
    found.may("--save", metavar=Message("cli-name-file"), type=path, help=Message("cli-play-save"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Play until the game ends or the person leaves."""
    with hang_ups():
        try:
            room = begin(arguments, Console(voice), voice)
        except Ended:
            voice.warn(Message("cli-play-not-begun"))
            return INTERRUPTED
        return _play(room, voice)


def _play(room: Room, voice: Voice) -> int:
    try:
        room.play_on()
    except TeremError:
        room.store()
        voice.warn(room.way_back())
        raise
    except Quit:
        room.store()
        voice.tell(room.way_back())
        return 0
    except (Ended, Gone, KeyboardInterrupt):
        room.store()
        voice.warn(room.way_back())
        return INTERRUPTED
    room.close()
    return 0
