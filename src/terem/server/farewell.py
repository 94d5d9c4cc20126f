"""Farewell: the page that asks before a seat is given up or a table is closed."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import Markup, el, join
from terem.server.forms import button, form, hidden, key
from terem.server.frame import page
from terem.server.house import FORGOTTEN
from terem.server.keeper import Keeper
from terem.server.parting import may_close, persons
from terem.server.people import Guest
from terem.server.store.rows import OPEN
from terem.server.visit import Visit


def farewell(visit: Visit, keeper: Keeper, guest: Guest) -> str:
    """What can be done, each with what comes of it; or why it cannot."""
    own, reason = keeper.seats_of(guest), may_close(keeper, guest)
    # For the last one to give up the only seat and to close the table are the same.
    last = reason is None and keeper.status != OPEN and persons(keeper) == own and len(own) <= 1
    host = guest.id == keeper.setup.host
    close = visit.text(Message("pages-close-title"))
    title = close if last or not own else visit.text(Message("pages-leave-title"))
    heading = None if title == close else el("h2", close)
    back = el("a", visit.text(Message("pages-to-table")), href=visit.url("table", keeper.setup.id))
    inside = join(
        el("p", back, class_="back"),
        el("h1", title),
        None if last else join(*[_leaving(visit, keeper, seat, several=own[1:]) for seat in own]),
        _closing(visit, keeper, reason, heading) if host or last else None,
    )
    return page(visit, title, inside, kind="still-page")


def _leaving(visit: Visit, keeper: Keeper, seat: int, *, several: list[int]) -> Markup:
    how = Message("pages-leave-open" if keeper.status == OPEN else "pages-leave-playing")
    who = visit.words_of(keeper.game).who(seat, keeper.names)
    label = Message("pages-leave-do-who", {"who": who}) if several else Message("pages-leave-do")
    return el(
        "section",
        el("p", visit.text(how)),
        form(
            visit.url("table", keeper.setup.id, "leave"),
            hidden("seat", seat),
            key(),
            button(visit.text(label), "strong"),
        ),
    )


def _closing(
    visit: Visit, keeper: Keeper, reason: Message | None, heading: Markup | None
) -> Markup:
    if reason is not None:
        return el("section", heading, el("p", visit.text(reason)))
    return el(
        "section",
        heading,
        el("p", visit.text(_outcome(keeper))),
        form(
            visit.url("table", keeper.setup.id, "close"),
            key(),
            button(visit.text(Message("pages-close-do"))),
        ),
    )


def _outcome(keeper: Keeper) -> Message:
    """What comes of closing the table."""
    if keeper.status == OPEN:
        return Message("pages-close-open")
    if len(persons(keeper)) <= 1:
        return Message("pages-close-playing")
    return Message("pages-close-forgotten", {"days": FORGOTTEN // (24 * 3600 * 1000)})
