"""Where box files lie, and how an old record finds its box again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from terem.data.errors import DataError
from terem.data.home import (
    default_box,
    find_components,
    keep,
    kept_box,
    new_components,
    terem_home,
)
from terem.data.loading import load

if TYPE_CHECKING:
    from data.conftest import Pebbles

OTHER = "[stone.b]\nweight = 3\n[stone.c]\nweight = 2\n"


def test_the_home_can_be_chosen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """TEREM_HOME comes first, then the user's own data folder."""
    assert home == terem_home()

    monkeypatch.delenv("TEREM_HOME")

    assert terem_home().name == "terem"


def test_looking_writes_nothing(home: Path, pebbles: Pebbles) -> None:
    """Only keeping a box touches the disk."""
    assert default_box("pebbles") is None
    with pytest.raises(DataError):
        find_components(pebbles.inventory, "0" * 16)

    assert not home.exists()


def test_the_default_box_is_found(home: Path, pebbles: Pebbles) -> None:
    """A file with the name of the game is the owner's box."""
    box = home / "boxes" / "pebbles.toml"
    box.parent.mkdir(parents=True)
    pebbles.box(OTHER).rename(box)

    assert default_box("pebbles") == box
    digest = load(pebbles.inventory, box).digest
    assert find_components(pebbles.inventory, digest).weights == [1, 3, 2]


def test_a_record_of_our_own_data_needs_no_file(home: Path, pebbles: Pebbles) -> None:
    """Most games are played with the data as it comes."""
    digest = load(pebbles.inventory).digest

    assert find_components(pebbles.inventory, digest).weights == [1, 2, 3]
    assert not home.exists()


def test_a_kept_box_outlives_the_file(home: Path, pebbles: Pebbles) -> None:
    """The owner may change or lose the file; the record still finds what it was played with."""
    box = pebbles.box(OTHER)
    contents = load(pebbles.inventory, box)
    path = keep(contents)
    box.unlink()

    assert path == home / "boxes" / "kept" / f"pebbles-{contents.digest}.toml"
    assert find_components(pebbles.inventory, contents.digest).weights == [1, 3, 2]
    assert [path] == list(path.parent.iterdir())


def test_a_box_is_kept_once(home: Path, pebbles: Pebbles) -> None:
    """A kept box is never written again: its name says all of its values."""
    contents = load(pebbles.inventory)
    path = keep(contents)
    before = path.stat().st_mtime_ns

    assert keep(contents).stat().st_mtime_ns == before
    assert home in path.parents


def test_a_new_game_takes_the_given_box_first(home: Path, pebbles: Pebbles) -> None:
    """Then the owner's own, then our data; a box from a file is kept for the record."""
    assert new_components(pebbles.inventory).weights == [1, 2, 3]
    assert not home.exists()

    own = home / "boxes" / "pebbles.toml"
    own.parent.mkdir(parents=True)
    pebbles.box(OTHER).rename(own)
    assert new_components(pebbles.inventory).weights == [1, 3, 2]

    given = pebbles.box("[stone.a]\nweight = 3\n[stone.c]\nweight = 1\n")
    components = new_components(pebbles.inventory, given)
    assert components.weights == [3, 2, 1]
    assert kept_box("pebbles", components.digest).is_file()


def test_a_given_file_is_asked_first(home: Path, pebbles: Pebbles) -> None:
    """A box that came with a record is enough to replay it."""
    box = pebbles.box(OTHER)
    digest = load(pebbles.inventory, box).digest

    assert find_components(pebbles.inventory, digest, box).weights == [1, 3, 2]
    assert not home.exists()


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("digest", ["0" * 16, "../../secret"])
def test_an_unknown_digest_is_told(pebbles: Pebbles, digest: str) -> None:
    """Nobody is given another box than the one the record names."""
    with pytest.raises(DataError) as refused:
        find_components(pebbles.inventory, digest)

    assert refused.value.message.id == "data-unknown-digest"


def test_a_broken_file_hides_no_other_box(home: Path, pebbles: Pebbles) -> None:
    """The owner's file may be half edited while an old game is replayed."""
    contents = load(pebbles.inventory, pebbles.box(OTHER))
    keep(contents)
    (home / "boxes" / "pebbles.toml").write_text("game =")

    assert find_components(pebbles.inventory, contents.digest).weights == [1, 3, 2]


def test_a_tampered_kept_box_is_not_used(home: Path, pebbles: Pebbles) -> None:
    """The values decide, not the name of the file."""
    path = kept_box("pebbles", "0" * 16)
    path.parent.mkdir(parents=True)
    pebbles.box(OTHER).rename(path)

    with pytest.raises(DataError):
        find_components(pebbles.inventory, "0" * 16)
    assert home in path.parents


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "taken").write_text("")
    monkeypatch.setenv("TEREM_HOME", str(tmp_path / "taken"))

    with pytest.raises(DataError) as refused:
        keep(load(pebbles.inventory))

    assert refused.value.message.id == "data-cannot-write"
