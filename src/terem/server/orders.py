"""Orders: what a person may do at a table, whether a form says it or the script of a live table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.core.step import NOBODY
from terem.server import absence, parting
from terem.server.errors import WrongSeat
from terem.server.keeper import Keeper
from terem.server.people import Guest

Fields = Mapping[str, str]
Order = Callable[[Keeper, Guest, Fields], Awaitable[object]]

_PLY: Final = re.compile(r"[0-9]{1,6}")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def choose(keeper: Keeper, guest: Guest, fields: Fields) -> int:
    """Take a choice."""
    seat, ply, key = _answer(keeper, guest, fields)
    return await keeper.take(guest, seat, fields.get("choice", ""), ply, key)


async def undo(keeper: Keeper, guest: Guest, fields: Fields) -> int:
    """Take the last choice back."""
    seat, ply, key = _answer(keeper, guest, fields)
    return await keeper.undo(guest, seat, ply, key)


async def say(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Say something to the company; watchers only read."""
    seat = NOBODY
    if fields.get("seat") != str(NOBODY):
        seat = own_seat(keeper, guest, fields)
    elif guest.id != keeper.setup.host:
        raise Refused(Message("server-watchers-read"))
    await keeper.company.say(guest, seat, fields.get("text", ""), fields.get("key", ""))


async def chat(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Let the company write to each other, or no longer; the host decides."""
    if guest.id != keeper.setup.host:
        raise Refused(Message("server-chat-host"))
    await keeper.company.set_chat(chat=fields.get("chat") == "on")


async def hand(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Hand the seat of somebody who is away to a bot."""
    seat = _seat(keeper, fields)
    await absence.hand(keeper, guest, seat, fields.get("bot", ""), fields.get("key", ""))


async def vote(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Be for handing the seat of somebody who is away to a bot."""
    await absence.vote(keeper, guest, _seat(keeper, fields))


async def come_back(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Take one's seat back from a bot."""
    await absence.come_back(keeper, guest, own_seat(keeper, guest, fields), fields.get("key", ""))


async def leave(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Give up one's seat for good."""
    seat = own_seat(keeper, guest, fields)
    await parting.leave(keeper, guest, seat, fields.get("key", ""))


async def close(keeper: Keeper, guest: Guest, fields: Fields) -> None:
    """Close the table."""
    await parting.close(keeper, guest, fields.get("key", ""))


ORDERS: Final[dict[str, Order]] = {
    "choose": choose,
    "undo": undo,
    "say": say,
    "chat": chat,
    "hand": hand,
    "vote": vote,
    "return": come_back,
    "leave": leave,
    "close": close,
}

AWAY: Final = ("leave", "close")
"""What leads away from the table."""


def _seat(keeper: Keeper, fields: Fields) -> int:
    """The seat that is named, whoever holds it."""
    seat = fields.get("seat", "")
    if seat not in map(str, range(keeper.setup.seats)):
        raise TeremError(Message("pages-broken-form"))
    return int(seat)


def own_seat(keeper: Keeper, guest: Guest, fields: Fields) -> int:
    """The seat that is named, if it is the guest's."""
    seat = fields.get("seat", "")
    if seat not in map(str, keeper.seats_of(guest)):
        raise WrongSeat
    return int(seat)


def _answer(keeper: Keeper, guest: Guest, fields: Fields) -> tuple[int, int, str]:
    """For which seat somebody answers, at which position, and the key that lets it count once."""
    ply, key = fields.get("ply", ""), fields.get("key", "")
    if not _PLY.fullmatch(ply) or not _KEY.fullmatch(key):
        raise TeremError(Message("pages-broken-form"))
    return own_seat(keeper, guest, fields), int(ply), key
