"""Easel: what all who look at one table in one language are shown alike is made here once."""

from __future__ import annotations

from typing import Final

from terem.core.chronicle import Chronicle
from terem.core.message import Message
from terem.draw import Painted
from terem.draw.element import Markup, el, escape
from terem.server.log import Telling
from terem.words import Words


class Easel:
    """Groups as they were painted last, facts and sentences in words."""

    def __init__(self, words: Words) -> None:
        self.telling: Final = Telling(words)
        self._words: Final = words
        self._names: list[str] = []
        self._painted: Painted = {}
        self._sentences: list[tuple[Message, Markup]] = []

    def look(self, names: list[str], chronicle: Chronicle | None) -> Painted:
        """Learn what has happened; gives what was painted, while nobody is called otherwise."""
        if names != self._names:
            self._names, self._painted, self._sentences = names, {}, []
        self.telling.read(chronicle, names)
        return self._painted

    def position(self, told: list[Message]) -> Markup:
        """How the table stands, for those who listen; only what has changed is said anew."""
        before = self._sentences
        self._sentences = [
            before[index]
            if index < len(before) and before[index][0] == message
            else (message, escape(self._words.text(message, self._names)))
            for index, message in enumerate(told)
        ]
        said = Markup(" ".join([markup for _, markup in self._sentences]))
        return el("p", said, class_="unseen", id="position")
