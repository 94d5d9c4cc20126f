"""Where values come from, as rows and as a list to check with the box in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from terem.core.message import Message, name
from terem.data.loading import load
from terem.data.provenance import checklist, rows

if TYPE_CHECKING:
    from data.conftest import Pebbles


def test_every_printed_value_has_a_row(pebbles: Pebbles) -> None:
    """Three fields of three stones, two of two jars; ids and sources are not printed."""
    assert len(rows(load(pebbles.inventory))) == 3 * 3 + 2 * 2


def test_only_what_nobody_confirmed(pebbles: Pebbles) -> None:
    """A reconstructed field is of low confidence, whatever is known of its neighbours."""
    found = rows(load(pebbles.inventory), reconstructed_only=True)

    assert [(r.id, r.field) for r in found] == [("b", "weight"), ("b", "jar"), ("c", "weight")]
    assert {("reconstructed", "low")} == {(row.source, row.confidence) for row in found}


def test_rows_can_be_written_as_json(pebbles: Pebbles) -> None:
    """Other programs can read them."""
    row = msgspec.json.decode(msgspec.json.encode(rows(load(pebbles.inventory))))[0]

    assert row == {
        "kind": "stone",
        "id": "a",
        "field": "colour",
        "value": "red",
        "source": "rulebook: page 2",
        "confidence": "high",
        "reconstructed": False,
    }


def test_the_checklist_is_laid_out_in_piles(pebbles: Pebbles) -> None:
    """One title a pile, one line a thing, in the order the things are sorted by hand."""
    groups = checklist(load(pebbles.inventory))

    assert [group.title for group in groups] == [
        Message(
            "data-checklist-group",
            {"kind": name("box", "stone"), "group": name("colour", "red"), "count": 1},
        ),
        Message(
            "data-checklist-group",
            {"kind": name("box", "stone"), "group": name("colour", "blue"), "count": 1},
        ),
    ]
    assert groups[0].lines == [
        Message("data-checklist-line", {"entry": "b", "values": 'weight = 2, jar = "left"'})
    ]


def test_the_whole_checklist_has_everything(pebbles: Pebbles) -> None:
    """On demand, what is known is checked as well."""
    groups = checklist(load(pebbles.inventory), reconstructed_only=False)

    assert [len(group.lines) for group in groups] == [2, 1, 2]
    jars = Message("data-checklist-kind", {"kind": name("box", "jar"), "count": 2})
    assert jars == groups[2].title
