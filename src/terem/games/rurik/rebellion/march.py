"""How the rebellion moves (rulebook, solo mode: move)."""

from __future__ import annotations

from terem.games.rurik.components import WAR_PRIORITY
from terem.games.rurik.pieces import move_leader, move_troop
from terem.games.rurik.rebellion.bonuses import top_card
from terem.games.rurik.regions import pieces, settle
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import NONE, RurikTable


def march(table: RurikTable, points: int) -> bool:
    """Figures go to any region; whether any did.

    With the priority of war one goes to each region, in order, that the rebellion does not occupy;
    else all go to the first region that it does not rule, even once it rules it (ruling S13).
    """
    side = table.rebellion()
    moved = False
    if table.priority == WAR_PRIORITY:
        for region in top_card(table).regions:
            if points and not pieces(table, region, side) and _send(table, region, "empty"):
                points -= 1
                moved = True
        return moved
    goal = _first_unruled(table)
    while goal != NONE and points and _send(table, goal, "unruled"):
        points -= 1
        moved = True
    return moved


def _first_unruled(table: RurikTable) -> int:
    for region in top_card(table).regions:
        if table.rulers[region] != table.rebellion():
            return region
    return NONE


def _send(table: RurikTable, goal: int, why: str) -> bool:
    """Send the nearest figure that may go, from Sviatopolk's region himself; whether any may."""
    near = _nearest(table, goal)
    if not near:
        return False
    source = near[-1]
    side = table.rebellion()
    leader = table.posts[side] == source
    if leader:
        move_leader(table, goal, side)
    else:
        move_troop(table, source, goal, side)
    if table.chronicle is not None:
        who = "leader" if leader else "rebel"
        table.chronicle.tell(
            f"fact-rebellion-moves-{who}-{why}",
            {
                "start": region_name(table, source),
                "region": region_name(table, goal),
                "n": len(near),
            },
        )
    return True


def _nearest(table: RurikTable, goal: int) -> list[int]:
    """The nearest regions that can spare a figure, in the order of the card; the last sends it."""
    near: list[int] = []
    nearest = table.regions
    distances = table.box.distance[table.regions][goal]
    for region in top_card(table).regions:
        if region == goal or distances[region] > nearest or not _spares(table, region):
            continue
        if distances[region] < nearest:
            nearest = distances[region]
            near = []
        near.append(region)
    return near


def _spares(table: RurikTable, region: int) -> bool:
    """Whether a figure may leave: another one stays, and you do not come to rule the region."""
    side = table.rebellion()
    if pieces(table, region, side) <= 1:
        return False
    index = region * table.sides + side
    leader = table.posts[side] == region
    if leader:
        table.posts[side] = NONE
    else:
        table.troops[index] -= 1
    settle(table, region)
    spares = table.rulers[region] in (NONE, side)
    if leader:
        table.posts[side] = region
    else:
        table.troops[index] += 1
    settle(table, region)
    return spares
