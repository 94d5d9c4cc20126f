"""A random game that is watched: every property is tried on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from terem.conformance.moment import Moment, photograph, violation
from terem.conformance.notation import determinism, notation
from terem.conformance.position import conservation, offers, refusals, strangers, way_on
from terem.conformance.secrecy import light, secrecy, told
from terem.conformance.showing import drawing, speech
from terem.conformance.simultaneity import simultaneity
from terem.core.components import Components
from terem.core.dice import GUESS, Dice
from terem.core.message import Message
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.record import Record
from terem.core.table import Table

WALK: Final = 1
"""The dice that choose the way; others choose where to look."""

LANES: Final = 12
"""So often in a game a look falls on seats that answer at once, whatever chance says."""


class Walked(msgspec.Struct, kw_only=True):
    """What came of a random game."""

    record: Record
    choices: int
    scores: list[int]
    violations: list[Message]


def check_walk(
    game: AnyGame,
    seats: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    components: Components | None = None,
    *,
    looks: int = 2,
    pictures: bool = False,
) -> Walked:
    """Play one random game and try every property on the way.

    Cheap ones are tried after each choice, dear ones at so many looks, pictures where wanted.
    """
    play = Play.new(game, seats, seed, options, components)
    dice = Dice(seed, ["walk"], seats)
    start: dict[str, list[int]] = game.totals(play.table)
    violations: list[Message] = []
    kept: list[tuple[Table, bytes]] = []
    lanes = 0
    while not play.over and play.ply <= game.bound and not violations:
        moment = Moment(game, play.table, seed)
        violations += way_on(moment)
        if violations:
            break
        violations += [*conservation(moment, start), *simultaneity(moment)]
        lanes += play.table.waiting > 0
        # A look falls on each choice with the chance that brings about so many in a game.
        if dice.below(GUESS, game.bound // 4) < looks or (play.table.waiting and lanes <= LANES):
            violations += look(moment, start, pictures=pictures)
            kept.append((play.table.copy(), photograph(game, play.table)))
        if not violations:
            _step(play, dice)
    violations += _end(play, kept, pictures=pictures, seed=seed)
    return Walked(
        record=play.record,
        choices=play.ply,
        scores=play.record.scores or [],
        violations=violations,
    )


def _step(play: Play, dice: Dice) -> None:
    """Some choice of some seat that is asked."""
    asked = play.asked()
    seat = asked[dice.below(WALK, len(asked))]
    choices = play.choices(seat)
    play.take(choices[dice.below(WALK, len(choices))], seat)


def look(moment: Moment, start: dict[str, list[int]], *, pictures: bool) -> list[Message]:
    """Try everything that can be tried in one position."""
    violations = [
        *strangers(moment),
        *offers(moment),
        *refusals(moment),
        *secrecy(moment, start),
        *light(moment),
        *told(moment),
    ]
    if pictures:
        violations += show(moment)
    return violations


def show(moment: Moment) -> list[Message]:
    """Put one position into words; pictures only where there are words for all of it."""
    return [*speech(moment)] or [*drawing(moment)]


def _end(
    play: Play, kept: list[tuple[Table, bytes]], *, pictures: bool, seed: str
) -> list[Message]:
    game = play.game
    violations: list[Message] = []
    if play.ply > game.bound:
        violations.append(violation("way-on", play.ply, f"longer than {game.bound} choices"))
    for table, photo in kept:
        if photograph(game, table) != photo:
            violations.append(violation("strangers", table.ply, "a copy changed with its original"))
    violations += determinism(game, play.record, play.components)
    violations += notation(game, play.record)
    if pictures and play.over:
        violations += show(Moment(game, play.table, seed))
    return violations
