"""The map: regions ruled and contested, troops, structures, war."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.components import BUILD_TRACK, MARKET, RULE_TRACK, STRONGHOLD
from terem.games.rurik.prospects.promises import kept, promise
from terem.games.rurik.prospects.weights import (
    BUILD_EARLY,
    BUILD_LATE,
    CAPITALS_EARLY,
    CAPITALS_LATE,
    CROWD,
    FIRM,
    JOINED,
    LATE,
    LEADER,
    MARKETS,
    NEAR,
    POINT,
    RIVAL_RULE,
    RIVAL_WAR,
    RULE_EARLY,
    RULE_LATE,
    SPREAD,
    STRUCTURES,
    TIE,
    TROOP,
    WAR,
    WAR_STEP,
    WAR_STEPS,
)
from terem.games.rurik.regions import group
from terem.games.rurik.scoring import war_points
from terem.games.rurik.table import NONE, STRUCTURE_KINDS, RurikTable

ALL_KINDS: Final = (1 << STRUCTURE_KINDS) - 1


def lands(table: RurikTable, seat: int) -> int:
    """All that stands on the map, and the warfare track."""
    rules = [0] * table.sides
    for region in range(table.regions):
        if table.rulers[region] != NONE:
            rules[table.rulers[region]] += 1
    return (
        _troops(table, seat, rules[seat])
        + _structures(table, seat)
        + _war(table, seat)
        - _rivals(table, seat, rules)
    )


def _troops(table: RurikTable, seat: int, ruled: int) -> int:
    """Troops, where they stand, and the regions that they rule or could rule."""
    worth = 0
    contested = 0
    standing = 0
    for region in range(table.regions):
        own = table.troops[region * table.sides + seat]
        if table.posts[seat] == region:
            own += 1
            worth += LEADER
        if not own:
            continue
        standing |= 1 << region
        worth += SPREAD[table.round] + _camp(table, own)
        rivals = _strongest(table, region, seat)
        if table.rulers[region] != seat:
            if own == rivals:
                contested += TIE
            elif own == rivals - 1:
                contested += NEAR
        elif rivals and own > rivals + 1:
            worth += FIRM
    promised = promise(table, RULE_EARLY, RULE_LATE, ruled) + contested
    promised += _capitals(table, seat, ruled)
    worth += JOINED[table.round] * _largest(table, standing)
    return worth + kept(table, seat, RULE_TRACK, promised)


def _camp(table: RurikTable, troops: int) -> int:
    """Troops of one region; each counts less than the one before."""
    worth = 0
    each = TROOP[table.round]
    for _ in range(troops):
        worth += each
        each = each * CROWD // 100
    return worth


def _strongest(table: RurikTable, region: int, seat: int) -> int:
    """The most pieces that anybody else has there."""
    most = max(table.rebels[region], table.neutrals[region])
    for side in range(table.sides):
        if side == seat:
            continue
        count = table.troops[region * table.sides + side]
        if table.posts[side] == region:
            count += 1
        if table.structures[region * STRUCTURE_KINDS + STRONGHOLD] == side:
            count += 1
        most = max(most, count)
    return most


def _capitals(table: RurikTable, seat: int, ruled: int) -> int:
    """The regions that the top of the rule track asks for."""
    held = 0
    for region in table.box.capitals:
        if table.rulers[region] == seat:
            held += 1
    worth = held * CAPITALS_EARLY[table.round]
    top = len(table.box.track_points) - 1
    if held == len(table.box.capitals) and ruled >= table.box.tracks[RULE_TRACK][top]:
        worth += CAPITALS_LATE * LATE[table.round] // 100
    return worth


def _structures(table: RurikTable, seat: int) -> int:
    """Structures, and how many regions with them hang together."""
    worth = 0
    left = table.box.rounds - table.round
    for index in range(len(table.structures)):
        if table.structures[index] == seat:
            worth += STRUCTURES
            if index % STRUCTURE_KINDS == MARKET:
                worth += MARKETS * left
    joined = promise(table, BUILD_EARLY, BUILD_LATE, group(table, seat, ALL_KINDS))
    return worth + kept(table, seat, BUILD_TRACK, joined)


def _war(table: RurikTable, seat: int) -> int:
    """The warfare track: its points are the surer the later it is."""
    points = war_points(table)
    worth = points[seat] * WAR[table.round] * POINT // 100
    worth += min(table.war[seat], WAR_STEPS) * WAR_STEP
    others = sum(points) - points[seat]
    return worth - others * RIVAL_WAR // (table.sides - 1)


def _rivals(table: RurikTable, seat: int, rules: list[int]) -> int:
    """Regions that others rule."""
    worth = 0
    for side in range(table.sides):
        if side != seat:
            worth += RULE_EARLY[rules[side]]
    return worth * RIVAL_RULE // (100 * (table.sides - 1))


def _largest(table: RurikTable, left: int) -> int:
    """The size of the largest group of adjacent regions among some, which are bits."""
    largest = 0
    while left:
        edge = left & -left
        size = 0
        while edge:
            low = edge & -edge
            left &= ~low
            edge = (edge ^ low) | table.near_bits[low.bit_length() - 1] & left
            size += 1
        largest = max(largest, size)
    return largest
