"""Tables: the addresses of everything that happens at one table."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from terem.core.step import NOBODY
from terem.games import find
from terem.server.errors import WrongSeat
from terem.server.farewell import farewell
from terem.server.forking import fork
from terem.server.gate import LAYS
from terem.server.invite import invites, joining
from terem.server.keeper import Keeper
from terem.server.orders import AWAY, ORDERS, own_seat
from terem.server.reel import check_revealed
from terem.server.replay import replay
from terem.server.rooms import fields_of
from terem.server.setting import again, neat
from terem.server.standpoint import Standpoint
from terem.server.store import Conflict
from terem.server.store.rows import OPEN, PLAYING
from terem.server.table import hand_over, table
from terem.server.tale import SAID_AT_ONCE, said_page, tale
from terem.server.view import settle, view_of
from terem.server.visit import AnyRequest, Visit, arrive
from terem.server.why import why_page

_NUMBER: Final = re.compile("[0-9]{1,9}")


async def _keeper(visit: Visit, table: str) -> Keeper:
    """The keeper of a table; from here on errors are told in the words of its game."""
    keeper = await visit.house.keeper(table)
    visit.request.state["table"] = keeper.info
    return keeper


@get("/table/{table_id:str}")
async def show_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The table as the seat sees it that looks now, or the hand-over to the next one."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    if keeper.setup.loaded and not keeper.play.over:
        return visit.go(visit.url("table", table_id, "replay"))
    guest = await visit.guest()
    if guest is not None and keeper.knows(guest):
        keeper.company.visit(guest, keeper.seats_of(guest))
    view = view_of(keeper, guest, visit.eyes, visit.muted)
    if view.call != NOBODY:
        return visit.page(hand_over(visit, keeper, view))
    if guest is not None and view.host and keeper.status == OPEN:
        await visit.house.invites(table_id, guest)
    return visit.page(table(visit, visit.panes.of(keeper, view, visit)))


@get("/table/{table_id:str}/watch")
async def watch(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The table as a watcher sees it, even if one sits there."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    view = view_of(keeper, await visit.guest(), "", visit.muted, watch=True)
    return visit.page(table(visit, visit.panes.of(keeper, view, visit), watch=True))


@post("/table/{table_id:str}")
async def choose(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Take a choice."""
    return await _order(request, table_id, "choose")


@post("/table/{table_id:str}/{order:str}")
async def do(
    request: Request[Any, Any, Any], table_id: FromPath[str], order: FromPath[str]
) -> Response[str]:
    """Anything else that a person may do at a table."""
    if order not in ORDERS:
        raise NotFoundException
    return await _order(request, table_id, order)


async def _order(request: AnyRequest, table_id: str, order: str) -> Response[str]:
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    guest = await visit.guest()
    if guest is None:
        raise WrongSeat
    await ORDERS[order](keeper, guest, await fields_of(request))
    if keeper.knows(guest):
        keeper.company.visit(guest, keeper.seats_of(guest))
    await settle(keeper, guest)
    return visit.go(visit.url("") if order in AWAY else visit.url("table", table_id))


