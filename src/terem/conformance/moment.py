"""A moment: one position on the way of a game, looked at from all sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from terem.core.dice import GUESS, Dice
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.position import AnyGame, state
from terem.core.step import NOBODY
from terem.core.table import Table

Violations = Iterator[Message]

WATCHER: Final = NOBODY


def violation(property: str, ply: int, detail: str) -> Message:
    """A breach of a property; the detail is for whoever writes the game."""
    return Message(f"violation-{property}", {"ply": ply, "detail": detail})


class Moment:
    """A table in the middle of a walk, with dice of its own for whatever is tried on copies."""

    def __init__(self, game: AnyGame, table: Table, seed: str) -> None:
        self.game: Final = game
        self.table: Final = table
        self.dice: Final = Dice(f"{seed}-{table.ply}", [], table.seats)

    @property
    def ply(self) -> int:
        """How many choices led here."""
        return self.table.ply

    @property
    def viewers(self) -> list[int]:
        """Everybody who may look: each seat, and a watcher."""
        return [*range(self.table.seats), WATCHER]

    def pick(self, things: list[int]) -> int:
        """One of the things by chance."""
        return things[self.dice.below(GUESS, len(things))]

    def some(self, things: list[int], most: int) -> list[int]:
        """The things, or so many of them by chance where all would take too long."""
        if len(things) <= most:
            return things
        shuffled = things[:]
        self.dice.shuffle(GUESS, shuffled)
        return shuffled[:most]

    def other_dice(self) -> Dice:
        """Dice for a guess, different each time."""
        return self.table.dice.fresh(f"guess-{self.dice.seed}-{self.dice.below(GUESS, 1 << 30)}")

    def guess(self, viewer: int) -> Table:
        """Some table that agrees with all the viewer knows."""
        return self.table.guess(viewer, self.other_dice())


def photograph(game: AnyGame, table: Table) -> bytes:
    """Everything that makes up a position, so that a later look can be compared with it."""
    return msgspec.json.encode(state(game, table))


def stroll(moment: Moment, table: Table, length: int) -> Table:
    """Take some random choices on a table, as far as it goes; the same table is returned."""
    for _ in range(length):
        if table.over:
            break
        seat = table.first_asked()
        legal = table.legal(seat)
        if not legal:
            break
        table.follow(seat, moment.pick(legal))
    return table


def refused(table: Table, seat: int, choice: int) -> Message | None:
    """The reason with which a table refuses a choice, or None when it takes it."""
    try:
        table.take(seat, choice)
    except TeremError as error:
        return error.message
    return None
