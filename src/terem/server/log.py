"""The log: what happened at a table, in words, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
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

Address = Callable[[int], str]
"""Where a ply can be looked at again."""


class Told(NamedTuple):
    """A fact in words, and the signs that stand before them."""

    ply: int
    audience: tuple[int, ...] | None
    signs: Markup
    said: str

    def known_to(self, seat: int) -> bool:
        """Whether a seat, or a watcher, may read it."""
        return self.audience is None or seat in self.audience

    @property
    def markup(self) -> Markup:
        """The signs and the words."""
        return join(self.signs, self.said)


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
            self.told.append(Told(fact.ply, fact.audience, signs, said))
        del self.told[: max(len(self.told) - len(chronicle.facts), 0)]
        self.forgotten = chronicle.forgotten


class Log:
    """What one seat may know of it."""

    def __init__(self, seat: int, telling: Telling) -> None:
        self._seat: Final = seat
        self._telling: Final = telling
        self._past = 0
        self._read = 0

    def news(self) -> list[str]:
        """The sentences that are new, or none where the past is another one now."""
        telling = self._telling
        known, first = telling.past == self._past, self._read - telling.forgotten
        self._past, self._read = telling.past, telling.forgotten + len(telling.told)
        if not known:
            return []
        return [told.said for told in telling.told[max(first, 0) :] if told.known_to(self._seat)]

    @property
    def moment(self) -> tuple[int, ...]:
        """Another one whenever something has come to be known; the same for all who know it."""
        telling = self._telling
        known = [index for index, told in enumerate(telling.told) if self._knows(told)]
        whose = () if len(known) == len(telling.told) else (self._seat,)
        return telling.past, telling.forgotten + (known[-1] + 1 if known else 0), *whose

    def newest(self, most: int, address: Address | None) -> list[Markup]:
        """So many of the newest lines, each with an id by which it stays the same."""
        known = self._known()
        first = max(len(known) - most, 0)
        # Counted are those that the seat knows: a gap would tell of what it does not.
        number, ply, lines = 0, -1, []
        for index, told in enumerate(known):
            number = number + 1 if told.ply == ply else 0
            ply = told.ply
            if index >= first:
                id = f"fact-{ply}-{number}"
                if address is None:
                    lines.append(Markup(f'<li id="{id}">{told.markup}</li>'))
                else:
                    link = el("a", told.markup, href=address(ply))
                    lines.append(el("li", link, id=id, class_="linked"))
        return lines

    def since(self, ply: int) -> list[Markup]:
        """The lines of what came after a ply, the oldest first."""
        return [Markup(f"<li>{told.markup}</li>") for told in self._known() if told.ply > ply]

    def _knows(self, told: Told) -> bool:
        return told.known_to(self._seat)

    def _known(self) -> list[Told]:
        return list(filter(self._knows, self._telling.told))


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
