"""What is wrong with a data file: which file, entry and field, and what to do about it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from terem.core.errors import TeremError
from terem.core.message import Arg, Message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

_SHOWN: Final = 40
"""Longer values are cut in messages: the place is named, the reader can look there."""


class DataError(TeremError):
    """A data file that is refused; every reason found is told, the first one stands for all."""

    def __init__(self, messages: Sequence[Message]) -> None:
        super().__init__(messages[0])
        self.messages: Final = tuple(messages)


class Place(NamedTuple):
    """Where a value stands: its file, its kind of thing, and the entry of that kind."""

    file: str
    kind: str
    entry: str

    def says(self, id: str, **args: Arg) -> Message:
        """Name this place in a message."""
        return Message(id, {"file": self.file, "kind": self.kind, "entry": self.entry, **args})

    def wrong(self, field: str, value: object, wants: Message) -> Message:
        """Say that a field does not hold what is wanted there."""
        return self.says("data-wrong-value", field=field, value=shown(value), expected=wants)

    def unknown(self, fields: Iterable[str], known: Collection[str]) -> list[Message]:
        """Tell of every field that cannot stand here."""
        listed = ", ".join(known)
        return [
            self.says("data-unknown-field", field=field, known=listed)
            for field in fields
            if field not in known
        ]


def refuse(problems: Sequence[Message]) -> None:
    """Stop if anything is wrong."""
    if problems:
        raise DataError(problems)


def shown(value: object) -> str:
    """Spell a value as it would be typed in the file."""
    text = _spelled(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _spelled(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_spelled, value))}]"
    if isinstance(value, str | bool | int | float | dict):
        return msgspec.json.encode(value).decode()
    return str(value)


def nearest(word: str, known: Iterable[str]) -> str:
    """Find the known name that was probably meant, or a dash."""
    return next(iter(get_close_matches(word, sorted(known), n=1, cutoff=0.5)), "-")
