"""Geometry: the map as coarse polygons, and the soft borders that are drawn from them.

The shapes are our own. Neighbours share the points of their common border, and it is softened once
for both, so that no gap can open between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import sin
from typing import Final, NamedTuple

Point = tuple[float, float]

WIDTH: Final = 1000
HEIGHT: Final = 1340

_POINTS: Final[tuple[Point, ...]] = (
    *((290, 135), (470, 85), (550, 0), (620, 200), (640, 375), (540, 365), (450, 350), (450, 460)),
    *((305, 460), (822, 0), (824, 250), (828, 420), (785, 415), (1000, 0), (1000, 425), (808, 480)),
    *(
        (185, 475),
        (135, 385),
        (70, 215),
        (170, 140),
        (490, 555),
        (405, 590),
        (420, 700),
        (420, 740),
    ),
    *((340, 720), (265, 705), (230, 650), (160, 570), (682, 585), (798, 625), (850, 775)),
    *((505, 835), (1000, 850), (882, 815), (885, 915), (660, 1008), (575, 918), (590, 1045)),
    *((500, 1050), (420, 1000), (340, 965), (240, 850), (225, 985), (110, 940), (55, 790)),
    *((105, 665), (535, 1110), (440, 1160), (300, 1185), (150, 1150), (80, 1025), (1000, 1010)),
    *((840, 1180), (750, 1275), (690, 1165), (580, 1180), (0, 1045), (545, 1240), (540, 1340)),
    *((0, 1340), (0, 425)),
)


class Site(NamedTuple):
    """A region on the map: its corners, and where its name, its plots and its figures have room."""

    corners: tuple[int, ...]
    """Numbers of points, the first is 1."""
    name: Point
    """The middle of the ribbon."""
    plots: Point
    """The middle of the three plots."""
    stand: tuple[float, float, float, float]
    """The middle and the upper edge of the room for figures, its width and its height."""


SITES: Final = {
    "novgorod": Site(
        (1, 2, 3, 4, 5, 6, 7, 8, 9),
        (455, 152),
        (455, 200),
        (465, 226, 300, 122),
    ),
    "rostov": Site(
        (3, 10, 11, 12, 13, 5, 4),
        (700, 66),
        (704, 114),
        (712, 142, 205, 215),
    ),
    "polotsk": Site(
        (9, 8, 21, 22, 23, 24, 25, 26, 27, 28, 17),
        (318, 498),
        (318, 546),
        (318, 574, 185, 128),
    ),
    "smolensk": Site(
        (8, 7, 6, 5, 13, 29, 23, 22, 21),
        (600, 420),
        (604, 468),
        (588, 496, 220, 96),
    ),
    "volyn": Site(
        (27, 26, 42, 41, 43, 44, 45, 46),
        (165, 712),
        (160, 760),
        (168, 788, 180, 160),
    ),
    "kiev": Site(
        (26, 25, 24, 32, 37, 36, 38, 39, 40, 41, 42),
        (372, 786),
        (400, 834),
        (446, 862, 240, 120),
    ),
    "chernigov": Site(
        (13, 12, 16, 30, 31, 32, 24, 23, 29),
        (680, 632),
        (652, 680),
        (655, 706, 300, 92),
    ),
    "pereyaslavl": Site(
        (32, 31, 34, 35, 36, 37),
        (722, 826),
        (722, 873),
        (706, 892, 250, 84),
    ),
    "pskov": Site(
        (1, 9, 17, 18, 19, 20),
        (200, 192),
        (204, 240),
        (212, 268, 180, 185),
    ),
    "suzdal": Site(
        (10, 14, 15, 16, 12, 11),
        (896, 66),
        (900, 114),
        (914, 142, 150, 270),
    ),
    "galich": Site(
        (44, 43, 41, 40, 39, 47, 48, 49, 50, 51),
        (226, 1026),
        (420, 1062),
        (286, 1074, 330, 100),
    ),
    "brest": Site(
        (18, 17, 28, 27, 46, 45, 44, 51, 57, 61),
        (88, 466),
        (80, 514),
        (80, 542, 150, 100),
    ),
    "murom": Site(
        (16, 15, 33, 34, 31, 30),
        (904, 530),
        (906, 578),
        (906, 606, 165, 190),
    ),
    "peresech": Site(
        (57, 51, 50, 49, 48, 47, 56, 58, 59, 60),
        (150, 1222),
        (150, 1270),
        (392, 1206, 270, 124),
    ),
    "azov": Site(
        (34, 33, 52, 53, 54, 55, 56, 47, 39, 38, 36, 35),
        (812, 1002),
        (812, 1050),
        (790, 1076, 310, 110),
    ),
}
RIVERS: Final = (
    "M612 392C560 470 470 500 446 565S440 700 476 790 560 860 604 930 640 1000 690 1040 716 1110 "
    "694 1164M672 190C760 235 806 330 890 352S975 408 1000 436M404 95C400 180 372 230 376 300S420 "
    "372 452 352"
)
"""The Dnieper, the Volga and the Volkhov, as an ornament."""
_SOFT: Final = 6.0
"""How much of the way to the next point a border keeps its direction, as a divisor."""


@cache
def shapes() -> dict[str, str]:
    """The outline of every region as the data of a path."""
    owners = _owners()
    return {id: _outline(id, owners) for id in SITES}


@cache
def coast() -> str:
    """Every border between land and what lies outside of it."""
    owners = _owners()
    parts: list[str] = []
    for site in SITES.values():
        shore = [
            chain
            for chain in _chains(site.corners, owners)
            if len(owners[frozenset(chain[:2])]) == 1 and not _framed(chain[0], chain[1])
        ]
        parts += [f"M{_at(chain[0])}{_curve(chain)}" for chain in shore]
    return "".join(parts)


def _owners() -> dict[frozenset[int], tuple[str, ...]]:
    """The regions on both sides of each edge."""
    owners: dict[frozenset[int], tuple[str, ...]] = {}
    for id, site in SITES.items():
        for edge in _edges(site.corners):
            owners[edge] = (*owners.get(edge, ()), id)
    return owners


def _edges(corners: Sequence[int]) -> list[frozenset[int]]:
    return [frozenset(pair) for pair in zip(corners, [*corners[1:], corners[0]], strict=True)]


def _outline(id: str, owners: dict[frozenset[int], tuple[str, ...]]) -> str:
    chains = _chains(SITES[id].corners, owners)
    return f"M{_at(chains[0][0])}{''.join([_curve(chain) for chain in chains])}z"


def _chains(
    corners: tuple[int, ...], owners: dict[frozenset[int], tuple[str, ...]]
) -> list[list[int]]:
    """The outline cut where its neighbour changes, and where it meets the frame of the map."""
    edges = _edges(corners)
    kinds = [(owners[edge], _framed(*edge)) for edge in edges]
    start = next(n for n in range(len(edges)) if kinds[n] != kinds[n - 1])
    chains: list[list[int]] = []
    for step in range(len(edges)):
        n = (start + step) % len(edges)
        if step == 0 or kinds[n] != kinds[n - 1]:
            chains.append([corners[n]])
        chains[-1].append(corners[(n + 1) % len(edges)])
    return chains


def _framed(one: int, other: int) -> bool:
    """Whether an edge lies in the frame of the map."""
    (x1, y1), (x2, y2) = _POINTS[one - 1], _POINTS[other - 1]
    return (x1 == x2 and x1 in (0, WIDTH)) or (y1 == y2 and y1 in (0, HEIGHT))


def _at(point: int) -> str:
    x, y = _POINTS[point - 1]
    return f"{x:g} {y:g}"


def _curve(chain: Sequence[int]) -> str:
    """A soft line through the points of a chain, the same whichever end it is drawn from."""
    if _framed(chain[0], chain[1]):
        return "".join([f"L{_at(point)}" for point in chain[1:]])
    turned = chain[0] > chain[-1]
    line = _wander([_POINTS[point - 1] for point in (chain[::-1] if turned else chain)])
    if turned:
        line = line[::-1]
    return "".join([_bend(line, n) for n in range(len(line) - 1)])


def _wander(points: Sequence[Point]) -> list[Point]:
    """Points in between, a little to one side and then to the other, as rivers and hills lie."""
    line = [points[0]]
    for (x1, y1), (x2, y2) in pairwise(points):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        steps = max(1, round(length / 52))
        for step in range(1, steps):
            share = step / steps
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            aside = _aside(x, y)
            line.append((x - (y2 - y1) / length * aside, y + (x2 - x1) / length * aside))
        line.append((x2, y2))
    return line


def _aside(x: float, y: float) -> float:
    """How far to the side a point wanders; the same every time."""
    return 9 * sin(x * 0.37 + y * 0.53) + 3 * sin(x * 1.9 - y * 1.3)


def _bend(line: Sequence[Point], n: int) -> str:
    """A curve from one point to the next that meets its neighbours without a corner."""
    before, start = line[max(n - 1, 0)], line[n]
    end, after = line[n + 1], line[min(n + 2, len(line) - 1)]
    one = (start[0] + (end[0] - before[0]) / _SOFT, start[1] + (end[1] - before[1]) / _SOFT)
    two = (end[0] - (after[0] - start[0]) / _SOFT, end[1] - (after[1] - start[1]) / _SOFT)
    return f"C{_pair(one)} {_pair(two)} {_pair(end)}"


def _pair(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
