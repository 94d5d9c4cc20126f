"""The log: what happened at a table, in words, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.core.chronicle import Fact
from terem.core.message import Message
from terem.core.play import Play
from terem.draw.element import Markup, el
from terem.server.visit import Visit
from terem.words import Words

NEWEST: Final = 12
"""So many facts stand open; the others unfold."""


def log(visit: Visit, play: Play, seat: int, words: Words, names: Sequence[str]) -> Markup:
    """The newest first, for that is what one looks for."""
    chronicle = play.table.chronicle
    facts = [] if chronicle is None else chronicle.since(-1, seat)[::-1]
    said = [_line(fact, words, names) for fact in facts]
    parts = [el("ol", *said[:NEWEST], class_="facts-told")]
    if said[NEWEST:]:
        parts.append(
            el(
                "details",
                el("summary", visit.text(Message("pages-log-older"))),
                el("ol", *said[NEWEST:], class_="facts-told"),
                id="log-older",
            )
        )
    if not said:
        parts = [el("p", visit.text(Message("pages-log-empty")))]
    title = el("h2", visit.text(Message("pages-log")), id="log-title")
    return el("aside", title, *parts, id="log", class_="log", aria_labelledby="log-title")


def _line(fact: Fact, words: Words, names: Sequence[str]) -> Markup:
    return el("li", words.text(fact.message, names))
