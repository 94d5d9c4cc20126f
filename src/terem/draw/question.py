"""Question: what a seat is asked, and its choices as ordinary buttons of a form."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from terem.core.message import Message
from terem.core.sight import Sight
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Panel

BUTTONS: Final = 4096
"""So many beginnings of buttons are remembered, of all tables together."""


def no_emblem(message: Message) -> str:
    """Words alone."""
    return ""


class Question(Panel[Sight, Any]):
    """The question with its choices, or the names of those who are being waited for.

    ``emblem`` gives the symbol that stands before the words of a choice, or nothing.
    """

    def __init__(self, emblem: Callable[[Message], str] = no_emblem) -> None:
        super().__init__("question", Message("group-question"), RIGHT, "question")
        self._emblem = emblem

    def shows(self, sight: Sight) -> object:
        """The question itself, and who is asked."""
        return sight.prompt, sight.offers, sight.asked, sight.outcome is None

    def paint(self, sight: Sight, brush: Brush[Any]) -> str:
        """A form with one button a choice; its value is what the record will say."""
        if sight.prompt is None:
            outcome = sight.outcome
            told = (
                brush.shelf(_waiting)[tuple(sight.asked)]
                if outcome is None
                else brush.say(outcome.reason)
            )
            return f'<p class="prompt waiting">{told}</p>'
        emblem = self._emblem
        buttons = "".join(
            [
                f"{_opened(offer.number, offer.words, offer.points, emblem(offer.label))}"
                f"<span>{brush.say(offer.label)}</span></button>"
                for offer in sight.offers
            ]
        )
        return (
            '<form method="post" id="choices" class="choices" data-do="choose" '
            'aria-labelledby="prompt">'
            f'<p class="prompt" id="prompt">{brush.say(sight.prompt)}</p>'
            f'<div class="offers">{buttons}</div></form>'
        )


@lru_cache(maxsize=BUTTONS)
def _opened(number: int, words: str, points: str, symbol: str) -> str:
    """A button before its words: the number of a choice, its notation, what it points at, icon."""
    icon = (
        f'<svg class="icon" viewBox="0 0 48 48" aria-hidden="true"><use href="#{symbol}" '
        'width="48" height="48"/></svg>'
        if symbol
        else ""
    )
    pointing = f' data-points="{escape(points)}"' if points else ""
    return (
        f'<button type="submit" id="choice-{number}" name="choice" '
        f'value="{escape(words)}"{pointing}>{icon}'
    )


def _waiting(brush: Brush[Any], asked: tuple[int, ...]) -> str:
    if not asked:
        return brush.say(Message("waiting-nobody"))
    names = ", ".join([brush.who(seat) for seat in asked])
    return brush.say(Message("waiting-for", {"names": names}))
