"""Goods and coins, the boat and the dock (rulebook, the player board)."""

from __future__ import annotations

from terem.core.message import Message, Who, count, name
from terem.games.rurik.components import GOODS
from terem.games.rurik.table import GOOD_KINDS, RurikTable


def side_name(table: RurikTable, side: int) -> Who | Message:
    """What a side is called: its player, or the rebellion."""
    return Who(side) if side < table.seats else Message("rebellion")


def region_name(table: RurikTable, region: int) -> Message:
    """What a region is called."""
    return name("region", table.box.region_id[region])


def good_name(good: int) -> Message:
    """What a good is called."""
    return name("good", GOODS[good])


def gain_good(table: RurikTable, side: int, good: int, amount: int = 1) -> None:
    """Take goods from the supply, which is endless."""
    table.goods[side * GOOD_KINDS + good] += amount


def pay_good(table: RurikTable, side: int, good: int, amount: int = 1) -> None:
    """Give goods back; which of them lay on the boat makes no difference (ruling R01)."""
    table.goods[side * GOOD_KINDS + good] -= amount


def gain_coins(table: RurikTable, side: int, coins: int) -> None:
    """Take coins from the supply."""
    table.coins[side] += coins
    if coins and table.chronicle is not None:
        table.chronicle.tell(
            "fact-coins", {"who": side_name(table, side), "coins": count("coins", coins)}
        )


def pay_coins(table: RurikTable, side: int, coins: int) -> None:
    """Give coins back to the supply."""
    table.coins[side] -= coins
    if coins and table.chronicle is not None:
        table.chronicle.tell(
            "fact-paid", {"who": side_name(table, side), "coins": count("coins", coins)}
        )


def on_boat(table: RurikTable, side: int, good: int) -> int:
    """Goods of a kind on the boat when it is loaded as full as can be."""
    return min(table.goods[side * GOOD_KINDS + good], table.box.boat[good])


def loaded(table: RurikTable, side: int) -> int:
    """All goods on the boat when it is loaded as full as can be."""
    total = 0
    for good in range(GOOD_KINDS):
        total += on_boat(table, side, good)
    return total


def full_columns(table: RurikTable, side: int) -> int:
    """Columns of the boat that are full."""
    count = 0
    for good in range(GOOD_KINDS):
        if table.goods[side * GOOD_KINDS + good] >= table.box.boat[good]:
            count += 1
    return count


def all_goods(table: RurikTable, side: int) -> int:
    """Goods on boat and dock together."""
    total = 0
    for good in range(GOOD_KINDS):
        total += table.goods[side * GOOD_KINDS + good]
    return total
