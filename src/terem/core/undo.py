"""Undo: how far a seat may go back, what stands in its way, and what was taken back before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from terem.core.errors import Refused
from terem.core.message import Message, Who
from terem.core.record import Entry
from terem.core.step import NOBODY
from terem.core.table import Table


class Undone(msgspec.Struct, frozen=True):
    """That something was taken back: by whom, and where the game stood afterwards."""

    ply: int
    seat: int
    told: bool
    """Whether the others know: that an answer was given in secret is a secret too."""


class Shown:
    """When each seat last may have learnt something from a choice of another."""

    def __init__(self, table: Table) -> None:
        self.plies: Final = [0] * table.seats
        self._hidden: Final = [_hidden(table, seat) for seat in range(table.seats)]

    def note(self, table: Table, chose: int) -> None:
        """A seat has chosen: whoever else may not know the same as before may know more."""
        for seat in range(table.seats):
            hidden = _hidden(table, seat)
            if hidden != self._hidden[seat]:
                self._hidden[seat] = hidden
                if seat != chose:
                    self.plies[seat] = table.ply


def in_lanes(table: Table, ply: int) -> bool:
    """Whether a choice was an answer in the lanes that are open now."""
    return table.waiting > 0 and ply >= table.opened


def cut(
    entries: Sequence[Entry], table: Table, shown: Shown, seat: int, bots: Collection[int]
) -> int:
    """The ply a seat may go back to, or the reason why it may not.

    Answers of others in open lanes stay, unless what is taken back is the choice that asked them:
    then they stand in its way. The given bots stand in nobody's way.
    """
    other = NOBODY
    sealed = table.seals[seat] if seat != NOBODY else 0
    for ply in range(len(entries) - 1, -1, -1):
        entry = entries[ply]
        lane = in_lanes(table, ply)
        if entry.forced:
            continue
        if entry.seat in bots:
            if not lane:
                # Rules seal what they bring to light; what a choice shows they need not.
                sealed = max(sealed, shown.plies[seat])
            continue
        if entry.seat != seat:
            other = entry.seat
            if lane:
                continue
        elif lane:
            other = NOBODY
        if other != NOBODY:
            raise Refused(Message("why-undo-other", {"who": Who(other)}))
        if ply < sealed:
            raise Refused(Message("why-undo-sealed"))
        return ply
    raise Refused(Message("why-undo-nothing"))


def _hidden(table: Table, seat: int) -> int:
    """A number that is another one when what a seat may not know is."""
    return hash(tuple([(name, tuple(held)) for name, held in table.secrets(seat).items()]))
