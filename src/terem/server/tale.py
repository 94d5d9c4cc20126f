"""Tale: the page of all that happened at a table, from the beginning."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import el, join
from terem.server.frame import page
from terem.server.keeper import Keeper
from terem.server.log import Log, lines_at
from terem.server.standpoint import Standpoint
from terem.server.view import View
from terem.server.visit import Visit


def tale(visit: Visit, keeper: Keeper, seat: int) -> str:
    """The page, as far as a seat may know."""
    at = Standpoint(keeper, View((), seat), visit)
    log = Log(seat, at.words)
    log.read(keeper.play.table.chronicle, keeper.names)
    title = visit.text(Message("pages-log"))
    inside = join(
        el("p", el("a", visit.text(Message("pages-to-table")), href=at.url()), class_="back"),
        el("h1", title),
        el("ol", *lines_at(at, log), class_="facts-told"),
    )
    return page(visit, title, inside, kind="tale-page")
