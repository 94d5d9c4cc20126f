"""Figures: troops, leaders, rebels and neutral troops, as they stand in a region."""

from __future__ import annotations

from typing import Final, NamedTuple

from terem.core.message import Message, Who, name
from terem.draw.group import Brush
from terem.games.rurik.components import LEADERS
from terem.games.rurik.drawing.geometry import SITES
from terem.games.rurik.drawing.naming import LIVE, Naming, sign_of, told, who_of
from terem.games.rurik.sight import Land
from terem.games.rurik.table import NONE

TROOP: Final = (44, 57)
PRINCE: Final = (58, 75)
ROW: Final = 62
"""How high a row of figures is."""
PITCH: Final = 21
"""How far from each other figures of one side stand while there is room."""
SPREAD: Final = 44
"""How far apart the first and the last of many stand."""
BETWEEN: Final = 7
SMALLEST: Final = 0.65
"""Figures are never drawn smaller than that."""
MANY: Final = 3
"""From so many figures on a number says how many there are."""
LIFT: Final = 8
"""How much higher a figure stands that is picked up."""
BESIDE: Final = 39
"""How much of the leader can be seen beside the troops."""
REBELS: Final = "rebels"
NEUTRAL: Final = "neutral"


class Kind(NamedTuple):
    """How those look who follow nobody."""

    symbol: str
    width: int
    height: int


OTHERS: Final = {REBELS: Kind("mark-rebel", 42, 42), NEUTRAL: Kind("neutral-figure", *TROOP)}


class Stand(NamedTuple):
    """A group of figures before it has a place."""

    width: float
    body: str


def figures(
    brush: Brush[Naming],
    seats: int,
    region: int,
    land: Land,
    live: tuple[str, ...],
    leaders: list[int],
    picked: str,
) -> str:
    """Whoever stands in a region, side by side in rows."""
    stands: list[Stand] = []
    paint = brush.shelf(_stand)
    for side, troops in enumerate(land.troops):
        led = side in land.leaders
        if troops or led:
            prince = leaders[side] if led else NONE
            lit = (f"stack-{region}-{side}" in live, f"leader-{side}" in live)
            mine = picked if picked.split("-")[1:2] == [str(side)] else ""
            key = (seats, region, side, tuple(troops), led, prince, *lit, mine)
            stands.append(Stand(_breadth(len(troops), led), paint[key]))
    others = brush.shelf(_others)
    for kind, n in ((REBELS, land.rebels), (NEUTRAL, land.neutrals)):
        if n:
            lit_kind = f"{kind}-{region}" in live
            stands.append(Stand(_spread(kind, n), others[kind, region, n, lit_kind]))
    return _in_rows(SITES[land.id].stand, stands)


def _in_rows(room: tuple[float, float, float, float], stands: list[Stand]) -> str:
    """Set the stands in rows about the middle of their room, smaller where they are many."""
    middle, top, wide, high = room
    scale, rows = 1.0, _rows(stands, wide)
    while len(rows) * ROW * scale > high and scale > SMALLEST:
        scale -= 0.1
        rows = _rows(stands, wide / scale)
    size = "" if scale == 1 else f" scale({scale:.2g})"
    parts: list[str] = []
    for number, row in enumerate(rows):
        length = sum([stand.width + BETWEEN for stand in row]) - BETWEEN
        left = middle - length * scale / 2
        foot = top + ROW * scale * (number + 1)
        for stand in row:
            parts.append(f'<g transform="translate({left:.5g} {foot:.5g}){size}">{stand.body}</g>')
            left += (stand.width + BETWEEN) * scale
    return "".join(parts)


def _rows(stands: list[Stand], room: float) -> list[list[Stand]]:
    """The stands line by line, as many in each as have room."""
    rows: list[list[Stand]] = []
    for stand in stands:
        if rows and sum([s.width + BETWEEN for s in rows[-1]]) + stand.width <= room:
            rows[-1].append(stand)
        else:
            rows.append([stand])
    return rows


def _breadth(troops: int, led: bool) -> float:
    """How wide the figures of a side stand."""
    if not troops:
        return PRINCE[0]
    return (BESIDE if led else 0) + _pitch(troops) * (troops - 1) + TROOP[0]


