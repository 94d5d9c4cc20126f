"""Groups: the named parts that a drawing is made of, each repainted only when it must be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from terem.core.message import Message, Who
from terem.core.sight import Sight
from terem.draw.element import Markup, escape
from terem.words import Words

S = TypeVar("S", bound=Sight)
K = TypeVar("K")

LEFT: Final = "left"
RIGHT: Final = "right"


class Brush(Generic[K]):
    """What a group paints with: words, the names of players, and all that was prepared."""

    def __init__(self, words: Words, names: Sequence[str] | None, kit: K) -> None:
        self.words: Final = words
        self.names: Final = names
        self.kit: Final = kit
        self.colours: Final = words.colours
        self._about: Final[dict[tuple[str, int], Markup]] = {}
        self._pieces: Final[dict[object, tuple[object, str]]] = {}

    def say(self, message: Message) -> Markup:
        """A message as text inside markup."""
        return escape(self.words.text(message, self.names))

    def about(self, id: str, seat: int) -> Markup:
        """A message whose only argument is a seat; said once, then remembered."""
        key = (id, seat)
        known = self._about.get(key)
        if known is None:
            known = self._about[key] = self.say(Message(id, {"who": Who(seat)}))
        return known

    def piece(self, key: object, shows: object, paint: Callable[[], str]) -> str:
        """A piece of a group, painted anew only when it shows something else than last time."""
        last = self._pieces.get(key)
        if last is not None and last[0] == shows:
            return last[1]
        painted = paint()
        self._pieces[key] = (shows, painted)
        return painted

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
    return tuple([offer.points for offer in sight.offers if offer.points.startswith(prefix)])
