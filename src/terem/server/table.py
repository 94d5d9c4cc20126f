"""The table: its drawing, whose turn it is, what can be done, and what happened."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from terem.core.message import Message
from terem.core.position import AnyGame
from terem.core.sight import Sight
from terem.draw import Drawing, draw
from terem.draw.element import Markup, el, join
from terem.draw.page import symbols
from terem.games import find
from terem.server.box import box_of
from terem.server.frame import button, form, page, refresh, sheets, whole
from terem.server.keeper import Keeper
from terem.server.log import log
from terem.server.view import View
from terem.server.visit import Visit, hidden
from terem.words import Words


class Laid:
    """A table as one seat sees it, drawn in the words of one language."""

    def __init__(self, visit: Visit, game: AnyGame, sight: Sight, names: Sequence[str]) -> None:
        self.visit = visit
        self.game = game
        self.sight = sight
        self.names = list(names)
        self.words: Words = visit.words_of(game)
        # Markup is the same in every theme: the colours come with the stylesheet.
        self.drawing: Drawing = draw(game, sight, self.words.lang, "light", self.names)

    def who(self, seats: Sequence[int]) -> str:
        """What the players of some seats are called."""
        return ", ".join([self.words.who(seat, self.names) for seat in seats])

    def page(self, above: str, beside: str, kind: str, head: str = "") -> str:
        """The page: symbols, what stands above the table, the table, what stands beside it."""
        visit = self.visit
        scene = self.drawing.scene
        title = box_of(self.game).title(visit.lang)
        said = [self.words.text(told, self.names) for told in scene.painter.describe(self.sight)]
        definitions = Markup(symbols(scene.painter, self.words.colours))
        body = join(
            el("svg", el("defs", definitions), class_="symbols", aria_hidden="true"),
            el("div", Markup(above), class_="above", id="above"),
            el("p", " ".join(said), class_="unseen", id="position"),
            Markup(self.drawing.fragment()),
            Markup(beside),
        )
        return whole(
            visit,
            title,
            body,
            kind=f"table-page {kind}",
            skip="group-question",
            under=sheets(visit, self.game.id),
            head=head,
            bar=el("h1", title),
        )


def unasked(sight: Sight) -> Sight:
    """The same sight without a question: what must not be answered is not asked."""
    return msgspec.structs.replace(sight, prompt=None, offers=[])


def table(visit: Visit, keeper: Keeper, view: View) -> str:
    """The page of a game in play or over, for whoever sits there or watches."""
    info = keeper.info
    seat = view.seat
    sight = keeper.sight(seat)
    if info.status == "open":
        # Nothing can be chosen before everybody sits.
        sight = unasked(sight)
    laid = Laid(visit, find(info.game), sight, info.names)
    asked = sight.prompt is not None
    above = join(_turn(laid, keeper, view), _ways(visit, keeper, view))
    if asked:
        above = join(above, *answer_fields(visit, keeper, seat))
    beside = log(visit, keeper.play, seat, laid.words, info.names)
    waits = not asked and not keeper.play.over
    return laid.page(above, beside, info.status, refresh(visit) if waits else "")


def answer_fields(
    visit: Visit, keeper: Keeper, seat: int, form: str | None = "choices"
) -> list[Markup]:
    """What goes with every choice: for whom, at which position, and once only."""
    token = visit.proof()
    return [
        Markup(token.replace("/>", f' form="{form}"/>')) if form else token,
        hidden("seat", seat, form),
        hidden("ply", keeper.play.ply, form),
        hidden("key", secrets.token_urlsafe(12), form),
    ]


def _turn(laid: Laid, keeper: Keeper, view: View) -> Markup:
    """Whose turn it is, in a sentence that a screen reader tells when it changes."""
    visit, play = laid.visit, keeper.play
    asked = play.asked()
    lit = ""
    if play.over:
        said = visit.text(Message("pages-table-over"))
    elif keeper.info.status == "open":
        said = visit.text(Message("pages-table-open"))
    elif view.seat in asked:
        lit = " mine"
        said = visit.text(
            Message("pages-your-turn-name", {"who": laid.who([view.seat])})
            if len(view.mine) > 1
            else Message("pages-your-turn")
        )
    else:
        said = visit.text(Message("waiting-for", {"names": laid.who(asked)}))
    parts = [el("p", said, role="status", class_="said")]
    if not view.mine:
        parts.append(el("p", visit.text(Message("pages-watching")), class_="hint"))
    if not play.over and play.may_undo(view.seat):
        parts.append(undo_form(visit, keeper, view.seat, visit.text(Message("pages-undo"))))
    return el("div", *parts, class_=f"turn{lit}", id="turn")


def undo_form(visit: Visit, keeper: Keeper, seat: int, label: str) -> Markup:
    """The button that takes a seat's last choice back."""
    return el(
        "form",
        *answer_fields(visit, keeper, seat, form=None),
        button(label),
        method="post",
        action=visit.url("table", keeper.info.id, "undo"),
        class_="undo",
    )


def _ways(visit: Visit, keeper: Keeper, view: View) -> Markup:
    """Where one can go from here."""
    info = keeper.info
    at = ("table", info.id)
    links: list[Markup] = []
    if info.status == "over":
        links += [
            el("a", visit.text(Message("pages-replay")), href=visit.url(*at, "replay")),
            el("a", visit.text(Message("pages-record")), href=visit.url(*at, "record")),
        ]
    elif info.status == "open" and view.host:
        links.append(el("a", visit.text(Message("pages-invite")), href=visit.url(*at, "invite")))
    links.append(
        el("a", visit.text(Message("pages-guide")), href=visit.url("games", info.game, "guide"))
    )
    waits = view.seat not in keeper.play.asked() and not keeper.play.over
    if waits and "still" not in visit.request.query_params:
        here = visit.request.url.path
        links.append(
            el(
                "noscript",
                el("a", visit.text(Message("pages-still")), href=f"{here}?still=1"),
            )
        )
    again = None
    if info.status == "over" and view.mine:
        again = form(
            visit,
            visit.url(*at, "rematch"),
            button(visit.text(Message("pages-rematch")), "strong"),
        )
    label = visit.text(Message("pages-ways"))
    return join(again, el("nav", *links, class_="table-ways", aria_label=label))


def hand_over(visit: Visit, keeper: Keeper, view: View) -> str:
    """Between two persons at one screen: nothing of the table is in this page."""
    info = keeper.info
    words = visit.words_of(find(info.game))
    who = words.who(view.call, info.names)
    title = visit.text(Message("pages-hand-over", {"who": who}))
    back = None
    if not keeper.play.over and keeper.play.may_undo(view.seat):
        label = Message("pages-hand-over-undo", {"who": words.who(view.seat, info.names)})
        back = undo_form(visit, keeper, view.seat, visit.text(label))
    inside = join(
        el("h1", title),
        el("p", visit.text(Message("pages-hand-over-why"))),
        form(
            visit,
            visit.url("table", info.id, "eyes"),
            hidden("seat", view.call),
            button(visit.text(Message("pages-hand-over-ready", {"who": who})), "strong"),
        ),
        back,
    )
    return page(visit, title, inside, kind="still-page")
