"""A part of a turn: one thing that may be done in it, by a paragraph of the rulebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from terem.core.message import Message
from terem.games.rurik.table import NONE, RurikTable


class Part(ABC):
    """The choices of one kind, or of a few that belong together."""

    def __init__(self, first: int, count: int, action: int = NONE) -> None:
        self.first: Final = first
        self.end: Final = first + count
        self.action: Final = action
        """The action whose points it takes, or NONE."""

    @abstractmethod
    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Add what is allowed now, in ascending order."""

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Those among its choices that speak of things on this table, allowed or not."""
        return []

    @abstractmethod
    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Carry it out."""

    @abstractmethod
    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """What a choice means here."""

    @abstractmethod
    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The place in the drawing that a choice points at."""

    @abstractmethod
    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The reason why a choice is not allowed here."""
