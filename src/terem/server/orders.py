"""Orders: what a person may do at a table, whether a form says it or the script of a live table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from terem.core.errors import TeremError
from terem.core.message import Message
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


ORDERS: Final[dict[str, Order]] = {"choose": choose, "undo": undo}


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
