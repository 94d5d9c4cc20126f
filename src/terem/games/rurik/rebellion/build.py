"""How the rebellion builds (rulebook, solo mode: build)."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.components import CHURCH
from terem.games.rurik.rebellion.bonuses import top_card
from terem.games.rurik.regions import owns, pieces
from terem.games.rurik.steps.build import has_room, price, raise_structure, structure_name
from terem.games.rurik.steps.convert import church_targets, convert
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import NONE, STRUCTURE_KINDS, RurikTable

YOU: Final = 0

RULED_BARE: Final = 0
"""Where it rules and has no structure yet; the others follow in this order."""
UNRULED_BARE: Final = 1
RULED_SHARED: Final = 2
"""Where it rules and has one, and you or neutral troops stand."""
RULED: Final = 3
CLASSES: Final = ("ruled-bare", "unruled-bare", "ruled-shared", "ruled")


def can_build(table: RurikTable, points: int) -> bool:
    """Whether any structure can be put up for so many points."""
    for region in range(table.regions):
        for wanted in range(len(CLASSES)):
            if _is(table, region, wanted) and _kind(table, region, points) != NONE:
                return True
    return False


def build(table: RurikTable, points: int) -> None:
    """One structure for each region of each class, in order.

    While points are left it begins again with the first class (ruling S15).
    """
    while points:
        before = points
        for wanted in range(len(CLASSES)):
            for region in top_card(table).regions:
                kind = _kind(table, region, points) if _is(table, region, wanted) else NONE
                if kind != NONE:
                    points -= price(table, table.rebellion(), region)
                    _put_up(table, region, kind, wanted)
        if points == before:
            return


def _is(table: RurikTable, region: int, wanted: int) -> bool:
    """Whether a region belongs to a class as things stand."""
    side = table.rebellion()
    if not pieces(table, region, side):
        return False
    rules = table.rulers[region] == side
    if wanted == UNRULED_BARE:
        return not rules and not _has_own(table, region)
    if not rules or (wanted == RULED_BARE) == _has_own(table, region):
        return False
    if wanted == RULED_SHARED:
        return pieces(table, region, YOU) > 0 or table.neutrals[region] > 0
    return True


def _has_own(table: RurikTable, region: int) -> bool:
    return any(owns(table, region, kind, table.rebellion()) for kind in range(STRUCTURE_KINDS))


def _kind(table: RurikTable, region: int, points: int) -> int:
    """The first structure in the card's order that the rules allow there, or NONE.

    No church where nobody could be converted: neither an ordinary troop of yours nor a neutral one.
    """
    side = table.rebellion()
    if price(table, side, region) > points:
        return NONE
    for kind in top_card(table).structures[table.priority]:
        if kind == CHURCH and not (
            table.troops[region * table.sides + YOU] or table.neutrals[region]
        ):
            continue
        if has_room(table, side, region, kind):
            return kind
    return NONE


def _put_up(table: RurikTable, region: int, kind: int, wanted: int) -> None:
    side = table.rebellion()
    if table.chronicle is not None:
        table.chronicle.tell(
            f"fact-rebellion-builds-{CLASSES[wanted]}",
            {"structure": structure_name(kind), "region": region_name(table, region)},
        )
    raise_structure(table, side, region, kind)
    if kind == CHURCH:
        # Yours come before neutral ones.
        targets = church_targets(table, side, region)
        if targets:
            convert(table, side, region, targets[0])
