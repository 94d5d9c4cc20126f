"""A deed costs a scheme card: which one (rulebook, deeds)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import DISCARD, PLAYERS, SCHEMES
from terem.games.rurik.deeds import deed_name, pending_deed
from terem.games.rurik.schemes import discard_from_hand, holds, kinds_in, scheme_name, scheme_told
from terem.games.rurik.table import DEED, PAID, RurikTable


class DiscardCard(Step[RurikTable]):
    """Which scheme card is given up."""

    def legal(self, table: RurikTable) -> list[int]:
        """The cards in hand."""
        return [DISCARD + kind for kind in kinds_in(table.hands[self.seat])]

    def take(self, table: RurikTable, choice: int) -> None:
        """Lay it on the discards, face up."""
        kind = choice - DISCARD
        discard_from_hand(table, self.seat, kind)
        table.turn[PAID] += 1
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-discards", {"who": Who(self.seat), "scheme": scheme_name(table, kind)}
            )
        if table.turn[PAID] < pending_deed(table).cards:
            table.push(self)
        else:
            table.turn[PAID] = 0

    def settles(self) -> bool:
        """Haste would tell the others what was in the hand."""
        return False

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-discard", {"deed": deed_name(table, table.turn[DEED])})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The card."""
        return Message("choice-scheme", {"scheme": scheme_told(table, choice - DISCARD)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The card in hand."""
        return f"scheme-{choice - DISCARD}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a card, or not in hand."""
        kind = choice - DISCARD
        if not 0 <= kind < SCHEMES or holds(table, self.seat, kind):
            return Message("why-not-discard")
        return Message("why-card-not-in-hand", {"scheme": scheme_name(table, kind)})


DISCARD_STEPS: Final = [DiscardCard(seat) for seat in range(PLAYERS)]
