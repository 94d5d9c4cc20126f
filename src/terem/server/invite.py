"""Invites: the links for the seats that wait for friends, and the page that such a link opens."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import el, join
from terem.games import find
from terem.server.box import box_of
from terem.server.forms import button, form
from terem.server.frame import page, refresh
from terem.server.house import TableInfo
from terem.server.links import invitations
from terem.server.setting import name_field
from terem.server.visit import Visit


def invites(visit: Visit, info: TableInfo, tokens: dict[int, str]) -> str:
    """The page of the host: a link, and the same as a picture for a telephone, for each seat."""
    title = visit.text(Message("pages-invite-title"))
    words = visit.words_of(find(info.game))
    cards = invitations(visit, words, info, tokens, "h2")
    said = Message("pages-invite-how" if cards else "pages-invite-none")
    inside = join(
        el("h1", title),
        el("p", visit.text(said)),
        *cards,
        el(
            "p",
            el(
                "a",
                visit.text(Message("pages-to-table")),
                href=visit.url("table", info.id),
                class_="button strong",
            ),
        ),
    )
    head = refresh(visit) if cards else ""
    return page(visit, title, inside, kind="invite-page", head=head, scripted=True)


def joining(visit: Visit, info: TableInfo, host: str, name: str) -> str:
    """The page of a friend: what the game is, and what to be called."""
    game = box_of(find(info.game)).title(visit.lang)
    title = visit.text(Message("pages-join-title", {"game": game}))
    said = (
        Message("pages-join-from", {"name": host}) if host else Message("pages-join-from-somebody")
    )
    inside = join(
        el("h1", title),
        el("p", visit.text(said)),
        el("p", visit.text(Message("pages-join-how")), class_="hint"),
        form(
            visit.request.url.path,
            name_field(visit, "name", name),
            el("p", button(visit.text(Message("pages-join")), "strong")),
            class_="setting",
        ),
    )
    return page(visit, title, inside, kind="still-page")
