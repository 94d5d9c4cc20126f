"""Speed as ratios: every figure beside a yardstick that was measured in the same run.

``python bench/speed.py`` prints the table of the README for every game found; ``--json`` prints the
figures. The same file runs itself once more on the plain source, for the plain column.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from catanatron import Color, Game, RandomPlayer

import terem
from terem.core.dice import GUESS, Dice
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.sight import Sight
from terem.core.table import Table
from terem.core.walk import walk
from terem.draw import THEMES, Painted, Scene, Seen, draw_scene, sketch
from terem.games import games

ROUNDS: Final = 7
"""Every figure is the median of so many rounds, its yardstick measured in between."""

TABLES: Final = 200


def cost(work: Callable[[], object], seconds: float = 0.05) -> float:
    """Microseconds for one call, averaged over at least so many seconds."""
    calls = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        work()
        calls += 1
    return (time.perf_counter() - start) / calls * 1e6


def beside(work: Callable[[], object], yardstick: Callable[[], object]) -> tuple[float, float]:
    """The cost of some work and of a yardstick, taken in turn; the medians."""
    pairs = [(cost(work), cost(yardstick)) for _ in range(ROUNDS)]
    return statistics.median(p[0] for p in pairs), statistics.median(p[1] for p in pairs)


def middle(game: AnyGame, seats: int) -> Play:
    """A game played half way, so that there is something on the table."""
    play = Play.new(game, seats, "bench")
    whole = Play.new(game, seats, "bench")
    dice = Dice("bench", [], seats)
    length = walk(whole.table, dice, game.bound)
    dice = Dice("bench", [], seats)
    while play.ply < length // 2:
        seat = play.asked()[0]
        choices = play.choices(seat)
        play.take(choices[dice.below(GUESS, len(choices))], seat)
    return play


def copying(game: AnyGame) -> dict[str, float]:
    """Copying a table; plain ones beside copy.deepcopy, which cannot copy native ones."""
    table = middle(game, game.seats[-1]).table.copy()
    if terem.compiled():
        return {"microseconds": statistics.median(cost(table.copy) for _ in range(ROUNDS))}
    mine, deep = beside(table.copy, lambda: copy.deepcopy(table))
    return {"microseconds": mine, "yardstick": deep}


def walking(game: AnyGame, seats: int) -> dict[str, float]:
    """Random games, beside catanatron's random games with as many seats."""
    mine: list[float] = []
    theirs: list[float] = []
    for number in range(ROUNDS):
        mine.append(_choices_per_second(game, seats, number))
        theirs.append(_catanatron(min(seats, 4), number))
    ours, other = statistics.median(mine), statistics.median(theirs)
    return {"choices_per_second": ours, "yardstick": other, "ratio": ours / other}


def _choices_per_second(game: AnyGame, seats: int, number: int) -> float:
    choices = 0
    dice = Dice(f"walk-{number}", [], seats)
    start = time.perf_counter()
    while time.perf_counter() - start < 0.4:  # noqa: PLR2004 - seconds
        choices += walk(game.start(seats, f"{number}-{choices}"), dice, game.bound)
    return choices / (time.perf_counter() - start)


def _catanatron(seats: int, number: int) -> float:
    choices = 0
    start = time.perf_counter()
    for seed in range(2):
        players = [RandomPlayer(color) for color in list(Color)[: max(seats, 2)]]
        game = Game(players, seed=number * 10 + seed)
        game.play()
        choices += len(game.state.actions)
    return choices / (time.perf_counter() - start)


def memory(game: AnyGame) -> dict[str, float]:
    """Bytes of one live table with everything on it."""
    table = middle(game, game.seats[-1]).table.copy()
    tracemalloc.start()
    kept: list[Table] = [table.copy() for _ in range(TABLES)]
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    return {"bytes": size}


