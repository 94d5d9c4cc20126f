"""Progress: a line on the terminal that tells how far long work has come."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final, Self

_LENGTH: Final = 30
_PAUSE: Final = 0.1
"""Seconds between two drawings: more often costs time and shows nothing."""


class Progress:
    """Counts work done; silent where the standard error is no terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = monotonic()
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._drawn:
            _draw("\r\033[K")

    def step(self) -> None:
        """One more piece of work is done."""
        self._done += 1
        now = monotonic()
        if now - self._shown >= _PAUSE and sys.stderr.isatty():
            self._shown = now
            self._drawn = True
            filled = _LENGTH * self._done // self._total
            bar = "=" * filled + " " * (_LENGTH - filled)
            _draw(f"\r[{bar}] {100 * self._done // self._total:3}%  {self._done}/{self._total}")


def _draw(text: str) -> None:
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        # The work goes on when nobody watches it any more.
        return
