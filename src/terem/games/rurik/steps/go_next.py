"""Where a piece that was taken up goes: at first, to a region next to its own."""

from __future__ import annotations

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.choices import REGIONS, TO
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import WHERE, RurikTable


class GoNext(Step[RurikTable]):
    """The question; what comes of the answer is each one's own."""

    def start(self, table: RurikTable) -> int:
        """The region that the piece leaves."""
        return table.turn[WHERE]

    def legal(self, table: RurikTable) -> list[int]:
        """The regions next door."""
        return [TO + region for region in table.near[self.start(table)]]

    def barred(self, table: RurikTable) -> list[int]:
        """The regions that are too far away."""
        legal = self.legal(table)
        return [TO + region for region in range(table.regions) if TO + region not in legal]

    def label(self, table: RurikTable, choice: int) -> Message:
        """The region."""
        return Message("choice-to", {"region": region_name(table, choice - TO)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The region on the map."""
        return f"region-{choice - TO}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a region, not in play, or too far."""
        region = choice - TO
        if not 0 <= region < REGIONS:
            return Message("why-not-to")
        if region >= table.regions:
            return Message("why-not-in-play", {"region": region_name(table, region)})
        if region == self.start(table):
            return Message("why-same-region")
        return Message(
            "why-not-adjacent",
            {
                "region": region_name(table, region),
                "start": region_name(table, self.start(table)),
            },
        )
