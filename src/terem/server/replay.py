"""Replay: a game that is over, ply by ply, through any seat's eyes."""

from __future__ import annotations

from collections.abc import Mapping

from terem.core.message import Message
from terem.draw import draw
from terem.draw.element import Markup, el, join
from terem.server.easel import Easel
from terem.server.forking import fork_form
from terem.server.keeper import Keeper
from terem.server.links import link_field
from terem.server.log import Log, log_part
from terem.server.reel import Reel, check_revealed
from terem.server.standpoint import Standpoint
from terem.server.table import laid, unasked
from terem.server.view import View
from terem.server.visit import Visit
from terem.server.winding import Spot, eyes, relations, spot, winding


def replay(visit: Visit, keeper: Keeper, query: Mapping[str, str]) -> str:
    """The page of one ply."""
    check_revealed(keeper)
    seats, plies, names = keeper.setup.seats, keeper.play.ply, keeper.names
    here = spot(keeper.setup.id, plies, seats, query.get("ply", ""), query.get("seat", ""))
    at = Standpoint(keeper, View((), here.seat), visit)
    play = visit.reel.at(keeper, here.ply)
    sight = unasked(play.sight(here.seat))
    drawing = draw(play.game, sight, at.words.lang, "light", names)
    easel = Easel(at.words, drawing.scene.painter)
    easel.look(names, names, play.table.chronicle)
    log = Log(here.seat, easel.telling)
    above = join(
        _back(at),
        winding(visit, here),
        eyes(visit, here, seats, at.words, names),
        moment(at, here, visit.reel),
        share(visit, here),
        fork_form(at, here),
    )
    return laid(
        visit,
        play.game,
        drawing,
        above=above,
        beside=log_part(at, log),
        kind="replay",
        position=easel.position(drawing),
        head=relations(visit, here),
    )


def _back(at: Standpoint) -> Markup:
    """The way to where one came from; what is shown only has no table to go back to."""
    if at.keeper.play.over or not at.keeper.setup.loaded:
        link = el("a", at.text(Message("pages-to-table")), href=at.url())
    else:
        link = el("a", at.text(Message("pages-to-shelf")), href=at.reader.url(""))
    return el("p", link, class_="back")


def moment(at: Standpoint, here: Spot, reel: Reel) -> Markup:
    """Which choice led here, and which one comes next."""
    rows = []
    if here.ply > 0:
        rows += _taken(at, reel, here.ply - 1, Message("pages-replay-taken"))
    if here.ply < here.plies:
        rows += _taken(at, reel, here.ply, Message("pages-replay-coming"))
    return el("dl", *rows, class_="moment", id="moment")


def _taken(at: Standpoint, reel: Reel, ply: int, head: Message) -> list[Markup]:
    entry, label = reel.taken(at.keeper, ply)
    who = at.who([entry.seat])
    forced = el("small", at.text(Message("pages-replay-forced"))) if entry.forced else None
    told = el(
        "dd", at.text(Message("pages-replay-choice", {"who": who, "what": at.told(label)})), forced
    )
    return [el("dt", at.text(head)), told]


def share(visit: Visit, here: Spot) -> Markup:
    """The whole address of this very page, to be given to a friend."""
    link = visit.from_outside(here.url(visit))
    return el(
        "p",
        link_field(visit, "link", visit.text(Message("pages-replay-link")), link),
        class_="share",
    )
