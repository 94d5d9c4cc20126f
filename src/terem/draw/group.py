"""Groups: the named parts that a drawing is made of, each repainted only when it must be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeVar

from terem.core.message import Message
from terem.core.sight import Sight
from terem.draw.element import Markup, escape
from terem.draw.shelf import Shelf
from terem.words import Words

S = TypeVar("S", bound=Sight)
K = TypeVar("K")
Q = TypeVar("Q")
T = TypeVar("T")

LEFT: Final = "left"
RIGHT: Final = "right"
ROOMY: Final = "roomy"
"""The class of a picture that is never drawn small: on a narrow page it is scrolled sideways."""


class Brush(Generic[K]):
    """What a group paints with: words, the names of players, and all that was prepared."""

    def __init__(self, words: Words, names: Sequence[str] | None, kit: K) -> None:
        self.words: Final = words
        self.names: Final = names
        self.kit: Final = kit
        self.colours: Final = words.colours
        self._said: Final = Shelf[str, Markup](escape)
        self._shelves: Final[dict[object, Shelf[Any, str]]] = {}
        self._pieces: Final[dict[object, tuple[object, Any]]] = {}

    def say(self, message: Message) -> Markup:
        """A message as text inside markup."""
        return self._said[self.words.text(message, self.names)]

    def shelf(self, make: Callable[[Brush[K], Q], str]) -> Shelf[Q, str]:
        """Strings that one function paints with this brush, each painted once.

        For what has few states, such as the figures of a seat.
        """
        known = self._shelves.get(make)
        if known is None:
            known = self._shelves[make] = Shelf(partial(make, self))
        return known

    def piece(self, key: object, shows: object, paint: Callable[[], T]) -> T:
        """A piece of a group, painted anew only when it shows something else than last time.

        For what has too many states to remember them all, but seldom changes.
        """
        last = self._pieces.get(key)
        if last is not None and last[0] == shows:
            kept: T = last[1]
            return kept
        painted = paint()
        self._pieces[key] = (shows, painted)
        return painted

    def dry(self) -> None:
        """Let go of what can be painted again at no great cost."""
        self._pieces.clear()
        self._said.clear()

    def who(self, seat: int) -> str:
        """What the player of a seat is called, not yet escaped."""
        return self.words.who(seat, self.names)


class Group(ABC, Generic[S, K]):
    """One named part of a drawing."""

    def __init__(self, id: str, title: Message, side: str, classes: str = "") -> None:
        self.id: Final = id
        self.title: Final = title
        self.side: Final = side
        """The half of a wide page where it lies."""
        self.classes: Final = classes

    @abstractmethod
    def shows(self, sight: S) -> object:
        """All of the sight that it depends on; while this stays equal, so does the painting."""

    @abstractmethod
    def paint(self, sight: S, brush: Brush[K]) -> str:
        """Its body; nothing at all while it has nothing to show."""


class Picture(Group[S, K]):
    """A group painted as SVG, in a box of its own."""

    @abstractmethod
    def size(self, sight: S) -> tuple[int, int]:
        """Width and height of the box."""


class Panel(Group[S, K]):
    """A group painted as HTML, which stands on a page only."""


def pointed(sight: Sight, prefix: str | tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the things that offers point at, of those that begin so."""
    if not sight.offers:
        return ()
    return tuple([offer.points for offer in sight.offers if offer.points.startswith(prefix)])
