"""The table of Middle Ages: fields, copy, guess. No rules."""

from __future__ import annotations

from typing import Final

from terem.core.dice import GUESS, Dice
from terem.core.table import Table
from terem.games.middle_ages.components import AREAS, Box

NONE: Final = -1

COLUMNS: Final = len(AREAS)

# Where coins come from and go to, one line of a seat's ledger each.
FARMERS: Final = 0
CHESTS: Final = 1
MILLS: Final = 2
RAIDS: Final = 3
GIVEN: Final = 4
EVENTS: Final = 5
PENALTY: Final = 6
START: Final = 7
INCOME: Final = 8
"""The first of eight lines, the income of each column."""
SOURCES: Final = INCOME + COLUMNS

_BLANK: Final[list[int]] = []
_BLANKS: Final[list[list[int]]] = []


class MiddleAgesTable(Table):
    """What lies on the table. Tiles, tokens and events are known by their index in the box."""

    def __init__(self, seats: int, dice: Dice, box: Box) -> None:
        super().__init__(seats, dice)
        self.box: Final = box
        self.width: Final = box.row_size(seats)
        self.round = 0
        """The round that is played; 0 while the first row is still filled with lords."""

        self.plan = _BLANK
        """The tile on each place, row by row."""
        self.lords = _BLANK
        """The place where each seat's lord stands."""
        self.scouts = _BLANK
        """The place that each seat's scout keeps."""
        self.stack = _BLANK
        """Face down; the last tile is the topmost."""
        self.reserve = _BLANK
        """The second stack, not yet begun."""
        self.discard = _BLANK
        self.events = _BLANK
        self.past_events = 0

        self.fief = _BLANKS
        """Each seat's tiles as they were laid; of a column the last is on top."""
        self.graveyard = _BLANKS
        self.count = _BLANK
        """How many tiles each seat has in each column."""
        self.farmers = _BLANK
        self.chests = _BLANK
        self.coins = _BLANK
        self.ledger = _BLANK
        """The coins of each seat by source."""
        self.income_tokens = _BLANK
        """1 where a column of a seat has a token of extra income."""
        self.area_tokens = _BLANK
        """The token of an extra area at each column of each seat."""
        self.free_tokens = _BLANK
        """1 for every token of an extra area still in the supply."""
        self.held_token = NONE
        """The token of an extra area that is being placed."""
        self.answers = _BLANK
        """What each seat chose while all choose at once."""

    def copy(self) -> MiddleAgesTable:
        """A table that is equal and shares nothing that can change."""
        table = MiddleAgesTable(self.seats, self.dice, self.box)
        self.copy_into(table)
        table.round = self.round
        table.plan = self.plan[:]
        table.lords = self.lords[:]
        table.scouts = self.scouts[:]
        table.stack = self.stack[:]
        table.reserve = self.reserve[:]
        table.discard = self.discard[:]
        table.events = self.events
        table.past_events = self.past_events
        table.fief = [tiles[:] for tiles in self.fief]
        table.graveyard = [tiles[:] for tiles in self.graveyard]
        table.count = self.count[:]
        table.farmers = self.farmers[:]
        table.chests = self.chests[:]
        table.coins = self.coins[:]
        table.ledger = self.ledger[:]
        table.income_tokens = self.income_tokens[:]
        table.area_tokens = self.area_tokens[:]
        table.free_tokens = self.free_tokens[:]
        table.held_token = self.held_token
        table.answers = self.answers[:]
        return table

    def guess(self, seat: int, dice: Dice) -> MiddleAgesTable:
        """Hidden are the order of the stacks, and the others' answers until all are in."""
        table = self.copy()
        table.dice = dice
        dice.shuffle(GUESS, table.stack)
        dice.shuffle(GUESS, table.reserve)
        for other in range(self.seats):
            if other != seat and table.answers[other] != NONE:
                graveyard = table.graveyard[other]
                table.answers[other] = graveyard[dice.below(GUESS, len(graveyard))]
        return table

    def secrets(self, seat: int) -> dict[str, list[int]]:
        """The order of the stacks, and the others' answers until all are in."""
        others = [self.answers[other] for other in range(self.seats) if other != seat]
        return {"stack": self.stack, "reserve": self.reserve, "answers": others}
