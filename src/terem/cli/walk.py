"""``terem walk``: random games, to see that the rules hold and how the scores come out."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import msgspec

from terem.cli.arguments import new_game, seed_of
from terem.cli.boxes import components_of
from terem.cli.files import SUFFIX, make_folder, write_whole
from terem.cli.parser import Parser, number, path
from terem.cli.progress import Progress
from terem.cli.scores import Scores, Tally
from terem.cli.seats import seat_counts
from terem.cli.tables import aligned
from terem.cli.walker import Walker
from terem.core.message import Arg, Message
from terem.core.play import check_seed
from terem.games import find, games

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable
    from pathlib import Path

    from terem.cli.voice import Voice
    from terem.cli.walker import Walk
    from terem.core.record import Record

GAMES: Final = 100

_HEADS: Final = (
    "seats",
    "games",
    "finished",
    "choices",
    "seconds",
    "rate",
    "mean",
    "sd",
    "least",
    "most",
    "winner",
)


class _Result(msgspec.Struct):
    """What came of the games with one number of seats, or of all."""

    seats: int | None
    games: int = 0
    finished: int = 0
    choices: int = 0
    seconds: float = 0.0
    choices_per_second: int = 0
    violations: list[dict[str, Arg]] = []
    scores: Scores | None = None


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    game = next(iter(games()), "GAME")
    found = Parser(
        voice, "walk", Message("cli-walk-about"), Message("cli-walk-examples", {"game": game})
    )
    new_game(found, counts=True)
    found.may(
        "--games",
        metavar="K",
        type=number("--games", 1),
        default=GAMES,
        help=Message("cli-walk-games", {"default": GAMES}),
    )
    found.may("--check", action="store_true", help=Message("cli-walk-check"))
    folder = Message("cli-name-folder")
    found.may("--save", metavar=folder, type=path, help=Message("cli-walk-save"))
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Walk, and tell what came of it; 1 when something did not hold."""
    game = find(arguments.game)
    voice.enter(game)
    counts = seat_counts(arguments.seats, game)
    seed = seed_of(arguments)
    check_seed(_own(seed, arguments.games))
    options = dict(arguments.option)
    for seats in counts:
        game.agree(options, seats)
    walker = Walker(game, options, components_of(game, arguments.box))
    once = walker.fast if arguments.save is None else walker.recorded
    if arguments.check:
        once = walker.checked
    if arguments.save is not None:
        make_folder(arguments.save)
    results = [_Result(seats, games=arguments.games, violations=[]) for seats in counts]
    with Progress(len(counts) * arguments.games) as progress:
        for result in results:
            _walk(result, seed, once, arguments.save, progress, voice)
    total = _total(results)
    if arguments.json:
        voice.give({"game": game.id, "seed": seed, "results": results, "total": total})
    else:
        _tell(seed, results, total, voice)
    return 0 if total.finished == total.games and not total.violations else 1


def _walk(
    result: _Result,
    seed: str,
    once: Callable[[int, str], Walk],
    folder: Path | None,
    progress: Progress,
    voice: Voice,
) -> None:
    """Play all games of a result, each with a seed of its own; only the playing is timed."""
    seats = result.seats or 0
    tally = Tally()
    for game in range(1, result.games + 1):
        own = _own(seed, game)
        began = perf_counter()
        walk = once(seats, own)
        result.seconds += perf_counter() - began
        result.choices += walk.choices
        result.finished += walk.finished
        result.violations += [
            {"seats": seats, "seed": own, "text": voice.text(message)}
            for message in walk.violations
        ]
        if walk.finished:
            tally.add(walk.scores)
        if folder is not None and walk.record is not None:
            _save(folder, walk.record)
        progress.step()
    result.choices_per_second = round(result.choices / max(result.seconds, 1e-9))
    result.scores = tally.scores()


def _own(seed: str, game: int) -> str:
    """The seed of one game."""
    return f"{seed}-{game}"


def _save(folder: Path, record: Record) -> None:
    # A seed may hold signs that mean something in a path.
    name = f"{record.game}-{record.seats}-{quote(record.seed, safe='')}{SUFFIX}"
    write_whole(folder / name, record.text().encode())


def _total(results: list[_Result]) -> _Result:
    total = _Result(None, violations=[])
    for result in results:
        total.games += result.games
        total.finished += result.finished
        total.choices += result.choices
        total.seconds += result.seconds
        total.violations += result.violations
    total.choices_per_second = round(total.choices / max(total.seconds, 1e-9))
    return total


def _tell(seed: str, results: list[_Result], total: _Result, voice: Voice) -> None:
    rows = [[voice.text(Message(f"cli-walk-head-{head}")) for head in _HEADS]]
    rows += [_row(str(result.seats), result) for result in results]
    if len(results) > 1:
        rows.append(_row(voice.text(Message("cli-row-total")), total))
    voice.tell(Message("cli-walk-seed", {"seed": seed}))
    for line in aligned(rows):
        voice.say(line)
    for violation in total.violations:
        voice.tell(Message("cli-walk-violation", violation))
    left = total.games - total.finished
    if left:
        voice.tell(Message("cli-walk-unfinished", {"count": left}))


def _row(name: str, result: _Result) -> list[str]:
    row = [name, str(result.games), str(result.finished), str(result.choices)]
    row += [f"{result.seconds:.2f}", str(result.choices_per_second)]
    scores = result.scores
    if scores is None:
        return row
    row += [f"{scores.mean:.1f}", f"{scores.sd:.1f}", str(scores.min), str(scores.max)]
    return [*row, f"{scores.winner_mean:.1f}"]
