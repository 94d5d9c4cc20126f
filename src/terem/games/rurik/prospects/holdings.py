"""What a seat holds: coins, goods, income, schemes, deeds, its agenda, the first player token."""

from __future__ import annotations

from terem.games.rurik.components import (
    NEED_BEATEN,
    NEED_GROUP,
    NEED_NOTHING,
    NEED_OCCUPIED,
    POINTED,
    TRADE_TRACK,
)
from terem.games.rurik.deeds import why_not_deed
from terem.games.rurik.printed import Deed
from terem.games.rurik.prospects.promises import kept, promise
from terem.games.rurik.prospects.weights import (
    AGENDA,
    AGENDA_DEALT,
    AGENDA_OPEN,
    CARD,
    CARD_COIN,
    CARD_LEAST,
    CARD_PICK,
    CARD_POINT,
    COIN,
    COINS,
    DEED_COIN,
    DEED_FAR,
    DEED_LACK,
    DEED_READY,
    DOCK,
    DRAW,
    DRAW_MORE,
    INCOME,
    LACK,
    LEADERS,
    POINT,
    TOKEN,
    TRADE_EARLY,
    TRADE_LATE,
    UNMARKED,
)
from terem.games.rurik.regions import group, occupied
from terem.games.rurik.scoring import measure
from terem.games.rurik.stores import all_goods, full_columns, loaded
from terem.games.rurik.table import (
    ACTION,
    CARDS,
    CLAIM,
    GOOD_KINDS,
    KNOWN,
    NONE,
    SCHEMED,
    STRATEGY,
    TRACK_KINDS,
    RurikTable,
)


def holdings(table: RurikTable, seat: int) -> int:
    """All that lies before a seat."""
    worth = coins(table, seat) + _goods(table, seat) + _schemes(table, seat)
    for number in table.done[seat]:
        worth += table.box.deeds[number].points * POINT
    for number in table.deeds[seat]:
        worth += _deed(table, seat, number)
    if table.token == seat:
        worth += TOKEN
    if table.leaders[seat] != NONE:
        worth += LEADERS[table.leaders[seat]]
    if table.agendas[seat]:
        worth += _agenda(table, seat)
    return worth


def coin(table: RurikTable) -> int:
    """What a coin is worth; nearly nothing once the last advisors have been sent."""
    if table.round == table.box.rounds and table.phase != STRATEGY:
        return COIN[0]
    return COIN[table.round]


def coins(table: RurikTable, seat: int) -> int:
    """Coins; many of them count less, but deeds that cost some want them."""
    each = coin(table)
    have = table.coins[seat]
    worth = min(have, COINS) * each + max(0, have - COINS) * each // 2
    for number in table.deeds[seat]:
        worth += min(have, table.box.deeds[number].coins) * DEED_COIN
    return worth


def _goods(table: RurikTable, seat: int) -> int:
    """Goods on boat and dock, and the income of the rounds to come."""
    boat = loaded(table, seat)
    promised = promise(table, TRADE_EARLY, TRADE_LATE, boat)
    worth = kept(table, seat, TRADE_TRACK, promised) + (all_goods(table, seat) - boat) * DOCK
    # Income is still to come in this round, unless the claim phase is past the tracks.
    taken = table.phase == CLAIM and table.next > table.seats
    incomes = table.box.rounds - max(1, table.round) - (1 if taken else 0)
    if incomes <= 0:
        return worth
    each = coin(table)
    worth += full_columns(table, seat) * incomes * each * INCOME // 100
    if not taken:
        worth += _unmarked(table, seat, boat) * each * UNMARKED // 100
    return worth


def _unmarked(table: RurikTable, seat: int, boat: int) -> int:
    """Markers below their tracks, which bring a coin."""
    count = 0
    for track in range(TRACK_KINDS):
        if not table.tracks[seat * TRACK_KINDS + track]:
            count += 1
    if table.phase == CLAIM:
        boat = table.loads[seat]
    if not table.tracks[seat * TRACK_KINDS + TRADE_TRACK] and (
        boat >= table.box.tracks[TRADE_TRACK][1]
    ):
        count -= 1
    return count


def _schemes(table: RurikTable, seat: int) -> int:
    """Schemes in hand, as many as there are turns to play them in, and one about to be drawn."""
    turns = 0
    if table.round < table.box.rounds or table.phase != ACTION:
        turns = len(table.hands[seat])
    else:
        for side in table.placed:
            if side == seat:
                turns += 1
        if table.turn[SCHEMED] == 0:
            turns += 1
    worth = 0
    for index in range(min(turns, len(table.hands[seat]))):
        worth += _scheme(table, table.hands[seat][index] % KNOWN)
    if table.turn[CARDS] and not table.over and table.agenda[-1].seat == seat:
        worth += DRAW + DRAW_MORE * table.turn[CARDS]
    return worth


def _scheme(table: RurikTable, kind: int) -> int:
    card = table.box.schemes[kind]
    reward = card.reward
    worth = CARD + (reward.coins - card.cost) * CARD_COIN + reward.picks * CARD_PICK
    for action in range(POINTED):
        worth += reward.points[action] * CARD_POINT[action]
    return max(CARD_LEAST, worth)


def _deed(table: RurikTable, seat: int, number: int) -> int:
    """A deed still to be done: the nearer the better, as long as there is time."""
    deed = table.box.deeds[number]
    if why_not_deed(table, seat, number) is None:
        return deed.points * DEED_READY
    nearness = deed.points * max(0, DEED_FAR - DEED_LACK * _lacks(table, seat, deed))
    left = table.box.rounds + 1 - max(1, table.round)
    return nearness * min(LACK, left) // LACK


def _lacks(table: RurikTable, seat: int, deed: Deed) -> int:
    """Roughly how many things a seat lacks for a deed."""
    lacks = max(0, deed.coins - table.coins[seat])
    lacks += 2 * max(0, deed.cards - len(table.hands[seat]))
    for good in range(GOOD_KINDS):
        lacks += max(0, deed.goods[good] - table.goods[seat * GOOD_KINDS + good])
    if deed.free_goods:
        lacks += max(0, deed.free_goods + sum(deed.goods) - all_goods(table, seat))
    if deed.need == NEED_BEATEN:
        lacks += max(0, deed.amount - table.beaten[seat])
    elif deed.need == NEED_OCCUPIED:
        lacks += max(0, deed.amount - occupied(table, seat))
    elif deed.need == NEED_GROUP:
        lacks += max(0, deed.amount - group(table, seat, deed.kinds))
    elif deed.need != NEED_NOTHING:
        lacks += 2
    if deed.troops or deed.structures:
        lacks += 2
    return max(1, lacks)


def _agenda(table: RurikTable, seat: int) -> int:
    """Who leads now in what the agenda compares leads the more surely the later it is."""
    what = table.box.agendas[table.agendas[seat][0]].measure
    if not table.round:
        return AGENDA_DEALT[what]
    own = measure(table, seat, what)
    most = 0
    for side in range(table.sides):
        if side != seat:
            most = max(most, measure(table, side, what))
    if own and own >= most:
        return AGENDA[table.round]
    if table.over:
        return 0
    return AGENDA[table.round] * AGENDA_OPEN // (100 * max(1, most - own))
