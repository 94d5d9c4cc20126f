"""Dice: labelled streams of chance, the same on every platform.

Word *i* of a stream is cut from BLAKE2b over (seed, label, seat, block number), so a stream depends
on nothing but these, no stream disturbs another, and what has been seen of a stream tells nothing
about what is to come without the seed.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

GUESS: Final = 0
"""The label every game has besides its own: it deals anew what a seat cannot know."""

TABLE: Final = -1
"""The seat of streams that belong to nobody."""

_WORDS: Final = 16
_RANGE: Final = 4294967296
_EMPTY: Final[list[int]] = []


class Dice:
    """All streams of one table: for every label one of the table and one of each seat."""

    def __init__(self, seed: str, labels: list[str], seats: int) -> None:
        self.seed: Final = seed
        self.labels: Final = labels
        self.seats: Final = seats
        self.drawn = 0
        self.counts: list[int] = [0] * ((len(labels) + 1) * (seats + 1))
        self.blocks: list[list[int]] = [_EMPTY] * len(self.counts)

    def copy(self) -> Dice:
        """Dice that will fall as these would, and are strangers to them."""
        dice = Dice(self.seed, self.labels, self.seats)
        dice.drawn = self.drawn
        dice.counts = self.counts[:]
        dice.blocks = self.blocks[:]
        return dice

    def fresh(self, seed: str) -> Dice:
        """Other dice with the same streams."""
        return Dice(seed, self.labels, self.seats)

    def below(self, label: int, limit: int, seat: int = TABLE) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if not 0 < limit <= _RANGE or not TABLE <= seat < self.seats:
            raise ValueError(f"no dice with {limit} faces for seat {seat}")
        stream = label * (self.seats + 1) + seat + 1
        fair = _RANGE - _RANGE % limit
        while True:
            count = self.counts[stream]
            place = count % _WORDS
            if place == 0:
                self.blocks[stream] = self._block(stream, count // _WORDS)
            word = self.blocks[stream][place]
            self.counts[stream] = count + 1
            self.drawn += 1
            if word < fair:
                return word % limit

    def shuffle(self, label: int, things: list[int], seat: int = TABLE) -> None:
        """Put the things in an order of which each is equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(label, last + 1, seat)
            kept = things[last]
            things[last] = things[other]
            things[other] = kept

    def _block(self, stream: int, number: int) -> list[int]:
        label = stream // (self.seats + 1)
        seat = stream % (self.seats + 1) - 1
        name = "guess" if label == GUESS else self.labels[label - 1]
        text = f"{self.seed}\n{name}\n{seat}\n{number}"
        return list(unpack("<16I", blake2b(text.encode(), digest_size=64).digest()))
