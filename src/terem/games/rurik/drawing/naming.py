"""Naming: what the things on the table are called in one language."""

from __future__ import annotations

from typing import Final

from terem.core.message import Arg, Message, Who
from terem.draw.element import Markup, el, escape
from terem.draw.group import Brush
from terem.games.rurik.drawing.folk import REBEL
from terem.words import Words

LIVE: Final = ' class="live"'
"""What may be chosen now."""


class Naming:
    """Titles for those who listen, and for a pointer that rests."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    def label(self, message: Message) -> Markup:
        """The same with a capital letter, for it stands alone."""
        return escape(capital(self.words.text(message)))

    def title(self, message: Message) -> Markup:
        """What a pointer is told that rests."""
        return el("title", self.label(message))


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def told(brush: Brush[Naming], id: str, **args: Arg) -> str:
    """The title of something that belongs to somebody."""
    return (
        f"<title>{escape(capital(brush.words.text(Message(id, dict(args)), brush.names)))}</title>"
    )


def who_of(seats: int, side: int) -> Who | Message:
    """What a side is called: its player, or the rebellion."""
    return Who(side) if side < seats else Message("rebellion")


def sign_of(seats: int, side: int) -> str:
    """What stands for a side in the ids of symbols."""
    return str(side) if side < seats else REBEL


def tint(brush: Brush[Naming], seats: int, side: int) -> str:
    """The colour of a side."""
    return brush.colours[side] if side < seats else REBEL


def name_of(brush: Brush[Naming], seats: int, side: int) -> str:
    """What a side is called, not yet escaped."""
    return brush.who(side) if side < seats else capital(brush.words.text(Message("rebellion")))
