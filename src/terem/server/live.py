"""Live: the socket of a table, by which a browser chooses and sees at once what others do."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.step import NOBODY
from terem.server.errors import WrongSeat
from terem.server.house import House
from terem.server.keeper import Keeper
from terem.server.orders import ORDERS, own_seat
from terem.server.pane import Pane, Panes
from terem.server.people import Guest
from terem.server.reader import Reader
from terem.server.registry import hash_of
from terem.server.settings import Settings
from terem.server.signature import signed
from terem.server.sockets import GOING_AWAY, Stay
from terem.server.store.rows import OPEN
from terem.server.view import View, view_of
from terem.server.visit import EYES, GUEST, MUTED, base_of, language_of, whence
from terem.server.why import why_not_thing

AnySocket = WebSocket[Any, Any, Any]

LARGEST: Final = 4096
"""No message of the script has more bytes."""
PATIENCE: Final = 20.0
"""Seconds for which a browser may leave a frame unread before it is given up."""
BURST: Final = 20
RATE: Final = 8.0
"""So many messages may come at once, and so many a second in the long run."""

GONE: Final = 1000
UNKNOWN: Final = 4401
"""The key of the browser opens nothing any more: the page is to be loaded anew."""
REFUSED: Final = 4403
MISSING: Final = 4404
CROWDED: Final = 4429
TOO_MUCH: Final = 1008
TOO_LARGE: Final = 1009
BROKEN: Final = 1007

_log: Final = logging.getLogger(__name__)

_AT: Final = re.compile(r"[A-Za-z0-9_-]{1,16}\.[0-9]{1,9}")


class Said(msgspec.Struct, frozen=True):
    """A message of the script: an order, and what it would have written into a form."""

    id: int
    do: str
    fields: dict[str, str] = {}


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a message; one that says nothing else is yes."""

    re: int
    wrong: str = ""
    say: str = ""


class Go(msgspec.Struct, frozen=True):
    """Leave this page for another one."""

    go: str


_SAID: Final = msgspec.json.Decoder(Said)


class Line:
    """One browser at one table."""

    def __init__(self, socket: AnySocket, keeper: Keeper, guest: Guest | None) -> None:
        query = socket.query_params
        settings: Settings = socket.app.state.settings
        self._socket: Final = socket
        self._keeper: Final = keeper
        self._guest: Final = guest
        self._looking: Final = socket.cookies.get(EYES, "")
        self._muted: Final = socket.cookies.get(MUTED, "")
        self._watch: Final = query.get("watch") == "1"
        self._reader: Final = Reader(settings.root, language_of(socket), base_of(socket, settings))
        self._panes: Final[Panes] = socket.app.state.panes
        seen = query.get("at", "")
        self._seen = seen if _AT.fullmatch(seen) else ""
        self._credit = float(BURST)
        self._heard = asyncio.get_running_loop().time()

    @property
    def _view(self) -> View:
        return view_of(self._keeper, self._guest, self._looking, self._muted, watch=self._watch)

    def here(self) -> AbstractAsyncContextManager[None]:
        """Be among the company, where one belongs to it."""
        guest, keeper = self._guest, self._keeper
        if guest is None or not keeper.knows(guest):
            return nullcontext()
        return keeper.company.here(guest, keeper.seats_of(guest))

    async def show(self) -> None:
        """Send whatever is newer than what was seen, each time something has happened."""
        pane: Pane | None = None
        while True:
            version = self._keeper.version
            view = self._view
            if view.call != NOBODY:
                # Another person must take the screen: that is another page.
                url = self._reader.url("table", self._keeper.setup.id)
                await self._send(msgspec.json.encode(Go(url)))
                return
            if pane is None or pane.view != view:
                pane = self._panes.of(self._keeper, view, self._reader)
            await self._update(pane)
            await self._keeper.changed(version)

    async def _update(self, pane: Pane) -> None:
        # A frame is large, so nothing may hold on to it while nothing happens.
        frame = pane.frame(self._seen)
        if frame is not None:
            self._seen = pane.at
            await self._send(frame)

    async def hear(self) -> None:
        """Carry out what the script says, one after another."""
        while True:
            text = await self._socket.receive_text()
            if len(text) > LARGEST:
                return await self._socket.close(TOO_LARGE)
            if not self._has_credit():
                return await self._socket.close(TOO_MUCH)
            try:
                said = _SAID.decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError):
                return await self._socket.close(BROKEN)
            await self._send(msgspec.json.encode(await self._reply(said)))

    def _has_credit(self) -> bool:
        now = asyncio.get_running_loop().time()
        self._credit = min(BURST, self._credit + (now - self._heard) * RATE) - 1
        self._heard = now
        return self._credit >= 0

    async def _reply(self, said: Said) -> Reply:
        try:
            return await self._done(said)
        except TeremError as error:
            return Reply(said.id, wrong=self._told(error.message))

    async def _done(self, said: Said) -> Reply:
        """Carry out one message; when this returns, what it has changed is stored."""
        if self._guest is None:
            raise WrongSeat
        if said.do == "why":
            return Reply(said.id, say=self._told(self._why(self._guest, said.fields)))
        if said.do not in ORDERS:
            raise TeremError(Message("pages-broken-form"))
        await ORDERS[said.do](self._keeper, self._guest, said.fields)
        return Reply(said.id)

    def _why(self, guest: Guest, fields: dict[str, str]) -> Message:
        seat = own_seat(self._keeper, guest, fields)
        return why_not_thing(self._keeper.play, seat, fields.get("thing", "").split()[:8])

    def _told(self, message: Message) -> str:
        words = self._reader.words_of(self._keeper.game)
        return words.text(message, self._keeper.names)

    async def _send(self, text: bytes) -> None:
        """Send, but wait for nobody for ever."""
        async with asyncio.timeout(PATIENCE):
            await self._socket.send_data(text.decode(), mode="text")


