"""Fortification: the scout reserves a tile that others may not enter (rulebook, fortification)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.middle_ages.choices import NO_SCOUT, PLACES, SCOUT
from terem.games.middle_ages.fief import tile_name
from terem.games.middle_ages.places import held
from terem.games.middle_ages.table import NONE, MiddleAgesTable


class SendScout(Step[MiddleAgesTable]):
    """Any tile above or below the row of the own lord; or none (ruling A06)."""

    def legal(self, table: MiddleAgesTable) -> list[int]:
        """The tiles in reach, and leaving the scout where it is."""
        legal = [_choice(table, place) for place in reach(table, self.seat)]
        legal.append(NO_SCOUT)
        return legal

    def barred(self, table: MiddleAgesTable) -> list[int]:
        """All other tiles of the plan field."""
        near = reach(table, self.seat)
        return [
            _choice(table, place)
            for place in range(len(table.plan))
            if table.plan[place] != NONE and place not in near
        ]

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Place the scout."""
        if choice == NO_SCOUT:
            if table.chronicle is not None:
                table.chronicle.tell("fact-no-scout", {"who": Who(self.seat)})
            return
        place = _place(table, choice)
        table.scouts[self.seat] = place
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-scout",
                {
                    "who": Who(self.seat),
                    "tile": tile_name(table, table.plan[place]),
                    "row": place // table.width + 1,
                },
            )

    def prompt(self, table: MiddleAgesTable) -> Message:
        """What is asked."""
        return Message("prompt-scout")

    def label(self, table: MiddleAgesTable, choice: int) -> Message:
        """The tile to reserve."""
        if choice == NO_SCOUT:
            return Message(
                "choice-no-scout" if table.scouts[self.seat] == NONE else "choice-keep-scout"
            )
        place = _place(table, choice)
        return Message(
            "choice-scout",
            {
                "tile": tile_name(table, table.plan[place]),
                "row": place // table.width + 1,
                "place": place % table.width + 1,
            },
        )

    def points(self, table: MiddleAgesTable, choice: int) -> str:
        """The place in the plan field."""
        return "" if choice == NO_SCOUT else f"place-{_place(table, choice)}"

    def why_not(self, table: MiddleAgesTable, choice: int) -> Message:
        """Own row, no tile, a lord, or a scout."""
        if not SCOUT <= choice < NO_SCOUT:
            return Message("why-not-scout")
        if (choice - SCOUT) % PLACES >= table.width:
            return Message("why-no-place", {"places": table.width})
        place = _place(table, choice)
        for seat in range(table.seats):
            if table.lords[seat] == place:
                return Message("why-scout-lord", {"who": Who(seat)})
        if table.lords[self.seat] // table.width == place // table.width:
            return Message("why-scout-own-row")
        if table.plan[place] == NONE:
            return Message("why-no-tile")
        for seat in range(table.seats):
            if table.scouts[seat] == place and seat != self.seat:
                return Message("why-scout-twice", {"who": Who(seat)})
        return Message("why-scout-same")


def reach(table: MiddleAgesTable, seat: int) -> list[int]:
    """The places a scout may go to: tiles outside the own lord's row, free of lords and scouts.

    Of the row that is being left only tiles under lords remain, so it offers none (ruling A02).
    """
    start = table.lords[seat] // table.width * table.width
    end = start + table.width
    closed = held(table.lords, NONE) | held(table.scouts, NONE)
    plan = table.plan
    return [
        place
        for place in range(len(plan))
        if plan[place] != NONE and not start <= place < end and not closed >> place & 1
    ]


def _choice(table: MiddleAgesTable, place: int) -> int:
    return SCOUT + place // table.width * PLACES + place % table.width


def _place(table: MiddleAgesTable, choice: int) -> int:
    return (choice - SCOUT) // PLACES * table.width + (choice - SCOUT) % PLACES


SCOUTS: Final = [SendScout(seat) for seat in range(PLACES)]
