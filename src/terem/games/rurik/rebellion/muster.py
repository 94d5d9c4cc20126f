"""How the rebellion musters (rulebook, solo mode: muster)."""

from __future__ import annotations

from terem.games.rurik.pieces import add_leader, add_troop
from terem.games.rurik.rebellion.bonuses import top_card
from terem.games.rurik.regions import occupied, pieces
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import NONE, RurikTable


def can_muster(table: RurikTable) -> bool:
    """Whether there is a figure to muster and a region to muster it in."""
    side = table.rebellion()
    if not table.camp[side] and table.posts[side] != NONE:
        return False
    return occupied(table, side) > 0


def muster(table: RurikTable, points: int) -> None:
    """One figure each, in order, where it stands but does not rule, again and again.

    When it rules wherever it stands, one each where it rules.
    """
    side = table.rebellion()
    while points and can_muster(table):
        before = points
        for region in top_card(table).regions:
            if points and pieces(table, region, side) and table.rulers[region] != side:
                points -= _muster_one(table, region, "unruled")
        if points == before:
            for region in top_card(table).regions:
                if points and pieces(table, region, side):
                    points -= _muster_one(table, region, "ruled")


def _muster_one(table: RurikTable, region: int, why: str) -> int:
    """A figure, Sviatopolk first if he is off the map; how many points it took."""
    side = table.rebellion()
    if table.posts[side] == NONE:
        add_leader(table, region, side)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-rebellion-musters-leader", {"region": region_name(table, region)}
            )
        return 1
    if not table.camp[side]:
        return 0
    add_troop(table, region, side)
    if table.chronicle is not None:
        table.chronicle.tell(
            f"fact-rebellion-musters-{why}", {"region": region_name(table, region)}
        )
    return 1