def _pitch(troops: int) -> float:
    return PITCH if troops <= MANY else SPREAD / (troops - 1)


def _stand(
    brush: Brush[Naming], key: tuple[int, int, int, tuple[int, ...], bool, int, bool, bool, str]
) -> str:
    """The figures of a side in a region, standing on the line y = 0."""
    seats, region, side, troops, led, prince, lit, lit_leader, picked = key
    sign = sign_of(seats, side)
    start = BESIDE if led else 0
    pitch = _pitch(len(troops))
    warriors: list[str] = []
    lifted = ""
    for place, figure in enumerate(troops):
        id = f"troop-{side}-{figure}"
        x = start + place * pitch
        up = id == picked
        warrior = (
            f'<use id="{id}" href="#warrior-{sign}" x="{x:.4g}" '
            f'y="{-TROOP[1] - LIFT * up}" width="{TROOP[0]}" height="{TROOP[1]}"/>'
        )
        if up:
            lifted = f"{_spot(x, *TROOP)}{warrior}"
        else:
            warriors.append(warrior)
    width = _breadth(len(troops), led)
    who = who_of(seats, side)
    leader = ""
    if led:
        up = picked == f"leader-{side}"
        leader = _leader(brush, side, sign, prince, who, lit_leader, up)
    n = len(troops) + led
    number = _number(width, n) if n >= MANY else ""
    title = told(brush, "stack-of", who=who, troops=len(troops), leader=int(led))
    return (
        f'<g id="stack-{region}-{side}"{LIVE if lit else ""}>{title}{"".join(warriors)}{leader}'
        f"{lifted}{number}{_halo(width, TROOP[1]) if lit else ''}</g>"
    )


def _leader(
    brush: Brush[Naming], side: int, sign: str, prince: int, who: Who | Message, lit: bool, up: bool
) -> str:
    """The figure of a leader."""
    leader = name("leader", LEADERS[prince])
    width, height = PRINCE
    return (
        f'<g id="leader-{side}"{LIVE if lit else ""}>'
        f"{told(brush, 'leader-of', leader=leader, who=who)}"
        f"{_spot(0, width, height) if up else ''}"
        f'<use href="#prince-{sign}" y="{-height - LIFT * up}" width="{width}" height="{height}"/>'
        f"{_halo(width, height) if lit else ''}</g>"
    )


def _spot(x: float, width: int, height: int) -> str:
    """What shines behind a figure that is picked up."""
    return (
        f'<rect class="picked" x="{x - 4:.4g}" y="{-height - LIFT - 4}" width="{width + 8}" '
        f'height="{height + LIFT + 6}" rx="12"/>'
    )


def _number(width: float, n: int) -> str:
    return (
        f'<circle class="tally" cx="{width - 5:g}" cy="-7" r="13"/>'
        f'<text class="tally-number" x="{width - 5:g}" y="-0.500">{n}</text>'
    )


def _spread(kind: str, n: int) -> float:
    """How wide those stand who follow nobody."""
    return _step(n) * (n - 1) + OTHERS[kind].width


def _step(n: int) -> float:
    return 17 if n <= MANY else SPREAD / (n - 1)


def _others(brush: Brush[Naming], key: tuple[str, int, int, bool]) -> str:
    """Those who follow nobody."""
    kind, region, n, lit = key
    symbol, width, height = OTHERS[kind]
    band = [
        f'<use href="#{symbol}" x="{place * _step(n):.4g}" y="{-height}" width="{width}" '
        f'height="{height}"/>'
        for place in range(n)
    ]
    whole = _spread(kind, n)
    number = _number(whole, n) if n >= MANY else ""
    return (
        f'<g id="{kind}-{region}"{LIVE if lit else ""}>{told(brush, f"{kind}-here", n=n)}'
        f"{''.join(band)}{number}{_halo(whole, height) if lit else ''}</g>"
    )


def _halo(width: float, height: int) -> str:
    """What shines about figures that may be chosen."""
    return (
        f'<rect class="halo" x="-3" y="{-height - 2}" width="{width + 6:g}" '
        f'height="{height + 6}" rx="9"/>'
    )
