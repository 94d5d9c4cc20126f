"""Strategy phase: which advisor is sent (rulebook, phase 1)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.choices import ADVISOR as ADVISORS
from terem.games.rurik.choices import PLAYERS
from terem.games.rurik.components import INFLUENCES
from terem.games.rurik.steps.choose_banner import BANNER_STEPS
from terem.games.rurik.table import ADVISOR, RurikTable


class ChooseAdvisor(Step[RurikTable]):
    """Any advisor that one still holds."""

    def legal(self, table: RurikTable) -> list[int]:
        """Each influence once."""
        base = self.seat * INFLUENCES
        return [
            ADVISORS + influence - 1
            for influence in range(1, INFLUENCES)
            if table.advisors[base + influence]
        ]

    def barred(self, table: RurikTable) -> list[int]:
        """The advisors that have been sent."""
        legal = self.legal(table)
        here = table.box.advisors_in(table.seats, table.round)
        return [
            ADVISORS + influence - 1
            for influence in range(1, INFLUENCES)
            if here[influence] and ADVISORS + influence - 1 not in legal
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take the advisor up and ask for the banner."""
        table.turn[ADVISOR] = choice - ADVISORS + 1
        table.push(BANNER_STEPS[self.seat])

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-advisor")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The influence."""
        return Message("choice-advisor", {"n": choice - ADVISORS + 1})

    def points(self, table: RurikTable, choice: int) -> str:
        """The advisor in hand."""
        return f"advisor-{self.seat}-{choice - ADVISORS + 1}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not an advisor, or none of this influence is left."""
        if not ADVISORS <= choice < ADVISORS + INFLUENCES - 1:
            return Message("why-not-advisor")
        return Message("why-advisor-gone", {"n": choice - ADVISORS + 1})


ADVISOR_STEPS: Final = [ChooseAdvisor(seat) for seat in range(PLAYERS)]
