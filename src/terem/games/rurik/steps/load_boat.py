"""Claim phase A: how many goods lie on the boat when progress is marked.

Goods move freely between boat and dock at any moment (rulebook, tax). That matters only here: a
marker that stays below its track earns a coin, and the rebellion looks at the boat. Whoever has
nothing to gain by holding back is not asked (ruling R01).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.choices import LOAD, PLACES, PLAYERS
from terem.games.rurik.components import TRADE_TRACK
from terem.games.rurik.stores import loaded
from terem.games.rurik.table import TRACK_KINDS, RurikTable
from terem.games.rurik.tracks import step_for


class LoadBoat(Step[RurikTable]):
    """As full as can be, or short of a step."""

    def legal(self, table: RurikTable) -> list[int]:
        """The most goods for each thing that can come of it."""
        return [LOAD + goods for goods in worthwhile(table, self.seat)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Keep the number for the marking of progress."""
        table.loads[self.seat] = choice - LOAD

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-load")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The goods, and the step they reach."""
        goods = choice - LOAD
        step = step_for(table, TRADE_TRACK, goods)
        step = max(step, table.tracks[self.seat * TRACK_KINDS + TRADE_TRACK])
        return Message("choice-load", {"n": goods, "points": table.box.track_points[step]})

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a load, more than there is, or the same as another one."""
        if not LOAD <= choice <= LOAD + PLACES:
            return Message("why-not-load")
        if choice - LOAD > loaded(table, self.seat):
            return Message("why-load-too-much", {"n": loaded(table, self.seat)})
        return Message("why-load-same")


def worthwhile(table: RurikTable, seat: int) -> list[int]:
    """The loads that lead to different things, each as large as can be, in ascending order."""
    most = loaded(table, seat)
    now = table.tracks[seat * TRACK_KINDS + TRADE_TRACK]
    if not table.solo and (now or table.round == table.box.rounds):
        return [most]
    loads = [most]
    for goods in range(most - 1, -1, -1):
        step = max(now, step_for(table, TRADE_TRACK, goods))
        if step != max(now, step_for(table, TRADE_TRACK, loads[-1])):
            loads.append(goods)
    loads.reverse()
    return loads


LOAD_STEPS: Final = [LoadBoat(seat) for seat in range(PLAYERS)]
