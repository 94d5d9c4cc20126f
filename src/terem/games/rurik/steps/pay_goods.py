"""A deed leaves goods open: any, all of one kind, or all of different kinds.

They are paid in one order only, so that none is spelled in two ways.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PAY, PLAYERS
from terem.games.rurik.components import FREE_ANY, FREE_SAME
from terem.games.rurik.deeds import deed_name, pending_deed
from terem.games.rurik.stores import good_name, pay_good
from terem.games.rurik.table import DEED, GOOD_KINDS, LAST, PAID, RurikTable


class PayGoods(Step[RurikTable]):
    """Which goods are paid: any, all of one kind, or all of different kinds."""

    def legal(self, table: RurikTable) -> list[int]:
        """The goods with which the rest can still be paid."""
        return [PAY + good for good in range(GOOD_KINDS) if self._leads_on(table, good)]

    def barred(self, table: RurikTable) -> list[int]:
        """The other goods."""
        legal = self.legal(table)
        return [PAY + good for good in range(GOOD_KINDS) if PAY + good not in legal]

    def take(self, table: RurikTable, choice: int) -> None:
        """Give it back; of one kind all at once."""
        turn = table.turn
        deed = pending_deed(table)
        good = choice - PAY
        amount = deed.free_goods if deed.free == FREE_SAME else 1
        pay_good(table, self.seat, good, amount)
        turn[PAID] += amount
        turn[LAST] = good if deed.free == FREE_ANY else good + 1
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-pays-good", {"who": Who(self.seat), "good": good_name(good), "n": amount}
            )
        if turn[PAID] < deed.free_goods:
            table.push(self)
        else:
            turn[PAID] = 0
            turn[LAST] = 0

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        deed = pending_deed(table)
        left = deed.free_goods - table.turn[PAID]
        told = {"deed": deed_name(table, table.turn[DEED])}
        if deed.free == FREE_SAME:
            return Message("prompt-pay-same", {**told, "n": left})
        if deed.free == FREE_ANY:
            return Message("prompt-pay-any", {**told, "n": left})
        return Message("prompt-pay-different", {**told, "n": left})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The good."""
        return Message("choice-pay", {"good": good_name(choice - PAY)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The goods on the player board."""
        return f"store-{self.seat}-{choice - PAY}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a good, none of it, or the rest could not be paid."""
        good = choice - PAY
        if not 0 <= good < GOOD_KINDS:
            return Message("why-not-pay")
        if not table.goods[self.seat * GOOD_KINDS + good]:
            return Message("why-no-such-good", {"good": good_name(good)})
        return Message("why-pay-otherwise", {"good": good_name(good)})

    def _leads_on(self, table: RurikTable, good: int) -> bool:
        """Whether the rest can be paid with this good and those after it."""
        deed = pending_deed(table)
        base = self.seat * GOOD_KINDS
        if good < table.turn[LAST] or not table.goods[base + good]:
            return False
        if deed.free == FREE_SAME:
            return table.goods[base + good] >= deed.free_goods
        reach = 0
        for other in range(good, GOOD_KINDS):
            have = table.goods[base + other]
            reach += have if deed.free == FREE_ANY else min(1, have)
        return reach >= deed.free_goods - table.turn[PAID]


GOODS_STEPS: Final = [PayGoods(seat) for seat in range(PLAYERS)]
