"""Tax: the good of a region that one occupies is taken (rulebook, tax; market)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.choices import EXTRA_COIN, EXTRA_GOOD, PLAYERS, REGIONS, TAX_REGION
from terem.games.rurik.components import EVENT_HARVEST, MARKET, MSTISLAV, TAX
from terem.games.rurik.regions import blocked, owns, pieces
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import gain_coins, gain_good, good_name, region_name, side_name
from terem.games.rurik.table import WHERE, RurikTable
from terem.games.rurik.turns import points, points_name, spend


class Tax(Part):
    """One point where one rules, two elsewhere."""

    def __init__(self) -> None:
        super().__init__(TAX_REGION, REGIONS, TAX)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """The goods that there are points for."""
        have = points(table, TAX)
        if not have:
            return
        legal += [
            self.first + region
            for region in range(table.regions)
            if table.stock[region]
            and pieces(table, region, seat)
            and price(table, seat, region) <= have
        ]

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Every good on the map."""
        return [self.first + region for region in range(table.regions) if table.stock[region]]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Take the good; an own market asks what else."""
        region = choice - self.first
        spend(table, TAX, price(table, seat, region))
        take_good(table, seat, region)
        if has_market(table, seat, region):
            table.turn[WHERE] = region
            table.push(MARKET_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The good, the region, and the price where it is not a single point."""
        region = choice - self.first
        return Message(
            "choice-tax",
            {
                "region": region_name(table, region),
                "good": good_name(table.goods_here[region]),
                "n": price(table, seat, region),
                "points": points_name(TAX, price(table, seat, region)),
            },
        )

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The good on the map."""
        return f"good-{choice - self.first}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """Nobody there, nothing there, or too few points."""
        region = choice - self.first
        place = region_name(table, region)
        if region >= table.regions:
            return Message("why-not-in-play", {"region": place})
        if not pieces(table, region, seat):
            return Message("why-not-occupied", {"region": place})
        if not table.stock[region]:
            return Message("why-no-good-there", {"region": place})
        return Message(
            "why-too-few-tax-points",
            {"region": place, "points": points_name(TAX, price(table, seat, region))},
        )


class MarketBonus(Step[RurikTable]):
    """An own market: one more of the same good, or a coin."""

    def legal(self, table: RurikTable) -> list[int]:
        """Good or coin."""
        return [EXTRA_GOOD, EXTRA_COIN]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take it from the supply."""
        if choice == EXTRA_GOOD:
            take_extra(table, self.seat, table.turn[WHERE])
        else:
            gain_coins(table, self.seat, 1)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-market", {"region": region_name(table, table.turn[WHERE])})

    def label(self, table: RurikTable, choice: int) -> Message:
        """What is taken."""
        if choice == EXTRA_COIN:
            return Message("choice-extra-coin")
        good = table.goods_here[table.turn[WHERE]]
        return Message("choice-extra-good", {"good": good_name(good)})


def price(table: RurikTable, side: int, region: int) -> int:
    """One point in a region that one rules, or where one's Mstislav stands; else two."""
    if table.rulers[region] == side:
        return 1
    return 1 if table.leaders[side] == MSTISLAV and table.posts[side] == region else 2


def has_market(table: RurikTable, side: int, region: int) -> bool:
    """Whether a side's market works there."""
    return owns(table, region, MARKET, side) and not blocked(table, region, side)


def take_good(table: RurikTable, side: int, region: int) -> None:
    """The good leaves the map; a bountiful harvest doubles the first one of a round."""
    table.stock[region] = 0
    good = table.goods_here[region]
    gain_good(table, side, good)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-tax",
            {
                "who": side_name(table, side),
                "good": good_name(good),
                "region": region_name(table, region),
            },
        )
    if table.harvests[side] and table.event == EVENT_HARVEST:
        table.harvests[side] = 0
        take_extra(table, side, region)


def take_extra(table: RurikTable, side: int, region: int) -> None:
    """One more good of the same kind from the supply."""
    good = table.goods_here[region]
    gain_good(table, side, good)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-good-more", {"who": side_name(table, side), "good": good_name(good)}
        )


MARKET_STEPS: Final = [MarketBonus(seat) for seat in range(PLAYERS)]
