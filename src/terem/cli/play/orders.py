"""Orders: what can be typed instead of a choice. Each has its word in every language."""

from __future__ import annotations

from functools import cache
from typing import Final

from terem.core.message import Message
from terem.words import languages, words_for

ORDERS: Final = ("undo", "why", "table", "log", "save", "guide", "help", "quit")


def order(line: str) -> tuple[str, str] | None:
    """The order that a line gives, in whatever language, and what follows it."""
    word, _, rest = line.partition(" ")
    found = _orders().get(word.casefold())
    return None if found is None else (found, rest.strip())


@cache
def _orders() -> dict[str, str]:
    return {
        words_for(lang).text(Message(f"cli-order-{name}")): name
        for lang in languages()
        for name in ORDERS
    }
