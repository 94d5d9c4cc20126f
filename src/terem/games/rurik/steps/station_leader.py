"""Setup: leaders are placed where a troop of theirs stands (rulebook, setup 17)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PLAYERS, REGIONS, STATION
from terem.games.rurik.pieces import add_leader
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import RurikTable


class StationLeader(Step[RurikTable]):
    """A region where a troop of one's own stands."""

    def legal(self, table: RurikTable) -> list[int]:
        """The regions."""
        return [
            STATION + region
            for region in range(table.regions)
            if table.troops[region * table.sides + self.seat]
        ]

    def barred(self, table: RurikTable) -> list[int]:
        """The regions without a troop of one's own."""
        legal = self.legal(table)
        return [
            STATION + region for region in range(table.regions) if STATION + region not in legal
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Place the leader."""
        region = choice - STATION
        add_leader(table, region, self.seat)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-station", {"who": Who(self.seat), "region": region_name(table, region)}
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-station")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The region."""
        return Message("choice-station", {"region": region_name(table, choice - STATION)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The region on the map."""
        return f"region-{choice - STATION}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a region, or nobody of one's own there."""
        region = choice - STATION
        if not 0 <= region < REGIONS:
            return Message("why-not-station")
        return Message("why-no-troop-there", {"region": region_name(table, region)})


STATION_STEPS: Final = [StationLeader(seat) for seat in range(PLAYERS)]
