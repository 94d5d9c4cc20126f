"""The strategy board: what the advisors sent will bring, and what points could do."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.components import (
    ACTIONS,
    ATTACK,
    INFLUENCES,
    MOVE,
    MUSTER,
    SCHEME,
    SLOTS,
    TAX,
)
from terem.games.rurik.prospects.holdings import coin
from terem.games.rurik.prospects.lands import ALL_KINDS
from terem.games.rurik.prospects.promises import step_up
from terem.games.rurik.prospects.weights import (
    BUILD_EARLY,
    BUILD_IDLE,
    BUILD_LATE,
    BUILD_LEAST,
    DOWN,
    DOWN_MOST,
    GOOD,
    GOOD_LEAST,
    GOOD_ON_DOCK,
    RESERVE,
    STRUCTURES,
    TAX_IDLE,
    TOKEN,
    TRADE_EARLY,
    TRADE_LATE,
    USE_ATTACK,
    USE_ATTACK_IDLE,
    USE_MOVE,
    USE_MUSTER,
    USE_SCHEME,
)
from terem.games.rurik.regions import group, pieces
from terem.games.rurik.stores import loaded
from terem.games.rurik.table import (
    ACTION,
    BANNER,
    GOOD_KINDS,
    NONE,
    SLOT,
    STRUCTURE_KINDS,
    RurikTable,
)

# What a region offers to a builder.
FULL: Final = 0
FRESH: Final = 1
"""Room for a structure, and none of one's own yet."""
OWN: Final = 2
"""Room for one more."""


def plans(table: RurikTable, seat: int) -> int:
    """What one's advisors on the board will bring, against what such advisors usually bring."""
    worth = 0
    side = table.board_side
    used = [0] * len(ACTIONS)
    for index in range(len(table.placed)):
        if table.placed[index] != seat:
            continue
        action, slot = divmod(index, SLOTS)
        brings = _slot(table, seat, index, used[action])
        if slot + 1 < side.slots:
            risk = _risk(table, seat, table.influence[index] + table.bribes[index])
            if risk:
                lower = _slot(table, seat, index + 1, used[action])
                brings += (lower - brings) * risk // 100
        used[action] += side.points[index]
        worth += brings - RESERVE[table.influence[index]]
    if table.phase == ACTION and table.turn[BANNER] != NONE:
        # The first advisor of the round has just been taken back.
        action = table.turn[BANNER]
        if (table.first + table.next - 1) % table.sides == seat:
            worth += _slot(table, seat, action * SLOTS + table.turn[SLOT], used[action])
            worth -= RESERVE[1]
    return worth


def _risk(table: RurikTable, seat: int, influence: int) -> int:
    """How likely, in parts of a hundred, somebody stronger is still to come to the same banner."""
    stronger = 0
    for side in range(table.sides):
        if side != seat:
            for other in range(influence + 1, INFLUENCES):
                stronger += table.advisors[side * INFLUENCES + other]
    return min(DOWN_MOST, stronger * DOWN // len(ACTIONS))


def _slot(table: RurikTable, seat: int, index: int, used: int) -> int:
    """What a slot brings beside points of the same action that one has already."""
    side = table.board_side
    action = index // SLOTS
    worth = use(table, seat, action, used + side.points[index]) - use(table, seat, action, used)
    if side.tokens[index]:
        worth += TOKEN
    each = coin(table)
    return max(worth - side.costs[index] * each, each)


def use(table: RurikTable, seat: int, action: int, points: int) -> int:
    """What so many points of an action are worth in a round that is being planned."""
    if not points:
        return 0
    if action == SCHEME:
        return USE_SCHEME[min(points, len(USE_SCHEME)) - 1]
    if action in (MUSTER, MOVE):
        each = USE_MUSTER if action == MUSTER else USE_MOVE
        worth = 0
        for point in range(points):
            worth += each[min(point, len(each) - 1)]
        return worth
    if action == ATTACK:
        hits = min(points, targets(table, seat))
        return hits * USE_ATTACK + (points - hits) * USE_ATTACK_IDLE
    if action == TAX:
        return taxes(table, seat, points, TAX_IDLE)
    return builds(table, seat, points, BUILD_IDLE)


def targets(table: RurikTable, seat: int) -> int:
    """Figures of others that stand beside one's own."""
    count = 0
    for region in range(table.regions):
        if not pieces(table, region, seat):
            continue
        count += table.rebels[region] + table.neutrals[region]
        for side in range(table.sides):
            if side != seat:
                count += pieces(table, region, side)
    return count


def taxes(table: RurikTable, seat: int, points: int, idle: int) -> int:
    """The goods in reach for so many points; points that find none are worth ``idle`` each."""
    goods = loaded(table, seat)
    each = max(GOOD_LEAST, step_up(table, TRADE_EARLY, TRADE_LATE, goods)) + GOOD
    near = 0
    docked = 0
    far = 0
    for region in range(table.regions):
        if not table.stock[region] or not pieces(table, region, seat):
            continue
        good = table.goods_here[region]
        room = table.goods[seat * GOOD_KINDS + good] < table.box.boat[good]
        if table.rulers[region] != seat:
            far += 1 if room else 0
        elif room:
            near += 1
        else:
            docked += 1
    worth = min(points, near) * each
    points -= min(points, near)
    dear = min(points // 2, far)
    worth += dear * each
    points -= dear * 2
    worth += min(points, docked) * GOOD_ON_DOCK
    return worth + (points - min(points, docked)) * idle


def builds(table: RurikTable, seat: int, points: int, idle: int) -> int:
    """The structures in reach for so many points; points that find none are worth ``idle`` each."""
    joined = group(table, seat, ALL_KINDS)
    each = max(BUILD_LEAST, step_up(table, BUILD_EARLY, BUILD_LATE, joined)) + STRUCTURES
    fresh = 0
    far = 0
    more = 0
    for region in range(table.regions):
        if not pieces(table, region, seat):
            continue
        site = _site(table, region, seat)
        if site == OWN:
            more += 1
        elif site == FRESH:
            if table.rulers[region] == seat:
                fresh += 1
            else:
                far += 1
    worth = min(points, fresh) * each
    points -= min(points, fresh)
    dear = min(points // 2, far)
    worth += dear * each
    points -= dear * 2
    worth += min(points, more) * max(idle, STRUCTURES)
    return worth + (points - min(points, more)) * idle


def _site(table: RurikTable, region: int, seat: int) -> int:
    """Whether there is room for a structure, and one of one's own already."""
    base = region * STRUCTURE_KINDS
    own = False
    room = False
    for kind in range(STRUCTURE_KINDS):
        owner = table.structures[base + kind]
        if owner == seat:
            own = True
        elif owner == NONE and table.yards[seat * STRUCTURE_KINDS + kind]:
            room = True
    if not room:
        return FULL
    return OWN if own else FRESH
