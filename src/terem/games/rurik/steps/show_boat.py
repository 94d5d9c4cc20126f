"""Claim phase, solo: how many goods lie on the boat when the rebellion looks at it.

Goods move freely between boat and dock at any moment (rulebook, tax), and it may suit you that the
rebellion does not turn to taxes. You are asked only where that hangs on the boat (ruling S30).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, name
from terem.core.step import Step
from terem.games.rurik.choices import LOAD, PLACES
from terem.games.rurik.components import PRIORITIES, TAX_PRIORITY
from terem.games.rurik.stores import loaded
from terem.games.rurik.table import RurikTable


class ShowBoat(Step[RurikTable]):
    """No more than the rebellion has, or all."""

    def legal(self, table: RurikTable) -> list[int]:
        """The most goods for each priority that can come of it."""
        return [LOAD + table.loads[table.rebellion()], LOAD + loaded(table, self.seat)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Keep the number for the comparison; the boat is loaded anew afterwards."""
        table.loads[self.seat] = choice - LOAD

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-show-boat", {"n": table.loads[table.rebellion()]})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The goods, and the priority they lead to."""
        goods = choice - LOAD
        priority = table.box.boards[table.level].priority
        if goods > table.loads[table.rebellion()]:
            priority = TAX_PRIORITY
        return Message(
            "choice-show-boat", {"n": goods, "priority": name("priority", PRIORITIES[priority])}
        )

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a load, more than there is, or the same as another one."""
        if not LOAD <= choice <= LOAD + PLACES:
            return Message("why-not-load")
        if choice - LOAD > loaded(table, self.seat):
            return Message("why-load-too-much", {"n": loaded(table, self.seat)})
        return Message("why-load-same")


SHOW_BOAT: Final = ShowBoat(0)
