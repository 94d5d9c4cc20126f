"""Walk: random games from any table, and perft, the count of all that can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.core.dice import GUESS

if TYPE_CHECKING:
    from terem.core.dice import Dice
    from terem.core.table import Table


def walk(table: Table, dice: Dice, bound: int) -> int:
    """Take random choices until the game is over or the bound is reached; how many they were."""
    count = 0
    while not table.over and count < bound:
        seat = table.first_asked()
        legal = table.legal(seat)
        table.follow(seat, legal[dice.below(GUESS, len(legal))])
        count += 1
    return count


def perft(table: Table, depth: int) -> int:
    """The number of sequences of choices of a length; games that end sooner count once."""
    if depth == 0 or table.over:
        return 1
    seat = table.first_asked()
    total = 0
    for choice in table.legal(seat):
        after = table.copy()
        after.follow(seat, choice)
        total += perft(after, depth - 1)
    return total
