"""The uppermost slot of schemes: the first player token is handed on (rulebook, schemes)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PLAYERS, TOKEN
from terem.games.rurik.table import RurikTable


class PassToken(Step[RurikTable]):
    """The uppermost slot: the first player token goes to anybody, oneself included."""

    def legal(self, table: RurikTable) -> list[int]:
        """Every seat."""
        return [TOKEN + seat for seat in range(table.seats)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Hand it over; the order of turns changes with the claim phase."""
        table.token = choice - TOKEN
        if table.chronicle is None:
            return
        if table.token == self.seat:
            table.chronicle.tell("fact-token-kept", {"who": Who(self.seat)})
        else:
            table.chronicle.tell("fact-token", {"who": Who(self.seat), "to": Who(table.token)})

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-token")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The player."""
        return Message("choice-token", {"who": Who(choice - TOKEN)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The player's crest."""
        return f"court-crest-{choice - TOKEN}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a player."""
        return Message("why-not-token")


TOKEN_STEPS: Final = [PassToken(seat) for seat in range(PLAYERS)]
