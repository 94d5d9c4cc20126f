"""Kit: what the groups of Middle Ages paint again and again, prepared once for a language."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count, name
from terem.draw.element import Markup, el, join
from terem.draw.shelf import Shelf
from terem.draw.symbols import use
from terem.draw.typeset import wrap
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.drawing.board import Board
from terem.games.middle_ages.drawing.naming import Naming
from terem.games.middle_ages.drawing.symbols import EVENTS, TILE, UNKNOWN_EVENT
from terem.games.middle_ages.sight import Event, Face
from terem.games.middle_ages.summary import event_does
from terem.words import Words

CARD: Final = (234, 98)


class Kit:
    """Prepared strings of one language."""

    def __init__(self, words: Words) -> None:
        self.naming: Final = Naming(words)
        self.board: Final = Board(self.naming)
        self.tiles: Final = Shelf[Face | None, str](self._tile)
        self.farmers: Final = Shelf[int, str](self._farmers)
        self.chests: Final = Shelf[int, str](self._chests)
        self.coins: Final = Shelf[tuple[int, int], str](self._coins)
        self.heading: Final = Shelf[tuple[int, int], str](self._heading)
        self.rounds: Final = Shelf[tuple[int, int, tuple[int, ...]], str](_rounds)
        self.cards: Final = Shelf[Event, str](self._card)
        self.piles: Final = Shelf[tuple[str, int, int], str](self._pile)
        self.tokens: Final = Shelf[tuple[int, int, str], str](self._token)

    def _tile(self, face: Face | None) -> str:
        """A tile as it lies in the plan field, or the hollow that one has left."""
        if face is None:
            return el("rect", class_="hollow", width=TILE, height=TILE, rx=7)
        return el(
            "g",
            self.naming.tile(face),
            el("use", href=f"#tile-{face.area}{face.farmers}{face.chests}-face"),
            id=f"tile-{face.tile}",
        )

    def _farmers(self, number: int) -> str:
        """The farmers of a fief."""
        return (
            f"<g><title>{self.naming.text(Message('fief-farmers', {'n': number}))}</title>"
            '<use class="ink" href="#i-farmer" x="294" y="12" width="24" height="24"/>'
            f'<text class="count" x="320" y="31">{number}</text></g>'
        )

    def _chests(self, number: int) -> str:
        """The chests of a fief."""
        return (
            f"<g><title>{self.naming.text(Message('fief-chests', {'n': number}))}</title>"
            '<use class="ink" href="#i-chest" x="356" y="12" width="24" height="24"/>'
            f'<text class="count" x="383" y="31">{number}</text></g>'
        )

    def _coins(self, key: tuple[int, int]) -> str:
        """The coins of a seat."""
        seat, number = key
        return (
            f'<g id="coins-{seat}"><title>{self.naming.text(count("coins", number))}</title>'
            '<use href="#coin" x="426" y="3" width="44" height="44"/>'
            f'<text class="wealth" x="448" y="32">{number}</text></g>'
        )

    def _heading(self, key: tuple[int, int]) -> str:
        """Which round it is."""
        number, rounds = key
        if not number:
            return self.naming.text(Message("drawing-first-lords"))
        return self.naming.text(Message("drawing-round", {"round": number, "rounds": rounds}))

    def _card(self, event: Event) -> str:
        """An event card, by its face or, once it is over, by its back."""
        title = self.naming.words.text(name("event", event.id))
        effect = self.naming.words.text(event_does(event))
        after = self.naming.text(Message("event-after", {"round": event.round}))
        titles = wrap(title, _TITLE, _CARD_ROOM)
        effects = wrap(effect, 16.5, _CARD_ROOM)
        return el(
            "g",
            el("title", f"{title}. {effect} ", after),
            el("rect", class_="under", x=1.5, y=3, width=CARD[0], height=CARD[1], rx=8),
            el("rect", class_="face", width=CARD[0], height=CARD[1], rx=8),
            el("path", class_="seal", d="M27 49 44 67 27 85 10 67z"),
            el("text", str(event.round), class_="seal-number", x=27, y=73),
            use(f"i-{EVENTS.get(event.id, UNKNOWN_EVENT)}", 9, 8, 36, "event-icon"),
            *[
                el("text", line, class_="event-name", x=54, y=23 + 18 * number)
                for number, line in enumerate(titles)
            ],
            *[
                el("text", line, class_="event-text", x=54, y=24 + 17.5 * number)
                for number, line in enumerate(effects, len(titles))
            ],
            class_="event past" if event.past else "event",
        )

    def _pile(self, key: tuple[str, int, int]) -> str:
        """A stack of tiles with its height."""
        kind, place, tiles = key
        told = Message(f"pile-{kind}", {"tiles": Message("count-tiles", {"n": tiles})})
        return el(
            "g",
            el("title", self.naming.text(told)),
            *[
                el("rect", x=step, y=step * 1.5, width=40, height=46, rx=5)
                for step in ((4, 2, 0) if tiles > 1 else (0,))
            ],
            el("text", str(tiles), x=20, y=30),
            id=f"pile-{kind}",
            class_=f"pile {kind}" if tiles else f"pile {kind} none",
            transform=f"translate({14 + 50 * place} 12)",
        )

    def _token(self, key: tuple[int, int, str]) -> str:
        """A token of an extra area: free, live, held by somebody who places it, or gone."""
        token, area, state = key
        x = 170 + 38 * token
        if state == "gone":
            return el("circle", class_="nest", cx=x + 18, cy=38, r=16)
        return el(
            "g",
            self.naming.extra(area),
            use(f"extra-{AREAS[area]}", x, 20, 36),
            el("circle", class_="halo", cx=x + 18, cy=38, r=18),
            id=f"token-{token}",
            class_=state,
        )


_CARD_ROOM: Final = 174
_TITLE: Final = 19.5
"""Titles are 18 high in a bolder and wider face than the one that is measured."""


def _rounds(key: tuple[int, int, tuple[int, ...]]) -> str:
    """All rounds in a line; those that end with an event have corners."""
    now, rounds, events = key
    pitch = 456 / rounds
    return join(*[_round(n, 12 + pitch * (n - 0.5), now, events) for n in range(1, rounds + 1)])


def _round(number: int, x: float, now: int, events: tuple[int, ...]) -> Markup:
    kind = "past" if number < now else "now" if number == now else "coming"
    shape = (
        el("path", d=f"M{x:.1f} 50l17 18-17 18-17-18z")
        if number in events
        else el("circle", cx=x, cy=68, r=12)
    )
    return el("g", shape, el("text", str(number), x=x, y=73.5), class_=f"round {kind}")
