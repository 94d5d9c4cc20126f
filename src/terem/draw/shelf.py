"""Shelf: finished strings, remembered by what they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

Q = TypeVar("Q")
V = TypeVar("V", bound=str)

MOST: Final = 4096
"""Strings that are remembered on one shelf; more come only from a game with endless numbers."""


class Shelf(dict[Q, V]):
    """Strings by what they show, each made when it is first wanted."""

    def __init__(self, make: Callable[[Q], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Q) -> V:
        if len(self) >= MOST:
            self.clear()
        made = self[key] = self._make(key)
        return made
