"""Move: a troop or the leader goes to a region next to its own (rulebook, move)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.games.rurik.choices import MOVE_LEADER, MOVE_TROOP, REGIONS
from terem.games.rurik.components import MOVE
from terem.games.rurik.steps.move_to import TO_STEPS
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import FAR, LEADER, PIECE, TROOP, WHERE, RurikTable
from terem.games.rurik.turns import points


class Move(Part):
    """The piece is chosen first, then where it goes."""

    def __init__(self, *, leader: bool) -> None:
        super().__init__(MOVE_LEADER if leader else MOVE_TROOP, REGIONS)
        self.leader: Final = leader

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Every region with such a piece."""
        if not points(table, MOVE) and not table.turn[FAR]:
            return
        legal += [
            self.first + region
            for region in range(table.regions)
            if self._stands(table, seat, region)
        ]

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Every region with such a piece."""
        return [
            self.first + region
            for region in range(table.regions)
            if self._stands(table, seat, region)
        ]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Take the piece up and ask where it goes."""
        table.turn[WHERE] = choice - self.first
        table.turn[PIECE] = LEADER if self.leader else TROOP
        table.push(TO_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The piece and its region."""
        id = "choice-move-leader" if self.leader else "choice-move"
        return Message(id, {"region": region_name(table, choice - self.first)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The piece on the map."""
        return f"leader-{seat}" if self.leader else f"stack-{choice - self.first}-{seat}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No such piece there, or no point."""
        region = choice - self.first
        if region < table.regions and self._stands(table, seat, region):
            return Message("why-no-move-points")
        id = "why-no-leader-there" if self.leader else "why-no-troop-there"
        return Message(id, {"region": region_name(table, region)})

    def _stands(self, table: RurikTable, seat: int, region: int) -> bool:
        if self.leader:
            return table.posts[seat] == region
        return table.troops[region * table.sides + seat] > 0
