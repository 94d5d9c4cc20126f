"""The guide of a game, from Markdown."""

from __future__ import annotations

from functools import cache
from typing import Final

from markdown_it import MarkdownIt

from terem.core.message import Message
from terem.core.position import AnyGame
from terem.draw.element import Markup, el, join
from terem.server.box import box_of
from terem.server.frame import page
from terem.server.reader import Reader
from terem.server.visit import Visit
from terem.words import WordsError
from terem.words import guide as text_of

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def guide(visit: Visit, game: AnyGame) -> str:
    """The page of a guide; it has its own heading."""
    lang = visit.words_of(game).lang
    title = visit.text(Message("pages-guide-title", {"game": box_of(game).title(visit.lang)}))
    told = _told(lang, game.package)
    if told is None:
        told = join(el("h1", title), el("p", visit.text(Message("cli-play-no-guide"))))
    play = el(
        "p",
        el(
            "a",
            visit.text(Message("pages-set-up")),
            href=visit.url("games", game.id, "new"),
            class_="button strong",
        ),
    )
    inside = join(el("article", told, lang=lang, class_="guide"), play)
    return page(visit, title, inside, kind="guide-page")


def guide_beside(reader: Reader, game: AnyGame) -> Markup:
    """The same to be opened beside a table, where it lies under the headings of the table."""
    lang = reader.words_of(game).lang
    title = reader.text(Message("pages-guide-title", {"game": box_of(game).title(reader.lang)}))
    told = _told(lang, game.package) or el("p", reader.text(Message("cli-play-no-guide")))
    for level in (2, 1):
        told = Markup(told.replace(f"h{level}>", f"h{level + 1}>"))
    close = reader.text(Message("pages-close"))
    page = el("a", reader.text(Message("pages-guide-page")), href=address(reader, game))
    shut = el("button", close, type="button", popovertarget="guide", popovertargetaction="hide")
    return el(
        "aside",
        el("p", page, shut, class_="guide-bar"),
        el("article", told, lang=lang, class_="guide"),
        id="guide",
        class_="guide-beside",
        popover="auto",
        aria_label=title,
        tabindex=0,
    )


def address(reader: Reader, game: AnyGame) -> str:
    """Where the guide stands alone."""
    return reader.url("games", game.id, "guide")


@cache
def _told(lang: str, package: str) -> Markup | None:
    try:
        text = text_of(lang, package)
    except WordsError:
        return None
    return Markup(_MARKDOWN.render(text))
