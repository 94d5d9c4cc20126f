"""Records: the page on which a record is opened, from a file or as text."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.types import ControllerRouterHandler

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.draw.element import el, join
from terem.games import find
from terem.server.forms import button, proof
from terem.server.frame import page
from terem.server.loading import Loading, show, text_of
from terem.server.trouble import refusal
from terem.server.visit import AnyRequest, Visit, arrive

LARGEST_RECORD: Final = 256 * 1024
"""No form with a record has more bytes."""


def opening(visit: Visit, trouble: str = "", text: str = "") -> str:
    """The page; after a trouble it says what it was, and still holds the text."""
    title = visit.text(Message("records-title"))
    told = el("p", trouble, role="alert", class_="trouble", id="trouble") if trouble else None
    inside = join(
        el("h1", title),
        el("p", visit.text(Message("records-how"))),
        told,
        el(
            "form",
            proof(),
            el("label", visit.text(Message("records-file")), for_="file"),
            el("input", type="file", id="file", name="file", accept=".terem,.txt,text/plain"),
            el("label", visit.text(Message("records-text")), for_="text"),
            el(
                "textarea",
                text,
                id="text",
                name="text",
                rows=12,
                spellcheck="false",
                aria_describedby="trouble" if trouble else None,
            ),
            el("p", button(visit.text(Message("records-open")), "strong"), class_="send"),
            method="post",
            action=visit.url("records"),
            enctype="multipart/form-data",
            class_="opening",
        ),
    )
    return page(visit, title, inside, kind="still-page records-page")


@get("/records")
async def show_opening(request: Request[Any, Any, Any]) -> Response[str]:
    """Opening a record."""
    visit = arrive(request)
    return visit.page(opening(visit))


@post("/records", request_max_body_size=LARGEST_RECORD)
async def open_record(request: Request[Any, Any, Any]) -> Response[str]:
    """Open a record, or say where it breaks; then nothing has been made."""
    visit = arrive(request)
    loading: Loading = request.app.state.loading
    text, words = "", visit.words
    try:
        text = await _brought(request)
        record = await loading.read(text, visit.place)
        # What a game refuses is said in its own words.
        words = visit.words_of(find(record.game))
        play = await loading.follow(record)
    except TeremError as error:
        told = words.text(error.message)
        return refusal(visit, opening(visit, told, text), error)
    table = await show(visit.house, await visit.welcome(), play)
    return visit.go(visit.url("table", table, *([] if play.over else ["replay"])))


async def _brought(request: AnyRequest) -> str:
    """What was brought: the file, or the text where there is none."""
    form = await request.form()
    file, text = form.get("file"), form.get("text")
    content = await file.read() if isinstance(file, UploadFile) else b""
    if content:
        return text_of(content)
    if not isinstance(text, str) or not text.strip():
        raise TeremError(Message("records-nothing"))
    return text


RECORDS: Final[list[ControllerRouterHandler]] = [show_opening, open_record]
