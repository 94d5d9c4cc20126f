"""The laika: once a round its holder moves a piece next door, then hands it to the left.

Mini-expansion, reconstructed (ruling E12).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.games.rurik.choices import LAIKA, LAIKA_LEADER, PLAYERS, TO
from terem.games.rurik.pieces import move_leader, move_troop
from terem.games.rurik.steps.go_next import GoNext
from terem.games.rurik.steps.pick_up import PickUp
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import LEADER, PIECE, WHERE, RurikTable


class Laika(PickUp):
    """The piece is chosen first, then where it goes."""

    def __init__(self, *, leader: bool) -> None:
        super().__init__(LAIKA_LEADER if leader else LAIKA, leader=leader)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Every region with such a piece."""
        if table.laika != seat or table.laika_used:
            return
        legal += self.pieces(table, seat)

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Take the piece up and ask where it goes."""
        self.pick_up(table, choice)
        table.push(LEAD_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The piece and its region."""
        id = "choice-laika-leader" if self.leader else "choice-laika"
        return Message(id, {"region": region_name(table, choice - self.first)})

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No laika, it has been used, or no such piece there."""
        if table.laika != seat:
            return Message("why-no-laika")
        if table.laika_used:
            return Message("why-laika-used")
        return self.why_not_there(table, choice)


class LeadTo(GoNext):
    """Where the piece follows the laika."""

    def take(self, table: RurikTable, choice: int) -> None:
        """Move it without any points, and hand the laika on."""
        start = table.turn[WHERE]
        end = choice - TO
        leader = table.turn[PIECE] == LEADER
        if leader:
            move_leader(table, end, self.seat)
        else:
            move_troop(table, start, end, self.seat)
        table.laika = (self.seat + 1) % table.seats
        table.laika_used = 1
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-laika-leader" if leader else "fact-laika",
                {
                    "who": Who(self.seat),
                    "start": region_name(table, start),
                    "region": region_name(table, end),
                    "to": Who(table.laika),
                },
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-laika-to", {"region": region_name(table, table.turn[WHERE])})


LEAD_STEPS: Final = [LeadTo(seat) for seat in range(PLAYERS)]
