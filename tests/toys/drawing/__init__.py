"""The drawing of the toy: a line for each purse, and the question."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from terem.core.message import Message, Who, count
from terem.draw.element import el, join
from terem.draw.group import LEFT, Brush, Group, Picture
from terem.draw.painter import Painter
from terem.draw.question import Question
from toys.game import PursesSight


class Purses(Picture[PursesSight, None]):
    """Who has how much."""

    def __init__(self) -> None:
        super().__init__("purses", Message("title"), LEFT)

    def size(self, sight: PursesSight) -> tuple[int, int]:
        """A line for each seat."""
        return 300, 20 * sight.seats

    def shows(self, sight: PursesSight) -> object:
        """Purses, hands, and what the viewer holds."""
        return sight.purses, sight.hands, sight.own, sight.lot

    def paint(self, sight: PursesSight, brush: Brush[None]) -> str:
        """One text after another."""
        lines = [
            el("text", brush.say(message), x=4, y=16 + 20 * seat)
            for seat, message in enumerate(describe(sight))
        ]
        lots = [el("circle", id=f"lot-{lot}", r=3) for lot in [*sight.own, sight.lot] if lot >= 0]
        return join(*lines, *lots)


def groups(seats: int, viewer: int) -> Sequence[Group[Any, Any]]:
    """The purses and the question."""
    return Purses(), Question()


def describe(sight: PursesSight) -> list[Message]:
    """Each purse in words."""
    return [
        Message(
            "purse",
            {
                "who": Who(seat),
                "coins": count("coins", sight.purses[seat]),
                "lots": count("lots", sight.hands[seat]),
            },
        )
        for seat in range(sight.seats)
    ]


PAINTER = Painter(
    title=Message("title"),
    groups=groups,
    prepare=lambda words: None,
    symbols=lambda colours: "",
    style=Path(__file__).with_name("empty.css"),
    describe=describe,
)
