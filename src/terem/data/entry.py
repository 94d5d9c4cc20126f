"""Entry: one physical thing of a box as its data file tells it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

ID_PATTERN: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
RECONSTRUCTED: Final = "reconstructed"
BOX: Final = "box"
"""The source of a value that the owner of a box has read from the thing itself."""

Id = Annotated[str, Meta(pattern=ID_PATTERN, extra={"expected": "data-expected-id"})]
Source = Annotated[
    str,
    Meta(
        pattern="^(rulebook|rulebook\\+public|public|inferred|reconstructed)(: .+)?$",
        extra={"expected": "data-expected-source"},
    ),
]
Confidence = Literal["high", "medium", "low"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry has, whatever it describes; a game adds the fields that are printed on it.

    Source and confidence speak of the fields that somebody confirmed. Those listed as
    reconstructed were confirmed by nobody, and are always of low confidence.
    """

    id: Id
    source: Source
    confidence: Confidence
    reconstructed: tuple[str, ...] = ()


_ABOUT: Final = frozenset(field.name for field in msgspec.structs.fields(Entry))


def printed_fields(entry: type[msgspec.Struct]) -> list[str]:
    """Name the fields that are printed on the thing: all but its id and its provenance."""
    return [field.name for field in msgspec.structs.fields(entry) if field.name not in _ABOUT]


def printed_values(entry: Entry) -> dict[str, object]:
    """Give what is printed on the thing, as plain values."""
    values: dict[str, object] = msgspec.to_builtins(entry)
    return {name: values[name] for name in printed_fields(type(entry))}
