"""Layout: where the groups lie in the one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

MARGIN: Final = 16
COLUMN: Final = 480
"""The width that every group is fitted to."""
SHAPES: Final = {"wide": 3, "narrow": 1}
"""How many columns a picture has; in a wide one the first belongs to the left half."""


class Box(NamedTuple):
    """A painted group before it has a place."""

    id: str
    first: bool
    """Whether it belongs to the first column."""
    width: int
    height: int
    body: str


class Place(NamedTuple):
    """Where a group lies, and how much it is enlarged."""

    box: Box
    x: int
    y: float
    scale: float


def arrange(boxes: Sequence[Box], shape: str) -> tuple[list[Place], float, float]:
    """Place boxes in order, each at the foot of the shortest column it may lie in.

    Gives the places with the width and the height of the whole.
    """
    columns = SHAPES[shape]
    feet = [float(MARGIN)] * columns
    places: list[Place] = []
    for box in boxes:
        allowed = range(columns)
        if columns > 1:
            allowed = range(1) if box.first else range(1, columns)
        column = min(allowed, key=lambda index: feet[index])
        scale = COLUMN / box.width
        places.append(Place(box, MARGIN + column * (COLUMN + MARGIN), feet[column], scale))
        feet[column] += box.height * scale + MARGIN
    return places, MARGIN + columns * (COLUMN + MARGIN), max(feet)
