"""The plan field and its stacks (rulebook, setup A and B, course of the game 3)."""

from __future__ import annotations

from typing import Final

from terem.core.message import count
from terem.games.middle_ages.table import MiddleAgesTable

DISCARDS: Final = 3
"""The dice that shuffle discarded tiles into a new stack."""


def lay_row(table: MiddleAgesTable, start: int) -> None:
    """Draw a row and lay it in ascending order of the backs, equal ones as they were drawn."""
    number = table.box.tile_number
    row: list[int] = []
    for _ in range(table.width):
        tile = _draw(table)
        index = len(row)
        while index > 0 and number[row[index - 1]] > number[tile]:
            index -= 1
        row.insert(index, tile)
    for place in range(table.width):
        table.plan[start + place] = row[place]


def _draw(table: MiddleAgesTable) -> int:
    """The topmost tile; an empty stack is followed by the other one, then by the discards.

    Discards are shuffled when a tile is needed and not before (ruling A24).
    """
    if not table.stack:
        if table.reserve:
            table.stack = table.reserve
            table.reserve = []
            if table.chronicle is not None:
                table.chronicle.tell("fact-reserve", {})
        else:
            table.stack = table.discard
            table.discard = []
            table.dice.shuffle(DISCARDS, table.stack)
            if table.chronicle is not None:
                table.chronicle.tell("fact-reshuffled", {"tiles": count("tiles", len(table.stack))})
    return table.stack.pop()
