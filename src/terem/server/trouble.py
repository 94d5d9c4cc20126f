"""Trouble: errors as pages, in the person's language: what, where, and what to do."""

from __future__ import annotations

import logging
from typing import Final

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.draw.element import el, join
from terem.games import find
from terem.server.errors import StalePly, TableNotFound, TooOften, WrongSeat
from terem.server.frame import page
from terem.server.house import TableInfo
from terem.server.journal import path_of
from terem.server.visit import AnyRequest, Visit, arrive

LOGGER: Final = logging.getLogger("terem.server")

_TITLES: Final = {
    HTTP_403_FORBIDDEN: Message("pages-error-forbidden"),
    HTTP_404_NOT_FOUND: Message("pages-error-missing"),
    HTTP_409_CONFLICT: Message("pages-error-moved"),
    HTTP_429_TOO_MANY_REQUESTS: Message("pages-error-often"),
    HTTP_500_INTERNAL_SERVER_ERROR: Message("pages-error-fault"),
}
_SAID: Final = {
    HTTP_403_FORBIDDEN: Message("pages-error-forbidden-do"),
    HTTP_404_NOT_FOUND: Message("pages-error-missing-do"),
    HTTP_405_METHOD_NOT_ALLOWED: Message("pages-error-method-do"),
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: Message("pages-error-large-do"),
    HTTP_500_INTERNAL_SERVER_ERROR: Message("pages-error-fault-do"),
}


def of_terem(request: AnyRequest, error: TeremError) -> Response[str]:
    """What the house or a game refuses, with its own reason."""
    return with_wait(trouble(request, status_of(error), error.message), error)


def of_http(request: AnyRequest, error: HTTPException) -> Response[str]:
    """What the server refuses before anything of the house has looked at it."""
    said = _SAID.get(error.status_code, Message("pages-error-request-do"))
    return trouble(request, error.status_code, said)


def of_fault(request: AnyRequest, error: Exception) -> Response[str]:
    """A fault of our own: the host finds it in the log, and nobody else sees it."""
    LOGGER.error("%s %s", request.method, path_of(request.scope), exc_info=error)
    status = HTTP_500_INTERNAL_SERVER_ERROR
    return trouble(request, status, _SAID[status])


def trouble(request: AnyRequest, status: int, said: Message) -> Response[str]:
    """The page, with a way back to the table if the trouble came from there."""
    visit = arrive(request)
    title = visit.text(_TITLES.get(status, Message("pages-error-request")))
    room, _, below = request.url.path.removeprefix(visit.settings.root)[1:].partition("/")
    table = below.partition("/")[0]
    ways = [el("a", visit.text(Message("pages-to-shelf")), href=visit.url(""), class_="button")]
    if room == "table" and table and status != HTTP_404_NOT_FOUND:
        back = visit.url("table", table)
        label = visit.text(Message("pages-to-table"))
        ways.insert(0, el("a", label, href=back, class_="button strong"))
    elif room == "me":
        label = visit.text(Message("pages-to-me"))
        ways.insert(0, el("a", label, href=visit.url("me"), class_="button strong"))
    inside = join(el("h1", title), el("p", _told(visit, said)), el("p", *ways, class_="send"))
    response = visit.page(page(visit, title, inside, kind="still-page"), status)
    response.cookies.clear()
    return response


def _told(visit: Visit, said: Message) -> str:
    """The sentence; where a table is known, in the words and with the names of its game."""
    info: TableInfo | None = visit.request.state.get("table")
    if info is None:
        return visit.text(said)
    return visit.words_of(find(info.game)).text(said, info.names)


def refusal(visit: Visit, markup: str, error: TeremError) -> Response[str]:
    """A page of its own that says what was refused."""
    return with_wait(visit.page(markup, status_of(error)), error)


def with_wait(response: Response[str], error: TeremError) -> Response[str]:
    """An answer that tells programs how long to wait, where waiting is all that is to be done."""
    if isinstance(error, TooOften):
        response.headers["Retry-After"] = str(error.seconds)
    return response


def status_of(error: TeremError) -> int:
    """What a program is told of it."""
    if isinstance(error, TooOften):
        return HTTP_429_TOO_MANY_REQUESTS
    if isinstance(error, TableNotFound):
        return HTTP_404_NOT_FOUND
    if isinstance(error, WrongSeat):
        return HTTP_403_FORBIDDEN
    if isinstance(error, StalePly | Refused):
        return HTTP_409_CONFLICT
    return HTTP_400_BAD_REQUEST
