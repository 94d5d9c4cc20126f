"""The log: what happened at a table, in words, as far as a seat may know it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from html import unescape
from typing import Final, NamedTuple

from terem.core.chronicle import Chronicle
from terem.core.message import Message, Who
from terem.core.step import NOBODY
from terem.draw.element import Markup, el, join
from terem.draw.question import no_emblem
from terem.server.standpoint import Standpoint
from terem.server.winding import address
from terem.words import Words

NEWEST: Final = 24
"""So many facts stand beside the table; a page of its own has all."""

KEPT: Final = 48
"""So many are remembered in words, for whoever has been away."""


Address = Callable[[int], str]
"""Where a ply can be looked at again."""


class Told(NamedTuple):
    """A fact in words, and the same as markup."""

    ply: int
    audience: tuple[int, ...] | None
    markup: Markup
    signs: int
    """So much of the markup stands before the words."""

    @property
    def said(self) -> str:
        """The words alone."""
        return unescape(self.markup[self.signs :])


class Telling:
    """The newest facts of a table, put into words once for all who read them in one language."""

    def __init__(self, words: Words, emblem: Callable[[Message], str] = no_emblem) -> None:
        self._words: Final = words
        self._emblem: Final = emblem
        self._chronicle: Chronicle | None = None
        self._names: Sequence[str] = ()
        self.past = 0
        """Another number where the past has become another one: by an undo, or by a new name."""
        self.forgotten = 0
        self.told: list[Told] = []

    def read(self, chronicle: Chronicle | None, names: Sequence[str]) -> None:
        """Learn what is new."""
        if chronicle is None:
            return
        if chronicle is not self._chronicle or names != self._names:
            self._chronicle, self._names = chronicle, list(names)
            self.past += 1
            self.forgotten, self.told = chronicle.forgotten, []
        known = self.forgotten + len(self.told) - chronicle.forgotten
        for fact in chronicle.facts[max(known, 0) :]:
            said = self._words.text(fact.message, names)
            signs = _signs(_first_seat(fact.message), self._emblem(fact.message))
            self.told.append(Told(fact.ply, fact.audience, join(signs, said), len(signs)))
        del self.told[: max(len(self.told) - len(chronicle.facts), 0)]
        self.forgotten = chronicle.forgotten


class Log:
    """What one seat may know of it."""

    def __init__(self, seat: int, kept: int = KEPT) -> None:
        self._seat: Final = seat
        self._kept: Final = kept
        self._past = 0
        self._read = 0
        self.moment = 0
        """Grows with all that comes to be known."""
        self._plies: list[int] = []
        self._lines: list[Markup] = []

    def read(self, telling: Telling) -> list[str]:
        """Learn what is new; gives its sentences, or none where the past is another one now."""
        known = telling.past == self._past
        if not known:
            self._past, self._read = telling.past, telling.forgotten
            self._plies, self._lines = [], []
        new = [
            told
            for told in telling.told[max(self._read - telling.forgotten, 0) :]
            if told.audience is None or self._seat in told.audience
        ]
        self._read = telling.forgotten + len(telling.told)
        if new or not known:
            self.moment += 1
        self._plies += [told.ply for told in new]
        self._lines += [told.markup for told in new]
        del self._plies[: -self._kept], self._lines[: -self._kept]
        return [told.said for told in new] if known else []

    def newest(self, most: int, address: Address | None) -> list[Markup]:
        """So many of the newest lines, each with an id by which it stays the same."""
        first = max(len(self._lines) - most, 0)
        # Counted are those that the seat knows: a gap would tell of what it does not.
        start = bisect_left(self._plies, self._plies[first]) if self._plies else 0
        number, ply, lines = 0, -1, []
        for index in range(start, len(self._lines)):
            number = number + 1 if self._plies[index] == ply else 0
            ply = self._plies[index]
            if index >= first:
                said = self._lines[index]
                id = f"fact-{ply}-{number}"
                if address is None:
                    lines.append(Markup(f'<li id="{id}">{said}</li>'))
                else:
                    lines.append(el("li", el("a", said, href=address(ply)), id=id, class_="linked"))
        return lines

    def since(self, ply: int) -> list[Markup]:
        """The lines of what came after a ply, the oldest first."""
        return [
            Markup(f"<li>{line}</li>") for line in self._lines[bisect_right(self._plies, ply) :]
        ]


def _first_seat(message: Message) -> int:
    """Who did it."""
    return next((arg.seat for arg in message.args.values() if isinstance(arg, Who)), NOBODY)


@lru_cache(maxsize=512)
def _signs(seat: int, emblem: str) -> Markup:
    """The mark of a seat, and the emblem of what was done; words say the same."""
    signs = [f"mark-{seat}"] if seat != NOBODY else []
    signs += [emblem] if emblem else []
    drawn = [
        el(
            "svg",
            el("use", href=f"#{sign}", width=48, height=48),
            viewBox="0 0 48 48",
            aria_hidden="true",
        )
        for sign in signs
    ]
    return el("span", *drawn, class_="signs")


def lines_at(at: Standpoint, log: Log, most: int) -> list[Markup]:
    """The lines; once the game can be looked at again, each leads to where it came true."""
    if not at.keeper.revealed:
        return log.newest(most, None)
    return log.newest(most, partial(address, at.reader, at.keeper.setup.id, seat=at.view.seat))


def log_part(at: Standpoint, log: Log) -> Markup:
    """The newest first, for that is what one looks for, and a link to where all of it stands."""
    newest = lines_at(at, log, NEWEST)[::-1]
    older = el("a", at.text(Message("pages-log-older")), href=at.url("log"))
    told = (
        join(el("ol", *newest, class_="facts-told"), el("p", older))
        if newest
        else el("p", at.text(Message("pages-log-empty")))
    )
    return el(
        "section",
        el("h2", at.text(Message("pages-log")), id="log-title"),
        told,
        id="log",
        class_="log",
        aria_labelledby="log-title",
    )
