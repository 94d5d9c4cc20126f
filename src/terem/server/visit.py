"""Visit: one request of one browser: its language and colours, its guest, its answers."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_200_OK, HTTP_303_SEE_OTHER
from litestar.utils.scope.state import ScopeState

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.draw.theme import THEMES
from terem.server.assets import all_assets
from terem.server.forms import filled
from terem.server.house import Guest, House
from terem.server.pane import Panes
from terem.server.patience import place_of
from terem.server.reader import Reader
from terem.server.reel import Reel
from terem.server.settings import Settings
from terem.server.signature import sign, signed
from terem.words import best_language, languages

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

GUEST: Final = "terem_guest"
LANGUAGE: Final = "terem_lang"
COLOURS: Final = "terem_theme"
EYES: Final = "terem_eyes"
MUTED: Final = "terem_muted"
FORGERY: Final = "terem_form"
"""The cookies: who one is, how one reads, which seat looks at this screen, who wrote a form.

Which seats one does not want to hear at a table is kept with the table, like the eyes.
"""

ANYBODY: Final = "anybody"
"""The mark of an address at which it does not matter who asks."""

AUTO: Final = "auto"
YEAR: Final = 365 * 24 * 3600


class Visit(Reader):
    """What a page needs to know of whoever asks for it, and the ways to answer."""

    def __init__(self, request: AnyRequest, house: House, settings: Settings) -> None:
        super().__init__(settings.root, language_of(request), base_of(request, settings))
        self.request: Final = request
        self.house: Final = house
        self.settings: Final = settings
        self.cookies: Final[list[Cookie]] = []

    @cached_property
    def theme(self) -> str:
        """The theme chosen here; otherwise whatever the person's system asks for."""
        chosen = self.request.cookies.get(COLOURS, AUTO)
        return chosen if chosen in THEMES else AUTO

    # Addresses.

    def asset(self, name: str) -> str:
        """The address of a style, a typeface or the sign."""
        return self.url("assets", all_assets().version, name)

    @property
    def here(self) -> str:
        """The address of this page, for whoever leaves it and comes back."""
        url = self.request.url
        if self.request.method != "GET":
            return self.url("")
        return f"{url.path}?{url.query}" if url.query else url.path

    # Who it is.

    async def guest(self) -> Guest | None:
        """The guest that this browser was made before, if it was."""
        guest = await self.house.registry.known(self._token())
        self.request.state["called"] = "" if guest is None else guest.name
        return guest

    async def known(self) -> Guest:
        """The guest, where nobody else has anything to do."""
        guest = await self.guest()
        if guest is None:
            raise TeremError(Message("pages-no-guest"))
        return guest

    @property
    def called(self) -> str | None:
        """The name of the guest; None where nobody has looked who it is."""
        called: str | None = self.request.state.get("called")
        return called

    @property
    def place(self) -> str:
        """From where it comes, as tries are counted."""
        return whence(self.request)

    async def welcome(self, name: str = "") -> Guest:
        """The guest of this browser, now known by a name; a stranger becomes a guest."""
        token = self._token()
        guest = await self.house.guest(token, name)
        if guest.token != token:
            self.become(guest)
        return guest

    def become(self, guest: Guest) -> None:
        """From now on this browser brings the key of a guest."""
        self.keep(GUEST, sign(self.settings.secret, guest.token))

    def leave(self) -> None:
        """From now on this browser brings no key."""
        self.keep(GUEST, "", seconds=0)

    def _token(self) -> str | None:
        return signed(self.settings.secret, self.request.cookies.get(GUEST))

    @property
    def eyes(self) -> str:
        """The seat that looks at this screen, where one person has several."""
        return self.request.cookies.get(EYES, "")

    def look_as(self, table: str, seat: int) -> None:
        """From now on this screen is a seat's."""
        self.keep(EYES, str(seat), path=self.url("table", table))

    @property
    def muted(self) -> str:
        """The seats that are not to be heard at this table."""
        return self.request.cookies.get(MUTED, "")

    def mute(self, table: str, seats: tuple[int, ...]) -> None:
        """From now on these seats are not heard here."""
        self.keep(MUTED, ".".join(map(str, seats)), path=self.url("table", table))

    @property
    def panes(self) -> Panes:
        """What others look through as well."""
        found: Panes = self.request.app.state.panes
        return found

    @property
    def reel(self) -> Reel:
        """Games that others look at again as well."""
        found: Reel = self.request.app.state.reel
        return found

    def keep(self, key: str, value: str, path: str = "", seconds: int = YEAR) -> None:
        """Give the browser something to keep."""
        self.cookies.append(
            Cookie(
                key=key,
                value=value,
                path=path or self.settings.root or "/",
                max_age=seconds,
                secure=self.settings.secure,
                httponly=True,
                samesite="lax",
            )
        )

    # Answers.

    def page(self, markup: str, status: int = HTTP_200_OK) -> Response[str]:
        """A finished page, with its blanks filled in."""
        token = ScopeState.from_scope(self.request.scope).csrf_token
        return Response(
            filled(markup, str(token)),
            status_code=status,
            media_type="text/html",
            cookies=self.cookies,
        )

    def go(self, url: str) -> Response[str]:
        """On to another page, which is then asked for in the ordinary way."""
        return Response(
            "", status_code=HTTP_303_SEE_OTHER, headers={"Location": url}, cookies=self.cookies
        )


def language_of(connection: AnyConnection) -> str:
    """The language chosen in this browser, or the one it wants most."""
    chosen = connection.cookies.get(LANGUAGE, "")
    if chosen in languages():
        return chosen
    return best_language(connection.headers.get("accept-language"))


def whence(connection: AnyConnection) -> str:
    """From where it comes, as whatever is limited is counted."""
    client = connection.client
    return place_of(client.host if client else "")


async def recognise(request: AnyRequest) -> None:
    """Before a page is made: look who asks for it, since every page says so in its head."""
    if not request.route_handler.opt.get(ANYBODY):
        await arrive(request).guest()


def base_of(connection: AnyConnection, settings: Settings) -> str:
    """How the house is called from outside: as the host says, or as this browser does."""
    if settings.address:
        return settings.address
    base = str(connection.base_url.with_replacements(path="")).rstrip("/")
    # A socket comes to the same house by another name.
    return base.replace("ws", "http", 1) if base.startswith("ws") else base


def arrive(request: AnyRequest) -> Visit:
    """The visit that a request begins."""
    state = request.app.state
    return Visit(request, state.house, state.settings)
