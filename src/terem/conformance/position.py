"""What must hold in every single position: copies, ways on, offers, conservation."""

from __future__ import annotations

from typing import Final

from terem.conformance.moment import Moment, Violations, photograph, refused, stroll, violation
from terem.core.table import Table

ACCEPTED: Final = 64
REFUSED: Final = 256
"""So many offers, and so many of all other choices, are tried in one position."""


def strangers(moment: Moment) -> Violations:
    """Property 2: playing a copy never changes the original."""
    before = photograph(moment.game, moment.table)
    copy = moment.table.copy()
    if photograph(moment.game, copy) != before:
        yield violation("strangers", moment.ply, "a copy differs from its original")
    stroll(moment, copy, 12)
    if photograph(moment.game, moment.table) != before:
        yield violation("strangers", moment.ply, "playing a copy changed the original")


def way_on(moment: Moment) -> Violations:
    """Property 3: while the game is not over, somebody is asked and has a legal choice."""
    table = moment.table
    if table.over:
        return
    asked = table.asked()
    if not asked:
        yield violation("way-on", moment.ply, "nobody is asked")
    for seat in asked:
        if not table.legal(seat):
            yield violation("way-on", moment.ply, f"seat {seat} is asked and has no choice")


def offers(moment: Moment) -> Violations:
    """Property 4: what is offered is accepted and changes something; all else is refused."""
    table = moment.table
    if table.over:
        return
    before = photograph(moment.game, table)
    for seat in range(-1, table.seats + 1):
        legal = table.legal(seat)
        if sorted(set(legal)) != legal:
            yield violation("offers", moment.ply, f"seat {seat}: choices out of order or doubled")
        for choice in moment.some(legal, ACCEPTED):
            yield from _accepted(moment, before, seat, choice)
        offered = set(legal)
        others = [n for n in range(-1, len(moment.game.catalogue) + 1) if n not in offered]
        for choice in moment.some(others, REFUSED):
            if table.why_not(seat, choice) is None:
                words = _words(moment, choice)
                yield violation(
                    "offers", moment.ply, f"seat {seat}: {words} has no reason against it"
                )
        barred = table.barred(seat)
        if sorted(set(barred)) != barred or not offered.isdisjoint(barred):
            yield violation("offers", moment.ply, f"seat {seat}: barred choices are out of order")


def _accepted(moment: Moment, before: bytes, seat: int, choice: int) -> Violations:
    words = _words(moment, choice)
    copy = moment.table.copy()
    if refused(copy, seat, choice) is not None:
        yield violation("offers", moment.ply, f"seat {seat}: {words} is offered and refused")
    elif photograph(moment.game, copy) == before:
        yield violation("offers", moment.ply, f"seat {seat}: {words} changes nothing")


def refusals(moment: Moment) -> Violations:
    """Property 4, its other half: a refused choice leaves everything as it was."""
    table = moment.table
    before = photograph(moment.game, table)
    copy = table.copy()
    for seat in range(table.seats):
        legal = table.legal(seat)
        choice = moment.pick(list(range(len(moment.game.catalogue))))
        if choice in legal:
            continue
        if refused(copy, seat, choice) is None:
            yield violation(
                "offers", moment.ply, f"seat {seat}: {_words(moment, choice)} is taken, not offered"
            )
        if photograph(moment.game, copy) != before:
            yield violation("offers", moment.ply, "a refused choice changed the table")
            return


def conservation(moment: Moment, start: dict[str, list[int]]) -> Violations:
    """Property 8: the declared totals never change."""
    yield from conserved(moment, moment.table, start, "")


def conserved(moment: Moment, table: Table, start: dict[str, list[int]], where: str) -> Violations:
    """Whether a table has the totals that the game began with."""
    totals: dict[str, list[int]] = moment.game.totals(table)
    for name, total in start.items():
        if totals.get(name) != total:
            yield violation("conservation", moment.ply, f"{where}{name} changed")


def _words(moment: Moment, choice: int) -> str:
    known = 0 <= choice < len(moment.game.catalogue)
    return moment.game.catalogue.words(choice) if known else f"choice {choice}"
