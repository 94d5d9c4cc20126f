"""Build: a church, market or stronghold in a region that one occupies (rulebook, build)."""

from __future__ import annotations

from terem.core.message import Message, name
from terem.games.rurik.choices import RAISE, REGIONS
from terem.games.rurik.components import BUILD, CHURCH, EVENT_MASONS, STRUCTURES
from terem.games.rurik.pieces import add_structure
from terem.games.rurik.regions import pieces
from terem.games.rurik.steps import tax
from terem.games.rurik.steps.convert import CHURCH_STEPS, church_targets
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import region_name, side_name
from terem.games.rurik.table import NONE, STRUCTURE_KINDS, WHERE, RurikTable
from terem.games.rurik.turns import points, points_name, spend


class Build(Part):
    """One point where one rules, two elsewhere; one structure of each kind in a region."""

    def __init__(self) -> None:
        super().__init__(RAISE, REGIONS * STRUCTURE_KINDS, BUILD)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """What there are points, structures and room for."""
        have = points(table, BUILD)
        if not have:
            return
        for region in range(table.regions):
            if not pieces(table, region, seat) or price(table, seat, region) > have:
                continue
            base = self.first + region * STRUCTURE_KINDS
            legal += [
                base + kind
                for kind in range(STRUCTURE_KINDS)
                if has_room(table, seat, region, kind)
            ]

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Every plot on the map."""
        return [self.first + plot for plot in range(table.regions * STRUCTURE_KINDS)]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Put it up; a church asks whom it takes away."""
        region, kind = divmod(choice - self.first, STRUCTURE_KINDS)
        spend(table, BUILD, price(table, seat, region))
        raise_structure(table, seat, region, kind)
        if kind == CHURCH and church_targets(table, seat, region):
            table.turn[WHERE] = region
            table.push(CHURCH_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The structure, the region, and the price where it is not a single point."""
        region, kind = divmod(choice - self.first, STRUCTURE_KINDS)
        return Message(
            "choice-build",
            {
                "region": region_name(table, region),
                "structure": structure_name(kind),
                "n": price(table, seat, region),
                "points": points_name(BUILD, price(table, seat, region)),
            },
        )

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The plot on the map."""
        region, kind = divmod(choice - self.first, STRUCTURE_KINDS)
        return f"plot-{region}-{kind}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """Nobody there, no room, nothing left, or too few points."""
        region, kind = divmod(choice - self.first, STRUCTURE_KINDS)
        told = {"region": region_name(table, region), "structure": structure_name(kind)}
        if region >= table.regions:
            return Message("why-not-in-play", {"region": told["region"]})
        if not pieces(table, region, seat):
            return Message("why-not-occupied", {"region": told["region"]})
        if table.structures[region * STRUCTURE_KINDS + kind] != NONE:
            return Message("why-structure-there", {**told})
        if not table.yards[seat * STRUCTURE_KINDS + kind]:
            return Message("why-no-structure-left", {"structure": told["structure"]})
        return Message(
            "why-too-few-build-points",
            {
                "region": told["region"],
                "points": points_name(BUILD, price(table, seat, region)),
            },
        )


def structure_name(kind: int) -> Message:
    """What a structure is called."""
    return name("structure", STRUCTURES[kind])


def price(table: RurikTable, side: int, region: int) -> int:
    """As for a tax; masons ask one point for the first structure of a round."""
    if table.harvests[side] and table.event == EVENT_MASONS:
        return 1
    return tax.price(table, side, region)


def has_room(table: RurikTable, side: int, region: int, kind: int) -> bool:
    """Whether nobody has such a structure there, and the side has one left."""
    return (
        table.structures[region * STRUCTURE_KINDS + kind] == NONE
        and table.yards[side * STRUCTURE_KINDS + kind] > 0
    )


def raise_structure(table: RurikTable, side: int, region: int, kind: int) -> None:
    """Put up a structure."""
    if table.event == EVENT_MASONS:
        table.harvests[side] = 0
    add_structure(table, region, kind, side)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-build",
            {
                "who": side_name(table, side),
                "structure": structure_name(kind),
                "region": region_name(table, region),
            },
        )
