"""The log: what happened at a table, in words, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.core.chronicle import Chronicle, Fact
from terem.core.message import Message
from terem.draw.element import Markup, el, join
from terem.server.reader import Reader
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

    def read(self, chronicle: Chronicle | None, names: Sequence[str]) -> list[str]:
        """Learn what is new; gives its sentences, or none where the past is another one now."""
        known = chronicle is self._chronicle and names == self._names
        if not known:
            self._chronicle, self._names, self._read = chronicle, list(names), 0
            self.facts, self.lines = [], []
        new: list[str] = []
        facts = [] if chronicle is None else chronicle.facts
        for fact in facts[self._read :]:
            if fact.known_to(self._seat):
                said = self._words.text(fact.message, names)
                self.facts.append(fact)
                # Counted are those that the seat knows: a gap would tell of what it does not.
                self.lines.append(el("li", said, id=f"fact-{len(self.lines)}"))
                new.append(said)
        self._read = len(facts)
        return new if known else []

    def since(self, ply: int) -> list[Markup]:
        """The lines of what came after a ply, the oldest first."""
        first = len(self.facts)
        while first and self.facts[first - 1].ply > ply:
            first -= 1
        return self.lines[first:]


def log_part(reader: Reader, lines: Sequence[Markup], whole: str) -> Markup:
    """The newest first, for that is what one looks for; ``whole`` is where all of it stands."""
    newest = lines[: -NEWEST - 1 : -1]
    told: Markup = el("ol", *newest, class_="facts-told")
    if not lines:
        told = el("p", reader.text(Message("pages-log-empty")))
    elif len(lines) > NEWEST:
        older = el("a", reader.text(Message("pages-log-older")), href=whole)
        told = join(told, el("p", older))
    return el(
        "aside",
        el("h2", reader.text(Message("pages-log")), id="log-title"),
        told,
        id="log",
        class_="log",
        aria_labelledby="log-title",
    )
