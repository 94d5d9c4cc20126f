"""Scores: what many games say about how points come out."""

from __future__ import annotations

from math import sqrt

import msgspec


class Scores(msgspec.Struct, frozen=True):
    """Statistics over all sides of many games."""

    mean: float
    sd: float
    min: int
    max: int
    winner_mean: float
    by_seat: list[float]
    """The mean of each side."""


class Tally:
    """Sums over games, exact and no larger for a million of them than for one."""

    def __init__(self) -> None:
        self._games = 0
        self._sides: list[int] = []
        self._squares = 0
        self._least = 0
        self._most = 0
        self._winners = 0

    def add(self, scores: list[int]) -> None:
        """Count one finished game."""
        if not scores:
            return
        first = not self._games
        self._games += 1
        self._sides = [a + b for a, b in zip(self._sides or [0] * len(scores), scores, strict=True)]
        self._squares += sum(score * score for score in scores)
        self._least = min(scores) if first else min(self._least, *scores)
        self._most = max(scores) if first else max(self._most, *scores)
        self._winners += max(scores)

    def scores(self) -> Scores | None:
        """The statistics; nothing when nobody has scored."""
        if not self._games:
            return None
        count = self._games * len(self._sides)
        total = sum(self._sides)
        return Scores(
            mean=total / count,
            sd=sqrt(count * self._squares - total * total) / count,
            min=self._least,
            max=self._most,
            winner_mean=self._winners / self._games,
            by_seat=[side / self._games for side in self._sides],
        )
