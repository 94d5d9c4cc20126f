"""The strategy board: where an advisor comes to stand, and what that is worth."""

from __future__ import annotations

from terem.core.message import Message, count, listed, name
from terem.games.rurik.components import ACTIONS, INFLUENCES, MOVE, SCHEME, SLOTS
from terem.games.rurik.stores import side_name
from terem.games.rurik.table import ADVISOR as HELD
from terem.games.rurik.table import FEWER_MOVES, NONE, WHERE, RurikTable
from terem.games.rurik.turns import points_name


def standing(table: RurikTable, action: int) -> int:
    """How many advisors stand on a banner; they stand without a gap from the top."""
    base = action * SLOTS
    number = 0
    while number < table.board_side.slots and table.placed[base + number] != NONE:
        number += 1
    return number


def full(table: RurikTable, action: int) -> bool:
    """Whether a banner takes no more advisors."""
    return table.placed[action * SLOTS + table.board_side.slots - 1] != NONE


def joins(table: RurikTable, side: int, action: int) -> bool:
    """Whether an advisor of the side stands on a banner."""
    base = action * SLOTS
    return any(table.placed[base + slot] == side for slot in range(table.board_side.slots))


def is_open(table: RurikTable, side: int, action: int) -> bool:
    """Whether a side may send an advisor to a banner (rulebook, how to place an advisor)."""
    if full(table, action):
        return False
    if not joins(table, side, action):
        return True
    banners = 0
    for other in range(len(ACTIONS)):
        if joins(table, side, other):
            banners += 1
    return banners >= table.box.banners


def slot_for(table: RurikTable, action: int, influence: int) -> int:
    """The slot that so much influence reaches: below all that have as much or more."""
    base = action * SLOTS
    slot = 0
    while slot < table.board_side.slots - 1 and table.placed[base + slot] != NONE:
        if table.influence[base + slot] + table.bribes[base + slot] < influence:
            break
        slot += 1
    return slot


def slot_points(table: RurikTable, action: int, slot: int) -> int:
    """Points of a slot; a hard winter takes one from a move that has more than one."""
    points = table.board_side.points[action * SLOTS + slot]
    if action == MOVE and points > 1:
        points -= table.effects[FEWER_MOVES]
    return points


def slot_gives(table: RurikTable, action: int, slot: int) -> Message:
    """What a slot is worth, in words."""
    index = action * SLOTS + slot
    board = table.board_side
    points = slot_points(table, action, slot)
    if action == SCHEME:
        told = [Message("main-scheme", {"n": points})]
    else:
        told = [points_name(action, points)]
    if board.tokens[index] and not table.solo:
        told.append(Message("main-token"))
    if not board.costs[index]:
        return listed(told)
    return Message(
        "gives-for", {"gives": listed(told), "coins": count("coins", board.costs[index])}
    )


def place_advisor(table: RurikTable, side: int, influence: int, action: int, bribe: int) -> None:
    """Weaker advisors slide down by one slot; the bribe lies beside the advisor."""
    base = action * SLOTS
    slot = slot_for(table, action, influence + bribe)
    for lower in range(base + standing(table, action), base + slot, -1):
        table.placed[lower] = table.placed[lower - 1]
        table.influence[lower] = table.influence[lower - 1]
        table.bribes[lower] = table.bribes[lower - 1]
    table.placed[base + slot] = side
    table.influence[base + slot] = influence
    table.bribes[base + slot] = bribe
    table.advisors[side * INFLUENCES + influence] -= 1
    table.coins[side] -= bribe
    table.turn[HELD] = 0
    table.turn[WHERE] = 0
    if table.chronicle is not None:
        told = {
            "who": side_name(table, side),
            "n": influence,
            "action": name("action", ACTIONS[action]),
            "slot": slot + 1,
        }
        if bribe:
            table.chronicle.tell("fact-advisor-bribes", {**told, "coins": count("coins", bribe)})
        else:
            table.chronicle.tell("fact-advisor", {**told})


def least(table: RurikTable, side: int) -> list[int]:
    """The slots, as indices into the board, of a side's advisors with the least influence."""
    found: list[int] = []
    lowest = INFLUENCES
    for index in range(len(table.placed)):
        if table.placed[index] != side:
            continue
        if table.influence[index] < lowest:
            lowest = table.influence[index]
            found = []
        if table.influence[index] == lowest:
            found.append(index)
    return found


def take_advisor(table: RurikTable, side: int, index: int) -> int:
    """An advisor goes home and the bribe back to the supply; nobody moves up (ruling G19).

    Gives the influence that is printed on the advisor.
    """
    influence = table.influence[index]
    table.placed[index] = NONE
    table.influence[index] = 0
    table.bribes[index] = 0
    table.advisors[side * INFLUENCES + influence] += 1
    return influence
