"""Setup: of the agendas dealt one is kept in secret (rulebook, setup 10)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, name
from terem.core.step import Duty, Step
from terem.games.rurik.choices import AGENDA, AGENDAS, PLAYERS
from terem.games.rurik.table import RurikTable


class ChooseAgenda(Step[RurikTable]):
    """All choose at once; nobody sees what the others have."""

    def legal(self, table: RurikTable) -> list[int]:
        """The agendas dealt."""
        return [AGENDA + agenda for agenda in sorted(table.agendas[self.seat])]

    def take(self, table: RurikTable, choice: int) -> None:
        """Lay the one that is kept first; the others go back when all have chosen."""
        dealt = table.agendas[self.seat]
        kept = choice - AGENDA
        dealt.remove(kept)
        dealt.insert(0, kept)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-agenda")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The agenda, and what it asks for."""
        agenda = choice - AGENDA
        does = Message(f"agenda-does-{table.box.agendas[agenda].id}")
        return Message("choice-agenda", {"agenda": agenda_name(table, agenda), "does": does})

    def points(self, table: RurikTable, choice: int) -> str:
        """The card."""
        return f"agenda-{choice - AGENDA}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not an agenda, or not one that was dealt."""
        if not AGENDA <= choice < AGENDA + AGENDAS:
            return Message("why-not-agenda")
        return Message("why-agenda-not-dealt")


class PutAgendasBack(Duty[RurikTable]):
    """All have chosen: what nobody keeps goes back into the box."""

    def run(self, table: RurikTable) -> None:
        """Keep the first of each seat's agendas."""
        for seat in range(table.seats):
            table.refused[seat] = table.agendas[seat][1:]
            table.agendas[seat] = table.agendas[seat][:1]


def agenda_name(table: RurikTable, agenda: int) -> Message:
    """What an agenda is called."""
    return name("agenda", table.box.agendas[agenda].id)


AGENDA_STEPS: Final = [ChooseAgenda(seat) for seat in range(PLAYERS)]
PUT_AGENDAS_BACK: Final = PutAgendasBack()