@get("/table/{table_id:str}/farewell")
async def show_farewell(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """What it means to give up a seat here, or to close the table."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    await keeper.refresh()
    guest = await visit.guest()
    playing = keeper.status in (OPEN, PLAYING)
    if guest is None or not playing or not keeper.knows(guest):
        return visit.go(visit.url("table", table_id))
    return visit.page(farewell(visit, keeper, guest))


@get("/table/{table_id:str}/log")
async def show_log(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """All that happened, as far as the seat that looks may know it."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    view = view_of(keeper, await visit.guest(), visit.eyes)
    if view.call != NOBODY:
        return visit.go(visit.url("table", table_id))
    return visit.page(tale(visit, keeper, view.seat))


@get("/table/{table_id:str}/said")
async def show_said(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """What was said, a page at a time, but for what is muted here."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    view = view_of(keeper, await visit.guest(), visit.eyes, visit.muted)
    if view.call != NOBODY or not keeper.company.chat:
        return visit.go(visit.url("table", table_id))
    asked = request.query_params.get("before", "")
    before = int(asked) if _NUMBER.fullmatch(asked) else None
    # One more than a page holds tells whether there is another.
    said = await keeper.company.said_before(before, SAID_AT_ONCE + 1)
    return visit.page(said_page(visit, Standpoint(keeper, view, visit), said))


@post("/table/{table_id:str}/mute")
async def mute(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """A seat is not to be heard in this browser, or to be heard again."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    fields = await fields_of(request)
    known = [seat for seat in range(NOBODY, keeper.setup.seats) if str(seat) == fields.get("seat")]
    muted = {*view_of(keeper, await visit.guest(), "", visit.muted).muted}
    muted = muted | {*known} if fields.get("mute") == "yes" else muted - {*known}
    visit.mute(table_id, tuple(sorted(muted)))
    return visit.go(visit.url("table", table_id))


@post("/table/{table_id:str}/sit", opt={LAYS: True})
async def sit(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Take a seat that is for whoever comes."""
    visit = arrive(request)
    await _keeper(visit, table_id)
    fields = await fields_of(request)
    guest = await visit.welcome(neat(fields.get("name", "")))
    await visit.house.sit(table_id, guest)
    return visit.go(visit.url("table", table_id))


@get("/table/{table_id:str}/why")
async def show_why(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """What cannot be chosen now, and why."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    view = view_of(keeper, await visit.guest(), visit.eyes)
    if view.call != NOBODY or not keeper.asks(view.seat):
        return visit.go(visit.url("table", table_id))
    return visit.page(why_page(visit, keeper, view.seat))


@post("/table/{table_id:str}/eyes")
async def take_eyes(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The screen has changed hands."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    fields = await fields_of(request)
    visit.look_as(table_id, own_seat(keeper, await visit.known(), fields))
    return visit.go(visit.url("table", table_id))


@post("/table/{table_id:str}/rematch", opt={LAYS: True})
async def rematch(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The same game with the same players again; whoever comes later sits down with the first."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    check_revealed(keeper)
    host = await visit.known()
    info = keeper.info
    mine = keeper.seats_of(host)
    if not mine:
        raise WrongSeat
    after = await visit.house.play_again(table_id, host)
    if after is None:
        plan = again(info, mine, visit.words_of(find(info.game)))
        # If somebody else has pressed at the same moment, that table is the one.
        with suppress(Conflict):
            await visit.house.create(
                info.game,
                plan.options,
                plan.seats,
                host,
                hot_seat=plan.hot_seat,
                chat=keeper.company.chat,
                listed=keeper.setup.listed,
                follows=table_id,
            )
        after = await visit.house.play_again(table_id, host) or table_id
    await settle(await visit.house.keeper(after), host)
    return visit.go(visit.url("table", after))


@post("/table/{table_id:str}/fork", opt={LAYS: True})
async def fork_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """Play on from a ply of a game that is over, at another table."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    guest = await visit.welcome()
    forked = await fork(visit.house, keeper, guest, await fields_of(request))
    await settle(await visit.house.keeper(forked), guest)
    return visit.go(visit.url("table", forked))


@get("/table/{table_id:str}/invite")
async def show_invites(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The links for friends; the host's alone."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    tokens = await visit.house.invites(table_id, await visit.known())
    return visit.page(invites(visit, keeper.info, tokens))


@get("/join/{table_id:str}/{invite:str}")
async def show_joining(
    request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromPath[str]
) -> Response[str]:
    """The page of a friend; whoever sits here already goes to the table."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    guest = await visit.guest()
    if guest is not None and keeper.seats_of(guest):
        return visit.go(visit.url("table", table_id))
    host = next(filter(None, keeper.info.names), "")
    return visit.page(joining(visit, keeper.info, host, guest.name if guest else ""))


@post("/join/{table_id:str}/{invite:str}", opt={LAYS: True})
async def join(
    request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromPath[str]
) -> Response[str]:
    """Sit down on the seat of an invite."""
    visit = arrive(request)
    await _keeper(visit, table_id)
    fields = await fields_of(request)
    guest = await visit.welcome(neat(fields.get("name", "")))
    await visit.house.join(table_id, invite, guest)
    return visit.go(visit.url("table", table_id))


@get("/table/{table_id:str}/replay")
async def show_replay(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """A ply of a game that is over."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    return visit.page(replay(visit, keeper, request.query_params))


@get("/table/{table_id:str}/record")
async def record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, as a file."""
    visit = arrive(request)
    keeper = await _keeper(visit, table_id)
    check_revealed(keeper)
    name = f'attachment; filename="{keeper.info.game}-{table_id}.terem"'
    return Response(
        keeper.record.text(),
        media_type="text/plain",
        headers={"Content-Disposition": name},
    )


TABLES: Final[list[ControllerRouterHandler]] = [
    show_table,
    watch,
    choose,
    do,
    show_farewell,
    show_log,
    show_said,
    mute,
    sit,
    show_why,
    take_eyes,
    rematch,
    fork_table,
    show_invites,
    show_joining,
    join,
    show_replay,
    record,
]
