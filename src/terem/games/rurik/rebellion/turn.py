"""A turn of the rebellion in the action phase (rulebook, solo mode: action phase)."""

from __future__ import annotations

from typing import Final

from terem.core.message import listed, name
from terem.core.step import Duty
from terem.games.rurik.components import (
    ACTIONS,
    ATTACK,
    BUILD,
    GAIN_COINS,
    GAIN_SAFETY,
    MOVE,
    MUSTER,
    SCHEME,
    SLOTS,
    TAX,
)
from terem.games.rurik.pieces import add_leader, add_troop, on_map
from terem.games.rurik.rebellion.attack import ATTACKS, next_region
from terem.games.rurik.rebellion.bonuses import gains, open_bonuses, tell_bonuses, top_card, unlock
from terem.games.rurik.rebellion.build import build, can_build
from terem.games.rurik.rebellion.march import march
from terem.games.rurik.rebellion.muster import can_muster, muster
from terem.games.rurik.rebellion.tax import can_tax, tax
from terem.games.rurik.stores import gain_coins, pay_coins, region_name, side_name
from terem.games.rurik.strategy import least, slot_gives, take_advisor
from terem.games.rurik.table import BANNER, COST, NONE, POINTS, SAFE, SLOT, WHERE, RurikTable
from terem.games.rurik.turns import blank_turn


class TakesTurn(Duty[RurikTable]):
    """The lowest card comes to the top; then the weakest advisor acts, the leftmost of equals."""

    def run(self, table: RurikTable) -> None:
        """Perform the action with its bonuses, or pass."""
        _turn_card(table)
        side = table.rebellion()
        if not on_map(table, side):
            _come_back(table)
        weakest = least(table, side)
        index = weakest[0]
        action, slot = divmod(index, SLOTS)
        if len(weakest) > 1:
            _tell(table, "fact-rebellion-equal-advisors", action)
        influence = take_advisor(table, side, index)
        table.turn = blank_turn()
        table.turn[BANNER] = action
        table.turn[SLOT] = slot
        table.turn[COST] = table.board_side.costs[index]
        table.push(ENDS_TURN)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-turn",
                {
                    "who": side_name(table, side),
                    "n": influence,
                    "action": name("action", ACTIONS[action]),
                    "slot": slot + 1,
                    "gives": slot_gives(table, action, slot),
                },
            )
        if table.turn[COST] > table.coins[side]:
            _pass(table, poor=True)
        else:
            _act(table, action, table.board_side.points[index])


class EndsTurn(Duty[RurikTable]):
    """Nothing of the turn is left."""

    def run(self, table: RurikTable) -> None:
        """Clear it away."""
        table.turn = blank_turn()


def _turn_card(table: RurikTable) -> None:
    """The lowest card becomes the topmost, and is seen whole."""
    deck = table.insurrection
    deck.append(deck.pop(0))
    table.shown = min(len(deck), table.shown + 1)
    table.rows = 0
    table.seal()
    if table.chronicle is not None:
        card = top_card(table)
        table.chronicle.tell(
            "fact-rebellion-card",
            {
                "card": table.insurrection[-1] + 1,
                "regions": listed([region_name(table, region) for region in card.regions]),
            },
        )


def _come_back(table: RurikTable) -> None:
    """Nothing is left on the map: Sviatopolk and a rebel return to the first region in order."""
    side = table.rebellion()
    region = top_card(table).regions[0]
    add_leader(table, region, side)
    add_troop(table, region, side)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-return", {"who": side_name(table, side), "region": region_name(table, region)}
        )


def _act(table: RurikTable, action: int, points: int) -> None:
    """Bonus moves, then the main action if it is possible; if nothing is, a pass (S06 to S08)."""
    bonuses = open_bonuses(table, action)
    marched = False
    if gains(bonuses, MOVE):
        moves = [bonus for bonus in bonuses if bonus.gain == MOVE]
        bonuses = [bonus for bonus in bonuses if bonus.gain != MOVE]
        tell_bonuses(table, moves)
        marched = march(table, gains(moves, MOVE))
    if action < SCHEME:
        points += gains(bonuses, action)
    if not _possible(table, action, points):
        if marched:
            _tell(table, "fact-rebellion-only-moved", action)
        else:
            _pass(table, poor=False)
        return
    side = table.rebellion()
    tell_bonuses(table, bonuses)
    pay_coins(table, side, table.turn[COST])
    gain_coins(table, side, gains(bonuses, GAIN_COINS))
    _perform(table, action, points, gains(bonuses, GAIN_SAFETY))


def _possible(table: RurikTable, action: int, points: int) -> bool:
    """Whether the main action would do anything (rulings S07, S07a)."""
    if action == MUSTER:
        return can_muster(table)
    if action == MOVE:
        return march(table.copy(), 1)
    if action == ATTACK:
        return next_region(table) != NONE
    if action == TAX:
        return can_tax(table, points)
    if action == BUILD:
        return can_build(table, points)
    return True


def _perform(table: RurikTable, action: int, points: int, safety: int) -> None:
    if action == MUSTER:
        muster(table, points)
    elif action == MOVE:
        march(table, points)
    elif action == ATTACK:
        table.turn[POINTS] = points
        table.turn[SAFE] = safety
        table.turn[WHERE] = NONE
        table.push(ATTACKS)
    elif action == TAX:
        tax(table, points)
    elif action == BUILD:
        build(table, points)
    else:
        if table.chronicle is not None:
            table.chronicle.tell("fact-rebellion-no-scheme", {})
        unlock(table)


def _pass(table: RurikTable, *, poor: bool) -> None:
    """The action is not performed, and a coin is taken."""
    _tell(table, "fact-rebellion-poor" if poor else "fact-rebellion-cannot", table.turn[BANNER])
    gain_coins(table, table.rebellion(), 1)


def _tell(table: RurikTable, id: str, action: int) -> None:
    if table.chronicle is not None:
        table.chronicle.tell(id, {"action": name("action", ACTIONS[action])})


TAKES_TURN: Final = TakesTurn()
ENDS_TURN: Final = EndsTurn()
