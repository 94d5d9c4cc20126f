"""Strategy phase: the banner that the advisor goes to (rulebook, phase 1)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, name
from terem.core.step import Step
from terem.games.rurik.choices import BANNER as BANNERS
from terem.games.rurik.choices import PLAYERS
from terem.games.rurik.components import ACTIONS
from terem.games.rurik.steps.choose_bribe import BRIBE_STEPS
from terem.games.rurik.strategy import full, is_open, place_advisor, slot_for, slot_gives
from terem.games.rurik.table import ADVISOR, WHERE, RurikTable


class ChooseBanner(Step[RurikTable]):
    """A banner that is not full; one's own only after three others (ruling G18)."""

    def legal(self, table: RurikTable) -> list[int]:
        """The banners."""
        return [
            BANNERS + action for action in range(len(ACTIONS)) if is_open(table, self.seat, action)
        ]

    def barred(self, table: RurikTable) -> list[int]:
        """The banners that are full, or that one's own advisor holds."""
        return [
            BANNERS + action
            for action in range(len(ACTIONS))
            if not is_open(table, self.seat, action)
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Ask for a bribe, if there are coins for one."""
        table.turn[WHERE] = choice - BANNERS
        if table.coins[self.seat]:
            table.push(BRIBE_STEPS[self.seat])
        else:
            place_advisor(table, self.seat, table.turn[ADVISOR], choice - BANNERS, 0)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-banner", {"n": table.turn[ADVISOR]})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The banner, and what the slot reached without a bribe gives."""
        action = choice - BANNERS
        if not is_open(table, self.seat, action):
            return name("action", ACTIONS[action])
        slot = slot_for(table, action, table.turn[ADVISOR])
        return Message(
            "choice-banner",
            {
                "action": name("action", ACTIONS[action]),
                "slot": slot + 1,
                "gives": slot_gives(table, action, slot),
            },
        )

    def points(self, table: RurikTable, choice: int) -> str:
        """The banner."""
        return f"banner-{choice - BANNERS}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a banner, full, or one's own too early."""
        action = choice - BANNERS
        if not 0 <= action < len(ACTIONS):
            return Message("why-not-banner")
        told = {"action": name("action", ACTIONS[action])}
        if full(table, action):
            return Message("why-banner-full", {**told})
        return Message("why-banner-own", {**told, "n": table.box.banners})


BANNER_STEPS: Final = [ChooseBanner(seat) for seat in range(PLAYERS)]
