"""Strategy phase: coins beside the advisor make it weightier (rulebook, bribes)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Arg, Message, count, name
from terem.core.step import Step
from terem.games.rurik.choices import BRIBE, MOST_COINS, PLAYERS
from terem.games.rurik.components import ACTIONS
from terem.games.rurik.strategy import place_advisor, slot_for, slot_gives
from terem.games.rurik.table import ADVISOR, WHERE, RurikTable


class ChooseBribe(Step[RurikTable]):
    """Any number of coins beside the advisor, each for one more influence (rulebook, bribes)."""

    def legal(self, table: RurikTable) -> list[int]:
        """None up to all."""
        return [BRIBE + coins for coins in range(min(MOST_COINS, table.coins[self.seat]) + 1)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Place advisor and coins."""
        place_advisor(table, self.seat, table.turn[ADVISOR], table.turn[WHERE], choice - BRIBE)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-bribe", {"action": name("action", ACTIONS[table.turn[WHERE]])})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The coins, and what the slot reached gives."""
        action = table.turn[WHERE]
        coins = choice - BRIBE
        slot = slot_for(table, action, table.turn[ADVISOR] + coins)
        told: dict[str, Arg] = {"slot": slot + 1, "gives": slot_gives(table, action, slot)}
        if not coins:
            return Message("choice-no-bribe", {**told})
        return Message("choice-bribe", {**told, "coins": count("coins", coins)})

    def points(self, table: RurikTable, choice: int) -> str:
        """Nothing on the table."""
        return ""

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a bribe, or too few coins."""
        if not BRIBE <= choice <= BRIBE + MOST_COINS:
            return Message("why-not-bribe")
        return Message("why-too-few-coins", {"n": choice - BRIBE})


BRIBE_STEPS: Final = [ChooseBribe(seat) for seat in range(PLAYERS)]
