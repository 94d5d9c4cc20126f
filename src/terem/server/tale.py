"""Tale: the page of all that happened at a table, from the beginning."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import el, join
from terem.server.frame import page
from terem.server.keeper import Keeper
from terem.server.log import Log
from terem.server.visit import Visit


def tale(visit: Visit, keeper: Keeper, seat: int) -> str:
    """The page, as far as a seat may know."""
    log = Log(seat, visit.words_of(keeper.game))
    log.read(keeper.play.table.chronicle, keeper.names)
    title = visit.text(Message("pages-log"))
    back = visit.url("table", keeper.setup.id)
    inside = join(
        el("p", el("a", visit.text(Message("pages-to-table")), href=back), class_="back"),
        el("h1", title),
        el("ol", *log.lines, class_="facts-told"),
    )
    return page(visit, title, inside, kind="tale-page")
