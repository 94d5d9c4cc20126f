"""The contract: a bot is given a view and returns the number of a choice."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Protocol

from terem.core.dice import Dice
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.sight import Sight
from terem.core.table import Table


class View:
    """What a bot knows: its sight, its choices, a maker of guesses, dice of its own."""

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        sight: Sight,
        legal: list[int],
        guess: Callable[[], Table],
        dice: Dice,
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.sight: Final = sight
        self.legal: Final = legal
        self.guess: Final = guess
        """Each call gives a whole table that agrees with the sight; the rest is dealt anew."""
        self.dice: Final = dice


class Bot(Protocol):
    """Chooses for one seat."""

    def choose(self, view: View) -> int:
        """The number of one of the legal choices."""
        ...


def view_of(play: Play, seat: int, seed: str) -> View:
    """The view of a seat that is asked; the seed is for the bot's own dice.

    The dice get a digest of it, so that a bot that looks at its dice learns nothing of a seed that
    the table may share.
    """
    table = play.table.copy()
    own = blake2b(f"{seed}\n{play.ply}\n{seat}".encode(), digest_size=16).hexdigest()
    dice = Dice(own, [], play.record.seats)
    count = 0

    def guess() -> Table:
        nonlocal count
        count += 1
        return table.guess(seat, table.dice.fresh(f"{dice.seed}-guess-{count}"))

    return View(play.game, seat, play.sight(seat), table.legal(seat), guess, dice)
