"""Replay: a game that is over, ply by ply, through any seat's eyes."""

from __future__ import annotations

from collections.abc import Mapping

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.core.step import NOBODY
from terem.draw import draw
from terem.draw.element import Markup, el, join
from terem.server.forms import button, hidden
from terem.server.keeper import Keeper
from terem.server.log import Log, log_part
from terem.server.parts import position
from terem.server.standpoint import Standpoint
from terem.server.table import laid, unasked
from terem.server.view import View
from terem.server.visit import Visit
from terem.words import Words


def check_over(keeper: Keeper) -> None:
    """Refuse what would show a game in play to those who play it."""
    if not keeper.play.over:
        raise TeremError(Message("pages-not-over"))


def replay(visit: Visit, keeper: Keeper, query: Mapping[str, str]) -> str:
    """The page of one ply."""
    check_over(keeper)
    whole = keeper.play
    plies = len(whole.record.entries)
    ply = min(_number(query.get("ply", ""), plies), plies)
    seat = _number(query.get("seat", ""), 0) - 1
    seat = seat if seat < whole.record.seats else NOBODY
    play = Play.replay(whole.game, whole.record, whole.components, ply)
    words = visit.words_of(whole.game)
    names = keeper.names
    sight = unasked(play.sight(seat))
    drawing = draw(whole.game, sight, words.lang, "light", names)
    lines = Log(seat, words)
    lines.read(play.table.chronicle, names)
    above = join(
        el(
            "p",
            el("a", visit.text(Message("pages-to-table")), href=_at(visit, keeper)),
            class_="back",
        ),
        _steps(visit, keeper, ply, plies, seat),
        _seats(visit, keeper, ply, seat, words),
    )
    told = drawing.scene.painter.describe(sight)
    return laid(
        visit,
        whole.game,
        drawing,
        above=above,
        beside=log_part(visit, lines.lines, _at(visit, keeper, "log")),
        kind="replay",
        position=position(Standpoint(keeper, View((), seat), visit), told),
    )


def _number(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else otherwise  # noqa: PLR2004


def _at(visit: Visit, keeper: Keeper, *more: str) -> str:
    return visit.url("table", keeper.setup.id, *more)


def _link(visit: Visit, keeper: Keeper, ply: int, seat: int) -> str:
    return f"{_at(visit, keeper, 'replay')}?ply={ply}&seat={seat + 1}"


def _steps(visit: Visit, keeper: Keeper, ply: int, plies: int, seat: int) -> Markup:
    """First, back, forward, last; and any ply by its number."""
    links = [
        _step(
            visit, label, _link(visit, keeper, to, seat) if to != ply and 0 <= to <= plies else None
        )
        for label, to in (
            (Message("pages-replay-first"), 0),
            (Message("pages-replay-back"), ply - 1),
            (Message("pages-replay-forward"), ply + 1),
            (Message("pages-replay-last"), plies),
        )
    ]
    where = visit.text(Message("pages-replay-ply", {"ply": ply, "plies": plies}))
    jump = el(
        "form",
        hidden("seat", seat + 1),
        el("label", visit.text(Message("pages-replay-number")), for_="ply"),
        el("input", id="ply", name="ply", type="number", min=0, max=plies, value=ply),
        button(visit.text(Message("pages-replay-go"))),
        method="get",
        action=_at(visit, keeper, "replay"),
    )
    label = visit.text(Message("pages-replay"))
    nav = el("nav", *links, aria_label=label)
    return el("div", el("p", where, class_="said"), nav, jump, class_="steps", id="steps")


def _step(visit: Visit, label: Message, href: str | None) -> Markup:
    if href is None:
        return el("span", visit.text(label), class_="button off")
    return el("a", visit.text(label), href=href, class_="button")


def _seats(visit: Visit, keeper: Keeper, ply: int, seat: int, words: Words) -> Markup:
    links = [
        el(
            "a",
            visit.text(Message("pages-watcher"))
            if other == NOBODY
            else words.who(other, keeper.names),
            href=_link(visit, keeper, ply, other),
            aria_current="true" if other == seat else None,
        )
        for other in (NOBODY, *range(keeper.setup.seats))
    ]
    label = visit.text(Message("pages-replay-eyes"))
    return el("nav", el("span", label), *links, class_="counts", aria_label=label)
