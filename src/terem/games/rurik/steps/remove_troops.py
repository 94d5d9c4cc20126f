"""A deed costs troops: which ones (rulebook, deeds).

They go in one order only, troops by region and then the leader.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Arg, Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PLAYERS, REGIONS, REMOVE, REMOVE_LEADER
from terem.games.rurik.components import REMOVE_APART, REMOVE_RULED
from terem.games.rurik.deeds import can_empty, deed_name, pending_deed
from terem.games.rurik.pieces import drop_leader, drop_troop
from terem.games.rurik.regions import pieces
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import DEED, LAST, NONE, PAID, WHERE, RurikTable


class RemoveTroops(Step[RurikTable]):
    """Which troops are given up; the leader is one of them only by this choice (ruling G24)."""

    def legal(self, table: RurikTable) -> list[int]:
        """Troops by region, then the leader, as far as the rest can still be found."""
        legal = [
            REMOVE + region
            for region in range(table.regions)
            if table.troops[region * table.sides + self.seat]
            and self._leads_on(table, region, region)
        ]
        post = table.posts[self.seat]
        if post != NONE and self._leads_on(table, post, REGIONS + post):
            legal.append(REMOVE_LEADER + post)
        return legal

    def barred(self, table: RurikTable) -> list[int]:
        """One's troops with which the price could not be met."""
        legal = self.legal(table)
        return [
            REMOVE + region
            for region in range(table.regions)
            if table.troops[region * table.sides + self.seat] and REMOVE + region not in legal
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take the figure back."""
        turn = table.turn
        deed = pending_deed(table)
        leader = choice >= REMOVE_LEADER
        region = choice - (REMOVE_LEADER if leader else REMOVE)
        turn[WHERE] = region
        turn[PAID] += 1
        if deed.remove == REMOVE_APART:
            turn[LAST] = region + 1
        else:
            turn[LAST] = REGIONS + region if leader else region
        if leader:
            drop_leader(table, self.seat)
        else:
            drop_troop(table, region, self.seat)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-removes-leader" if leader else "fact-removes",
                {"who": Who(self.seat), "region": region_name(table, region)},
            )
        if turn[PAID] < deed.troops:
            table.push(self)
        else:
            turn[PAID] = 0
            turn[LAST] = 0

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        deed = pending_deed(table)
        told: dict[str, Arg] = {
            "deed": deed_name(table, table.turn[DEED]),
            "n": deed.troops - table.turn[PAID],
        }
        if deed.remove == REMOVE_APART:
            return Message("prompt-remove-apart", {**told})
        if deed.remove == REMOVE_RULED:
            return Message("prompt-remove-ruled", {**told})
        return Message("prompt-remove", {**told})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The figure and its region."""
        if choice >= REMOVE_LEADER:
            return Message(
                "choice-remove-leader", {"region": region_name(table, choice - REMOVE_LEADER)}
            )
        return Message("choice-remove", {"region": region_name(table, choice - REMOVE)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The figure on the map."""
        if choice >= REMOVE_LEADER:
            return f"leader-{self.seat}"
        return f"stack-{choice - REMOVE}-{self.seat}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a troop, none there, or the rest could not be found."""
        if not REMOVE <= choice < REMOVE_LEADER + REGIONS:
            return Message("why-not-remove")
        leader = choice >= REMOVE_LEADER
        region = choice - (REMOVE_LEADER if leader else REMOVE)
        place = region_name(table, region)
        if leader:
            if table.posts[self.seat] != region:
                return Message("why-no-leader-there", {"region": place})
        elif region >= table.regions or not table.troops[region * table.sides + self.seat]:
            return Message("why-no-troop-there", {"region": place})
        return Message("why-remove-otherwise", {"region": place})

    def _leads_on(self, table: RurikTable, region: int, place: int) -> bool:
        """Whether the price can be met with this figure; ``place`` tells its turn in the order."""
        turn = table.turn
        deed = pending_deed(table)
        left = deed.troops - turn[PAID]
        if deed.remove == REMOVE_APART:
            if region < turn[LAST]:
                return False
            return self._regions_from(table, region) >= left
        if place < turn[LAST]:
            return False
        if deed.remove == REMOVE_RULED:
            if turn[PAID]:
                return region == turn[WHERE]
            return (
                can_empty(table, self.seat, region, deed)
                and self._figures(table, region, region + 1, place) >= left
            )
        return self._figures(table, 0, table.regions, place) >= left

    def _regions_from(self, table: RurikTable, first: int) -> int:
        """Regions from one on that the seat occupies."""
        count = 0
        for region in range(first, table.regions):
            if pieces(table, region, self.seat):
                count += 1
        return count

    def _figures(self, table: RurikTable, first: int, end: int, place: int) -> int:
        """Figures in some regions that are not before a place in the order."""
        count = 0
        for region in range(max(first, place), end):
            count += table.troops[region * table.sides + self.seat]
        post = table.posts[self.seat]
        if first <= post < end and REGIONS + post >= place:
            count += 1
        return count


TROOPS_STEPS: Final = [RemoveTroops(seat) for seat in range(PLAYERS)]
