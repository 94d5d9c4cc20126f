"""Schemes: cards are drawn from one pile (rulebook, schemes).

The same rule serves the deeds that let one look at two cards.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import PILE, PLAYERS
from terem.games.rurik.schemes import draw, open_piles, pile_name
from terem.games.rurik.steps.keep_card import KEEP_STEPS, keep_card
from terem.games.rurik.table import CARDS, KNOWN, RurikTable


class DrawFrom(Step[RurikTable]):
    """Which pile is drawn from."""

    def legal(self, table: RurikTable) -> list[int]:
        """The piles that are not empty."""
        return [PILE + pile for pile in open_piles(table)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Look at the cards; a single one is kept without asking."""
        table.pile = choice - PILE
        draw(table, self.seat, table.turn[CARDS])
        table.turn[CARDS] = 0
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-draws",
                {
                    "who": Who(self.seat),
                    "n": len(table.looked),
                    "pile": pile_name(table.pile),
                },
            )
        if len(table.looked) == 1:
            keep_card(table, self.seat, table.looked[0] % KNOWN)
        elif table.looked:
            table.push(KEEP_STEPS[self.seat])

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-pile-draw", {"n": table.turn[CARDS]})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The pile and its cards."""
        pile = choice - PILE
        return Message("choice-pile", {"pile": pile_name(pile), "n": len(table.piles[pile])})

    def points(self, table: RurikTable, choice: int) -> str:
        """The pile."""
        return f"pile-{choice - PILE}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a pile, or an empty one."""
        if not PILE <= choice <= PILE + 1:
            return Message("why-not-pile")
        return Message("why-pile-empty")


def ask_to_draw(table: RurikTable, seat: int, cards: int) -> None:
    """Have a seat look at so many cards and keep one, if there are any cards at all."""
    if cards and open_piles(table):
        table.turn[CARDS] = cards
        table.push(DRAW_STEPS[seat])


DRAW_STEPS: Final = [DrawFrom(seat) for seat in range(PLAYERS)]
