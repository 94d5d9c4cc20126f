"""Loading: a record that somebody brings becomes a table, if every choice in it can be followed."""

from __future__ import annotations

import asyncio
from typing import Final

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.core.record import Record, parse
from terem.data.home import find_components
from terem.data.inventory import inventory_of
from terem.games import find
from terem.server.house import Guest, House, SeatPlan
from terem.server.patience import Patience
from terem.server.store.rows import SHOWN, Origin

MOST_CHOICES: Final = 10_000

TRIES: Final = 30
WINDOW: Final = 600.0
"""So many records may be opened from one place within so many seconds."""


def text_of(content: bytes) -> str:
    """The text of a file, or where it stops being one."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        raise TeremError(Message("records-not-text", {"line": line, "column": column})) from None
    return text


def _read(text: str) -> Record:
    record = parse(text)
    if len(record.entries) > MOST_CHOICES:
        found = {"found": len(record.entries), "most": MOST_CHOICES}
        raise TeremError(Message("records-long", {**found}))
    return record


def _followed(record: Record) -> Play:
    game = find(record.game)
    return Play.replay(game, record, find_components(inventory_of(game.package), record.components))


class Loading:
    """Reads the records that are brought to one house, and not too many of them."""

    def __init__(self) -> None:
        self._tries: Final = Patience(TRIES, WINDOW)
        self._one: Final = asyncio.Semaphore(1)

    async def read(self, text: str, place: str) -> Record:
        """What a text says; refused with the line and column where it breaks."""
        self._tries.check(place)
        async with self._one:
            return await asyncio.to_thread(_read, text)

    async def follow(self, record: Record) -> Play:
        """The game that a record tells; refused where it cannot have been so.

        One after another, beside the games that are being played. No game takes more choices than
        a bound of its own, so none takes long.
        """
        async with self._one:
            return await asyncio.to_thread(_followed, record)


async def show(house: House, guest: Guest, play: Play) -> str:
    """Lay the table on which a record is shown; gives its id."""
    seats = [SeatPlan(kind=SHOWN) for _ in range(play.record.seats)]
    return await house.lay(play, seats, guest, origin=Origin(loaded=True))
