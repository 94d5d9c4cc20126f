"""Loading: files in, checked contents out, or every reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from terem.data.boxes import NONE, read_box
from terem.data.digest import digest_of
from terem.data.entry import printed_fields
from terem.data.errors import Place, nearest, refuse, shown
from terem.data.inventory import Contents
from terem.data.reading import read_struct
from terem.data.shelf import read_shelf
from terem.data.totals import check_printed

if TYPE_CHECKING:
    from pathlib import Path

    from terem.core.components import Components
    from terem.core.message import Message
    from terem.data.boxes import Corrections
    from terem.data.entry import Entry
    from terem.data.inventory import Inventory, Kind
    from terem.data.reading import Raw
    from terem.data.shelf import Shelf

C = TypeVar("C", bound="Components")


def unpack(inventory: Inventory[C], box: Path | None = None) -> C:
    """Build the typed tables of a game, as printed or as corrected by a box file."""
    return inventory.build(load(inventory, box))


def load(inventory: Inventory[Components], box: Path | None = None) -> Contents:
    """Read and check the data of a game; with a box file, the corrected data just as strictly."""
    shelf = read_shelf(inventory)
    corrections = NONE if box is None else read_box(inventory, shelf, box)
    entries = _read_entries(inventory, shelf, corrections)
    digest = digest_of(inventory.game, inventory.kinds, entries)
    boxed = corrections.values()
    contents = Contents(inventory.game, inventory.kinds, entries, digest, corrections.file, boxed)
    problems = [problem for kind in inventory.kinds for problem in _check_names(contents, kind)]
    for kind in inventory.kinds:
        problems += check_printed(contents, kind, shelf.printed[kind.name])
    refuse(problems)
    refuse(inventory.check(contents))
    return contents


def _read_entries(
    inventory: Inventory[Components], shelf: Shelf, box: Corrections
) -> dict[str, tuple[Entry, ...]]:
    """Type every entry; they stand in the order of their ids, whatever the order of the file."""
    problems: list[Message] = []
    entries: dict[str, tuple[Entry, ...]] = {}
    for kind in inventory.kinds:
        raw = sorted(shelf.entries[kind.name].items())
        typed = [_read_entry(kind, id, fields, box, problems) for id, fields in raw]
        entries[kind.name] = tuple(entry for entry in typed if entry is not None)
    refuse(problems)
    return entries


def _read_entry(
    kind: Kind, id: str, raw: Raw, box: Corrections, problems: list[Message]
) -> Entry | None:
    """Type one entry as its own file has it, then as corrected: a mistake is told of its file."""
    place = Place(kind.file, kind.name, id)
    entry = read_struct(raw, kind.entry, place, problems)
    if entry is None:
        return None
    problems += place.unknown(entry.reconstructed, printed_fields(kind.entry))
    given = box.of(kind.name, id)
    if not given:
        return entry
    left = [name for name in entry.reconstructed if name not in given]
    corrected = {**raw, **given, "reconstructed": left}
    return read_struct(corrected, kind.entry, Place(box.file, kind.name, id), problems)


def _check_names(contents: Contents, kind: Kind) -> list[Message]:
    """Find names of things that are not in the box."""
    problems: list[Message] = []
    for entry in contents.entries[kind.name]:
        for name, named in kind.names.items():
            known = [other.id for other in contents.entries[named]]
            value = getattr(entry, name)
            place = Place(contents.file_of(kind), kind.name, entry.id)
            problems += [
                place.says(
                    "data-unknown-name",
                    field=name,
                    value=shown(id),
                    named=named,
                    near=nearest(id, known),
                )
                for id in ([value] if isinstance(value, str) else value)
                if id and id not in known
            ]
    return problems
