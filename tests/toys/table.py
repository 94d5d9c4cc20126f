"""The table of the toy."""

from __future__ import annotations

from terem.core.dice import GUESS, Dice
from terem.core.table import Table

NONE = -1
PURSE = 4
WORTH = 1
DEAL = 2


class PursesTable(Table):
    """Purses lie open; lots in the stack and in hands are secret; bids are, until all are in."""

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.purses = [PURSE] * seats
        self.bank = 0
        self.stack: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids = [NONE] * seats
        self.lot = NONE
        self.winner = NONE
        self.worth = [0] * seats

    def blank(self) -> PursesTable:
        """A table of the same class, to be filled."""
        return type(self)(self.seats, self.dice)

    def copy(self) -> PursesTable:
        """An equal table."""
        table = self.blank()
        self.copy_into(table)
        table.purses = self.purses[:]
        table.bank = self.bank
        table.stack = self.stack[:]
        table.hands = [hand[:] for hand in self.hands]
        table.bids = self.bids[:]
        table.lot = self.lot
        table.winner = self.winner
        table.worth = self.worth[:]
        return table

    def guess(self, seat: int, dice: Dice) -> PursesTable:
        """Lots out of sight are dealt anew, and so are the bids of others."""
        table = self.copy()
        table.dice = dice
        unseen = table.stack[:]
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            unseen += table.hands[other]
        if table.winner not in {NONE, seat}:
            unseen.append(table.lot)
        dice.shuffle(GUESS, unseen)
        for other in others:
            table.hands[other] = [unseen.pop() for _ in table.hands[other]]
            if table.bids[other] != NONE:
                table.bids[other] = dice.below(GUESS, table.purses[other] + 1)
        if table.winner not in {NONE, seat}:
            table.lot = unseen.pop()
        table.stack = unseen
        return table

    def secrets(self, seat: int) -> dict[str, list[int]]:
        """What lies face down for the seat."""
        others = [other for other in range(self.seats) if other != seat]
        return {
            "stack": self.stack,
            "hands": [lot for other in others for lot in self.hands[other]],
            "bids": [self.bids[other] for other in others],
            "lot": [self.lot] if self.winner not in {NONE, seat} else [],
        }
