"""The turn that is being taken: its main action, and what points are at hand now."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count
from terem.draw.group import RIGHT, Brush, Picture
from terem.games.rurik.components import ACTIONS, POINTED, SCHEME
from terem.games.rurik.drawing.naming import Naming
from terem.games.rurik.sight import RurikSight

WIDTH: Final = 480
HEIGHT: Final = 62
PLACE: Final = 58


class TurnGroup(Picture[RurikSight, Naming]):
    """The points at hand, action by action."""

    def __init__(self) -> None:
        super().__init__("turn", Message("group-turn"), RIGHT, "first")

    def shows(self, sight: RurikSight) -> object:
        """The turn."""
        return sight.turn

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """One line."""
        return WIDTH, HEIGHT

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """One place an action, the gifts of deeds after them."""
        turn = sight.turn
        if turn is None:
            return ""
        shelf = brush.shelf(_points)
        places = [
            shelf[ACTIONS[action], PLACE * action, turn.points[action], turn.banner == action]
            for action in range(POINTED)
        ]
        x = PLACE * POINTED
        if turn.banner == SCHEME:
            places.append(shelf[ACTIONS[SCHEME], x, turn.main, True])
            x += PLACE
        for kind, n in (("safe", turn.safe), ("far", turn.far)):
            if n:
                places.append(shelf[kind, x, n, False])
                x += PLACE
        return f"{_SHEET}{''.join(places)}"


def _points(brush: Brush[Naming], key: tuple[str, int, int, bool]) -> str:
    """The points of an action; of the main one too when they are spent."""
    kind, x, n, main = key
    title = brush.kit.title(count("draws" if kind == "scheme" else f"{kind}-points", n))
    state = "points main" if main else "points" if n else "points none"
    symbol = (
        f'<use href="#i-{_GIFTS[kind]}" class="ink" x="6" y="9" width="36" height="36"/>'
        if kind in _GIFTS
        else f'<use href="#sign-{kind}" x="5" y="8" width="38" height="38"/>'
    )
    return (
        f'<g class="{state}" transform="translate({x + 8} 2)">{title}'
        f'<rect class="points-ground" x="1" y="3" width="{PLACE - 4}" height="52" rx="8"/>'
        f'{symbol}<circle class="tally" cx="42" cy="43" r="12"/>'
        f'<text class="tally-number" x="42" y="49.500">{n}</text></g>'
    )


_GIFTS: Final = {"safe": "cross-shield", "far": "compass"}
_SHEET: Final = (
    f'<rect class="sheet" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="10"/>'
)
