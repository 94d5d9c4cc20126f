"""Simultaneity: when several are asked at once, the order of their answers changes nothing."""

from __future__ import annotations

from typing import Final

import msgspec

from terem.conformance.moment import Moment, Violations, photograph, violation
from terem.core.chronicle import Chronicle
from terem.core.dice import GUESS, Dice
from terem.core.message import Message
from terem.core.table import Table

ANSWERS: Final = 24
"""So many of the answers that a seat could give are tried in one position."""


def simultaneity(moment: Moment) -> Violations:
    """Property 6: every order of arrival ends in the same position; answers stay private."""
    table = moment.table
    asked = table.asked()
    if not table.waiting or len(asked) == 1:
        return
    ends = {
        photograph(moment.game, _answer(moment, table.copy(), order))
        for order in (asked, asked[::-1], [*asked[1:], asked[0]])
    }
    if len(ends) > 1:
        yield violation("simultaneity", moment.ply, "the order of answers changes the position")
    for seat in asked:
        yield from _private(moment, seat)


def _answer(moment: Moment, table: Table, order: list[int]) -> Table:
    """All lanes answered seat by seat, each seat choosing by dice of its own."""
    for seat in order:
        dice = Dice(f"{moment.dice.seed}-answers", [], table.seats)
        while table.waiting and table.lanes[seat]:
            legal = table.legal(seat)
            table.follow(seat, legal[dice.below(GUESS, len(legal), seat)])
    return table


def _private(moment: Moment, seat: int) -> Violations:
    """Nobody else sees an answer, or is told of it, before all are in."""
    others = [viewer for viewer in moment.viewers if viewer != seat]
    before = {viewer: _seen(moment, moment.table, viewer) for viewer in others}
    told: dict[int, list[Message]] = {}
    for choice in moment.some(moment.table.legal(seat), ANSWERS):
        table = moment.table.copy()
        table.chronicle = Chronicle()
        table.follow(seat, choice)
        for viewer in others:
            if _seen(moment, table, viewer) != before[viewer]:
                yield violation(
                    "simultaneity", moment.ply, f"viewer {viewer} sees an answer of seat {seat}"
                )
                return
            facts = [fact.message for fact in table.chronicle.since(moment.ply, viewer)]
            if told.setdefault(viewer, facts) != facts:
                yield violation(
                    "simultaneity", moment.ply, f"viewer {viewer} is told an answer of seat {seat}"
                )
                return


def _seen(moment: Moment, table: Table, viewer: int) -> bytes:
    sight = moment.game.sight(table, viewer)
    return msgspec.json.encode(msgspec.structs.replace(sight, asked=[]))
