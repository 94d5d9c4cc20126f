"""What bots know about the toy."""

from __future__ import annotations

from toys.table import PursesTable


def value(table: PursesTable, seat: int) -> int:
    """Coins and what the lots in hand are worth, as they will be counted."""
    return table.purses[seat] + table.worth[seat]
