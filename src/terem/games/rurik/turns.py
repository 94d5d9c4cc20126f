"""What a turn of the action phase has to spend (rulebook, how to get action points).

Points that schemes, deeds and exchanges bring join those of the main action and may be spent in any
order before the turn ends (ruling G10). They are spent first, so that the main action can still be
passed while none of its own points has been used.
"""

from __future__ import annotations

from terem.core.message import Message, count
from terem.games.rurik.components import ACTIONS, ATTACK, POINTED
from terem.games.rurik.printed import Reward
from terem.games.rurik.stores import gain_coins
from terem.games.rurik.table import (
    BANNER,
    BEGUN,
    COST,
    FAR,
    NONE,
    OPEN,
    POINTS,
    SAFE,
    STATE,
    TURN,
    RurikTable,
)


def blank_turn() -> list[int]:
    """Nothing has been done yet, and no advisor taken."""
    turn = [0] * TURN
    turn[BANNER] = NONE
    return turn


def main_points(table: RurikTable, action: int) -> int:
    """Points of the main action that can be spent: its price must have been paid."""
    turn = table.turn
    if turn[BANNER] != action or (turn[STATE] == OPEN and turn[COST]):
        return 0
    return turn[POINTS]


def points(table: RurikTable, action: int) -> int:
    """All points at hand for an action, careful attacks apart."""
    return table.turn[action] + main_points(table, action)


def unpaid(table: RurikTable, action: int) -> bool:
    """Whether an action has no points but those of a main action that waits for its price."""
    turn = table.turn
    waits = turn[BANNER] == action and turn[STATE] == OPEN and turn[COST] > 0
    return waits and not turn[action]


def spend(table: RurikTable, action: int, amount: int) -> None:
    """Spend points, those of the main action last; with them it has begun."""
    turn = table.turn
    extra = min(turn[action], amount)
    turn[action] -= extra
    if amount > extra:
        turn[POINTS] -= amount - extra
        turn[STATE] = BEGUN


def gain(table: RurikTable, side: int, reward: Reward) -> None:
    """Take the points and coins of a reward; cards are another matter."""
    turn = table.turn
    for action in range(POINTED):
        turn[action] += reward.points[action]
    turn[SAFE] += reward.safe
    turn[FAR] += reward.far
    if reward.coins:
        gain_coins(table, side, reward.coins)


def attacks(table: RurikTable) -> int:
    """Attack points of both kinds."""
    return points(table, ATTACK) + table.turn[SAFE]


def points_name(action: int, points: int) -> Message:
    """So many points of an action."""
    return count(f"{ACTIONS[action]}-points", points)
