"""Every mistake in a data file is refused with its file, entry and field."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from terem.core.message import Message
from terem.data.errors import DataError, shown
from terem.data.loading import load, unpack

if TYPE_CHECKING:
    from data.conftest import Pebbles


def test_entries_are_typed_and_in_the_order_of_their_ids(pebbles: Pebbles) -> None:
    """A game builds its tables from typed entries, whatever the order of the file."""
    assert unpack(pebbles.inventory).weights == [1, 2, 3]


@pytest.mark.parametrize(
    ("old", "new", "id", "args"),
    [
        ("weight = 1", 'weight = "1"', "data-wrong-value", {"field": "weight", "value": '"1"'}),
        ("weight = 1", "weight = true", "data-wrong-value", {"field": "weight", "value": "true"}),
        ("weight = 1", "weight = 10", "data-wrong-value", {"field": "weight", "value": "10"}),
        ('"red"\nweight = 1', '"pink"\nweight = 1', "data-wrong-value", {"field": "colour"}),
        ("weight = 1", "wait = 1\nweight = 1", "data-unknown-field", {"field": "wait"}),
        ("weight = 1\n", "", "data-missing-field", {"field": "weight"}),
        ('"high"', '"sure"', "data-wrong-value", {"field": "confidence"}),
        ('"rulebook: page 2"', '"a friend"', "data-wrong-value", {"field": "source"}),
        ('1\njar = "left"', '1\njar = "lift"', "data-unknown-name", {"near": "left"}),
        ("1\njar", '1\nreconstructed = ["size"]\njar', "data-unknown-field", {"field": "size"}),
    ],
)
def test_a_wrong_field_is_refused(
    pebbles: Pebbles, old: str, new: str, id: str, args: dict[str, str]
) -> None:
    """Types, ranges, words, names of other things and the fields themselves are checked."""
    pebbles.spoil("stones.toml", old, new)

    message = pebbles.refusal()

    assert id == message.id
    assert {"file": "stones.toml", "kind": "stone", "entry": "a", **args}.items() <= (
        message.args.items()
    )


def test_a_wrong_value_is_told_what_is_wanted(pebbles: Pebbles) -> None:
    """The message says what the field takes, ready to be put in any language."""
    pebbles.spoil("stones.toml", "weight = 1", "weight = 0")

    wanted = Message("data-expected-between", {"least": 1, "most": 9})

    assert wanted == pebbles.refusal().args["expected"]


def test_an_entry_without_an_id_is_called_by_its_place(pebbles: Pebbles) -> None:
    """Somebody can count to it in the file."""
    pebbles.spoil("stones.toml", 'id = "b"\n', "")

    message = pebbles.refusal()

    assert (message.id, message.args["entry"]) == ("data-missing-field", "#2")


def test_an_id_stands_once(pebbles: Pebbles) -> None:
    """Two entries of a kind cannot have the same id."""
    pebbles.spoil("stones.toml", 'id = "b"', 'id = "a"')

    assert pebbles.refusal() == Message(
        "data-duplicate", {"file": "stones.toml", "kind": "stone", "entry": "a"}
    )


def test_an_id_is_plain(pebbles: Pebbles) -> None:
    """An id becomes part of message ids and of box files, so it has small letters only."""
    pebbles.spoil("jars.toml", 'id = "right"', 'id = "Right One"')
    pebbles.spoil("stones.toml", 'jar = "right"', 'jar = "left"')

    assert Message("data-expected-id") == pebbles.refusal().args["expected"]


@pytest.mark.parametrize(
    ("old", "new", "args"),
    [
        ("count = 3", "count = 4", {"field": "-", "found": 3, "expected": 4}),
        ("red = 2", "red = 3", {"field": "colour", "value": "red", "found": 2, "expected": 3}),
        ("total.weight = 6", "total.weight = 7", {"field": "weight", "found": 6, "expected": 7}),
        ("[1, 3]", "[1, 4]", {"field": "weight", "value": 4, "found": 0, "expected": 1}),
    ],
)
def test_a_printed_total_must_hold(
    pebbles: Pebbles, old: str, new: str, args: dict[str, int | str]
) -> None:
    """Counts, counts by value, sums and coverage are compared with what the box prints."""
    pebbles.spoil("stones.toml", old, new)

    message = pebbles.refusal()

    assert message.id in {"data-count", "data-each", "data-total", "data-covered"}
    assert {"file": "stones.toml", "kind": "stone", **args}.items() <= message.args.items()


def test_a_printed_range_must_hold(pebbles: Pebbles) -> None:
    """Each value is compared with the range that the box prints."""
    pebbles.spoil("jars.toml", "size = 5", "size = 10")

    message = pebbles.refusal()

    assert (message.id, message.args["entry"]) == ("data-wrong-value", "right")
    assert Message("data-expected-between", {"least": 1, "most": 9}) == message.args["expected"]


def test_values_that_must_differ_do(pebbles: Pebbles) -> None:
    """Both entries with the same value are named."""
    pebbles.spoil("jars.toml", "size = 5", "size = 4")

    message = pebbles.refusal()

    assert message.id == "data-distinct"
    assert (message.args["entry"], message.args["other"]) == ("right", "left")


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("[printed.stone]\ncount = 3\n", "[printed.stone]\n", "data-missing-field"),
        ("total.weight", "total.size", "data-unknown-field"),
        ("total.weight = 6", 'total.weight = "6"', "data-wrong-value"),
    ],
)
def test_the_head_is_checked_too(pebbles: Pebbles, old: str, new: str, id: str) -> None:
    """A data file without its totals, or with totals of nothing, is refused."""
    pebbles.spoil("stones.toml", old, new)

    message = pebbles.refusal()

    assert (id, "printed", "stone") == (message.id, message.args["kind"], message.args["entry"])


def test_a_head_belongs_to_a_kind_of_the_file(pebbles: Pebbles) -> None:
    """Totals of an unknown kind are refused, for nobody would check them."""
    pebbles.spoil("jars.toml", "[printed.jar]", "[printed.pot]\ncount = 1\n[printed.jar]")

    assert (pebbles.refusal().id, pebbles.refusal().args["kind"]) == ("data-unknown-table", "pot")


def test_a_file_without_entries_is_refused(pebbles: Pebbles) -> None:
    """Each kind has a list of entries."""
    (pebbles.folder / "jars.toml").write_text('game = "pebbles"\njar = 3\nprinted.jar.count = 0\n')

    assert (pebbles.refusal().id, pebbles.refusal().args["kind"]) == ("data-no-entries", "jar")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('game = "chess"', "data-other-game"),
        ("", "data-no-game"),
        ('game = "pebbles"\n[pot]', "data-unknown-table"),
    ],
)
def test_a_stranger_file_is_refused(pebbles: Pebbles, text: str, id: str) -> None:
    """A file says which game it belongs to, and holds only kinds which that game declares."""
    pebbles.spoil("jars.toml", 'game = "pebbles"', text)

    assert id == pebbles.refusal().id


def test_broken_toml_is_refused_with_its_place(pebbles: Pebbles) -> None:
    """Line and column are told; a file that ends too soon is told by its last line."""
    pebbles.spoil("stones.toml", "weight = 1", "weight = = 1")

    assert pebbles.refusal() == Message(
        "data-syntax", {"file": "stones.toml", "line": 12, "column": 10}
    )

    (pebbles.folder / "stones.toml").write_text('game = "pebbles"\nstone = [')

    assert pebbles.refusal() == Message(
        "data-syntax", {"file": "stones.toml", "line": 2, "column": 1}
    )


def test_files_that_are_missing_or_no_text_are_refused(pebbles: Pebbles) -> None:
    """No traceback, whatever lies there."""
    (pebbles.folder / "stones.toml").write_bytes(b"\xff\xfe")
    assert pebbles.refusal().id == "data-encoding"

    (pebbles.folder / "stones.toml").unlink()
    assert pebbles.refusal().id == "data-unreadable"


def test_all_mistakes_are_told_at_once(pebbles: Pebbles) -> None:
    """Nobody has to start again for each single mistake."""
    pebbles.spoil("stones.toml", "weight = 1", "weight = 10")
    pebbles.spoil("stones.toml", "weight = 3", "weight = 11")
    pebbles.spoil("jars.toml", "size = 4", "size = 4.5")

    with pytest.raises(DataError) as refused:
        load(pebbles.inventory)

    places = [(message.args["file"], message.args["entry"]) for message in refused.value.messages]
    assert places == [("stones.toml", "a"), ("stones.toml", "c"), ("jars.toml", "left")]


@pytest.mark.parametrize("value", ["1" * 40, "1979-05-27", "nan", "[[], {}]", '"' + "x" * 99 + '"'])
def test_any_wrong_value_can_be_shown(pebbles: Pebbles, value: str) -> None:
    """Numbers too large, dates and the like are shown, cut to a length that can be read."""
    pebbles.spoil("stones.toml", "weight = 1", f"weight = {value}")

    assert len(str(pebbles.refusal().args["value"])) <= 40


@pytest.mark.parametrize("value", [3, True, "plain", [], [4, 8], ["a", "b"], [[1], [2]]])
def test_values_are_spelled_as_in_a_file(value: object) -> None:
    """What a checklist or a complaint shows can be typed as it stands."""
    held = tuple(value) if isinstance(value, list) else value
    assert value == tomllib.loads(f"x = {shown(value)}")["x"]
    assert shown(value) == shown(held)
