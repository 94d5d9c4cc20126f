"""Easel: what all who look at one table in one language are shown alike is made here once."""

from __future__ import annotations

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


class Easel:
    """Groups as they were painted last, facts and sentences in words."""

    def __init__(self, words: Words, painter: AnyPainter) -> None:
        self.telling: Final = Telling(words, painter.emblem)
        self._words: Final = words
        self._names: list[str] = []
        self._painted: Painted = {}
        self._sentences: list[tuple[Message, Markup]] = []
        self._seen: Sight | None = None
        self._position = ""
        self._pieces: Final[dict[object, str]] = {}

    def look(self, shown: list[str], names: list[str], chronicle: Chronicle | None) -> Painted:
        """Learn what has happened; gives what was painted, while nobody is called otherwise.

        What has happened is told with the names alone, whatever is shown beside them now.
        """
        if shown != self._names:
            self._names, self._painted, self._sentences = shown, {}, []
            self._seen = None
            self._pieces.clear()
        self.telling.read(chronicle, names)
        return self._painted

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
        self._sentences = [
            before[index]
            if index < len(before) and before[index][0] == message
            else (message, escape(self._words.text(message, self._names)))
            for index, message in enumerate(told)
        ]
        said = Markup(" ".join([markup for _, markup in self._sentences]))
        return str(el("p", said, class_="unseen", id="position"))
