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


@cache
def _told(lang: str, package: str) -> Markup | None:
    try:
        text = text_of(lang, package)
    except WordsError:
        return None
    return Markup(_MARKDOWN.render(text))
