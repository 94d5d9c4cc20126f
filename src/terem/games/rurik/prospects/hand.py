"""One's own turn: what the points at hand could still do."""

from __future__ import annotations

from terem.games.rurik.components import ATTACK, MOVE, MUSTER, POINTED, SCHEME, TAX
from terem.games.rurik.prospects.holdings import coin
from terem.games.rurik.prospects.plans import builds, targets, taxes
from terem.games.rurik.prospects.weights import (
    DRAW,
    DRAW_MORE,
    FAR_MOVE,
    HAND,
    HAND_ATTACK,
    HAND_MOVE,
    HAND_MUSTER,
    PERFORM,
    TROOP,
)
from terem.games.rurik.table import (
    BANNER,
    COST,
    FAR,
    OPEN,
    POINTS,
    SAFE,
    STATE,
    RurikTable,
)


def hand(table: RurikTable, seat: int) -> int:
    """Points at hand, always a little less than what they do when they are spent."""
    turn = table.turn
    worth = turn[FAR] * FAR_MOVE
    if turn[SAFE] and targets(table, seat):
        worth += turn[SAFE] * HAND_ATTACK
    for action in range(POINTED):
        points = turn[action]
        main = turn[BANNER] == action and turn[POINTS] > 0
        if main:
            points += turn[POINTS]
        if not points:
            continue
        brings = _points(table, seat, action, points)
        if main and turn[STATE] == OPEN and turn[COST]:
            brings = max(brings - turn[COST] * coin(table) - PERFORM, 0)
        worth += brings
    if turn[BANNER] == SCHEME and turn[STATE] == OPEN and turn[POINTS]:
        brings = DRAW + DRAW_MORE * turn[POINTS]
        worth += max(0, brings - turn[COST] * coin(table) - PERFORM)
    return worth


def _points(table: RurikTable, seat: int, action: int, points: int) -> int:
    if action == MUSTER:
        return min(points, table.camp[seat]) * TROOP[table.round] * HAND_MUSTER // 100
    if action == MOVE:
        return points * HAND_MOVE
    if action == ATTACK:
        return min(points, targets(table, seat)) * HAND_ATTACK
    if action == TAX:
        return taxes(table, seat, points, 0) * HAND // 100
    return builds(table, seat, points, 0) * HAND // 100
