"""Whole games of random choices, looked at after every choice."""

from __future__ import annotations

from collections.abc import Iterator

from terem.core.chronicle import Chronicle
from terem.core.dice import GUESS, Dice
from terem.games.rurik import GAME
from terem.games.rurik.table import RurikTable

ALL_OPTIONS = {
    "goods": "dealt",
    "rewards": "tokens",
    "row": "renewed",
    "events": "yes",
    "leaders": "dealt",
}


def game(seats: int, seed: str, options: dict[str, str] | None = None) -> Iterator[RurikTable]:
    """The one table of a random game, at the start and after every choice."""
    table = GAME.start(seats, seed, options)
    table.chronicle = Chronicle()
    dice = Dice(f"choices of {seed}", [], 0)
    yield table
    while not table.over:
        seat = table.first_asked()
        legal = table.legal(seat)
        table.follow(seat, legal[dice.below(GUESS, len(legal))])
        yield table
