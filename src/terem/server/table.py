"""The table: its drawing, whose turn it is, what can be done, and what happened."""

from __future__ import annotations

from typing import Final

import msgspec

from terem.core.message import Message
from terem.core.position import AnyGame
from terem.core.sight import Sight
from terem.draw import Drawing
from terem.draw.element import Markup, el, join
from terem.draw.page import symbols
from terem.server.box import box_of
from terem.server.forms import button, form, hidden
from terem.server.frame import page, refresh, sayings, script, sheets, whole
from terem.server.guide import guide_beside
from terem.server.keeper import Keeper
from terem.server.pane import Pane
from terem.server.parts import undo_form
from terem.server.store.rows import OPEN, PLAYING
from terem.server.view import View
from terem.server.visit import Visit
from terem.server.wishes import keys, second_thought, wishes

FEW: Final = 3
"""So many seats leave room beside the table on its right side."""


def laid(
    visit: Visit,
    game: AnyGame,
    drawing: Drawing,
    *,
    above: str,
    beside: str,
    kind: str,
    position: str,
    head: str = "",
    told: dict[str, str] | None = None,
) -> str:
    """The page: symbols, what stands above the table, the table, what stands beside it."""
    painter = drawing.scene.painter
    definitions = Markup(symbols(painter, drawing.scene.words.colours))
    body = join(
        el("svg", el("defs", definitions), class_="symbols", aria_hidden="true"),
        el(
            "main",
            el(
                "div",
                el("div", Markup(above), class_="above", id="above"),
                Markup(position),
                Markup(drawing.fragment()),
                el("div", Markup(beside), class_="beside", id="beside"),
                class_="hall few" if drawing.scene.seats <= FEW else "hall",
            ),
        ),
        el("div", id="told", class_="unseen", aria_live="polite"),
        guide_beside(visit, game),
        keys(visit),
        second_thought(visit),
    )
    return whole(
        visit,
        box_of(game).title(visit.lang),
        body,
        kind=f"table-page {kind}",
        skip="group-question",
        under=sheets(visit, game.id),
        head=join(Markup(head), script(visit)),
        bar=join(el("h1", box_of(game).title(visit.lang)), wishes(visit)),
        told={**sayings(visit), **({} if told is None else told)},
    )


def table(visit: Visit, pane: Pane, *, watch: bool = False) -> str:
    """The page of a game in play or over, for whoever sits there or watches."""
    keeper = pane.keeper
    look = pane.look()
    parts = look.parts()
    waits = keeper.status in (OPEN, PLAYING) and not look.asked
    live = visit.url("table", keeper.setup.id, "live")
    return laid(
        visit,
        keeper.game,
        look.drawing,
        above="".join(
            [parts[id] for id in ("turn", "ways", "fields", "recap", "invites", "result")]
        ),
        beside=parts["company"] + parts["chat"] + parts["log"] + parts["luck"],
        kind=keeper.status,
        position=parts["position"],
        head=refresh(visit) if waits else "",
        told={
            "live": f"{live}?watch={int(watch)}",
            "at": pane.at,
            "say-offline": visit.text(Message("pages-offline")),
            "say-sending": visit.text(Message("pages-sending")),
        },
    )


def unasked(sight: Sight) -> Sight:
    """The same sight without a question: what must not be answered is not asked."""
    return msgspec.structs.replace(sight, prompt=None, offers=[])


def hand_over(visit: Visit, keeper: Keeper, view: View) -> str:
    """Between two persons at one screen: nothing of the table is in this page."""
    words = visit.words_of(keeper.game)
    names = keeper.names
    who = words.who(view.call, names)
    title = visit.text(Message("pages-hand-over", {"who": who}))
    back = None
    if keeper.may_undo(view.seat):
        label = Message("pages-hand-over-undo", {"who": words.who(view.seat, names)})
        back = undo_form(visit, keeper, view.seat, visit.text(label))
    inside = join(
        el("h1", title),
        el("p", visit.text(Message("pages-hand-over-why"))),
        form(
            visit.url("table", keeper.setup.id, "eyes"),
            hidden("seat", view.call),
            button(visit.text(Message("pages-hand-over-ready", {"who": who})), "strong"),
        ),
        back,
    )
    return page(visit, title, inside, kind="still-page")
