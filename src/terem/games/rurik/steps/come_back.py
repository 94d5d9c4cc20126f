"""Nothing is left on the map: leader and troop may return anywhere (rulebook, action phase)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PLAYERS, REGIONS, RETURN, STAY_AWAY
from terem.games.rurik.pieces import add_leader, add_troop
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import RurikTable


class ComeBack(Step[RurikTable]):
    """Nothing is left on the map: leader and troop may return anywhere (rulebook, passing)."""

    def legal(self, table: RurikTable) -> list[int]:
        """Any region in play, or none."""
        return [*[RETURN + region for region in range(table.regions)], STAY_AWAY]

    def take(self, table: RurikTable, choice: int) -> None:
        """Put both there."""
        if choice == STAY_AWAY:
            return
        region = choice - RETURN
        add_leader(table, region, self.seat)
        add_troop(table, region, self.seat)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-return", {"who": Who(self.seat), "region": region_name(table, region)}
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-return")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The region."""
        if choice == STAY_AWAY:
            return Message("choice-stay-away")
        return Message("choice-return", {"region": region_name(table, choice - RETURN)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The region on the map."""
        return "" if choice == STAY_AWAY else f"region-{choice - RETURN}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a region, or not in play."""
        region = choice - RETURN
        if not 0 <= region < REGIONS:
            return Message("why-not-return")
        return Message("why-not-in-play", {"region": region_name(table, region)})


RETURN_STEPS: Final = [ComeBack(seat) for seat in range(PLAYERS)]
