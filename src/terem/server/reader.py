"""Reader: how one browser reads: its language, and the addresses of the house it came to."""

from __future__ import annotations

from functools import cached_property
from typing import Final
from urllib.parse import quote

from terem.core.message import Message
from terem.core.position import AnyGame
from terem.words import Words, languages, words_for


class Reader:
    """What words and links are written for; two browsers that read alike are one reader."""

    def __init__(self, root: str, lang: str, base: str = "") -> None:
        self.root: Final = root
        self.lang: Final = lang
        self.base: Final = base
        """How the house is called from outside, such as ``https://games.example``."""

    @cached_property
    def words(self) -> Words:
        """The words of the house."""
        return words_for(self.lang)

    def words_of(self, game: AnyGame) -> Words:
        """The words of a game, in the nearest language that it speaks."""
        spoken = languages(game.package)
        lang = self.lang if self.lang in spoken else spoken[0]
        return words_for(lang, game.package, tuple(game.colours))

    def text(self, message: Message) -> str:
        """A message in the person's language."""
        return self.words.text(message)

    def url(self, *parts: str) -> str:
        """The address of a page, whatever path the house stands under."""
        return f"{self.root}/{'/'.join(quote(part, safe='') for part in parts)}"

    def from_outside(self, url: str) -> str:
        """A whole address, to be given to a friend."""
        return f"{self.base}{url}"
