"""Question: what a seat is asked, and its choices as ordinary buttons of a form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terem.core.message import Message
from terem.core.sight import Offer, Sight
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Panel


def no_icon(offer: Offer) -> str:
    """Choices of words alone."""
    return ""


class Question(Panel[Sight, Any]):
    """The question with its choices, or the names of those who are being waited for.

    ``icon`` gives the symbol that stands before the words of a choice, or nothing.
    """

    def __init__(self, icon: Callable[[Offer], str] = no_icon) -> None:
        super().__init__("question", Message("group-question"), RIGHT, "question")
        self._icon = icon

    def shows(self, sight: Sight) -> object:
        """The question itself, and who is asked."""
        return sight.prompt, sight.offers, sight.asked, sight.outcome is None

    def paint(self, sight: Sight, brush: Brush[Any]) -> str:
        """A form with one button a choice; its value is what the record will say."""
        if sight.prompt is None:
            return f'<p class="prompt waiting">{self._waiting(sight, brush)}</p>'
        buttons = "".join(
            [
                brush.piece(offer.number, offer, lambda offer=offer: self._button(offer, brush))  # type: ignore[misc]
                for offer in sight.offers
            ]
        )
        return (
            '<form method="post" id="choices" class="choices" aria-labelledby="prompt">'
            f'<p class="prompt" id="prompt">{brush.say(sight.prompt)}</p>'
            f'<div class="offers">{buttons}</div></form>'
        )

    def _button(self, offer: Offer, brush: Brush[Any]) -> str:
        symbol = self._icon(offer)
        icon = (
            f'<svg class="icon" viewBox="0 0 48 48" aria-hidden="true"><use href="#{symbol}" '
            'width="48" height="48"/></svg>'
            if symbol
            else ""
        )
        points = f' data-points="{escape(offer.points)}"' if offer.points else ""
        return (
            f'<button type="submit" id="choice-{offer.number}" name="choice" '
            f'value="{escape(offer.words)}"{points}>{icon}<span>{brush.say(offer.label)}</span>'
            "</button>"
        )

    def _waiting(self, sight: Sight, brush: Brush[Any]) -> str:
        if sight.outcome is not None:
            return brush.say(sight.outcome.reason)
        names = ", ".join([brush.who(seat) for seat in sight.asked])
        return brush.say(Message("waiting-for", {"names": names}))
