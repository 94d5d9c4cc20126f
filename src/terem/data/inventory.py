"""Inventory: what a game says about its data files. Contents: what was read from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Meta

from terem.data.entry import Entry, printed_values
from terem.data.errors import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from terem.core.components import Components
    from terem.core.message import Message

C_co = TypeVar("C_co", bound="Components", covariant=True)
E = TypeVar("E", bound=Entry)

Count = Annotated[int, Meta(ge=0)]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box prints about all things of a kind, and what therefore must hold."""

    count: Count
    """How many entries there are."""
    each: dict[str, dict[str, int]] = {}
    """By field and value: how many entries have it."""
    total: dict[str, int] = {}
    """By field: the sum over all entries."""
    within: dict[str, tuple[int, int]] = {}
    """By field: the least and the greatest value."""
    covered: dict[str, tuple[int, int]] = {}
    """By field: the least and the greatest value, when every value between them occurs too."""
    distinct: tuple[str, ...] = ()
    """Fields in which no value occurs twice."""


@dataclass(frozen=True)
class Kind:
    """One kind of thing: its name in the files, the file, and the type of its entries."""

    name: str
    file: str
    entry: type[Entry]
    names: Mapping[str, str] = field(default_factory=dict)
    """By field: the kind whose ids stand in it."""
    plays: bool = True
    """Whether play depends on it: if not, it is left out of the digest."""
    group: str = ""
    """The field by which a checklist groups the entries."""
    order: tuple[str, ...] = ()
    """The fields by which a checklist sorts a group, so that the hands move least."""


@dataclass(frozen=True)
class Inventory(Generic[C_co]):
    """The data files of a game, the checks that only it can make, and its typed tables."""

    game: str
    folder: Path
    kinds: tuple[Kind, ...]
    check: Callable[[Contents], list[Message]]
    build: Callable[[Contents], C_co]

    def kind(self, name: str) -> Kind | None:
        """Find a kind by its name in the files."""
        return next((kind for kind in self.kinds if kind.name == name), None)


def inventory_of(package: str) -> Inventory[Components]:
    """Find what the game in a package declares: the INVENTORY of its schema."""
    found = getattr(import_module(f"{package}.schema"), "INVENTORY", None)
    if not isinstance(found, Inventory):
        note = f"{package}.schema has no INVENTORY"
        raise TypeError(note)
    return found


class Contents:
    """The checked entries of all kinds, in the order of their ids, and the digest of them all."""

    def __init__(
        self,
        game: str,
        kinds: tuple[Kind, ...],
        entries: Mapping[str, tuple[Entry, ...]],
        digest: str,
        box: str,
        boxed: frozenset[tuple[str, str, str]],
    ) -> None:
        self.game: Final = game
        self.kinds: Final = kinds
        self.entries: Final = entries
        self.digest: Final = digest
        self.box: Final = box
        """What messages call the box file; empty without one."""
        self.boxed: Final = boxed
        """The kind, entry and field of every value that the box file gave."""

    def of(self, entry: type[E]) -> tuple[E, ...]:
        """All entries of one type."""
        name = next(kind.name for kind in self.kinds if kind.entry is entry)
        return cast("tuple[E, ...]", self.entries[name])

    def file_of(self, kind: Kind) -> str:
        """Name the file to be mended: our own data is in order, so a box file is to blame."""
        return self.box or kind.file

    def wrong(self, entry: Entry, name: str, wants: Message) -> Message:
        """Say that a field does not hold what the game wants there."""
        kind = next(kind for kind in self.kinds if kind.entry is type(entry))
        place = Place(self.file_of(kind), kind.name, entry.id)
        return place.wrong(name, printed_values(entry)[name], wants)
