"""Church: a rebel or an opponent's troop gives way to one's own (rulebook, structures)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.battle import target_name, target_place
from terem.games.rurik.choices import CONVERT, NEUTRAL, PLAYERS, REBEL, TARGETS
from terem.games.rurik.pieces import add_troop, drop_troop
from terem.games.rurik.regions import blocked, settle
from terem.games.rurik.stores import region_name, side_name
from terem.games.rurik.table import WHERE, RurikTable


class Convert(Step[RurikTable]):
    """A church takes away a rebel or an opponent's troop, and one's own takes its place."""

    def legal(self, table: RurikTable) -> list[int]:
        """Whoever stands there, leaders apart."""
        return [CONVERT + target for target in church_targets(table, self.seat, table.turn[WHERE])]

    def take(self, table: RurikTable, choice: int) -> None:
        """Replace the figure."""
        convert(table, self.seat, table.turn[WHERE], choice - CONVERT)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-convert", {"region": region_name(table, table.turn[WHERE])})

    def label(self, table: RurikTable, choice: int) -> Message:
        """Whose figure."""
        return Message("choice-convert", {"target": target_name(table, choice - CONVERT)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The figures on the map."""
        return target_place(table.turn[WHERE], choice - CONVERT)

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a figure, or none of them there."""
        if not CONVERT <= choice < CONVERT + TARGETS:
            return Message("why-not-convert")
        return Message("why-nobody-there", {"region": region_name(table, table.turn[WHERE])})


def church_targets(table: RurikTable, side: int, region: int) -> list[int]:
    """Whom a new church can take away: rebels, neutral troops, others' troops, but no leader."""
    if blocked(table, region, side):
        return []
    base = region * table.sides
    targets = [n for n in range(table.sides) if n != side and table.troops[base + n]]
    if table.rebels[region]:
        targets.append(REBEL)
    if table.neutrals[region]:
        targets.append(NEUTRAL)
    return targets


def convert(table: RurikTable, side: int, region: int, target: int) -> None:
    """The figure goes, without reward for a rebel; a troop of one's own comes, if one is left."""
    if target == REBEL:
        table.rebels[region] -= 1
        settle(table, region)
    elif target == NEUTRAL:
        table.neutrals[region] -= 1
        settle(table, region)
    else:
        drop_troop(table, region, target)
    joined = table.camp[side] > 0
    if joined:
        add_troop(table, region, side)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-convert" if joined else "fact-convert-only",
            {
                "who": side_name(table, side),
                "target": target_name(table, target),
                "region": region_name(table, region),
            },
        )


CHURCH_STEPS: Final = [Convert(seat) for seat in range(PLAYERS)]
