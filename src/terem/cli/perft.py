"""``terem perft``: how many ways a game can go on, to compare rules with other programs."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from terem.cli.arguments import new_game, seed_of
from terem.cli.boxes import components_of
from terem.cli.parser import Parser, number
from terem.cli.tables import aligned
from terem.core.message import Message
from terem.core.play import Play
from terem.core.walk import perft
from terem.games import find, games

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    game = next(iter(games()), "GAME")
    found = Parser(
        voice, "perft", Message("cli-perft-about"), Message("cli-perft-examples", {"game": game})
    )
    new_game(found)
    found.may(
        "--depth",
        metavar="D",
        type=number("--depth", 1),
        default=3,
        help=Message("cli-perft-depth", {"default": 3}),
    )
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Count, depth by depth."""
    game = find(arguments.game)
    voice.enter(game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    seed = seed_of(arguments)
    box = components_of(game, arguments.box)
    table = Play.new(game, seats, seed, dict(arguments.option), box).table
    # The chronicle would be written in every position that is only counted.
    table.chronicle = None
    counted: list[dict[str, float]] = []
    for depth in range(1, arguments.depth + 1):
        began = perf_counter()
        count = perft(table, depth)
        seconds = round(perf_counter() - began, 6)
        counted.append({"depth": depth, "count": count, "seconds": seconds})
    if arguments.json:
        voice.give({"game": game.id, "seats": seats, "seed": seed, "depths": counted})
        return 0
    voice.tell(Message("cli-walk-seed", {"seed": seed}))
    rows = [[voice.text(Message(f"cli-perft-head-{head}")) for head in counted[0]]]
    rows += [[str(row["depth"]), str(row["count"]), f"{row['seconds']:.2f}"] for row in counted]
    for line in aligned(rows):
        voice.say(line)
    return 0