@websocket("/table/{table_id:str}/live")
async def live(socket: AnySocket, table_id: FromPath[str]) -> None:
    """A browser looks at a table, and perhaps sits there."""
    house: House = socket.app.state.house
    settings: Settings = socket.app.state.settings
    place = whence(socket)
    if not from_here(socket, settings):
        await socket.close(REFUSED)
        return
    if not house.sockets.has_room(place):
        await socket.close(CROWDED)
        return
    token = signed(settings.secret, socket.cookies.get(GUEST))
    try:
        keeper = await house.keeper(table_id)
        guest = await house.registry.known(token)
        if guest is not None and guest.id == keeper.setup.host and keeper.status == OPEN:
            await house.invites(table_id, guest)
    except TeremError:
        await socket.close(MISSING)
        return
    whose = ("", "") if guest is None else (guest.id, hash_of(guest.token))
    if not house.sockets.has_room(place, whose[0]):
        await socket.close(CROWDED)
        return
    house.look_after_keys()
    with house.sockets.one(place, *whose) as stay, keeper.watched():
        await socket.accept()
        line = Line(socket, keeper, guest)
        async with line.here():
            await _talk(line, stay)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(_code(stay, house))


def _code(stay: Stay, house: House) -> int:
    """Why a socket is closed."""
    if house.sockets.closing:
        return GOING_AWAY
    return UNKNOWN if stay.cut else GONE


async def _talk(line: Line, stay: Stay) -> None:
    """Show and hear, until either comes to its end, the key does, or the house closes."""
    showing = asyncio.create_task(line.show())
    showing.add_done_callback(lambda _: stay.end())
    try:
        async with stay.lasting():
            await line.hear()
    except Exception as error:  # noqa: BLE001 - whatever it is, the others at the table go on
        _look(error)
    finally:
        showing.cancel()
        (ended,) = await asyncio.gather(showing, return_exceptions=True)
        _look(ended)


def _look(error: BaseException | None) -> None:
    """Nobody may be left to hear of a fault; who is gone or too slow is none."""
    if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | OSError):
        _log.error("a live table failed", exc_info=error)


def from_here(socket: AnySocket, settings: Settings) -> bool:
    """Whether a page of this house opened the socket: others bring the person's cookies as well."""
    origin = socket.headers.get("origin", "")
    if settings.address and origin == settings.address:
        return True
    return bool(origin) and urlsplit(origin).netloc == socket.headers.get("host")


LIVE: Final[list[ControllerRouterHandler]] = [live]
