"""Naming: what the things on the table are called in one language."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, name
from terem.draw.element import Markup, el, escape
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.sight import Column, Face
from terem.words import Words


class Naming:
    """Titles for those who listen, and for a pointer that rests."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.graveyard: Final = self.label(Message("graveyard"))

    def text(self, message: Message) -> Markup:
        """A message that names nobody."""
        return escape(self.words.text(message))

    def label(self, message: Message) -> Markup:
        """The same with a capital letter, for it stands alone."""
        text = self.words.text(message)
        return escape(text[:1].upper() + text[1:])

    def tile(self, face: Face) -> Markup:
        """A tile by its area and symbols."""
        area = name("area", AREAS[face.area])
        told = Message("tile", {"area": area, "farmers": face.farmers, "chests": face.chests})
        return el("title", self.label(told))

    def extra(self, area: int) -> Markup:
        """A token of an extra area."""
        return el("title", self.label(Message("extra-area", {"area": name("area", AREAS[area])})))

    def income(self, coins: int) -> Markup:
        """What a column would bring."""
        told = Message("column-yields", {"coins": Message("count-coins", {"n": coins})})
        return el("title", self.text(told))

    def rule(self, column: Column) -> Markup:
        """The effect and the income printed on a column."""
        area = AREAS[column.area]
        coins = Message("count-coins", {"n": column.coins})
        counted = [self.words.text(name("area", AREAS[area])) for area in column.income_areas]
        told = Message(
            "column-title",
            {
                "area": name("area", area),
                "effect": Message(f"effect-{area}", {"coins": coins}),
                "coins": Message("count-coins", {"n": column.income}),
                "areas": ", ".join(counted),
            },
        )
        return el("title", self.label(told))
