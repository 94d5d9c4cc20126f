"""The house of Terem on a disk, and the box files in it.

New games use `boxes/<game>.toml` if it exists. Whatever box a game was started with is kept in
`boxes/kept/`, so that its record can be replayed when the owner has changed the file since.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import platformdirs

from terem.core.message import Message
from terem.data.boxes import snapshot
from terem.data.digest import is_digest
from terem.data.errors import DataError, shown
from terem.data.loading import load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terem.core.components import Components
    from terem.data.inventory import Contents, Inventory

C = TypeVar("C", bound="Components")


def terem_home() -> Path:
    """Where everything lies that Terem keeps: $TEREM_HOME, or the user's own data folder."""
    chosen = os.environ.get("TEREM_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("terem", appauthor=False)


def default_box(game: str) -> Path | None:
    """Find the box file that new games use, if the owner has put one there."""
    path = terem_home() / "boxes" / f"{game}.toml"
    return path if path.is_file() else None


def kept_box(game: str, digest: str) -> Path:
    """Where the box with this digest is kept, or would be."""
    return terem_home() / "boxes" / "kept" / f"{game}-{digest}.toml"


def keep(contents: Contents) -> Path:
    """Keep a box with all its values; a box that is already kept is left alone."""
    path = kept_box(contents.game, contents.digest)
    if not path.exists():
        _write(path, snapshot(contents))
    return path


def new_components(inventory: Inventory[C], box: Path | None = None) -> C:
    """Give the box for a new game: a given file, the owner's own file, or our data as it is.

    A box from a file is kept, because the record of the game will ask for it.
    """
    chosen = default_box(inventory.game) if box is None else box
    contents = load(inventory, chosen)
    if chosen is not None:
        keep(contents)
    return inventory.build(contents)


def find_components(inventory: Inventory[C], digest: str, given: Path | None = None) -> C:
    """Find the box with which a record was played: a given file, our own data, or a kept box."""
    for contents in _boxes(inventory, digest, given):
        if contents.digest == digest:
            return inventory.build(contents)
    raise DataError(
        [Message("data-unknown-digest", {"game": inventory.game, "digest": shown(digest)})]
    )


def _boxes(inventory: Inventory[Components], digest: str, given: Path | None) -> Iterator[Contents]:
    if given is not None:
        yield load(inventory, given)
    yield load(inventory)
    own = [default_box(inventory.game)]
    if is_digest(digest):
        own.append(kept_box(inventory.game, digest))
    for path in own:
        if path is not None and path.is_file():
            try:
                yield load(inventory, path)
            except DataError:
                # A file that is broken today is not the box of an old record; others may be.
                continue


def _write(path: Path, text: str) -> None:
    """Write a whole file or nothing: nobody ever reads half a box."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("wb", dir=path.parent, delete=False) as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        Path(file.name).replace(path)
    except OSError:
        raise DataError([Message("data-cannot-write", {"file": str(path)})]) from None
