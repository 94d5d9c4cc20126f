"""How the rebellion taxes (rulebook, solo mode: tax)."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.rebellion.bonuses import top_card
from terem.games.rurik.regions import pieces
from terem.games.rurik.steps.tax import has_market, price, take_extra, take_good
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import GOOD_KINDS, RurikTable

CLASSES: Final = ("ruled-room", "unruled-room", "ruled-full", "unruled-full")
"""Where it rules or not, with or without a free place on the boat, in this order."""


def can_tax(table: RurikTable, points: int) -> bool:
    """Whether a good can be taken for so many points."""
    return any(_taxable(table, region, points) for region in range(table.regions))


def tax(table: RurikTable, points: int) -> None:
    """Class by class, in the order of regions; a market brings a good, never a coin."""
    side = table.rebellion()
    for wanted in range(len(CLASSES)):
        for region in top_card(table).regions:
            if not _taxable(table, region, points) or _class(table, region) != wanted:
                continue
            points -= price(table, side, region)
            if table.chronicle is not None:
                table.chronicle.tell(
                    f"fact-rebellion-taxes-{CLASSES[wanted]}",
                    {"region": region_name(table, region)},
                )
            take_good(table, side, region)
            if has_market(table, side, region):
                take_extra(table, side, region)


def _taxable(table: RurikTable, region: int, points: int) -> bool:
    side = table.rebellion()
    return (
        table.stock[region] > 0
        and pieces(table, region, side) > 0
        and price(table, side, region) <= points
    )


def _class(table: RurikTable, region: int) -> int:
    side = table.rebellion()
    good = table.goods_here[region]
    full = table.goods[side * GOOD_KINDS + good] >= table.box.boat[good]
    return (2 if full else 0) + (0 if table.rulers[region] == side else 1)
