"""Box files: what an owner corrects or confirms, and how mistakes in them are told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from terem.core.message import Message
from terem.data.boxes import snapshot, template
from terem.data.errors import DataError
from terem.data.loading import load, unpack
from terem.data.provenance import rows

if TYPE_CHECKING:
    from data.conftest import Pebbles


def test_a_box_corrects_only_what_it_names(pebbles: Pebbles) -> None:
    """Two weights are exchanged, all else stays."""
    box = pebbles.box("[stone.b]\nweight = 3\n[stone.c]\nweight = 2\n")

    assert unpack(pebbles.inventory, box).weights == [1, 3, 2]


def test_what_the_owner_wrote_is_known_from_the_box(pebbles: Pebbles) -> None:
    """A field that is written, even unchanged, is confirmed; its neighbours are not."""
    box = pebbles.box("[stone.b]\nweight = 2\n")

    found = {
        row.field: (row.source, row.confidence, row.reconstructed)
        for row in rows(load(pebbles.inventory, box))
        if row.id == "b"
    }

    assert found == {
        "colour": ("public", "medium", False),
        "weight": ("box", "high", False),
        "jar": ("reconstructed", "low", True),
    }


def test_confirming_changes_no_digest(pebbles: Pebbles) -> None:
    """The same values are the same box, whoever vouches for them."""
    box = pebbles.box("[stone.b]\nweight = 2\n")

    assert load(pebbles.inventory).digest == load(pebbles.inventory, box).digest


@pytest.mark.parametrize(
    ("text", "id", "args"),
    [
        ("[rock.b]\nweight = 2", "data-unknown-table", {"kind": "rock", "known": "stone, jar"}),
        ("[jar.rigth]\nsize = 2", "data-unknown-entry", {"entry": "rigth", "near": "right"}),
        ("[stone.b]\nwait = 2", "data-unknown-field", {"field": "wait"}),
        ("[stone.b]\nid = 'x'", "data-unknown-field", {"field": "id"}),
        ("[stone.b]\nsource = 'box'", "data-unknown-field", {"field": "source"}),
        ("[stone.b]\nweight = 'two'", "data-wrong-value", {"field": "weight"}),
        ("[stone.b]\nweight = 10", "data-wrong-value", {"field": "weight"}),
        ("[stone.b]\njar = 'lift'", "data-unknown-name", {"field": "jar", "near": "left"}),
        ("[stone.b]\ncolour = 'blue'", "data-each", {"value": "red", "found": 1}),
        ("stone.b = 2", "data-not-a-table", {"entry": "b"}),
        ("stone = 2", "data-not-a-table", {"kind": "stone"}),
        ("[jar.left]\nsize = 5", "data-distinct", {"field": "size"}),
    ],
)
def test_a_mistake_in_a_box_is_told_of_the_box(
    pebbles: Pebbles, text: str, id: str, args: dict[str, str]
) -> None:
    """Strictly as for our own data, printed totals too, and the owner's file is named."""
    box = pebbles.box(text)

    with pytest.raises(DataError) as refused:
        load(pebbles.inventory, box)
    found = [message for message in refused.value.messages if message.id == id]

    assert found
    assert args.items() <= found[0].args.items()
    assert str(box) == found[0].args["file"]


def test_a_box_of_another_game_is_refused(pebbles: Pebbles) -> None:
    """The head of the file says which game it corrects."""
    box = pebbles.box("")
    box.write_text('game = "chess"\n')

    assert pebbles.refusal(box) == Message(
        "data-other-game", {"file": str(box), "game": "pebbles", "found": "chess"}
    )


def test_a_box_that_is_not_there_is_refused(pebbles: Pebbles) -> None:
    """A wrong path is told like any other mistake."""
    assert pebbles.refusal(pebbles.folder / "nothing.toml").id == "data-unreadable"


def test_the_template_holds_what_nobody_confirmed(pebbles: Pebbles) -> None:
    """One line an entry, sorted as the things would be laid out."""
    assert template(load(pebbles.inventory)) == (
        'game = "pebbles"\n'
        "\n"
        "[stone]\n"
        "# red\n"
        'b = { weight = 2, jar = "left" }\n'
        "# blue\n"
        "c = { weight = 3 }\n"
    )


def test_the_template_loads_as_the_same_box_confirmed(pebbles: Pebbles) -> None:
    """An owner who finds every value right sends it in as it is."""
    box = pebbles.folder / "template.toml"
    box.write_text(template(load(pebbles.inventory)))

    contents = load(pebbles.inventory, box)

    assert load(pebbles.inventory).digest == contents.digest
    assert rows(contents, reconstructed_only=True) == []


def test_a_snapshot_survives_a_change_of_the_data(pebbles: Pebbles) -> None:
    """It holds all values, so later corrections of our own data do not reach it."""
    before = load(pebbles.inventory)
    box = pebbles.folder / "snapshot.toml"
    box.write_text(snapshot(before))
    path = pebbles.folder / "stones.toml"
    path.write_text(
        re.sub("weight = [23]", lambda m: f"weight = {5 - int(m[0][-1])}", path.read_text())
    )

    assert before.digest != load(pebbles.inventory).digest
    assert before.digest == load(pebbles.inventory, box).digest
