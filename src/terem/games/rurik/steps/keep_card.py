"""Of the scheme cards looked at one is kept; the others go back on top (rulebook, schemes)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.choices import KEEP, PLAYERS, SCHEMES, TOPMOST
from terem.games.rurik.schemes import (
    keep,
    kinds_in,
    pile_name,
    put_back,
    scheme_name,
    scheme_told,
    tell_kept,
)
from terem.games.rurik.table import KNOWN, RurikTable


class KeepCard(Step[RurikTable]):
    """Which of the cards is kept."""

    def legal(self, table: RurikTable) -> list[int]:
        """The cards looked at."""
        return [KEEP + kind for kind in kinds_in(table.looked)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take it in hand; of two others one is to be laid on top."""
        keep_card(table, self.seat, choice - KEEP)
        if len(table.looked) == 1:
            put_back(table, table.looked[0] % KNOWN)
        elif table.looked:
            table.push(TOP_STEPS[self.seat])

    def settles(self) -> bool:
        """Haste would tell the others that the cards are alike."""
        return False

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-keep")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The card."""
        return Message("choice-scheme", {"scheme": scheme_told(table, choice - KEEP)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The card."""
        return f"looked-{choice - KEEP}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a card, or none of those looked at."""
        return _why_not_looked(table, choice - KEEP)


class LayOnTop(Step[RurikTable]):
    """Which of the cards that go back lies on top in the end."""

    def legal(self, table: RurikTable) -> list[int]:
        """The cards that are left."""
        return [TOPMOST + kind for kind in kinds_in(table.looked)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Lay the other one below it."""
        top = choice - TOPMOST
        below = [card % KNOWN for card in table.looked]
        below.remove(top)
        for kind in below:
            put_back(table, kind)
        put_back(table, top)

    def settles(self) -> bool:
        """Haste would tell the others that the cards are alike."""
        return False

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-topmost", {"pile": pile_name(table.pile)})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The card."""
        return Message("choice-scheme", {"scheme": scheme_told(table, choice - TOPMOST)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The card."""
        return f"looked-{choice - TOPMOST}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a card, or none of those looked at."""
        return _why_not_looked(table, choice - TOPMOST)


def keep_card(table: RurikTable, seat: int, kind: int) -> None:
    """Take a card in hand; only its owner is told which."""
    keep(table, seat, kind)
    tell_kept(table, seat, kind)


def _why_not_looked(table: RurikTable, kind: int) -> Message:
    if not 0 <= kind < SCHEMES:
        return Message("why-not-looked")
    return Message("why-card-not-there", {"scheme": scheme_name(table, kind)})


KEEP_STEPS: Final = [KeepCard(seat) for seat in range(PLAYERS)]


TOP_STEPS: Final = [LayOnTop(seat) for seat in range(PLAYERS)]
