"""People: guests, the seats they plan and hold, and the tables they find again."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.store.rows import Held, Line, Setup

LONGEST_NAME: Final = 40

_JOINERS: Final = "\u200c\u200d"
"""Letters of some scripts, and faces, are put together with these; they hide nothing."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came to the house, known by a token that only that browser has."""

    id: str
    name: str
    token: str = ""


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit somewhere: ``me``, a ``person`` who is invited, ``anyone``, or a ``bot``."""

    kind: str
    bot: str = ""
    name: str = ""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    names: list[str]
    """What the players are called; empty for one without a name."""
    bots: list[str]
    """The kind of bot in each seat; empty for a person."""
    free: list[int]
    """The seats that nobody has taken yet."""
    host: str
    host_name: str
    """What the host is called at the table; empty for one without a name, or without a seat."""
    hot_seat: bool
    loaded: bool
    """Whether somebody brought it as a record."""
    my_seats: list[int]
    status: str
    asked: list[int]
    ply: int
    updated: float
    """Seconds since 1970."""


def describe(setup: Setup, line: Line, seats: list[Held], guest: str | None = None) -> TableInfo:
    """A table as it stands in the list of a guest."""
    return TableInfo(
        id=setup.id,
        game=setup.game,
        options=setup.options,
        seats=setup.seats,
        names=[held.name for held in seats],
        bots=[held.bot for held in seats],
        free=[held.number for held in seats if held.free],
        host=setup.host,
        host_name=next((held.name for held in seats if held.guest == setup.host), ""),
        hot_seat=setup.hot_seat,
        loaded=setup.loaded,
        my_seats=[held.number for held in seats if guest is not None and held.guest == guest],
        status=line.status,
        asked=line.asked,
        ply=line.ply,
        updated=line.updated / 1000,
    )


def name_of(typed: str) -> str:
    """A name as a person typed it, trimmed; empty for none, refused when it cannot be shown."""
    name = showable(typed, Message("server-name-signs"))
    if len(name) > LONGEST_NAME:
        raise TeremError(Message("server-name-long", {"most": LONGEST_NAME}))
    return name


def showable(typed: str, refusal: Message) -> str:
    """What a person typed in one line, trimmed; refused when it holds what nobody can see."""
    text = unicodedata.normalize("NFC", typed.strip())
    for sign in text:
        category = unicodedata.category(sign)
        if (category[0] == "C" and sign not in _JOINERS) or category in {"Zl", "Zp"}:
            raise TeremError(refusal)
    return text
