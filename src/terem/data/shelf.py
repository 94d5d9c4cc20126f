"""Shelf: the raw entries of a game as its own data files tell them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from terem.core.message import Message
from terem.data.errors import Place, refuse
from terem.data.inventory import Printed
from terem.data.reading import Raw, as_table, name_of, read_struct, read_toml

if TYPE_CHECKING:
    from terem.core.components import Components
    from terem.data.inventory import Inventory, Kind

HEAD = "game"
"""The first line of every data file and box file says which game it belongs to."""


@dataclass(frozen=True)
class Shelf:
    """By kind: the entries by their id, and what the box prints about them all."""

    entries: dict[str, dict[str, Raw]]
    printed: dict[str, Printed]


def read_shelf(inventory: Inventory[Components]) -> Shelf:
    """Read all data files of a game."""
    shelf = Shelf({}, {})
    problems: list[Message] = []
    for file in dict.fromkeys(kind.file for kind in inventory.kinds):
        kinds = {kind.name: kind for kind in inventory.kinds if kind.file == file}
        raw = read_toml(inventory.folder / file, file)
        problems += check_head(raw, inventory.game, file)
        problems += check_tables(raw, ["printed", *kinds], file)
        heads = as_table(raw.get("printed", {}), Place(file, "printed", "-"), problems)
        problems += check_tables(heads, [*kinds], file)
        for name, kind in kinds.items():
            shelf.entries[name] = _read_entries(raw.get(name), kind, problems)
            printed = _read_printed(heads, kind, problems)
            if printed is not None:
                shelf.printed[name] = printed
    refuse(problems)
    return shelf


def check_head(raw: Raw, game: str, file: str) -> list[Message]:
    """Refuse a file of another game, or of none."""
    found = raw.get(HEAD)
    if found == game:
        return []
    if found is None:
        return [Message("data-no-game", {"file": file, "game": game})]
    return [Message("data-other-game", {"file": file, "game": game, "found": str(found)})]


def check_tables(raw: Raw, known: list[str], file: str) -> list[Message]:
    """Refuse tables that mean nothing here."""
    return [
        Message("data-unknown-table", {"file": file, "kind": name, "known": ", ".join(known)})
        for name in raw
        if name != HEAD and name not in known
    ]


def _read_entries(listed: object, kind: Kind, problems: list[Message]) -> dict[str, Raw]:
    """Sort the entries of one kind by their ids; each id may stand once."""
    if not isinstance(listed, list):
        problems.append(Place(kind.file, kind.name, "-").says("data-no-entries"))
        return {}
    entries: dict[str, Raw] = {}
    for number, value in enumerate(listed, 1):
        id = name_of(value, number)
        if id in entries:
            problems.append(Place(kind.file, kind.name, id).says("data-duplicate"))
        entries[id] = as_table(value, Place(kind.file, kind.name, id), problems)
    return entries


def _read_printed(heads: Raw, kind: Kind, problems: list[Message]) -> Printed | None:
    """Read what is printed about a kind: every kind must say how many entries it has."""
    place = Place(kind.file, "printed", kind.name)
    head = as_table(heads.get(kind.name, {}), place, problems)
    return read_struct(head, Printed, place, problems)
