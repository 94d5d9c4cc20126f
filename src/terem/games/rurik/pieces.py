"""Troops, leaders and structures come and go; whoever moves them settles who rules."""

from __future__ import annotations

from terem.games.rurik.regions import settle
from terem.games.rurik.table import NONE, STRUCTURE_KINDS, RurikTable


def add_troop(table: RurikTable, region: int, side: int) -> None:
    """Put a troop from the camp into a region."""
    table.camp[side] -= 1
    table.troops[region * table.sides + side] += 1
    _send(table, side, NONE, region)
    settle(table, region)


def add_leader(table: RurikTable, region: int, side: int) -> None:
    """Put the leader into a region."""
    table.posts[side] = region
    settle(table, region)


def drop_troop(table: RurikTable, region: int, side: int) -> None:
    """Take a troop back into the camp."""
    table.camp[side] += 1
    table.troops[region * table.sides + side] -= 1
    _send(table, side, region, NONE)
    settle(table, region)


def drop_leader(table: RurikTable, side: int) -> None:
    """Take the leader off the map."""
    region = table.posts[side]
    table.posts[side] = NONE
    settle(table, region)


def drop_piece(table: RurikTable, region: int, side: int) -> bool:
    """Take away a piece that was lost there, the leader last; whether it was the leader."""
    if table.troops[region * table.sides + side]:
        drop_troop(table, region, side)
        return False
    drop_leader(table, side)
    return True


def move_troop(table: RurikTable, start: int, end: int, side: int) -> None:
    """Move a troop from region to region."""
    table.troops[start * table.sides + side] -= 1
    table.troops[end * table.sides + side] += 1
    _send(table, side, start, end)
    settle(table, start)
    settle(table, end)


def move_leader(table: RurikTable, end: int, side: int) -> None:
    """Move the leader to a region."""
    start = table.posts[side]
    table.posts[side] = end
    settle(table, start)
    settle(table, end)


def on_map(table: RurikTable, side: int) -> bool:
    """Whether a side has any troop or its leader on the map."""
    if table.posts[side] != NONE:
        return True
    sides = table.sides
    return any(table.troops[region * sides + side] for region in range(table.regions))


def add_structure(table: RurikTable, region: int, kind: int, side: int) -> None:
    """Put up a structure."""
    table.yards[side * STRUCTURE_KINDS + kind] -= 1
    table.structures[region * STRUCTURE_KINDS + kind] = side
    settle(table, region)


def drop_structure(table: RurikTable, region: int, kind: int) -> None:
    """Take a structure back to its owner."""
    side = table.structures[region * STRUCTURE_KINDS + kind]
    table.structures[region * STRUCTURE_KINDS + kind] = NONE
    table.yards[side * STRUCTURE_KINDS + kind] += 1
    settle(table, region)


def _send(table: RurikTable, side: int, start: int, end: int) -> None:
    """Move the first figure that stands in a region, or off the map."""
    figures = table.figures[side]
    for figure in range(len(figures)):
        if figures[figure] == start:
            figures[figure] = end
            return
