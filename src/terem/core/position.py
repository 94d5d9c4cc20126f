"""Position: a table seen from outside, as plain data to compare, to digest and to look over."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from terem.core.game import Game
from terem.core.table import Table

AnyGame = Game[Any, Any, Any]


def state(game: AnyGame, table: Table) -> dict[str, object]:
    """Everything that makes up a position, in plain numbers and words, as it is now."""
    pending = [[type(e).__name__, e.seat, e.numbers()] for e in table.agenda]
    lanes = (
        [[[type(e).__name__, e.numbers()] for e in lane] for lane in table.lanes]
        if table.waiting
        else []
    )
    now: dict[str, object] = msgspec.to_builtins(
        {
            "fields": {field.name: getattr(table, field.name) for field in game.fields},
            "agenda": pending,
            "lanes": lanes,
            "dice": table.dice.counts,
            "over": table.over,
        }
    )
    return now


def digest(game: AnyGame, table: Table) -> str:
    """Eight hexadecimal digits by which two positions are told apart.

    They come from the values of the fields, from who may choose what, and from how far the dice
    have been used, but from no name, so that tidying the code leaves old records as they are.
    """
    asked = [] if table.over else [[seat, table.legal(seat)] for seat in table.asked()]
    values = [getattr(table, field.name) for field in game.fields]
    position = msgspec.json.encode([values, asked, table.dice.counts], order="deterministic")
    return blake2b(position, digest_size=4).hexdigest()


def forced(table: Table) -> tuple[int, int] | None:
    """The seat and choice of a question that has one answer only, if there is one now."""
    if table.over:
        return None
    for seat in table.asked():
        step = table.step(seat)
        if step is not None and step.settles():
            legal = step.legal(table)
            if len(legal) == 1:
                return seat, legal[0]
    return None
