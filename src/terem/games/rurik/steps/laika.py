"""The laika: once a round its holder moves a piece next door, then hands it to the left.

Mini-expansion, reconstructed (ruling E12).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import LAIKA, LAIKA_LEADER, PLAYERS, REGIONS, TO
from terem.games.rurik.pieces import move_leader, move_troop
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import LEADER, PIECE, TROOP, WHERE, RurikTable


class Laika(Part):
    """The piece is chosen first, then where it goes."""

    def __init__(self, *, leader: bool) -> None:
        super().__init__(LAIKA_LEADER if leader else LAIKA, REGIONS)
        self.leader: Final = leader

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Every region with such a piece."""
        if table.laika != seat or table.laika_used:
            return
        legal += [
            self.first + region
            for region in range(table.regions)
            if self._stands(table, seat, region)
        ]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Take the piece up and ask where it goes."""
        table.turn[WHERE] = choice - self.first
        table.turn[PIECE] = LEADER if self.leader else TROOP
        table.push(LEAD_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The piece and its region."""
        id = "choice-laika-leader" if self.leader else "choice-laika"
        return Message(id, {"region": region_name(table, choice - self.first)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The piece on the map."""
        return f"leader-{seat}" if self.leader else f"stack-{choice - self.first}-{seat}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No laika, it has been used, or no such piece there."""
        region = choice - self.first
        if table.laika != seat:
            return Message("why-no-laika")
        if table.laika_used:
            return Message("why-laika-used")
        id = "why-no-leader-there" if self.leader else "why-no-troop-there"
        return Message(id, {"region": region_name(table, region)})

    def _stands(self, table: RurikTable, seat: int, region: int) -> bool:
        if self.leader:
            return table.posts[seat] == region
        return table.troops[region * table.sides + seat] > 0


class LeadTo(Step[RurikTable]):
    """Where the piece follows the laika."""

    def legal(self, table: RurikTable) -> list[int]:
        """The regions next to its own."""
        return [TO + region for region in table.near[table.turn[WHERE]]]

    def barred(self, table: RurikTable) -> list[int]:
        """The regions that are too far away."""
        legal = self.legal(table)
        return [TO + region for region in range(table.regions) if TO + region not in legal]

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

    def label(self, table: RurikTable, choice: int) -> Message:
        """The region."""
        return Message("choice-to", {"region": region_name(table, choice - TO)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The region on the map."""
        return f"region-{choice - TO}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a region, or not next door."""
        region = choice - TO
        if not 0 <= region < REGIONS:
            return Message("why-not-to")
        return Message(
            "why-not-adjacent",
            {
                "region": region_name(table, region),
                "start": region_name(table, table.turn[WHERE]),
            },
        )


LEAD_STEPS: Final = [LeadTo(seat) for seat in range(PLAYERS)]
