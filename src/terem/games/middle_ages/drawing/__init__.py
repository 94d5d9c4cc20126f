"""The drawing of Middle Ages."""

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
from terem.games.middle_ages.drawing.course import CourseGroup, EventsGroup
from terem.games.middle_ages.drawing.fief import FiefGroup
from terem.games.middle_ages.drawing.kit import Kit
from terem.games.middle_ages.drawing.plan import PlanGroup
from terem.games.middle_ages.drawing.supply import SupplyGroup
from terem.games.middle_ages.drawing.symbols import symbols
from terem.games.middle_ages.summary import summary


def _emblem(message: Message) -> str:
    """The emblem of the area that is spoken of."""
    spoken = message.args.get("tile", message)
    area = spoken.args.get("area") if isinstance(spoken, Message) else None
    return area.id if isinstance(area, Message) else ""


_COMMON: Final = (
    CourseGroup(),
    PlanGroup(),
    EventsGroup(),
    SupplyGroup(),
    Scores(),
    Ledger(),
    Question(_emblem),
)


@cache
def groups(seats: int, viewer: int) -> Sequence[Group[Any, Any]]:
    """The field and what belongs to it, the question, then the fiefs, the viewer's own first."""
    first = max(viewer, 0)
    order = [(first + step) % seats for step in range(seats)]
    return (*_COMMON, *[_fief(seat, own=seat == viewer) for seat in order])


@cache
def _fief(seat: int, *, own: bool) -> FiefGroup:
    """Viewers share what they see alike."""
    return FiefGroup(seat, own=own)


PAINTER = Painter(
    title=Message("drawing-title"),
    groups=groups,
    prepare=Kit,
    symbols=symbols,
    style=Path(__file__).parent / "picture.css",
    describe=summary,
    emblem=_emblem,
)
