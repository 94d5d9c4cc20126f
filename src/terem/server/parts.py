"""Parts: what stands around the drawing of a table, each part an element with an id of its own."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.draw.element import Markup, el
from terem.server.forms import button, form, hidden, key, proof
from terem.server.gathering import returns
from terem.server.keeper import Keeper
from terem.server.log import Log
from terem.server.reader import Reader
from terem.server.standpoint import Standpoint
from terem.server.store.rows import CLOSED, OPEN, OVER, PLAYING

CHOICES: Final = "choices"
"""The id of the form with the choices."""

_PROOF: Final = proof(CHOICES)
_KEY: Final = key(CHOICES)
_NO_FIELDS: Final = el("div", id="fields", hidden=True)

MOST_RECALLED: Final = 12


def turn(at: Standpoint) -> Markup:
    """Whose turn it is, in a sentence that a screen reader tells when it changes."""
    keeper, view = at.keeper, at.view
    asked = keeper.play.asked()
    lit = ""
    if keeper.status == OVER:
        said = at.text(Message("pages-table-over"))
    elif keeper.status == CLOSED:
        said = at.text(Message("pages-table-closed"))
    elif keeper.status == OPEN:
        said = at.text(Message("pages-table-open"))
    elif keeper.asks(view.seat):
        lit = " mine"
        said = at.text(
            Message("pages-your-turn-name", {"who": at.who([view.seat])})
            if len(view.mine) > 1
            else Message("pages-your-turn")
        )
    else:
        names = [at.words.who(seat, at.names) for seat in asked]
        said = at.text(Message("waiting-for", {"names": ", ".join(names)}))
    parts = [el("p", said, role="status", class_="said")]
    if not view.mine:
        parts.append(el("p", at.text(Message("pages-watching")), class_="hint"))
    parts += returns(at)
    if keeper.may_undo(view.seat):
        label = at.text(Message("pages-undo"))
        parts.append(undo_form(at.reader, keeper, view.seat, label))
    return el("div", *parts, class_=f"turn{lit}", id="turn")


def undo_form(reader: Reader, keeper: Keeper, seat: int, label: str) -> Markup:
    """The button that takes a seat's last choice back."""
    return form(
        reader.url("table", keeper.setup.id, "undo"),
        hidden("seat", seat),
        hidden("ply", keeper.ply_of(seat)),
        key(),
        button(label),
        class_="undo",
        do="undo",
    )


def fields(at: Standpoint, *, asked: bool) -> Markup:
    """What goes with every choice: for whom, at which position, and once only."""
    if not asked:
        return _NO_FIELDS
    seat = at.view.seat
    return Markup(
        f'<div id="fields" hidden="hidden">{_PROOF}{_KEY}'
        f'<input type="hidden" name="seat" value="{seat}" form="{CHOICES}"/>'
        f'<input type="hidden" name="ply" value="{at.keeper.ply_of(seat)}" form="{CHOICES}"/></div>'
    )


def ways(at: Standpoint) -> Markup:
    """Where one can go from here."""
    keeper, view = at.keeper, at.view
    links: list[Markup] = []
    if keeper.status in (OVER, CLOSED):
        links += [
            el("a", at.text(Message("pages-replay")), href=at.url("replay")),
            el("a", at.text(Message("pages-record")), href=at.url("record")),
        ]
    elif keeper.status == OPEN and view.host:
        links.append(el("a", at.text(Message("pages-invite")), href=at.url("invite")))
    # A browser opens it beside the table by itself, without any script.
    guide = at.text(Message("pages-guide"))
    links.append(el("button", guide, type="button", class_="plain", popovertarget="guide"))
    if keeper.asks(view.seat):
        links.append(el("a", at.text(Message("pages-why")), href=at.url("why")))
    elif keeper.status in (OPEN, PLAYING):
        still = el("a", at.text(Message("pages-still")), href=f"{at.url()}?still=1")
        links.append(el("noscript", still))
    again = None
    label = at.text(Message("pages-rematch" if keeper.next is None else "pages-next-table"))
    if keeper.status == OVER and view.mine:
        again = form(at.url("rematch"), button(label, "strong"))
    elif keeper.next is not None:
        links.insert(0, el("a", label, href=at.reader.url("table", keeper.next)))
    label = at.text(Message("pages-ways"))
    nav = el("nav", *links, class_="table-ways", aria_label=label)
    return el("div", again, nav, id="ways")


def recap(at: Standpoint, log: Log) -> Markup:
    """What happened since one's own last choice; after the end the log and the scores tell it.

    It is always the same element, so that it stays unfolded for whoever unfolds it.
    """
    lines = [] if not at.view.mine else log.since(_own_last(at))
    shown = bool(lines) and at.keeper.status == PLAYING
    return el(
        "details",
        el("summary", at.text(Message("pages-recap", {"n": len(lines)}))) if shown else None,
        el("ol", *lines[-MOST_RECALLED:], class_="facts-told") if shown else None,
        id="recap",
        class_="recap",
        hidden=not shown,
    )


def _own_last(at: Standpoint) -> int:
    """The ply after which others moved: that of the seat's own last choice."""
    entries = at.keeper.play.record.entries
    for ply in range(len(entries), 0, -1):
        entry = entries[ply - 1]
        if entry.seat == at.view.seat and not entry.forced:
            return ply
    return 0
