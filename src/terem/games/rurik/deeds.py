"""What deeds demand, cost and give (rulebook, deeds; the list of deeds)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, name
from terem.games.rurik.components import (
    FREE_ANY,
    FREE_DIFFERENT,
    FREE_SAME,
    NEED_BEATEN,
    NEED_GATHERED,
    NEED_GOODS,
    NEED_GROUP,
    NEED_OCCUPIED,
    NEED_TOGETHER,
    NEED_TOKEN,
    REMOVE_ANY,
    REMOVE_APART,
    REMOVE_RULED,
)
from terem.games.rurik.printed import Deed
from terem.games.rurik.regions import built_in, group, occupied, owns, pieces
from terem.games.rurik.stores import all_goods
from terem.games.rurik.table import (
    CLAIM,
    DEED,
    GOOD_KINDS,
    NONE,
    STRUCTURE_KINDS,
    RurikTable,
)

DEED_CARDS: Final = 3
"""The dice that shuffle the deeds."""


def deed_name(table: RurikTable, deed: int) -> Message:
    """What a deed is called."""
    return name("deed", table.box.deeds[deed].id)


def pending_deed(table: RurikTable) -> Deed:
    """The deed that is being paid for."""
    return table.box.deeds[table.turn[DEED]]


def take_from_row(table: RurikTable, seat: int, deed: int) -> None:
    """A seat takes a deed from the row, which is filled again at once (ruling G34).

    After the last pick of a claim phase the variant discards what is left and fills it anew.
    """
    index = table.deed_row.index(deed)
    table.deeds[seat].append(deed)
    if table.chronicle is not None:
        table.chronicle.tell("fact-takes-deed", {"who": Who(seat), "deed": deed_name(table, deed)})
    turned = NONE if _to_be_renewed(table) else turn_up(table)
    if turned == NONE:
        table.deed_row.pop(index)
    else:
        table.deed_row[index] = turned


def turn_up(table: RurikTable) -> int:
    """Turn the next deed up; if the deck is empty, the discards are shuffled (ruling G36)."""
    if not table.deed_deck and table.deed_discard:
        table.deed_deck = table.deed_discard
        table.deed_discard = []
        table.dice.shuffle(DEED_CARDS, table.deed_deck)
    if not table.deed_deck:
        return NONE
    table.seal()
    return table.deed_deck.pop()


def _to_be_renewed(table: RurikTable) -> bool:
    """Whether the last seat in the order picks: boats, progress and all other picks are done."""
    return table.renewing > 0 and table.phase == CLAIM and table.next > 2 * table.seats


def renew_row(table: RurikTable) -> None:
    """Variant: what is left of the row is discarded, and a new one is turned up."""
    table.deed_discard += table.deed_row
    table.deed_row = []
    for _ in range(table.box.row):
        turned = turn_up(table)
        if turned != NONE:
            table.deed_row.append(turned)


def why_not_deed(table: RurikTable, seat: int, number: int) -> Message | None:
    """What a seat lacks for a deed, or None when it can be done now."""
    deed = table.box.deeds[number]
    if not meets(table, seat, deed):
        return Message("why-deed-need")
    if table.coins[seat] < deed.coins:
        return Message("why-deed-coins", {"n": deed.coins})
    if len(table.hands[seat]) < deed.cards:
        return Message("why-deed-cards", {"n": deed.cards})
    if not _has_goods(table, seat, deed):
        return Message("why-deed-goods")
    if deed.troops and not _has_troops(table, seat, deed):
        return Message("why-deed-troops")
    if deed.structures and not built_in(table, seat, (1 << STRUCTURE_KINDS) - 1):
        return Message("why-deed-structures")
    return None


def meets(table: RurikTable, seat: int, deed: Deed) -> bool:
    """Whether a seat has what a deed demands besides its price."""
    need = deed.need
    if need == NEED_TOKEN:
        return table.token == seat
    if need == NEED_BEATEN:
        return table.beaten[seat] >= deed.amount
    if need == NEED_OCCUPIED:
        return occupied(table, seat) >= deed.amount
    if need == NEED_GATHERED:
        return any(pieces(table, region, seat) >= deed.amount for region in range(table.regions))
    if need == NEED_TOGETHER:
        return any(_together(table, region, seat, deed.kinds) for region in range(table.regions))
    if need == NEED_GROUP:
        return group(table, seat, deed.kinds) >= deed.amount
    if need == NEED_GOODS:
        return _goods_under(table, seat, deed.kinds) >= deed.amount
    return True


def _together(table: RurikTable, region: int, seat: int, kinds: int) -> bool:
    """Whether a region holds all of these structures of a seat."""
    for kind in range(STRUCTURE_KINDS):
        if kinds >> kind & 1 and not owns(table, region, kind, seat):
            return False
    return True


def _goods_under(table: RurikTable, seat: int, kinds: int) -> int:
    """How many different goods the regions with such structures of a seat bear."""
    bits = built_in(table, seat, kinds)
    goods = 0
    for region in range(table.regions):
        if bits >> region & 1:
            goods |= 1 << table.goods_here[region]
    count = 0
    while goods:
        goods &= goods - 1
        count += 1
    return count


def _has_goods(table: RurikTable, seat: int, deed: Deed) -> bool:
    base = seat * GOOD_KINDS
    for good in range(GOOD_KINDS):
        if table.goods[base + good] < deed.goods[good]:
            return False
    if deed.free == FREE_ANY:
        return all_goods(table, seat) - sum(deed.goods) >= deed.free_goods
    if deed.free in (FREE_SAME, FREE_DIFFERENT):
        kinds = 0
        for good in range(GOOD_KINDS):
            left = table.goods[base + good] - deed.goods[good]
            if left >= (deed.free_goods if deed.free == FREE_SAME else 1):
                kinds += 1
        return kinds >= (1 if deed.free == FREE_SAME else deed.free_goods)
    return True


def _has_troops(table: RurikTable, seat: int, deed: Deed) -> bool:
    if deed.remove == REMOVE_APART:
        return occupied(table, seat) >= deed.troops
    if deed.remove == REMOVE_ANY:
        total = 0
        for region in range(table.regions):
            total += pieces(table, region, seat)
        return total >= deed.troops
    return any(can_empty(table, seat, region, deed) for region in range(table.regions))


def can_empty(table: RurikTable, seat: int, region: int, deed: Deed) -> bool:
    """Whether all troops that a deed costs may come from one region that is ruled."""
    return (
        deed.remove == REMOVE_RULED
        and table.rulers[region] == seat
        and pieces(table, region, seat) >= deed.troops
    )
