"""The shelf: the boxes, each playable in one click, and the games one can go on with."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.draw.assets import icon
from terem.draw.element import Markup, el, join
from terem.draw.symbols import SHIELDS
from terem.games import find
from terem.server.box import Box, box_of, boxes
from terem.server.forms import button, form
from terem.server.frame import page
from terem.server.house import TableInfo
from terem.server.visit import Visit

MOST_OVER: Final = 6
"""So many games that are over are told of."""

# The field of each cover, a tincture of the theme.
_FIELDS: Final = ("gules", "azure", "vert", "purpure", "russet")


async def shelf(visit: Visit) -> str:
    """The first page of the house."""
    guest = await visit.guest()
    tables = await visit.house.tables(guest) if guest is not None else []
    tables.sort(key=lambda info: info.updated, reverse=True)
    going = [info for info in tables if info.status != "over"]
    over = [info for info in tables if info.status == "over"][:MOST_OVER]
    inside = join(
        el(
            "div",
            el("h1", visit.text(Message("pages-motto"))),
            el("p", visit.text(Message("pages-welcome"))),
            class_="welcome",
        ),
        _tables(visit, "going", going),
        _boxes(visit, "shelf", [(n, box) for n, box in enumerate(boxes()) if box.game]),
        _boxes(visit, "coming", [(n, box) for n, box in enumerate(boxes()) if not box.game]),
        _tables(visit, "over", over),
    )
    return page(visit, visit.text(Message("pages-house")), inside, kind="shelf-page")


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


def cover(title: str, number: int, below: str | None = None) -> Markup:
    """The lid of a box: its title under a shield."""
    outline, charge, (x, y, size) = SHIELDS[number % len(SHIELDS)]
    drawn = icon(charge)
    body = Markup(drawn.body.replace(' fill="currentColor"', ""))
    shield = el(
        "svg",
        el("path", d=outline, class_="lid-shield"),
        el(
            "svg",
            body,
            x=float(x),
            y=float(y),
            width=size,
            height=size,
            viewBox=f"0 0 {drawn.width} {drawn.height}",
            class_="lid-charge",
        ),
        viewBox="-1 -1 34 34",
        aria_hidden="true",
        class_="lid-sign",
    )
    field = _FIELDS[number % len(_FIELDS)]
    told = el("p", below) if below else None
    return el("div", shield, el("div", el("h3", title), told), class_=f"lid lid-{field}")


def _tables(visit: Visit, kind: str, tables: list[TableInfo]) -> str | None:
    if not tables:
        return None
    return el(
        "section",
        el("h2", visit.text(Message(f"pages-tables-{kind}")), id=f"{kind}-title"),
        el("ul", *[_table(visit, info) for info in tables], class_="tables"),
        aria_labelledby=f"{kind}-title",
    )


def _table(visit: Visit, info: TableInfo) -> Markup:
    game = find(info.game)
    words = visit.words_of(game)
    names = [words.who(seat, info.names) for seat in range(info.seats)]
    if info.status == "over":
        state, ply = Message("pages-table-over"), None
    else:
        mine = bool(set(info.asked) & set(info.my_seats))
        waiting = ", ".join([names[seat] for seat in info.asked])
        state = Message("pages-your-turn") if mine else Message("waiting-for", {"names": waiting})
        if info.status == "open":
            state = Message("pages-table-open")
        ply = visit.text(Message("count-choices", {"n": info.ply}))
    return el(
        "li",
        el(
            "a",
            el("strong", box_of(game).title(visit.lang)),
            el("span", ", ".join(names), class_="who"),
            el("span", visit.text(state), el("small", ply) if ply else None, class_="state"),
            href=visit.url("table", info.id),
        ),
    )
