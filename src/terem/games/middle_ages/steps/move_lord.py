"""Where the lord goes: any free tile of the row below, or of the top row from the bottom one.

Rulebook, course of the game, 2; and setup, for the first lords.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.middle_ages.areas import take_tile
from terem.games.middle_ages.choices import LORD, PLACES
from terem.games.middle_ages.fief import tile_name
from terem.games.middle_ages.places import held
from terem.games.middle_ages.table import NONE, MiddleAgesTable


class MoveLord(Step[MiddleAgesTable]):
    """The lord moves on at once, then the tile it stood on is taken."""

    def legal(self, table: MiddleAgesTable) -> list[int]:
        """Tiles of the next row without a lord and without somebody else's scout.

        The k-th to move finds at most k - 1 lords and n - k scouts there, so two tiles or more are
        always free (ruling A08).
        """
        start = _row(table) * table.width
        closed = held(table.lords, NONE) | held(table.scouts, self.seat)
        plan = table.plan
        return [
            LORD + place - start
            for place in range(start, start + table.width)
            if plan[place] != NONE and not closed >> place & 1
        ]

    def barred(self, table: MiddleAgesTable) -> list[int]:
        """The other tiles of that row: a lord stands there, or somebody's scout waits."""
        start = _row(table) * table.width
        legal = self.legal(table)
        return [
            LORD + place - start
            for place in range(start, start + table.width)
            if table.plan[place] != NONE and LORD + place - start not in legal
        ]

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Move the lord, call the scout home if it waits in that row, and take the tile."""
        row = _row(table)
        seat = self.seat
        left = table.lords[seat]
        place = row * table.width + choice - LORD
        table.lords[seat] = place
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-lord" if left != NONE else "fact-first-lord",
                {"who": Who(seat), "tile": tile_name(table, table.plan[place]), "row": row + 1},
            )
        scout = table.scouts[seat]
        if scout != NONE and scout // table.width == row:
            table.scouts[seat] = NONE
            if table.chronicle is not None:
                table.chronicle.tell("fact-scout-home", {"who": Who(seat)})
        if left != NONE:
            take_tile(table, seat, left)

    def prompt(self, table: MiddleAgesTable) -> Message:
        """What is asked."""
        if table.lords[self.seat] == NONE:
            return Message("prompt-first-lord")
        return Message("prompt-lord", {"row": _row(table) + 1})

    def label(self, table: MiddleAgesTable, choice: int) -> Message:
        """The tile to stand on."""
        place = _row(table) * table.width + choice - LORD
        return Message(
            "choice-lord",
            {"tile": tile_name(table, table.plan[place]), "place": choice - LORD + 1},
        )

    def points(self, table: MiddleAgesTable, choice: int) -> str:
        """The place in the plan field."""
        return f"place-{_row(table) * table.width + choice - LORD}"

    def why_not(self, table: MiddleAgesTable, choice: int) -> Message:
        """No such place, a lord, or a scout."""
        if not LORD <= choice < LORD + PLACES:
            return Message("why-not-lord")
        if choice - LORD >= table.width:
            return Message("why-no-place", {"places": table.width})
        place = _row(table) * table.width + choice - LORD
        for seat in range(table.seats):
            if table.lords[seat] == place:
                return Message("why-lord-there", {"who": Who(seat)})
        for seat in range(table.seats):
            if table.scouts[seat] == place:
                return Message("why-scout-there", {"who": Who(seat)})
        return Message("why-no-tile")


def _row(table: MiddleAgesTable) -> int:
    """The row that lords move to: the one after the round's own, and the first at the start."""
    return table.round % table.box.rows


MOVES: Final = [MoveLord(seat) for seat in range(PLACES)]
