"""The drawing of Rurik."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from terem.core.message import Message
from terem.draw.group import Group
from terem.draw.painter import Painter
from terem.draw.question import Question
from terem.draw.scores import Ledger, Scores
from terem.games.rurik.drawing.board import BoardGroup
from terem.games.rurik.drawing.course import CourseGroup
from terem.games.rurik.drawing.court import CourtGroup
from terem.games.rurik.drawing.decks import DeedsGroup, SchemesGroup
from terem.games.rurik.drawing.emblems import emblem
from terem.games.rurik.drawing.hand import HandGroup
from terem.games.rurik.drawing.lands import LandsGroup
from terem.games.rurik.drawing.leaders import LeadersGroup
from terem.games.rurik.drawing.map import MapGroup
from terem.games.rurik.drawing.naming import Naming
from terem.games.rurik.drawing.rebellion import RebellionGroup
from terem.games.rurik.drawing.symbols import symbols
from terem.games.rurik.drawing.tracks import TracksGroup
from terem.games.rurik.drawing.turn import TurnGroup
from terem.games.rurik.summary import summary

_BEFORE: Final = (
    CourseGroup(),
    MapGroup(),
    LandsGroup(),
    Scores(),
    Ledger(),
    TurnGroup(),
    Question(emblem),
    LeadersGroup(),
    BoardGroup(),
    TracksGroup(),
)
_AFTER: Final = (DeedsGroup(), SchemesGroup())


@cache
def groups(seats: int, viewer: int) -> Sequence[Group[Any, Any]]:
    """The map, the question, the boards, what is one's own, the cards, then the other courts."""
    first = max(viewer, 0)
    order = [(first + step) % seats for step in range(seats)]
    own: list[Group[Any, Any]] = []
    if viewer >= 0:
        own = [_court(viewer, seats, own=True), _hand(viewer)]
        order = order[1:]
    if seats == 1:
        order.append(1)
    return (
        *_BEFORE,
        *own,
        *_AFTER,
        *([_REBELLION] if seats == 1 else []),
        *[_court(side, seats, own=False) for side in order],
    )


_REBELLION: Final = RebellionGroup()


@cache
def _court(side: int, seats: int, *, own: bool) -> CourtGroup:
    """Viewers share what they see alike."""
    return CourtGroup(side, seats, own=own)


@cache
def _hand(seat: int) -> HandGroup:
    return HandGroup(seat)


PAINTER = Painter(
    title=Message("drawing-title"),
    groups=groups,
    prepare=Naming,
    symbols=symbols,
    style=Path(__file__).parent / "picture.css",
    describe=summary,
    emblem=emblem,
)
