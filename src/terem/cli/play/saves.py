"""Saves: the record of a game in progress, kept after every choice, and who sits where."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from terem.cli.files import SUFFIX, cannot_write, make_folder, write_whole
from terem.core.message import Message
from terem.data.home import terem_home

if TYPE_CHECKING:
    from terem.cli.play.seating import Seating
    from terem.core.record import Record

_SEATS: Final = ".seats.json"
_OFFERED: Final = 5
"""So many unfinished games are offered to somebody who names none."""


class Save:
    """One file that follows one game."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path.absolute()

    def store(self, record: Record) -> None:
        """Keep the game as it stands."""
        write_whole(self.path, record.text().encode())

    def store_seating(self, seating: Seating) -> None:
        """Keep who sits where; a record does not tell."""
        write_whole(self._seats, msgspec.json.encode(seating))

    def seating(self) -> object:
        """Who sat where, if that is still known."""
        try:
            return msgspec.json.decode(self._seats.read_bytes())
        except (OSError, msgspec.DecodeError):
            return None

    def way_back(self) -> Message:
        """How to go on with the game."""
        command = f"terem play --resume {shlex.quote(str(self.path))}"
        return Message("cli-play-way-back", {"file": str(self.path), "command": command})

    def way_again(self) -> Message:
        """What can be done with the game once it is over."""
        return Message(
            "cli-play-way-again",
            {"file": str(self.path), "quoted": shlex.quote(str(self.path))},
        )

    @property
    def _seats(self) -> Path:
        return self.path.with_name(self.path.name + _SEATS)


def folder() -> Path:
    """Where games in progress lie."""
    return terem_home() / "saves"


def claim(path: Path) -> Save:
    """Take a new file, and refuse one that holds something already."""
    try:
        path.open("xb").close()
    except OSError as error:
        raise cannot_write(path, error) from None
    return Save(path)


def claim_any(game: str) -> Save:
    """Take the first free name for a game that is begun today."""
    make_folder(folder())
    today = datetime.now().astimezone().date().isoformat()
    number = 1
    while (path := folder() / f"{game}-{today}-{number}{SUFFIX}").exists():
        number += 1
    return claim(path)


def unfinished() -> list[Path]:
    """The games that were last left in the middle, the latest first."""
    try:
        files = [path for path in folder().glob(f"*{SUFFIX}") if _is_unfinished(path)]
        files.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        # What cannot be looked at is not offered; to name the file still tells why.
        return []
    return files[:_OFFERED]


def _is_unfinished(path: Path) -> bool:
    head = path.read_bytes().partition(b"\n\n")[0]
    return b"\nseats:" in head and b"\nscores:" not in head
