"""Move: a troop or the leader goes to a region next to its own (rulebook, move)."""

from __future__ import annotations

from terem.core.message import Message
from terem.games.rurik.choices import MOVE_LEADER, MOVE_TROOP
from terem.games.rurik.components import MOVE
from terem.games.rurik.steps.move_to import TO_STEPS
from terem.games.rurik.steps.pick_up import PickUp
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import FAR, RurikTable
from terem.games.rurik.turns import points


class Move(PickUp):
    """The piece is chosen first, then where it goes."""

    def __init__(self, *, leader: bool) -> None:
        super().__init__(MOVE_LEADER if leader else MOVE_TROOP, leader=leader, action=MOVE)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Every region with such a piece."""
        if not points(table, MOVE) and not table.turn[FAR]:
            return
        legal += self.pieces(table, seat)

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Every region with such a piece."""
        return self.pieces(table, seat)

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Take the piece up and ask where it goes."""
        self.pick_up(table, choice)
        table.push(TO_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The piece and its region."""
        id = "choice-move-leader" if self.leader else "choice-move"
        return Message(id, {"region": region_name(table, choice - self.first)})

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No such piece there, or no point."""
        if choice in self.pieces(table, seat):
            return Message("why-no-move-points")
        return self.why_not_there(table, choice)
