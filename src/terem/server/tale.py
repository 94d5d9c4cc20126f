"""Tale: the pages of all that happened at a table, and of all that was said there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.core.message import Message
from terem.core.play import Play
from terem.draw.element import Markup, el, join
from terem.draw.page import symbols
from terem.draw.painter import painter_of
from terem.server.chat import heard, line
from terem.server.frame import page, sheets, whole
from terem.server.keeper import Keeper
from terem.server.log import Log, Telling, lines_at
from terem.server.standpoint import Standpoint
from terem.server.store.rows import Said
from terem.server.view import View
from terem.server.visit import Visit

LONGEST: Final = 100_000
"""No game has more to tell."""
SAID_AT_ONCE: Final = 100
"""So much of what was said stands on one page."""


def tale(visit: Visit, keeper: Keeper, seat: int) -> str:
    """The page, as far as a seat may know."""
    at = Standpoint(keeper, View((), seat), visit)
    # The keeper remembers the newest facts only; all of them follow from the record.
    now = keeper.play
    play = Play.replay(now.game, now.record, now.components, undone=now.undone)
    telling = Telling(at.words)
    telling.read(play.table.chronicle, keeper.names)
    log = Log(seat, telling)
    title = visit.text(Message("pages-log"))
    marks = symbols(painter_of(keeper.game.package), at.words.colours)
    inside = join(
        el("p", el("a", visit.text(Message("pages-to-table")), href=at.url()), class_="back"),
        el("h1", title),
        el("svg", el("defs", Markup(marks)), class_="symbols", aria_hidden="true"),
        el("ol", *lines_at(at, log, LONGEST), class_="facts-told"),
    )
    body = el("main", inside, id="main", class_="room")
    # The marks of the seats are coloured by the styles of the game.
    under = sheets(visit, keeper.game.id)
    return whole(visit, title, body, kind="tale-page", skip="main", under=under)


def said_page(visit: Visit, at: Standpoint, said: Sequence[Said]) -> str:
    """A page of what was said, as far as the viewer wants to hear it.

    Where more is given than a page holds, it leads to the page before.
    """
    shown = said[-SAID_AT_ONCE:]
    title = visit.text(Message("pages-chat"))
    back = el("a", visit.text(Message("pages-to-table")), href=at.url())
    lines = [line(at, each) for each in heard(at, shown)]
    older = None
    if len(said) > len(shown):
        label = visit.text(Message("pages-said-older"))
        older = el("p", el("a", label, href=f"{at.url('said')}?before={shown[0].number}"))
    inside = join(
        el("p", back, class_="back"),
        el("h1", title),
        older,
        el("ol", *lines, class_="said-list")
        if lines
        else el("p", visit.text(Message("pages-nothing-said"))),
    )
    return page(visit, title, inside, kind="tale-page")
