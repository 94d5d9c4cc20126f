"""The goods of an exchange: one that the token names, then any other (rulebook, exchange)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PAY, PLAYERS
from terem.games.rurik.stores import good_name, pay_good
from terem.games.rurik.table import (
    DEED,
    FREE_EXCHANGE,
    GOOD_KINDS,
    LAST,
    PAID,
    RurikTable,
)
from terem.games.rurik.turns import points_name


class PayExchange(Step[RurikTable]):
    """First one of the goods that the token names, then any other one."""

    def legal(self, table: RurikTable) -> list[int]:
        """Goods with which the exchange can be finished."""
        return [PAY + good for good in range(GOOD_KINDS) if self._fits(table, good)]

    def barred(self, table: RurikTable) -> list[int]:
        """The other goods."""
        legal = self.legal(table)
        return [PAY + good for good in range(GOOD_KINDS) if PAY + good not in legal]

    def take(self, table: RurikTable, choice: int) -> None:
        """Give the good back; after the second one the point is gained."""
        turn = table.turn
        good = choice - PAY
        pay_good(table, self.seat, good)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-pays-good", {"who": Who(self.seat), "good": good_name(good), "n": 1}
            )
        if not turn[PAID]:
            turn[PAID] = 1
            turn[LAST] = good
            table.push(self)
            return
        turn[PAID] = 0
        turn[LAST] = 0
        token = table.box.exchanges[turn[DEED]]
        turn[token.action] += token.points
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-exchange",
                {
                    "who": Who(self.seat),
                    "points": points_name(token.action, token.points),
                },
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-exchange-second" if table.turn[PAID] else "prompt-exchange-first")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The good."""
        return Message("choice-pay", {"good": good_name(choice - PAY)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The goods on the player board."""
        return f"store-{self.seat}-{choice - PAY}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a good, none of it, or not one that the token takes now."""
        good = choice - PAY
        if not 0 <= good < GOOD_KINDS:
            return Message("why-not-pay")
        if not table.goods[self.seat * GOOD_KINDS + good]:
            return Message("why-no-such-good", {"good": good_name(good)})
        return Message("why-exchange-otherwise", {"good": good_name(good)})

    def _fits(self, table: RurikTable, good: int) -> bool:
        turn = table.turn
        if not table.goods[self.seat * GOOD_KINDS + good]:
            return False
        if turn[PAID]:
            return _second(table, turn[DEED], turn[LAST], good)
        return takes(table, turn[DEED], good) and _has_second(table, self.seat, turn[DEED], good)


def takes(table: RurikTable, token: int, good: int) -> bool:
    """Whether the first good may be this one; at a fair it may be any."""
    if table.effects[FREE_EXCHANGE]:
        return True
    return any(taken == good for taken in table.box.exchanges[token].goods)


def _second(table: RurikTable, token: int, first: int, good: int) -> bool:
    """Two goods that could both come first come in one order only."""
    return good >= first or not takes(table, token, good)


def _has_second(table: RurikTable, seat: int, token: int, first: int) -> bool:
    """Whether anything is left to go with the first good."""
    for good in range(GOOD_KINDS):
        left = table.goods[seat * GOOD_KINDS + good] - (1 if good == first else 0)
        if left and _second(table, token, first, good):
            return True
    return False


PAY_STEPS: Final = [PayExchange(seat) for seat in range(PLAYERS)]
