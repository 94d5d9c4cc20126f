"""A deed costs a structure of one's own: which one (rulebook, deeds)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PLAYERS, RAZE, REGIONS
from terem.games.rurik.deeds import deed_name
from terem.games.rurik.pieces import drop_structure
from terem.games.rurik.regions import owns
from terem.games.rurik.steps.build import structure_name
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import DEED, STRUCTURE_KINDS, RurikTable


class Raze(Step[RurikTable]):
    """Which of one's own structures leaves the map."""

    def legal(self, table: RurikTable) -> list[int]:
        """All of them."""
        return [
            RAZE + region * STRUCTURE_KINDS + kind
            for region in range(table.regions)
            for kind in range(STRUCTURE_KINDS)
            if owns(table, region, kind, self.seat)
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take it back; it may be built again (ruling G41)."""
        region, kind = divmod(choice - RAZE, STRUCTURE_KINDS)
        drop_structure(table, region, kind)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-razes",
                {
                    "who": Who(self.seat),
                    "structure": structure_name(kind),
                    "region": region_name(table, region),
                },
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-raze", {"deed": deed_name(table, table.turn[DEED])})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The structure and its region."""
        region, kind = divmod(choice - RAZE, STRUCTURE_KINDS)
        return Message(
            "choice-raze",
            {"structure": structure_name(kind), "region": region_name(table, region)},
        )

    def points(self, table: RurikTable, choice: int) -> str:
        """The plot on the map."""
        region, kind = divmod(choice - RAZE, STRUCTURE_KINDS)
        return f"plot-{region}-{kind}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a structure, or not one's own."""
        if not RAZE <= choice < RAZE + REGIONS * STRUCTURE_KINDS:
            return Message("why-not-raze")
        region, kind = divmod(choice - RAZE, STRUCTURE_KINDS)
        return Message(
            "why-not-own-structure",
            {"structure": structure_name(kind), "region": region_name(table, region)},
        )


RAZE_STEPS: Final = [Raze(seat) for seat in range(PLAYERS)]
