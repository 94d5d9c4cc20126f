"""A little game of three stones and two jars, and ways to spoil its files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import pytest
from msgspec import Meta

from terem.core.components import Components
from terem.data.entry import Entry, Id
from terem.data.errors import DataError
from terem.data.inventory import Contents, Inventory, Kind
from terem.data.loading import load

if TYPE_CHECKING:
    from terem.core.message import Message

STONES = """\
game = "pebbles"

[printed.stone]
count = 3
each.colour = { red = 2, blue = 1 }
total.weight = 6
covered.weight = [1, 3]

[[stone]]
id = "a"
colour = "red"
weight = 1
jar = "left"
source = "rulebook: page 2"
confidence = "high"

[[stone]]
id = "b"
colour = "red"
weight = 2
jar = "left"
source = "public"
confidence = "medium"
reconstructed = ["weight", "jar"]

[[stone]]
id = "c"
colour = "blue"
weight = 3
jar = "right"
source = "reconstructed"
confidence = "low"
reconstructed = ["weight"]
"""
JARS = """\
game = "pebbles"

[printed.jar]
count = 2
within.size = [1, 9]
distinct = ["size"]

[[jar]]
id = "left"
size = 4
source = "rulebook"
confidence = "high"

[[jar]]
id = "right"
size = 5
label = "old"
source = "rulebook"
confidence = "high"
"""


class Stone(Entry, frozen=True):
    """A stone lies in a jar."""

    colour: Literal["red", "blue"]
    weight: Annotated[int, Meta(ge=1, le=9)]
    jar: Id


class Jar(Entry, frozen=True):
    """A jar; its label has no part in play."""

    size: int
    label: str = ""


class Shop(Components):
    """The typed tables of the little game."""

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents.digest)
        self.weights = [stone.weight for stone in contents.of(Stone)]


class Pebbles(NamedTuple):
    """The little game in a folder of its own."""

    folder: Path
    inventory: Inventory[Shop]

    def spoil(self, file: str, old: str, new: str) -> None:
        """Replace something in a file that must be there."""
        path = self.folder / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def box(self, text: str) -> Path:
        """Write a box file of the little game."""
        path = self.folder / "mine.toml"
        path.write_text(f'game = "pebbles"\n{text}')
        return path

    def refusal(self, box: Path | None = None) -> Message:
        """Load, and give the only reason for which it is refused."""
        with pytest.raises(DataError) as refused:
            load(self.inventory, box)
        assert len(refused.value.messages) == 1
        return refused.value.message


@pytest.fixture
def pebbles(tmp_path: Path) -> Pebbles:
    """The little game, fresh and in order."""
    (tmp_path / "stones.toml").write_text(STONES)
    (tmp_path / "jars.toml").write_text(JARS)
    kinds = (
        Kind(
            "stone",
            "stones.toml",
            Stone,
            names={"jar": "jar"},
            group="colour",
            order=("weight",),
        ),
        Kind("jar", "jars.toml", Jar),
    )
    return Pebbles(tmp_path, Inventory("pebbles", tmp_path, kinds, lambda _: [], Shop))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty house of Terem."""
    path = tmp_path / "home"
    monkeypatch.setenv("TEREM_HOME", str(path))
    return path
