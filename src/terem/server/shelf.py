"""The shelf: the boxes, each playable in one click, and the games one can go on with."""

from __future__ import annotations

from typing import Final

from terem.core.message import Arg, Message
from terem.draw.element import Markup, el, join
from terem.games import find
from terem.server.box import Box, box_of, boxes
from terem.server.forms import button, form
from terem.server.frame import page
from terem.server.heraldry import cover
from terem.server.house import Guest, TableInfo
from terem.server.setting import name_field
from terem.server.store.rows import CLOSED, OPEN, OVER
from terem.server.visit import Visit

MOST: Final = 6
"""So many games are shown at once; the rest is unfolded."""


async def shelf(visit: Visit) -> str:
    """The first page of the house."""
    guest = await visit.guest()
    tables = await visit.house.tables(guest) if guest is not None else []
    tables.sort(key=lambda info: info.updated, reverse=True)
    join_in, watch = await visit.house.offered(guest)
    named = guest is not None and guest.name != ""
    going = [info for info in tables if not _closed(info)]
    # What one has closed oneself one does not want to see again.
    over = [info for info in tables if _closed(info) and not _put_away(info, guest)]
    inside = join(
        el(
            "div",
            el("img", src=visit.asset("gable.svg"), alt="", width=320, height=138),
            el("h1", visit.text(Message("pages-motto"))),
            el("p", visit.text(Message("pages-welcome"))),
            class_="welcome",
        ),
        _tables(visit, "going", going),
        _offers(visit, "free", [_free(visit, info, named=named) for info in join_in]),
        _boxes(visit, "shelf", [(n, box) for n, box in enumerate(boxes()) if box.game]),
        _offers(visit, "watch", [_table(visit, info, "watch") for info in watch]),
        _boxes(visit, "coming", [(n, box) for n, box in enumerate(boxes()) if not box.game]),
        _tables(visit, "over", over),
        el(
            "p",
            el("a", visit.text(Message("records-way")), href=visit.url("records"), class_="button"),
        ),
    )
    return page(visit, visit.text(Message("pages-house")), inside, kind="shelf-page")


def _closed(info: TableInfo) -> bool:
    """Whether nobody plays there any more, or never did."""
    return info.loaded or info.status in (OVER, CLOSED)


def _put_away(info: TableInfo, guest: Guest | None) -> bool:
    """Whether a guest has closed the table."""
    return info.status == CLOSED and guest is not None and info.host == guest.id


def _boxes(visit: Visit, kind: str, placed: list[tuple[int, Box]]) -> str | None:
    if not placed:
        return None
    return el(
        "section",
        el("h2", visit.text(Message(f"pages-{kind}")), id=f"{kind}-title"),
        el("ul", *[_place(visit, box, number) for number, box in placed], class_=kind),
        aria_labelledby=f"{kind}-title",
    )


def _place(visit: Visit, box: Box, number: int) -> Markup:
    title = box.title(visit.lang)
    seats = visit.text(Message("pages-seats", {"least": box.seats[0], "most": box.seats[1]}))
    if box.game is None or box.manifest is None:
        return el("li", cover(title, number, seats), class_="place")
    least, most = box.manifest.minutes
    facts = [
        seats,
        visit.text(Message("pages-minutes", {"least": least, "most": most})),
        visit.text(Message("pages-age", {"age": box.manifest.age})),
    ]
    credit = ", ".join(box.manifest.credits.designers)
    return el(
        "li",
        cover(title, number),
        el(
            "div",
            el("p", " · ".join(facts), class_="facts"),
            el("p", visit.text(Message("pages-by", {"names": credit})), class_="credit"),
            _ways(visit, box.id, title),
            class_="about",
        ),
        class_="place here",
    )


def _ways(visit: Visit, id: str, title: str) -> Markup:
    """Everything one can do with a box; each way says of which box, for those who only listen."""
    return el(
        "div",
        form(
            visit.url("games", id, "play"),
            button(visit.text(Message("pages-play-now")), "strong"),
            el("p", visit.text(Message("pages-play-now-how")), class_="hint"),
        ),
        el(
            "div",
            el(
                "a",
                visit.text(Message("pages-set-up")),
                href=visit.url("games", id, "new"),
                class_="button",
            ),
            form(
                visit.url("games", id, "watch"),
                button(visit.text(Message("pages-watch-bots"))),
            ),
            el(
                "a",
                visit.text(Message("pages-guide")),
                href=visit.url("games", id, "guide"),
                class_="button",
            ),
            class_="more-ways",
        ),
        class_="ways",
        role="group",
        aria_label=title,
    )


def _tables(visit: Visit, kind: str, tables: list[TableInfo]) -> str | None:
    return _offers(visit, kind, [_table(visit, info) for info in tables])


def _offers(visit: Visit, kind: str, tables: list[Markup]) -> str | None:
    if not tables:
        return None
    shown, rest = tables[:MOST], tables[MOST:]
    more = visit.text(Message("pages-tables-more", {"n": len(rest)}))
    return el(
        "section",
        el("h2", visit.text(Message(f"pages-tables-{kind}")), id=f"{kind}-title"),
        el("ul", *shown, class_="tables"),
        el("details", el("summary", more), el("ul", *rest, class_="tables"), class_="earlier")
        if rest
        else None,
        class_=kind,
        aria_labelledby=f"{kind}-title",
    )


def _free(visit: Visit, info: TableInfo, *, named: bool) -> Markup:
    """A table at which anybody may sit down."""
    title = box_of(find(info.game)).title(visit.lang)
    host = Message("pages-host-is", {"name": info.host_name})
    taken: dict[str, Arg] = {"taken": info.seats - len(info.free), "seats": info.seats}
    name = None if named else name_field(visit, f"name-{info.id}", "", "name")
    return el(
        "li",
        el(
            "div",
            el("strong", title),
            el("span", visit.text(host), class_="who") if info.host_name else None,
            el("span", visit.text(Message("pages-taken", taken)), class_="state"),
            class_="offer",
        ),
        form(
            visit.url("table", info.id, "sit"),
            name,
            button(visit.text(Message("pages-join"))),
            class_="sit",
        ),
        class_="place-free",
    )


def _table(visit: Visit, info: TableInfo, *way: str) -> Markup:
    game = find(info.game)
    words = visit.words_of(game)
    names = [words.who(seat, info.names) for seat in range(info.seats)]
    if info.loaded:
        state = Message("records-shown")
        ply = visit.text(Message("count-choices", {"n": info.ply}))
    elif info.status == OVER:
        state, ply = Message("pages-table-over"), None
    elif info.status == CLOSED:
        state, ply = Message("pages-table-closed"), None
    else:
        mine = bool(set(info.asked) & set(info.my_seats))
        waiting = ", ".join([names[seat] for seat in info.asked])
        state = Message("pages-your-turn") if mine else Message("waiting-for", {"names": waiting})
        if info.status == OPEN:
            state = Message("pages-table-open")
        ply = visit.text(Message("count-choices", {"n": info.ply}))
    return el(
        "li",
        el(
            "a",
            el("strong", box_of(game).title(visit.lang)),
            el("span", ", ".join(names), class_="who"),
            el("span", visit.text(state), el("small", ply) if ply else None, class_="state"),
            href=visit.url("table", info.id, *way),
        ),
    )
