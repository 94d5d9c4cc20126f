"""A deed is taken from the open row: in the claim phase, or by a scheme (rulebook, deeds)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count
from terem.core.step import Step
from terem.games.rurik.choices import DEEDS, PLAYERS, TAKE_DEED
from terem.games.rurik.deeds import deed_name, take_from_row
from terem.games.rurik.table import RurikTable
from terem.games.rurik.telling import deed_asks, reward_told


class TakeDeed(Step[RurikTable]):
    """Any deed of the row."""

    def legal(self, table: RurikTable) -> list[int]:
        """The deeds that lie open."""
        return [TAKE_DEED + deed for deed in sorted(table.deed_row)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Lay it open beside one's own board."""
        take_from_row(table, self.seat, choice - TAKE_DEED)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-take-deed")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The deed, what it is worth, asks for and gives."""
        deed = table.box.deeds[choice - TAKE_DEED]
        return Message(
            "choice-take-deed",
            {
                "deed": deed_name(table, choice - TAKE_DEED),
                "points": count("points", deed.points),
                "asks": deed_asks(deed),
                "reward": reward_told(deed.reward),
            },
        )

    def points(self, table: RurikTable, choice: int) -> str:
        """The card in the row."""
        return f"deed-{choice - TAKE_DEED}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a deed, or not in the row."""
        deed = choice - TAKE_DEED
        if not 0 <= deed < DEEDS:
            return Message("why-not-take-deed")
        return Message("why-deed-not-in-row", {"deed": deed_name(table, deed)})


TAKE_STEPS: Final = [TakeDeed(seat) for seat in range(PLAYERS)]
