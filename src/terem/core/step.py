"""Step: one pending question. Duty: what the rules do by themselves when its turn comes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from terem.core.message import Message

T = TypeVar("T")

NOBODY: Final = -1
"""The seat of a duty, and of whoever only watches."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """What may lie on the agenda: frozen, holding small numbers only, shared by all copies.

    Cards looked at and other things on their way are never held here but in the table's own
    fields, where secrecy and conservation can see them.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def numbers(self) -> list[int]:
        """Whatever besides the seat tells this entry from others of its class."""
        return []

    def legal(self, table: Any) -> list[int]:  # noqa: ANN401 - each entry knows its own table
        """The choices that the rules allow; only steps have any."""
        return []

    def take(self, table: Any, choice: int) -> None:  # noqa: ANN401 - likewise
        """Carry out a legal choice; only steps are answered."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def run(self, table: Any) -> None:  # noqa: ANN401 - likewise
        """Do what falls due; only duties have something to do."""
        raise TypeError(f"{type(self).__name__} waits for an answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending, ABC, Generic[T]):
    """One question to one seat."""

    @abstractmethod
    def legal(self, table: T) -> list[int]:
        """The choices that the rules allow, in ascending order, never none."""

    @abstractmethod
    def take(self, table: T, choice: int) -> None:
        """Carry out a legal choice; the step has been taken from the agenda already."""

    @abstractmethod
    def prompt(self, table: T) -> Message:
        """What is asked."""

    @abstractmethod
    def label(self, table: T, choice: int) -> Message:
        """What a choice means here, in the words of a person at the table."""

    def points(self, table: T, choice: int) -> str:
        """The place in the drawing that a choice points at, or nothing."""
        return ""

    def barred(self, table: T) -> list[int]:
        """Choices that somebody may well look for and may not take now, in ascending order.

        Only of what lies on this table: each has a label and a reason against it, and by neither
        does a seat learn what it may not know.
        """
        return []

    def settles(self) -> bool:
        """Whether the only choice left is taken without asking.

        Not where haste would tell the others how little there was to choose from.
        """
        return True

    def why_not(self, table: T, choice: int) -> Message:
        """The reason why a choice is not legal here."""
        return Message("why-not-asked-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Pending, ABC, Generic[T]):
    """Something the rules do without asking, once everything above it on the agenda is done."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    @abstractmethod
    def run(self, table: T) -> None:
        """Do what falls due."""
