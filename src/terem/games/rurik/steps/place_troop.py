"""Setup: troops are placed on the map (rulebook, setup 16)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PLACE, PLAYERS, REGIONS
from terem.games.rurik.pieces import add_troop
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import RurikTable


class PlaceTroop(Step[RurikTable]):
    """Any region in play; alone, none of those that the rebellion holds."""

    def legal(self, table: RurikTable) -> list[int]:
        """The regions."""
        return [PLACE + region for region in range(table.regions) if not _rebellious(table, region)]

    def barred(self, table: RurikTable) -> list[int]:
        """The regions that the rebellion holds."""
        legal = self.legal(table)
        return [PLACE + region for region in range(table.regions) if PLACE + region not in legal]

    def take(self, table: RurikTable, choice: int) -> None:
        """Place the troop."""
        region = choice - PLACE
        add_troop(table, region, self.seat)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-place", {"who": Who(self.seat), "region": region_name(table, region)}
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        placed = table.box.troops - table.camp[self.seat]
        return Message("prompt-place", {"n": placed + 1, "of": table.box.placed})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The region."""
        return Message("choice-place", {"region": region_name(table, choice - PLACE)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The region on the map."""
        return f"region-{choice - PLACE}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a region, not in play, or held by the rebellion."""
        region = choice - PLACE
        if not 0 <= region < REGIONS:
            return Message("why-not-place")
        if region >= table.regions:
            return Message("why-not-in-play", {"region": region_name(table, region)})
        return Message("why-rebellious", {"region": region_name(table, region)})


def _rebellious(table: RurikTable, region: int) -> bool:
    """Whether the rebellion of the solo game holds a region at setup."""
    return table.solo and table.troops[region * table.sides + 1] > 0


PLACE_STEPS: Final = [PlaceTroop(seat) for seat in range(PLAYERS)]
