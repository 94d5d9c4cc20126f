"""The log: what happened at a table, in words, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from terem.core.chronicle import Chronicle, Fact
from terem.core.message import Message
from terem.draw.element import Markup, el, join
from terem.server.standpoint import Standpoint
from terem.server.winding import address
from terem.words import Words

NEWEST: Final = 24
"""So many facts stand beside the table; a page of its own has all."""


class Log:
    """The facts that a seat may know, each put into words once."""

    def __init__(self, seat: int, words: Words) -> None:
        self._seat: Final = seat
        self._words: Final = words
        self._chronicle: Chronicle | None = None
        self._names: Sequence[str] = ()
        self._read = 0
        self.facts: list[Fact] = []
        self.lines: list[Markup] = []
        self._said: Final[list[str]] = []

    def read(self, chronicle: Chronicle | None, names: Sequence[str]) -> list[str]:
        """Learn what is new; gives its sentences, or none where the past is another one now."""
        known = chronicle is self._chronicle and names == self._names
        if not known:
            self._chronicle, self._names, self._read = chronicle, list(names), 0
            self.facts, self.lines = [], []
            self._said.clear()
        before = len(self._said)
        facts = [] if chronicle is None else chronicle.facts
        for fact in facts[self._read :]:
            if fact.known_to(self._seat):
                said = self._words.text(fact.message, names)
                self.facts.append(fact)
                # Counted are those that the seat knows: a gap would tell of what it does not.
                self.lines.append(el("li", said, id=f"fact-{len(self.lines)}"))
                self._said.append(said)
        self._read = len(facts)
        return self._said[before:] if known else []

    def linked(self, address: Callable[[int], str]) -> list[Markup]:
        """All lines, each a link to the ply where it came true."""
        return [
            el("li", el("a", said, href=address(fact.ply)), id=f"fact-{number}")
            for number, (fact, said) in enumerate(zip(self.facts, self._said, strict=True))
        ]

    def since(self, ply: int) -> list[Markup]:
        """The lines of what came after a ply, the oldest first."""
        first = len(self.facts)
        while first and self.facts[first - 1].ply > ply:
            first -= 1
        return self.lines[first:]


def lines_at(at: Standpoint, log: Log) -> Sequence[Markup]:
    """All lines; once the game can be looked at again, each leads to where it came true."""
    if not at.keeper.play.over:
        return log.lines
    return log.linked(partial(address, at.reader, at.keeper.setup.id, seat=at.view.seat))


def log_part(at: Standpoint, log: Log) -> Markup:
    """The newest first, for that is what one looks for, and a link to where all of it stands."""
    reader, lines = at.reader, lines_at(at, log)
    newest = lines[: -NEWEST - 1 : -1]
    told: Markup = el("ol", *newest, class_="facts-told")
    if not lines:
        told = el("p", reader.text(Message("pages-log-empty")))
    elif len(lines) > NEWEST:
        older = el("a", reader.text(Message("pages-log-older")), href=at.url("log"))
        told = join(told, el("p", older))
    return el(
        "section",
        el("h2", reader.text(Message("pages-log")), id="log-title"),
        told,
        id="log",
        class_="log",
        aria_labelledby="log-title",
    )
