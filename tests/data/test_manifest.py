"""A game.toml is read as strictly as the components."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.core.message import Message
from terem.data.errors import DataError
from terem.data.manifest import Option, load_manifest
from terem.data.provenance import colour_rows

if TYPE_CHECKING:
    from pathlib import Path

GAME = """\
id = "pebbles"
rules = "1"
minutes = [5, 10]
age = 4

[title]
en = "Pebbles"
ru = "Камешки"

[seats]
least = 1
most = 2

[credits]
designers = ["A Child"]
artists = ["The Sea"]
publishers = ["The Beach"]
year = 1999

[[colours]]
id = "red"
source = "rulebook"
confidence = "high"

[[colours]]
id = "blue"
source = "reconstructed"
confidence = "low"
reconstructed = ["id"]

[[options]]
id = "tide"
kind = "choice"
default = "low"
values = ["low", "high"]

[[options]]
id = "wind"
kind = "bool"
default = false
seats = [1]
"""


def write(folder: Path, text: str) -> Path:
    """Put a game.toml into a folder."""
    path = folder / "game.toml"
    path.write_text(text)
    return path


def test_everything_is_typed(tmp_path: Path) -> None:
    """Nested tables and lists of tables become what they are declared to be."""
    manifest = load_manifest(write(tmp_path, GAME))

    assert (manifest.id, manifest.minutes, manifest.title.ru) == ("pebbles", (5, 10), "Камешки")
    assert manifest.seats.most == len(manifest.colours) == 2
    assert manifest.options == (
        Option("tide", "choice", "low", ("low", "high")),
        Option("wind", "bool", default=False, seats=(1,)),
    )


def test_colours_have_a_provenance(tmp_path: Path) -> None:
    """A colour that nobody confirmed is listed with what else should be checked."""
    manifest = load_manifest(write(tmp_path, GAME))

    assert [row.value for row in colour_rows(manifest, reconstructed_only=True)] == ["blue"]


@pytest.mark.parametrize(
    ("old", "new", "id", "place"),
    [
        ('ru = "Камешки"\n', "", "data-missing-field", ("game", "title", "ru")),
        ("age = 4", "age = 0", "data-wrong-value", ("game", "-", "age")),
        ("age = 4", "aged = 4\nage = 4", "data-unknown-field", ("game", "-", "aged")),
        ("[5, 10]", "[5]", "data-wrong-value", ("game", "-", "minutes")),
        ("[5, 10]", "[15, 10]", "data-wrong-value", ("game", "-", "minutes")),
        ("most = 2", "most = 0", "data-wrong-value", ("game", "seats", "most")),
        ("least = 1", "least = 3", "data-wrong-value", ("game", "seats", "most")),
        ("most = 2", "most = 3", "data-wrong-value", ("game", "-", "colours")),
        ('id = "blue"', 'id = "red"', "data-duplicate", ("colours", "red", None)),
        ('id = "blue"', 'id = "Blue"', "data-wrong-value", ("colours", "Blue", "id")),
        ('id = "wind"', 'id = "tide"', "data-duplicate", ("options", "tide", None)),
        ('default = "low"', 'default = "dry"', "data-wrong-value", ("options", "tide", "default")),
        ('["low", "high"]', '["low"]', "data-option-values", ("options", "tide", "values")),
        ('"bool"', '"number"', "data-wrong-value", ("options", "wind", "kind")),
        ("default = false", 'default = "no"', "data-wrong-value", ("options", "wind", "default")),
        ("= [1]", "= [1, 3]", "data-wrong-value", ("options", "wind", "seats")),
        ("= [1]", "= [0]", "data-wrong-value", ("options", "wind", "seats")),
        ("= false", '= false\nvalues = ["a"]', "data-option-values", ("options", "wind", "values")),
    ],
)
def test_a_mistake_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, id: str, place: tuple[str, str, str | None]
) -> None:
    """The table, the entry and the field are named."""
    assert old in GAME

    with pytest.raises(DataError) as refused:
        load_manifest(write(tmp_path, GAME.replace(old, new, 1)))

    (message,) = refused.value.messages
    kind, entry, field = place
    assert id == message.id
    assert ("game.toml", kind, entry) == tuple(message.args[k] for k in ("file", "kind", "entry"))
    assert field == message.args.get("field")


def test_a_table_must_be_a_table(tmp_path: Path) -> None:
    """A text where fields belong is refused."""
    text = GAME.replace('[title]\nen = "Pebbles"\nru = "Камешки"\n', "").replace(
        "age = 4", 'age = 4\ntitle = "Pebbles"'
    )

    with pytest.raises(DataError) as refused:
        load_manifest(write(tmp_path, text))

    assert refused.value.messages == (
        Message("data-not-a-table", {"file": "game.toml", "kind": "game", "entry": "title"}),
    )
