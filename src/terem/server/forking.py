"""Forking: playing on from any ply of a game that can be looked at, at a table of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.draw.element import Markup, el
from terem.server.bot_kinds import best_bot, bot_kinds
from terem.server.forms import button, form, hidden
from terem.server.house import Guest, House, SeatPlan
from terem.server.keeper import Keeper
from terem.server.reel import check_revealed
from terem.server.setting import HERE, ME, PERSON
from terem.server.standpoint import Standpoint
from terem.server.store.rows import BOT, Origin
from terem.server.winding import Spot

_DIGITS: Final = 5


def fork_form(at: Standpoint, here: Spot) -> Markup | None:
    """Who plays on from here; nothing where the game is over, for there is nothing to play."""
    keeper = at.keeper
    if keeper.play.over and here.ply == here.plies:
        return None
    seats = [el("option", at.text(Message("pages-fork-here")), value=HERE)]
    for seat in range(keeper.setup.seats):
        label = at.text(Message("pages-fork-as", {"who": at.who([seat])}))
        seats.append(el("option", label, value=str(seat), selected=seat == here.seat))
    bots = [
        el("option", at.text(Message(f"pages-bot-{kind}")), value=kind)
        for kind in reversed(bot_kinds(keeper.game))
    ]
    return el(
        "details",
        el("summary", at.text(Message("pages-fork"))),
        form(
            at.url("fork"),
            hidden("ply", here.ply),
            _field("fork-as", "as", at.text(Message("pages-fork-who")), seats),
            _field("fork-bot", "bot", at.text(Message("pages-fork-others")), bots),
            button(at.text(Message("pages-fork-begin")), "strong"),
            el("p", at.text(Message("pages-fork-luck")), class_="hint"),
        ),
        id="fork",
        class_="fork",
    )


def _field(id: str, name: str, label: str, options: list[Markup]) -> Markup:
    return el("p", el("label", label, for_=id), el("select", *options, id=id, name=name))


async def fork(house: House, keeper: Keeper, guest: Guest, fields: Mapping[str, str]) -> str:
    """Lay the table that begins with the first choices of another; gives its id."""
    check_revealed(keeper)
    whole = keeper.play
    ply = _ply(fields.get("ply", ""), whole)
    seats = planned(keeper, fields)
    play = Play.replay(whole.game, whole.record, whole.components, ply)
    play.settle()
    return await house.lay(
        play,
        seats,
        guest,
        hot_seat=fields["as"] == HERE,
        origin=Origin(forked_from=keeper.setup.id, forked_ply=ply),
    )


def _ply(text: str, whole: Play) -> int:
    """From where on; the end of a game is no place to go on from."""
    if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS) or int(text) > whole.ply:
        raise TeremError(Message("pages-broken-form"))
    if whole.over and int(text) == whole.ply:
        raise TeremError(Message("pages-fork-over"))
    return int(text)


def planned(keeper: Keeper, fields: Mapping[str, str]) -> list[SeatPlan]:
    """Who sits where: all at this device, called as before, or one person among bots."""
    number, bot = fields.get("as", ""), fields.get("bot") or best_bot(keeper.game)
    if number == HERE:
        return [SeatPlan(kind=PERSON, name=name) for name in keeper.names]
    if number not in map(str, range(keeper.setup.seats)) or bot not in bot_kinds(keeper.game):
        raise TeremError(Message("pages-broken-form"))
    return [
        SeatPlan(kind=ME) if str(seat) == number else SeatPlan(kind=BOT, bot=bot)
        for seat in range(keeper.setup.seats)
    ]
