"""A troop or the leader is taken up, to go somewhere."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.games.rurik.choices import REGIONS
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import LEADER, NONE, PIECE, TROOP, WHERE, RurikTable


class PickUp(Part):
    """The piece is chosen first, by its region; then it is asked where it goes."""

    def __init__(self, first: int, *, leader: bool, action: int = NONE) -> None:
        super().__init__(first, REGIONS, action)
        self.leader: Final = leader

    def pieces(self, table: RurikTable, seat: int) -> list[int]:
        """The choices of all such pieces on the map."""
        if self.leader:
            post = table.posts[seat]
            return [] if post == NONE else [self.first + post]
        return [
            self.first + region
            for region in range(table.regions)
            if table.troops[region * table.sides + seat]
        ]

    def pick_up(self, table: RurikTable, choice: int) -> None:
        """Take the piece up."""
        table.turn[WHERE] = choice - self.first
        table.turn[PIECE] = LEADER if self.leader else TROOP

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The piece on the map."""
        return f"leader-{seat}" if self.leader else f"stack-{choice - self.first}-{seat}"

    def why_not_there(self, table: RurikTable, choice: int) -> Message:
        """No such piece stands in the region."""
        id = "why-no-leader-there" if self.leader else "why-no-troop-there"
        return Message(id, {"region": region_name(table, choice - self.first)})