def drawing(game: AnyGame) -> dict[str, float]:
    """Drawing sights whole, and drawing only what changed, beside encoding them as JSON.

    All choices of a game are taken together, as the first seat sees them.
    """
    seats = 4 if 4 in game.seats else game.seats[-1]  # noqa: PLR2004 - a usual table
    sights = _sights(game, seats)
    scene = Scene(game, seats, 0, "en", THEMES["light"], None)
    shared = Scene(game, seats, 0, "en", THEMES["light"], None, Painted())
    encode = msgspec.json.Encoder().encode
    seen = sights[1:]
    whole, encoding = beside(
        lambda: [draw_scene(scene, s) for s in seen], lambda: [encode(s) for s in seen]
    )
    changed, again = beside(lambda: _follow(shared, sights), lambda: [encode(s) for s in seen])
    return {
        "whole": whole / len(seen),
        "changed": changed / len(seen),
        "yardstick": encoding / len(seen),
        "whole_ratio": whole / encoding,
        "changed_ratio": changed / again,
    }


def _follow(scene: Scene, sights: list[Sight]) -> None:
    """Draw one sight after another, of each what is new."""
    known = Seen()
    for sight in sights:
        known.newer(sketch(scene, sight))


def _sights(game: AnyGame, seats: int) -> list[Sight]:
    """What the first seat sees in the course of a random game."""
    play = Play.new(game, seats, "bench")
    dice = Dice("bench", [], seats)
    sights = [play.sight(0)]
    while not play.over:
        seat = play.asked()[0]
        choices = play.choices(seat)
        play.take(choices[dice.below(GUESS, len(choices))], seat)
        sights.append(play.sight(0))
    return sights


def measure(game: AnyGame) -> dict[str, dict[str, float]]:
    """Every figure of a game."""
    return {
        "copy": copying(game),
        **{f"walk-{seats}": walking(game, seats) for seats in game.seats},
        "memory": memory(game),
        "draw": drawing(game),
    }


def _plain() -> dict[str, dict[str, dict[str, float]]]:
    """The same figures from the plain source, in a process of its own."""
    source = Path(__file__).resolve().parent.parent / "src"
    said = subprocess.run(  # noqa: S603 - this very file
        [sys.executable, __file__, "--json"],
        env={**os.environ, "PYTHONPATH": str(source)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    figures: dict[str, dict[str, dict[str, float]]] = json.loads(said.stdout)
    return figures


def _rows(figures: dict[str, dict[str, float]], deepcopy: float) -> dict[str, str]:
    """The figures of one game in the words of the table."""
    copied = figures["copy"]["microseconds"]
    rows = {"one copy": f"{copied:.1f} µs, {deepcopy / copied:.0f} × faster than deepcopy"}
    for name, figure in figures.items():
        if name.startswith("walk-"):
            rows[f"random games, {name[5:]} seats"] = (
                f"{figure['choices_per_second']:,.0f} choices/s, {figure['ratio']:.1f} × catanatron"
            )
    rows["memory of a table"] = f"{figures['memory']['bytes'] / 1000:.1f} kB"
    drawn = figures["draw"]
    rows["drawing a table"] = f"{drawn['whole']:.0f} µs, {drawn['whole_ratio']:.1f} × JSON"
    rows["drawing a change"] = f"{drawn['changed']:.0f} µs, {drawn['changed_ratio']:.1f} × JSON"
    return rows


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    figures = {id: measure(game) for id, game in games().items()}
    if wanted.json:
        print(json.dumps(figures))
        return
    form = "compiled" if terem.compiled() else "not compiled"
    plain = _plain() if terem.compiled() else figures
    for id, found in figures.items():
        print(f"| {id} | {form} | plain |\n|---|---|---|")
        deepcopy = plain[id]["copy"]["yardstick"]
        other = _rows(plain[id], deepcopy)
        for name, text in _rows(found, deepcopy).items():
            print(f"| {name} | {text} | {other[name]} |")
        print()


if __name__ == "__main__":
    main()
