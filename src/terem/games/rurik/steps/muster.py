"""Muster: a troop or the leader is called to a region that one occupies (rulebook, muster).

Maria may call them, once a round, to a region beside hers where nobody of hers stands; Sudislav's
attack points serve to muster in his region (rulebook, leaders).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.games.rurik.choices import MUSTER_LEADER, MUSTER_TROOP, REGIONS
from terem.games.rurik.components import ATTACK, MARIA, MUSTER, SUDISLAV
from terem.games.rurik.pieces import add_leader, add_troop
from terem.games.rurik.regions import pieces
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import NONE, SAFE, RurikTable
from terem.games.rurik.turns import attacks, points, spend


class Muster(Part):
    """A figure for each point."""

    def __init__(self, *, leader: bool) -> None:
        super().__init__(MUSTER_LEADER if leader else MUSTER_TROOP, REGIONS, MUSTER)
        self.leader: Final = leader

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Where a figure may be called to."""
        if not self._has_figure(table, seat):
            return
        if points(table, MUSTER):
            legal += [
                self.first + region
                for region in range(table.regions)
                if pieces(table, region, seat) or near_maria(table, seat, region)
            ]
        elif sudislav_musters(table, seat):
            legal.append(self.first + table.posts[seat])

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Every region, when there is anybody to muster."""
        if not points(table, MUSTER):
            return []
        return [self.first + region for region in range(table.regions)]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Spend the point and put the figure there."""
        region = choice - self.first
        if points(table, MUSTER):
            if not pieces(table, region, seat):
                table.powers[seat] = 1
            spend(table, MUSTER, 1)
        elif points(table, ATTACK):
            spend(table, ATTACK, 1)
        else:
            table.turn[SAFE] -= 1
        if self.leader:
            add_leader(table, region, seat)
        else:
            add_troop(table, region, seat)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-muster-leader" if self.leader else "fact-muster",
                {"who": Who(seat), "region": region_name(table, region)},
            )

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The region."""
        id = "choice-muster-leader" if self.leader else "choice-muster"
        return Message(id, {"region": region_name(table, choice - self.first)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The region on the map."""
        return f"region-{choice - self.first}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No figure, no point, or nobody there."""
        region = choice - self.first
        if region >= table.regions:
            return Message("why-not-in-play", {"region": region_name(table, region)})
        if not self._has_figure(table, seat):
            return Message("why-leader-on-map" if self.leader else "why-no-troops-left")
        if not points(table, MUSTER):
            return Message("why-no-muster-points")
        return Message("why-not-occupied", {"region": region_name(table, region)})

    def _has_figure(self, table: RurikTable, seat: int) -> bool:
        return table.posts[seat] == NONE if self.leader else table.camp[seat] > 0


def near_maria(table: RurikTable, seat: int, region: int) -> bool:
    """Whether Maria may still call troops to a region beside hers."""
    if table.leaders[seat] != MARIA or table.powers[seat]:
        return False
    post = table.posts[seat]
    return post != NONE and bool(table.near_bits[post] >> region & 1)


def sudislav_musters(table: RurikTable, seat: int) -> bool:
    """Whether attack points can call somebody to Sudislav."""
    if table.leaders[seat] != SUDISLAV or table.posts[seat] == NONE:
        return False
    return attacks(table) > 0
