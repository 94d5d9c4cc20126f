"""Box files: what the owner of a box has read from it, as corrections to the data of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from terem.data.entry import printed_fields, printed_values
from terem.data.errors import Place, nearest, refuse
from terem.data.reading import Raw, as_table, read_toml
from terem.data.shelf import HEAD, check_head, check_tables

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from terem.core.components import Components
    from terem.data.entry import Entry
    from terem.data.inventory import Contents, Inventory, Kind
    from terem.data.shelf import Shelf


@dataclass(frozen=True)
class Corrections:
    """What a box file says: by kind and entry, the fields with their values."""

    file: str = ""
    entries: dict[tuple[str, str], Raw] = field(default_factory=dict)

    def of(self, kind: str, id: str) -> Raw:
        """Give the corrected fields of one entry."""
        return self.entries.get((kind, id), {})

    def values(self) -> frozenset[tuple[str, str, str]]:
        """Name every value given: its kind, entry and field."""
        return frozenset((*at, name) for at, raw in self.entries.items() for name in raw)


NONE: Final = Corrections()


def read_box(inventory: Inventory[Components], shelf: Shelf, box: Path) -> Corrections:
    """Read a box file; it may name only known entries, and only fields that are printed."""
    file = str(box)
    raw = read_toml(box, file)
    problems = check_head(raw, inventory.game, file)
    problems += check_tables(raw, [kind.name for kind in inventory.kinds], file)
    corrections = Corrections(file)
    for kind in inventory.kinds:
        if kind.name not in raw:
            continue
        known = shelf.entries[kind.name]
        for id, given in as_table(raw[kind.name], Place(file, kind.name, "-"), problems).items():
            place = Place(file, kind.name, id)
            if id not in known:
                problems.append(place.says("data-unknown-entry", near=nearest(id, known)))
                continue
            fields = as_table(given, place, problems)
            problems += place.unknown(fields, printed_fields(kind.entry))
            corrections.entries[kind.name, id] = fields
    refuse(problems)
    return corrections


def template(contents: Contents) -> str:
    """Write a box file with every value that nobody confirmed, ready to be corrected."""
    return _write(contents, reconstructed_only=True)


def snapshot(contents: Contents) -> str:
    """Write a box file with every value, which gives this box whatever the data becomes."""
    return _write(contents, reconstructed_only=False)


def sorted_for_hands(kind: Kind, entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """Group and sort entries as somebody with the things in hand would lay them out."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        group = str(getattr(entry, kind.group)) if kind.group else ""
        groups.setdefault(group, []).append(entry)
    for members in groups.values():
        members.sort(key=lambda entry: [getattr(entry, name) for name in kind.order])
    return groups


def _write(contents: Contents, *, reconstructed_only: bool) -> str:
    lines = [f"{HEAD} = {_toml(contents.game)}"]
    for kind in contents.kinds:
        entries = [
            entry
            for entry in contents.entries[kind.name]
            if entry.reconstructed or not reconstructed_only
        ]
        if entries:
            lines += ["", f"[{kind.name}]"]
        for group, members in sorted_for_hands(kind, entries).items():
            if group:
                lines.append(f"# {group}")
            for entry in members:
                values = printed_values(entry)
                names = entry.reconstructed if reconstructed_only else values
                fields = ", ".join(f"{name} = {_toml(values[name])}" for name in names)
                lines.append(f"{entry.id} = {{ {fields} }}")
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """Spell a value in TOML, where numbers, texts and lists are written as in JSON."""
    return msgspec.json.encode(value).decode()
