"""What bots know about Rurik: how much a position promises, in hundredths of a victory point.

A turn is cut into small choices, so a question in the middle of a move, such as where a piece goes
that has been taken up, is judged by its best answer, and a turn that goes on by what it comes to if
it ends here, with the points at hand on top. What the parts of a position are worth is told in
``prospects``.
"""

from __future__ import annotations

from typing import Final

from terem.games.rurik.choices import END, PASS
from terem.games.rurik.components import SLOTS
from terem.games.rurik.pieces import drop_piece
from terem.games.rurik.prospects.hand import hand
from terem.games.rurik.prospects.holdings import coins, holdings
from terem.games.rurik.prospects.lands import lands
from terem.games.rurik.prospects.plans import plans
from terem.games.rurik.prospects.weights import LOSS, TROOP
from terem.games.rurik.steps.choose_banner import ChooseBanner
from terem.games.rurik.steps.choose_bribe import ChooseBribe
from terem.games.rurik.steps.convert import Convert
from terem.games.rurik.steps.discard_card import DiscardCard
from terem.games.rurik.steps.displace import SendAway
from terem.games.rurik.steps.feast import GiveGood, SeatGuest
from terem.games.rurik.steps.keep_card import KeepCard
from terem.games.rurik.steps.laika import LeadTo
from terem.games.rurik.steps.move_to import GoAlong, MoveTo
from terem.games.rurik.steps.pay_exchange import PayExchange
from terem.games.rurik.steps.pay_goods import PayGoods
from terem.games.rurik.steps.raze import Raze
from terem.games.rurik.steps.remove_troops import RemoveTroops
from terem.games.rurik.steps.strike import ChoosePile, TakeCare
from terem.games.rurik.steps.take_turn import TakeQuietTurn, TakeTurn
from terem.games.rurik.steps.tax import MarketBonus
from terem.games.rurik.table import (
    ACTION,
    BANNER,
    CARDS,
    COST,
    DEED,
    FEWER_MOVES,
    NONE,
    OPEN,
    PAID,
    POINTS,
    SLOT,
    STATE,
    STRATEGY,
    WHERE,
    RurikTable,
)
from terem.games.rurik.turns import blank_turn

MIDWAY: Final = frozenset(
    [
        ChooseBanner,
        ChooseBribe,
        Convert,
        DiscardCard,
        GiveGood,
        GoAlong,
        KeepCard,
        LeadTo,
        MarketBonus,
        MoveTo,
        PayExchange,
        PayGoods,
        Raze,
        SeatGuest,
        SendAway,
        TakeCare,
    ]
)
"""Questions whose answers complete a move."""

MENUS: Final = frozenset([TakeTurn, TakeQuietTurn])


def value(table: RurikTable, seat: int) -> int:
    """What the position promises a seat."""
    if table.over or table.waiting or table.agenda[-1].seat != seat:
        return _judge(table, seat)
    asks = type(table.agenda[-1])
    if asks in MIDWAY:
        return _best(table, seat)
    if table.phase != ACTION:
        return _judge(table, seat)
    if asks is ChoosePile:
        return _losses(table, seat)
    if asks is RemoveTroops:
        left = table.box.deeds[table.turn[DEED]].troops - table.turn[PAID]
        return _judge(table, seat) - TROOP[table.round] * left
    if asks in MENUS and not _planned(table) and (table.solo or _last(table)):
        return _ended(table, seat)
    return _judge(table, seat)


def _best(table: RurikTable, seat: int) -> int:
    """The value of the best answer."""
    legal = table.legal(seat)
    best = 0
    for index in range(len(legal)):
        after = table.copy()
        after.follow(seat, legal[index])
        worth = value(after, seat)
        if not index or worth > best:
            best = worth
    return best


def _losses(table: RurikTable, seat: int) -> int:
    """Cards are still to be revealed: with and without a loss, by how likely it is.

    Which cards lie on the piles is a guess, so no pile is better than the other.
    """
    held = table.copy()
    held.turn[CARDS] = 0
    held.agenda.pop()
    lost = held.copy()
    drop_piece(lost, table.turn[WHERE], seat)
    held.proceed()
    lost.proceed()
    spared = 100
    for _ in range(table.turn[CARDS]):
        spared = spared * (100 - LOSS) // 100
    return (value(held, seat) * spared + value(lost, seat) * (100 - spared)) // 100


def _ended(table: RurikTable, seat: int) -> int:
    """What comes if the turn ends here, with the points at hand.

    Where others act or a phase ends as soon as the turn does, ending it must not be compared with
    positions in which that is still to come.
    """
    after = table.copy()
    if after.turn[STATE] == OPEN:
        after.follow(seat, PASS)
        after.coins[seat] -= 1
    after.follow(seat, END)
    return _judge(after, seat) + hand(table, seat)


def _judge(table: RurikTable, seat: int) -> int:
    """What lies on the table; while advisors are being sent, only what that changes."""
    if table.phase == STRATEGY and seat in table.placed:
        return plans(table, seat) + coins(table, seat)
    worth = lands(table, seat) + holdings(table, seat)
    if _planned(table):
        return worth + plans(table, seat)
    if table.phase == ACTION and not table.over and _acts(table) == seat:
        worth += hand(table, seat)
    return worth


def _acts(table: RurikTable) -> int:
    """The side whose turn it is."""
    return (table.first + table.next - 1) % table.sides


def _last(table: RurikTable) -> bool:
    """Whether this is the last turn of the phase."""
    advisors = table.box.advisors_in(table.seats, table.round)
    return table.next == sum(advisors) * table.sides


def _planned(table: RurikTable) -> bool:
    """Whether the last advisor has just been sent, and nothing has been done since."""
    if table.phase != ACTION or table.next != 1 or table.turn[BANNER] == NONE:
        return False
    turn = blank_turn()
    for line in (BANNER, SLOT, COST, POINTS):
        turn[line] = table.turn[line]
    if turn != table.turn or table.laika_used or sum(table.powers):
        return False
    index = turn[BANNER] * SLOTS + turn[SLOT]
    return turn[POINTS] >= table.board_side.points[index] - table.effects[FEWER_MOVES]
