"""Easel: what all who look at one table in one language are shown alike is made here once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from terem.core.chronicle import Chronicle
from terem.core.message import Message
from terem.core.sight import Sight
from terem.core.step import NOBODY
from terem.draw import Drawing, Painted
from terem.draw.element import Markup, el, escape
from terem.draw.painter import AnyPainter
from terem.server.log import Telling
from terem.words import Words

PIECES: Final = 24
"""So many parts are remembered."""
WET: Final = 16
"""So many easels hold what was painted last."""


_WRITTEN: Final = msgspec.msgpack.Encoder().encode


class Rack:
    """Where easels stand, those that were used last in front; the others are let dry."""

    def __init__(self, wet: int = WET) -> None:
        self._wet: Final = wet
        self._front: Final[OrderedDict[Easel, None]] = OrderedDict()

    def use(self, easel: Easel) -> None:
        """Put an easel in front."""
        self._front[easel] = None
        self._front.move_to_end(easel)
        if len(self._front) > self._wet:
            self._front.popitem(last=False)[0].dry()


class Easel:
    """Groups as they were painted last, facts and sentences in words."""

    def __init__(self, words: Words, painter: AnyPainter, rack: Rack | None = None) -> None:
        self._rack: Final = Rack() if rack is None else rack
        self.telling: Final = Telling(words, painter.emblem)
        self._words: Final = words
        self._names: list[str] = []
        self._painted = Painted()
        self._sentences: list[tuple[bytes, Markup]] = []
        self._seen: Sight | None = None
        self._position = ""
        self._pieces: Final[dict[object, str]] = {}

    def look(self, shown: list[str], names: list[str], chronicle: Chronicle | None) -> Painted:
        """Learn what has happened; gives what was painted, while nobody is called otherwise.

        What has happened is told with the names alone, whatever is shown beside them now.
        """
        self._rack.use(self)
        if shown != self._names:
            self.dry()
            self._names, self._painted, self._sentences = shown, Painted(), []
        self.telling.read(chronicle, names)
        return self._painted

    def dry(self) -> None:
        """Let go of all that can be painted again at no great cost."""
        self._painted.dry()
        self._pieces.clear()
        self._seen, self._position = None, ""

    def piece(self, shows: object, paint: Callable[[], Markup]) -> str:
        """A part of the page that depends on this and nothing else; made once for all."""
        known = self._pieces.get(shows)
        if known is None:
            if len(self._pieces) >= PIECES:
                self._pieces.clear()
            known = self._pieces[shows] = str(paint())
        return known

    def position(self, drawing: Drawing) -> str:
        """How the table stands, for those who listen; only what has changed is said anew.

        It names everybody, so whoever sees the same is told the same.
        """
        seen = msgspec.structs.replace(drawing.sight, viewer=NOBODY, prompt=None, offers=[])
        if seen != self._seen:
            self._seen = seen
            self._position = self._told(drawing.scene.painter.describe(drawing.sight))
        return self._position

    def _told(self, told: list[Message]) -> str:
        before = self._sentences
        # A message written down takes a tenth of what it takes as an object.
        self._sentences = [
            before[index]
            if index < len(before) and before[index][0] == written
            else (written, escape(self._words.text(message, self._names)))
            for index, (written, message) in enumerate(zip(map(_WRITTEN, told), told, strict=True))
        ]
        said = Markup(" ".join([markup for _, markup in self._sentences]))
        return str(el("p", said, class_="unseen", id="position"))
