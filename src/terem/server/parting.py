"""Parting: a person gives up a seat for good, or a table is closed at which nobody plays on.

Nothing is deleted: what was played stays. Whoever leaves before the game has begun gives the seat
free; afterwards a bot plays on in it. Whoever leaves as the last person breaks the game off. The
host may do that too where nobody else is wronged: before the beginning, where only bots are left,
and where nothing has happened for a month.
"""

from __future__ import annotations

from terem.core.errors import Refused
from terem.core.message import Message
from terem.core.step import NOBODY
from terem.server.bot_kinds import best_bot
from terem.server.clock import now
from terem.server.house import FORGOTTEN
from terem.server.keeper import Keeper
from terem.server.people import Guest
from terem.server.store.rows import CLOSE, LEAVE, OPEN, PLAYING


def persons(keeper: Keeper) -> list[int]:
    """The seats that somebody holds."""
    return [held.number for held in keeper.held if held.guest is not None]


def may_leave(keeper: Keeper, guest: Guest, seat: int) -> Message | None:
    """Why a guest cannot give up a seat; None if that is possible."""
    if keeper.status not in (OPEN, PLAYING):
        return Message("server-leave-over")
    if keeper.held[seat].guest != guest.id:
        return Message("server-wrong-seat")
    return None


def may_close(keeper: Keeper, guest: Guest) -> Message | None:
    """Why a guest cannot close the table; None if that is possible."""
    own = keeper.seats_of(guest)
    if keeper.status not in (OPEN, PLAYING):
        return Message("server-leave-over")
    alone = persons(keeper) == own
    if guest.id != keeper.setup.host and not (own and alone):
        return Message("server-close-host")
    if keeper.status == OPEN or alone or keeper.updated < now() - FORGOTTEN:
        return None
    return Message("server-close-others")


async def leave(keeper: Keeper, guest: Guest, seat: int, key: str) -> None:
    """Give up a seat for good."""
    await keeper.refresh()
    reason = may_leave(keeper, guest, seat)
    if reason is not None:
        raise Refused(reason)
    if keeper.status == OPEN:
        await keeper.stand_up(seat, guest)
    elif persons(keeper) == [seat]:
        await close(keeper, guest, key)
    else:
        bot = best_bot(keeper.game)
        await keeper.decree(LEAVE, seat, bot, key, lambda: may_leave(keeper, guest, seat))


async def close(keeper: Keeper, guest: Guest, key: str) -> None:
    """Break the game off."""
    # Somebody may have sat down at another node.
    await keeper.refresh()
    await keeper.decree(CLOSE, NOBODY, "", key, lambda: may_close(keeper, guest))
