"""Walker: plays one random game, in the way that is wanted: fast, written down, or checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from terem.conformance import check_walk
from terem.core.dice import GUESS, Dice
from terem.core.message import Message
from terem.core.position import digest
from terem.core.record import Entry, Record
from terem.core.walk import walk

if TYPE_CHECKING:
    from terem.core.components import Components
    from terem.core.position import AnyGame
    from terem.core.table import Table


DRAWN: Final = 50
"""One checked game in so many is put into words and pictures too."""


class Walk(msgspec.Struct):
    """What came of one random game."""

    choices: int
    finished: bool
    scores: list[int]
    violations: list[Message] = []
    record: Record | None = None


class Walker:
    """Plays random games of one kind; a game depends on seats and seed alone."""

    def __init__(self, game: AnyGame, options: dict[str, str], box: Components) -> None:
        self.game: Final = game
        self.options: Final = options
        self.box: Final = box
        self.checks = 0

    def fast(self, seats: int, seed: str) -> Walk:
        """Play, and remember nothing but the end."""
        table = self._start(seats, seed)
        choices = walk(table, _dice(seed), self.game.bound)
        return self._ended(table, choices)

    def recorded(self, seats: int, seed: str) -> Walk:
        """Play the same game, and write it down."""
        table = self._start(seats, seed)
        dice = _dice(seed)
        entries: list[Entry] = []
        while not table.over and len(entries) < self.game.bound:
            seat = table.asked()[0]
            step = table.step(seat)
            legal = table.legal(seat)
            choice = legal[dice.below(GUESS, len(legal))]
            forced = len(legal) == 1 and step is not None and step.settles()
            table.follow(seat, choice)
            words = self.game.catalogue.words(choice)
            entries.append(Entry(seat, words, digest(self.game, table), forced=forced))
        ended = self._ended(table, len(entries))
        ended.record = Record(
            game=self.game.id,
            rules=self.game.rules,
            components=self.box.digest,
            seats=seats,
            seed=seed,
            options=self.game.agree(self.options, seats),
            entries=entries,
            scores=ended.scores if ended.finished else None,
        )
        return ended

    def checked(self, seats: int, seed: str) -> Walk:
        """Play a game and try on the way everything that must hold."""
        # Pictures cost as much as all the rest, so only some games are drawn.
        self.checks += 1
        walked = check_walk(
            self.game, seats, seed, self.options, self.box, pictures=self.checks % DRAWN == 1
        )
        return Walk(
            walked.choices,
            walked.record.scores is not None,
            walked.scores,
            walked.violations,
            walked.record,
        )

    def _start(self, seats: int, seed: str) -> Table:
        table: Table = self.game.start(seats, seed, self.options, self.box)
        return table

    def _ended(self, table: Table, choices: int) -> Walk:
        scores: list[int] = self.game.outcome(table).scores if table.over else []
        return Walk(choices, table.over, scores)


def _dice(seed: str) -> Dice:
    """Dice of their own, so that choosing at random tells nothing of what the table's will show."""
    return Dice(f"walk-{seed}", [], 0)
