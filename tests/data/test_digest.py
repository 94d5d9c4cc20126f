"""The digest names the values that matter for play, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.data.digest import is_digest
from terem.data.loading import load

if TYPE_CHECKING:
    from data.conftest import Pebbles


def test_the_digest_is_the_same_everywhere(pebbles: Pebbles) -> None:
    """Pinned: records of years ago must find their box."""
    assert load(pebbles.inventory).digest == "bd721b297dfa4312"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[[stone]]", "# a comment\n[[stone]]"),
        ('"rulebook: page 2"', '"inferred"'),
        ('"medium"', '"low"'),
        ('reconstructed = ["weight", "jar"]\n', ""),
        ("weight = 1", "weight = 0x01"),
    ],
)
def test_what_no_rule_reads_changes_nothing(pebbles: Pebbles, old: str, new: str) -> None:
    """Comments, sources and spelling are for people."""
    before = load(pebbles.inventory).digest
    pebbles.spoil("stones.toml", old, new)

    assert before == load(pebbles.inventory).digest


def test_the_order_of_a_file_changes_nothing(pebbles: Pebbles) -> None:
    """Entries are known by their ids."""
    before = load(pebbles.inventory).digest
    path = pebbles.folder / "stones.toml"
    head, *stones = path.read_text().split("[[stone]]")
    path.write_text("\n[[stone]]".join([head, *reversed(stones)]))

    assert before == load(pebbles.inventory).digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("stones.toml", '1\njar = "left"', '1\njar = "right"'),
        ("stones.toml", 'id = "a"', 'id = "d"'),
        ("jars.toml", "size = 5", "size = 6"),
    ],
)
def test_any_printed_value_changes_it(pebbles: Pebbles, file: str, old: str, new: str) -> None:
    """Two boxes that play differently never share a digest."""
    before = load(pebbles.inventory).digest
    pebbles.spoil(file, old, new)

    assert before != load(pebbles.inventory).digest


@pytest.mark.parametrize("text", ["", "ABCDEF0123456789", "../../etc/passwd", "0" * 15, "0" * 17])
def test_only_a_digest_becomes_part_of_a_path(text: str) -> None:
    """A record comes from strangers: what it calls a digest is looked at first."""
    assert not is_digest(text)
