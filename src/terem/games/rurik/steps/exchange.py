"""Exchange: once a turn two goods become a point; each token serves once a round (rulebook)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, listed
from terem.games.rurik.choices import EXCHANGE
from terem.games.rurik.schema import components
from terem.games.rurik.steps.part import Part
from terem.games.rurik.steps.pay_exchange import PAY_STEPS, takes
from terem.games.rurik.stores import all_goods, good_name
from terem.games.rurik.table import (
    DEED,
    EXCHANGED,
    GOOD_KINDS,
    PAID,
    RurikTable,
)
from terem.games.rurik.turns import points_name

EXCHANGES: Final[int] = len(components().exchanges)


class Exchange(Part):
    """A token that lies face up, and two goods that it takes."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, EXCHANGES)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """The tokens that can be paid."""
        if table.turn[EXCHANGED]:
            return
        legal += [
            self.first + token
            for token in range(EXCHANGES)
            if not table.exchanges[seat * EXCHANGES + token] and _payable(table, seat, token)
        ]

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """The tokens."""
        return [self.first + token for token in range(EXCHANGES)]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Turn the token over and ask for the goods."""
        token = choice - self.first
        table.turn[EXCHANGED] = 1
        table.exchanges[seat * EXCHANGES + token] = 1
        table.turn[DEED] = token
        table.turn[PAID] = 0
        table.push(PAY_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """What it takes and gives."""
        token = table.box.exchanges[choice - self.first]
        return Message(
            "choice-exchange",
            {
                "goods": listed([good_name(good) for good in token.goods]),
                "points": points_name(token.action, token.points),
            },
        )

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The token."""
        return f"exchange-{seat}-{choice - self.first}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """One has been made, the token is used, or the goods are lacking."""
        if table.turn[EXCHANGED]:
            return Message("why-one-exchange")
        if table.exchanges[seat * EXCHANGES + choice - self.first]:
            return Message("why-exchange-used")
        return Message("why-exchange-goods")


def _payable(table: RurikTable, seat: int, token: int) -> bool:
    """Whether a seat has a good that the token names, and one more."""
    if all_goods(table, seat) <= 1:
        return False
    for good in range(GOOD_KINDS):
        if table.goods[seat * GOOD_KINDS + good] and takes(table, token, good):
            return True
    return False
