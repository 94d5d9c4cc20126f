"""Provenance: where every value comes from, and what the owner of a box can check."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from terem.core.message import Message, name
from terem.data.boxes import sorted_for_hands
from terem.data.entry import BOX, RECONSTRUCTED, Confidence, Entry, printed_values
from terem.data.errors import shown

if TYPE_CHECKING:
    from terem.data.inventory import Contents, Kind
    from terem.data.manifest import Manifest


class Row(msgspec.Struct, frozen=True):
    """One value of one entry, with what is known about it; it can be written as JSON."""

    kind: str
    id: str
    field: str
    value: object
    source: str
    confidence: Confidence
    reconstructed: bool


class Group(NamedTuple):
    """One handful of things to look at: what they are, and a line for each."""

    title: Message
    lines: list[Message]


def rows(contents: Contents, *, reconstructed_only: bool = False) -> list[Row]:
    """List every value of a box with its source, or only those that nobody confirmed."""
    found = [
        _row(kind.name, entry, name, value, boxed=(kind.name, entry.id, name) in contents.boxed)
        for kind in contents.kinds
        for entry in contents.entries[kind.name]
        for name, value in printed_values(entry).items()
    ]
    return [row for row in found if row.reconstructed or not reconstructed_only]


def colour_rows(manifest: Manifest, *, reconstructed_only: bool = False) -> list[Row]:
    """List the players' colours; they are no component that a box file can correct."""
    found = [_row("colours", colour, "id", colour.id, boxed=False) for colour in manifest.colours]
    return [row for row in found if row.reconstructed or not reconstructed_only]


def checklist(contents: Contents, *, reconstructed_only: bool = True) -> list[Group]:
    """Lay the values out as somebody with the box in hand would check them, pile by pile."""
    groups: list[Group] = []
    for kind in contents.kinds:
        entries = [
            entry
            for entry in contents.entries[kind.name]
            if entry.reconstructed or not reconstructed_only
        ]
        for group, members in sorted_for_hands(kind, entries).items():
            lines = [_line(entry, reconstructed_only=reconstructed_only) for entry in members]
            groups.append(Group(_title(kind, group, len(lines)), lines))
    return groups


def _row(kind: str, entry: Entry, name: str, value: object, *, boxed: bool) -> Row:
    reconstructed = name in entry.reconstructed
    source, confidence = entry.source, entry.confidence
    if boxed:
        source, confidence = BOX, "high"
    elif reconstructed:
        source, confidence = RECONSTRUCTED, "low"
    return Row(kind, entry.id, name, value, source, confidence, reconstructed)


def _title(kind: Kind, group: str, count: int) -> Message:
    """A pile by what it holds: ``box-tile``, and in which group of them, ``area-field``."""
    pile = name("box", kind.name)
    if not group:
        return Message("data-checklist-kind", {"kind": pile, "count": count})
    told = name(kind.group, group)
    return Message("data-checklist-group", {"kind": pile, "group": told, "count": count})


def _line(entry: Entry, *, reconstructed_only: bool) -> Message:
    values = printed_values(entry)
    names = entry.reconstructed if reconstructed_only else values
    said = ", ".join(f"{name} = {shown(values[name])}" for name in names)
    return Message("data-checklist-line", {"entry": entry.id, "values": said})
