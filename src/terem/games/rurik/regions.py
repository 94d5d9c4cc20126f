"""Who rules a region, who occupies it, and what hangs together (rulebook, occupying and ruling)."""

from __future__ import annotations

from terem.games.rurik.components import STRONGHOLD, YAROSLAV
from terem.games.rurik.table import NONE, STRUCTURE_KINDS, RurikTable


def pieces(table: RurikTable, region: int, side: int) -> int:
    """Troops of a side in a region, its leader among them."""
    count = table.troops[region * table.sides + side]
    if table.posts[side] == region:
        count += 1
    return count


def settle(table: RurikTable, region: int) -> None:
    """Find out anew who rules a region: whoever has more than each other, rebels included.

    A tie is nobody's, but for Yaroslav's (ruling G31).
    """
    judge = _judge(table, region)
    best = max(table.neutrals[region], _free_rebels(table, region))
    ruler = NONE
    for side in range(table.sides):
        count = strength(table, region, side, judge)
        if count > best:
            best = count
            ruler = side
        elif count == best and count and ruler != judge:
            ruler = side if side == judge else NONE
    table.rulers[region] = ruler


def strength(table: RurikTable, region: int, side: int, judge: int) -> int:
    """What counts for a side in a region.

    A stronghold counts as a troop of its owner and can rule alone (ruling G03), but not where the
    Yaroslav of another stands; rebels are troops of the side whose Sviatopolk stands among them.
    """
    count = table.troops[region * table.sides + side]
    if table.posts[side] == region:
        count += 1
        if table.rebels[region] and table.counts_rebels(side):
            count += table.rebels[region]
    if table.structures[region * STRUCTURE_KINDS + STRONGHOLD] == side and (judge in (NONE, side)):
        count += 1
    return count


def _judge(table: RurikTable, region: int) -> int:
    """The side whose Yaroslav stands in a region, or NONE."""
    for side in range(table.sides):
        if table.posts[side] == region and table.leaders[side] == YAROSLAV:
            return side
    return NONE


def _free_rebels(table: RurikTable, region: int) -> int:
    """Rebels that stand for themselves."""
    rebels = table.rebels[region]
    if rebels:
        for side in range(table.sides):
            if table.posts[side] == region and table.counts_rebels(side):
                return 0
    return rebels


def settle_all(table: RurikTable) -> None:
    """Find out who rules where."""
    for region in range(table.regions):
        settle(table, region)


def ruled(table: RurikTable, side: int) -> int:
    """How many regions a side rules."""
    count = 0
    for region in range(table.regions):
        if table.rulers[region] == side:
            count += 1
    return count


def occupied(table: RurikTable, side: int) -> int:
    """In how many regions a side has a troop."""
    count = 0
    for region in range(table.regions):
        if pieces(table, region, side):
            count += 1
    return count


def blocked(table: RurikTable, region: int, owner: int) -> bool:
    """Whether structures of a side have no effect there, since another's Yaroslav is present."""
    for side in range(table.sides):
        if side != owner and table.posts[side] == region and table.leaders[side] == YAROSLAV:
            return True
    return False


def owns(table: RurikTable, region: int, kind: int, side: int) -> bool:
    """Whether a structure of this kind in the region is the side's."""
    return table.structures[region * STRUCTURE_KINDS + kind] == side


def built_in(table: RurikTable, side: int, kinds: int) -> int:
    """The regions, as bits, where a side has a structure of one of the kinds, also bits."""
    bits = 0
    for region in range(table.regions):
        base = region * STRUCTURE_KINDS
        for kind in range(STRUCTURE_KINDS):
            if kinds >> kind & 1 and table.structures[base + kind] == side:
                bits |= 1 << region
                break
    return bits


def group(table: RurikTable, side: int, kinds: int) -> int:
    """The size of the largest group of adjacent regions with such structures (ruling G02)."""
    left = built_in(table, side, kinds)
    largest = 0
    while left:
        joined = left & -left
        size = 0
        while True:
            grown = joined
            rest = joined
            while rest:
                low = rest & -rest
                rest ^= low
                grown |= table.near_bits[_index(low)] & left
            if grown == joined:
                break
            joined = grown
        left &= ~joined
        while joined:
            joined &= joined - 1
            size += 1
        largest = max(largest, size)
    return largest


def _index(bit: int) -> int:
    """The number of the only bit that is set."""
    number = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return number
