"""Village and Reconstruction: a tile of the own graveyard comes back, without its effect.

Rulebook, village; event Reconstruction. Neither may be declined (ruling A17).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.middle_ages.choices import PLACES, RETURN
from terem.games.middle_ages.fief import restore, tile_name
from terem.games.middle_ages.table import MiddleAgesTable


class ReturnTile(Step[MiddleAgesTable]):
    """Village: the tile counts at once for the income that follows (ruling A18)."""

    def legal(self, table: MiddleAgesTable) -> list[int]:
        """Every tile of the own graveyard."""
        return [RETURN + tile for tile in sorted(table.graveyard[self.seat])]

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Put the tile back on top of its column."""
        restore(table, self.seat, choice - RETURN)

    def prompt(self, table: MiddleAgesTable) -> Message:
        """What is asked."""
        return Message("prompt-return")

    def label(self, table: MiddleAgesTable, choice: int) -> Message:
        """The tile."""
        return Message("choice-return", {"tile": tile_name(table, choice - RETURN)})

    def points(self, table: MiddleAgesTable, choice: int) -> str:
        """The tile in the own graveyard."""
        return f"tile-{choice - RETURN}"

    def why_not(self, table: MiddleAgesTable, choice: int) -> Message:
        """Not a tile, or one that does not lie there."""
        if not RETURN <= choice < RETURN + len(table.box.tile_id):
            return Message("why-not-return")
        return Message("why-not-in-graveyard", {"tile": tile_name(table, choice - RETURN)})


class Rebuild(ReturnTile):
    """Reconstruction: all choose at once, and nothing moves before everybody has (ruling A21)."""

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Keep the answer until all are in."""
        table.answers[self.seat] = choice - RETURN


RETURNS: Final = [ReturnTile(seat) for seat in range(PLACES)]
REBUILDS: Final = [Rebuild(seat) for seat in range(PLACES)]
