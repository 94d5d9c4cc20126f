"""``terem bench``: how fast a game's rules are here, as ratios to a yardstick of the same run."""

from __future__ import annotations

import sys
from copy import deepcopy
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

import terem
from terem.cli import arguments as common
from terem.cli.boxes import components_of
from terem.cli.parser import Parser, number
from terem.cli.tables import aligned
from terem.core.dice import GUESS, Dice
from terem.core.message import Message
from terem.core.position import state
from terem.core.walk import walk
from terem.games import find, games

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

    from terem.cli.voice import Voice
    from terem.core.components import Components
    from terem.core.position import AnyGame
    from terem.core.table import Table

SEED: Final = "bench"
POSITIONS: Final = 50
"""Positions of one random game, spread over its whole length."""
SLICE: Final = 0.1
"""Seconds for which one thing is repeated."""
TURNS: Final = 5
"""Everything is measured so often, in turn; the fastest counts, for it was disturbed least."""
LOOP: Final = 1_000


class _Measure(msgspec.Struct, frozen=True):
    """One thing that was measured, and the yardstick it is held against."""

    what: str
    microseconds: float
    yardstick: str
    yardstick_microseconds: float
    ratio: float


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    game = next(iter(games()), "GAME")
    found = Parser(
        voice, "bench", Message("cli-bench-about"), Message("cli-bench-examples", {"game": game})
    )
    found.need("game", help=Message("cli-argument-game"))
    found.may("--seats", metavar="N", type=number("--seats", 1), help=Message("cli-option-seats"))
    common.box(found)
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Measure, and tell."""
    game = find(arguments.game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    measures = _measure(game, seats, components_of(game, arguments.box))
    if arguments.json:
        voice.give(
            {
                "game": game.id,
                "seats": seats,
                "compiled": terem.compiled(),
                "python": sys.version.split()[0],
                "measures": measures,
            }
        )
        return 0
    heads = ("what", "time", "yardstick", "ratio")
    table = [[voice.text(Message(f"cli-bench-head-{head}")) for head in heads]]
    table += [
        [
            voice.text(Message(f"cli-bench-{measure.what}")),
            f"{measure.microseconds:.2f}",
            f"{measure.yardstick_microseconds:.2f}",
            f"{measure.ratio:.3f}",
        ]
        for measure in measures
    ]
    for line in aligned(table):
        voice.say(line)
    voice.tell(Message("cli-bench-compiled" if terem.compiled() else "cli-bench-plain"))
    return 0


def _measure(game: AnyGame, seats: int, box: Components) -> list[_Measure]:
    tables = _positions(game, seats, box)
    plain = [state(game, table) for table in tables]
    first: Table = game.start(seats, SEED, None, box)
    choices = walk(first.copy(), _dice(), game.bound)
    works: dict[str, tuple[Callable[[], object], int]] = {
        "copy": (lambda: [table.copy() for table in tables], len(tables)),
        "legal": (lambda: [t.legal(t.asked()[0]) for t in tables], len(tables)),
        "walk": (lambda: walk(first.copy(), _dice(), game.bound), choices),
        "deepcopy": (lambda: deepcopy(plain), len(plain)),
        "loop": (_loop, 1),
    }
    best = dict.fromkeys(works, float("inf"))
    for _ in range(TURNS):
        for what, (work, count) in works.items():
            best[what] = min(best[what], _microseconds(work) / count)
    return [
        _Measure(what, best[what], yardstick, best[yardstick], best[what] / best[yardstick])
        for what, yardstick in (("copy", "deepcopy"), ("legal", "loop"), ("walk", "loop"))
    ]


def _positions(game: AnyGame, seats: int, box: Components) -> list[Table]:
    table: Table = game.start(seats, SEED, None, box)
    dice = _dice()
    every: list[Table] = []
    while not table.over and len(every) < game.bound:
        every.append(table.copy())
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.follow(seat, legal[dice.below(GUESS, len(legal))])
    return every[:: max(1, len(every) // POSITIONS)]


def _dice() -> Dice:
    return Dice(SEED, [], 0)


def _microseconds(work: Callable[[], object]) -> float:
    """How long one piece of work takes, from as many as fit into a slice."""
    count = 0
    began = now = perf_counter()
    while now - began < SLICE:
        work()
        count += 1
        now = perf_counter()
    return (now - began) / count * 1e6


def _loop() -> int:
    """The yardstick: the same work for ever, so that machines can be told apart from rules."""
    total = 0
    for term in range(LOOP):
        total = (total * 31 + term) & 0xFFFF
    return total
