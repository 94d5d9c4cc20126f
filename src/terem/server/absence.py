"""Absence: a bot chooses in the place of somebody who is away, until the person comes back.

The host may have a bot stand in as soon as the person is away. The other players may, once the
person has been away for a while and more than half of those who are here are for it.
"""

from __future__ import annotations

from terem.core.errors import Refused
from terem.core.message import Message
from terem.server.bot_kinds import best_bot, bot_kinds
from terem.server.errors import WrongSeat
from terem.server.keeper import Keeper
from terem.server.people import Guest
from terem.server.presence import ABSENT, HERE
from terem.server.store.rows import PLAYING


def may_hand(keeper: Keeper, guest: Guest, seat: int) -> Message | None:
    """Why the host cannot hand a seat to a bot; None if that is possible."""
    if guest.id != keeper.setup.host:
        return Message("server-hand-host")
    return _why_not(keeper, guest, seat)


def may_vote(keeper: Keeper, guest: Guest, seat: int) -> Message | None:
    """Why a player cannot vote for handing a seat to a bot; None if that is possible."""
    reason = _why_not(keeper, guest, seat)
    held = keeper.held[seat]
    if reason is None and keeper.company.presence.of(held.guest or "") != ABSENT:
        return Message("server-not-yet-absent")
    return reason


def votes(keeper: Keeper, seat: int) -> tuple[int, int]:
    """How many of those who are here are for handing a seat to a bot, and how many must be."""
    company, held = keeper.company, keeper.held
    here = {
        each.guest
        for each in held
        if each.guest is not None and company.presence.of(each.guest) == HERE
    }
    given = {held[voter].guest for about, voter in company.votes if about == seat}
    return len(given & here), len(here) // 2 + 1


def has_voted(keeper: Keeper, guest: Guest, seat: int) -> bool:
    """Whether a guest is for handing a seat to a bot already."""
    return any((seat, own) in keeper.company.votes for own in keeper.seats_of(guest))


async def hand(keeper: Keeper, guest: Guest, seat: int, bot: str, key: str) -> None:
    """The host hands the seat of somebody who is away to a bot."""
    if bot not in bot_kinds(keeper.game):
        known = ", ".join(bot_kinds(keeper.game))
        raise Refused(Message("server-bot", {"bot": bot, "known": known}))
    await keeper.stand_in(seat, bot, key, lambda: may_hand(keeper, guest, seat))


async def vote(keeper: Keeper, guest: Guest, seat: int) -> None:
    """A player is for handing the seat of somebody who is away to a bot."""
    own = keeper.seats_of(guest)
    if not own:
        raise WrongSeat
    reason = may_vote(keeper, guest, seat)
    if reason is not None:
        raise Refused(reason)
    await keeper.company.vote(seat, own[0])
    given, needed = votes(keeper, seat)
    if given >= needed:
        bot = best_bot(keeper.game)
        await keeper.stand_in(seat, bot, None, lambda: may_vote(keeper, guest, seat))


async def come_back(keeper: Keeper, guest: Guest, seat: int, key: str) -> None:
    """The person chooses again."""

    def why_not() -> Message | None:
        held = keeper.held[seat]
        return None if held.guest == guest.id and held.stand_in else Message("server-no-stand-in")

    await keeper.stand_in(seat, "", key, why_not)


def _why_not(keeper: Keeper, guest: Guest, seat: int) -> Message | None:
    """Why nobody can hand a seat to a bot."""
    held = keeper.held[seat]
    if keeper.status != PLAYING or held.guest is None or held.stand_in:
        return Message("server-no-person")
    if held.guest == guest.id:
        return Message("server-own-seat")
    if keeper.company.presence.of(held.guest) == HERE:
        return Message("server-is-here")
    return None
