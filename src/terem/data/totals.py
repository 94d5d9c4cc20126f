"""Checks the entries of a kind against what the box prints about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.core.message import Arg, Message
from terem.data.entry import Entry, printed_fields
from terem.data.errors import Place, shown
from terem.data.expected import between

if TYPE_CHECKING:
    from collections.abc import Callable

    from terem.data.inventory import Contents, Kind, Printed


def check_printed(contents: Contents, kind: Kind, printed: Printed) -> list[Message]:
    """Compare counts, sums and ranges; every difference found is told."""
    entries = contents.entries[kind.name]
    unknown = _unknown_fields(kind, printed)
    if unknown:
        return unknown
    problems: list[Message] = []

    def differs(id: str, name: str, found: int, wants: int, **args: Arg) -> None:
        if found != wants:
            file = contents.file_of(kind)
            where: dict[str, Arg] = {"file": file, "kind": kind.name, "field": name}
            problems.append(Message(id, {**where, "found": found, "expected": wants, **args}))

    differs("data-count", "-", len(entries), printed.count)
    for name, counts in printed.each.items():
        values = [str(value) for value in _values(entries, name)]
        for word, wants in counts.items():
            differs("data-each", name, values.count(word), wants, value=word)
    for name, wants in printed.total.items():
        differs("data-total", name, sum(_numbers(entries, name)), wants)
    for name, (least, most) in printed.covered.items():
        for value in sorted(set(range(least, most + 1)) - set(_numbers(entries, name))):
            differs("data-covered", name, 0, 1, value=value)
    _check_values(contents, kind, printed, problems.append)
    return problems


def _check_values(
    contents: Contents, kind: Kind, printed: Printed, tell: Callable[[Message], None]
) -> None:
    """Check each value by itself: in its range, and different where all must differ."""
    entries = contents.entries[kind.name]
    for name, (least, most) in {**printed.within, **printed.covered}.items():
        for entry in entries:
            if getattr(entry, name) not in range(least, most + 1):
                tell(contents.wrong(entry, name, between(least, most)))
    for name in printed.distinct:
        seen: dict[object, str] = {}
        for entry, value in zip(entries, _values(entries, name), strict=True):
            first = seen.setdefault(value, entry.id)
            if first != entry.id:
                place = Place(contents.file_of(kind), kind.name, entry.id)
                said = shown(value)
                tell(place.says("data-distinct", field=name, value=said, other=first))


def _unknown_fields(kind: Kind, printed: Printed) -> list[Message]:
    """Find names in the head that are no field of the entries, before anything is counted."""
    named = [*printed.each, *printed.total, *printed.within, *printed.covered, *printed.distinct]
    return Place(kind.file, "printed", kind.name).unknown(named, printed_fields(kind.entry))


def _values(entries: tuple[Entry, ...], name: str) -> list[object]:
    return [getattr(entry, name) for entry in entries]


def _numbers(entries: tuple[Entry, ...], name: str) -> list[int]:
    return [value for value in _values(entries, name) if isinstance(value, int)]
