"""Deeds: once a turn one's own deed is done, paid for, and rewarded (rulebook, deeds)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Duty
from terem.games.rurik.choices import DEEDS, DO_DEED, PLAYERS
from terem.games.rurik.components import FREE_NONE
from terem.games.rurik.deeds import deed_name, why_not_deed
from terem.games.rurik.printed import Deed
from terem.games.rurik.steps.discard_card import DISCARD_STEPS
from terem.games.rurik.steps.draw_schemes import ask_to_draw
from terem.games.rurik.steps.part import Part
from terem.games.rurik.steps.pay_goods import GOODS_STEPS
from terem.games.rurik.steps.raze import RAZE_STEPS
from terem.games.rurik.steps.remove_troops import TROOPS_STEPS
from terem.games.rurik.stores import pay_coins, pay_good
from terem.games.rurik.table import ACCOMPLISHED, DEED, GOOD_KINDS, LAST, PAID, RurikTable
from terem.games.rurik.telling import deed_asks, reward_told
from terem.games.rurik.turns import gain


class Accomplish(Part):
    """One of the deeds that lie before the seat."""

    def __init__(self) -> None:
        super().__init__(DO_DEED, DEEDS)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Those whose demands are met and whose price can be paid."""
        if table.turn[ACCOMPLISHED]:
            return
        legal += [
            self.first + deed
            for deed in sorted(table.deeds[seat])
            if why_not_deed(table, seat, deed) is None
        ]

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """The deeds before the seat."""
        return [self.first + deed for deed in sorted(table.deeds[seat])]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Pay what leaves no choice, then ask for the rest; the reward comes last."""
        number = choice - self.first
        deed = table.box.deeds[number]
        table.turn[ACCOMPLISHED] = 1
        table.turn[DEED] = number
        table.turn[PAID] = 0
        table.turn[LAST] = 0
        table.deeds[seat].remove(number)
        table.done[seat].append(number)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-deed",
                {
                    "who": Who(seat),
                    "deed": deed_name(table, number),
                    "reward": reward_told(deed.reward),
                },
            )
        pay_coins(table, seat, deed.coins)
        for good in range(GOOD_KINDS):
            if deed.goods[good]:
                pay_good(table, seat, good, deed.goods[good])
        table.push(REWARDS[seat])
        _ask(table, seat, deed)

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The deed, what it asks for, and its reward."""
        number = choice - self.first
        deed = table.box.deeds[number]
        return Message(
            "choice-deed",
            {
                "deed": deed_name(table, number),
                "asks": deed_asks(deed),
                "reward": reward_told(deed.reward),
            },
        )

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The card."""
        return f"deed-{choice - self.first}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """One has been done, it is not one's own, or what is lacking."""
        number = choice - self.first
        if number not in table.deeds[seat]:
            return Message("why-not-own-deed", {"deed": deed_name(table, number)})
        if table.turn[ACCOMPLISHED]:
            return Message("why-one-deed")
        return why_not_deed(table, seat, number) or Message("why-one-deed")


class Rewarded(Duty[RurikTable]):
    """The price is paid; the reward follows at once."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def numbers(self) -> list[int]:
        """Whose deed."""
        return [self.owner]

    def run(self, table: RurikTable) -> None:
        """Take points and coins, and look at cards."""
        reward = table.box.deeds[table.turn[DEED]].reward
        gain(table, self.owner, reward)
        ask_to_draw(table, self.owner, reward.draws)


def _ask(table: RurikTable, seat: int, deed: Deed) -> None:
    """Questions lie on each other: the last one pushed comes first."""
    if deed.structures:
        table.push(RAZE_STEPS[seat])
    if deed.troops:
        table.push(TROOPS_STEPS[seat])
    if deed.free != FREE_NONE:
        table.push(GOODS_STEPS[seat])
    if deed.cards:
        table.push(DISCARD_STEPS[seat])


REWARDS: Final = [Rewarded(seat) for seat in range(PLAYERS)]
