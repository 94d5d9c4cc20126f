"""Leaders to choose from, while they are being chosen."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, name
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Picture, pointed
from terem.draw.typeset import wrap
from terem.games.rurik.components import LEADERS
from terem.games.rurik.drawing.decks import sheet
from terem.games.rurik.drawing.naming import Naming
from terem.games.rurik.sight import RurikSight

WIDTH: Final = 480
CARD: Final = (228, 118)
SIGN: Final = "card-leader-"


class LeadersGroup(Picture[RurikSight, Naming]):
    """A card for each leader that may be chosen."""

    def __init__(self) -> None:
        super().__init__("leaders", Message("group-leaders"), RIGHT, "slim")

    def shows(self, sight: RurikSight) -> object:
        """The leaders on offer."""
        return pointed(sight, SIGN)

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """Two cards abreast."""
        lines = (len(pointed(sight, SIGN)) + 1) // 2
        return WIDTH, 14 + (CARD[1] + 8) * lines

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """Card by card."""
        live = pointed(sight, SIGN)
        if not live:
            return ""
        shelf = brush.shelf(_card)
        cards = [
            f'<g transform="translate({8 + 236 * (place % 2)} {9 + (CARD[1] + 8) * (place // 2)})">'
            f"{shelf[int(id.removeprefix(SIGN))]}</g>"
            for place, id in enumerate(live)
        ]
        return f"{sheet(self.size(sight)[1])}{''.join(cards)}"


def _card(brush: Brush[Naming], leader: int) -> str:
    wide, high = CARD
    id = LEADERS[leader]
    lines = wrap(brush.words.text(Message(f"leader-does-{id}")), 15.5, wide - 22)
    texts = [
        f'<text class="card-text" x="12" y="{54 + 16.5 * n:g}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return (
        f'<g id="{SIGN}{leader}" class="leader-card live">'
        f'<rect class="face" width="{wide}" height="{high}" rx="8"/>'
        '<use class="card-ink" href="#i-crown" x="11" y="8" width="26" height="26"/>'
        f'<text class="card-name" x="44" y="29">{brush.kit.label(name("leader", id))}</text>'
        f"{''.join(texts)}"
        f'<rect class="halo" x="-1" y="-1" width="{wide + 2}" height="{high + 2}" rx="9"/></g>'
    )
