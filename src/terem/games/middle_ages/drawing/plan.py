"""The plan field: four rows of tiles, with the lords and the scouts on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from terem.core.message import Message
from terem.draw.element import Markup, el, join
from terem.draw.group import LEFT, Brush, Picture, pointed
from terem.games.middle_ages.drawing.kit import Kit
from terem.games.middle_ages.drawing.naming import Naming
from terem.games.middle_ages.drawing.symbols import TILE
from terem.games.middle_ages.sight import MiddleAgesSight

WIDTH: Final = 480
EDGE: Final = 12
LABELS: Final = 40
LARGEST: Final = 1.25
GAP: Final = 11
PLACE: Final = "place-"


class PlanGroup(Picture[MiddleAgesSight, Kit]):
    """The tiles that can be planned for, row by row."""

    def __init__(self) -> None:
        super().__init__("plan", Message("group-plan"), LEFT, "plan")

    def shows(self, sight: MiddleAgesSight) -> object:
        """Tiles and figures, and the places that may be chosen."""
        return sight.plan, sight.lords, sight.scouts, sight.row, pointed(sight, PLACE)

    def size(self, sight: MiddleAgesSight) -> tuple[int, int]:
        """Higher when its rows hold fewer and larger tiles."""
        return WIDTH, ground(sight.rows, sight.width).height

    def paint(self, sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
        """Every place in its row, then what stands on it."""
        field = ground(sight.rows, sight.width)
        tiles = brush.kit.tiles
        spots = field.spots
        if live := pointed(sight, PLACE):
            spots = spots[:]
            for id in live:
                place = int(id.removeprefix(PLACE))
                spots[place] = field.live_spots[place]
        standing = zip(spots, sight.plan, _figures(sight, brush), strict=True)
        places = [
            f"{spot}{_HOLLOW if face is None else tiles[face]}{figure}</g>"
            for spot, face, figure in standing
        ]
        return f"{field.wood(sight.row, brush.kit.naming)}{''.join(places)}"


def _figures(sight: MiddleAgesSight, brush: Brush[Kit]) -> list[str]:
    """What stands on a place: a lord, with its turn if it is still to come, or a scout."""
    standing = [""] * len(sight.plan)
    start = sight.row * sight.width
    waiting = sorted([p for p in sight.lords if start <= p < start + sight.width])
    for seat, place in enumerate(sight.lords):
        if place < 0:
            continue
        figure = (
            f'<use id="lord-{seat}" href="#lord-{seat}-figure" x="36" y="22" width="38" '
            f'height="50"><title>{brush.about("lord-of", seat)}</title></use>'
        )
        standing[place] = figure
        if place in waiting:
            standing[place] += _ORDER[waiting.index(place)]
    for seat, place in enumerate(sight.scouts):
        if place < 0:
            continue
        standing[place] = (
            f'<rect class="kept kept-{brush.colours[seat]}" x="1.5" y="1.5" width="69" '
            f'height="69" rx="6"/><use id="scout-{seat}" href="#scout-{seat}-figure" x="48" '
            f'y="-9" width="32" height="48"><title>{brush.about("scout-of", seat)}</title></use>'
            f"{standing[place]}"
        )
    return standing


class Ground:
    """The wooden field under the tiles of so many rows and places."""

    def __init__(self, rows: int, width: int) -> None:
        pitch = min((WIDTH - LABELS - EDGE) / width, (TILE + 8) * LARGEST)
        self._rows: Final = rows
        self._scale: Final = pitch / (TILE + 6)
        self._step: Final = round(TILE * self._scale + GAP)
        self._woods: dict[tuple[int, Naming], str] = {}
        self.height: Final = rows * self._step + 2 * EDGE - 4
        left = LABELS + (WIDTH - LABELS - EDGE - pitch * width) / 2 + 3 * self._scale
        self.spots: Final = [
            f'<g id="place-{place}" class="place" transform="translate('
            f"{left + pitch * (place % width):.4g} {EDGE + 3 + self._step * (place // width)}) "
            f'scale({self._scale:.3g})">'
            for place in range(rows * width)
        ]
        self.live_spots: Final = [
            spot.replace('class="place"', 'class="place live"') + _LIVE for spot in self.spots
        ]

    def wood(self, now: int, naming: Naming) -> str:
        """The rows with their numbers; the one that is played in lies on a lighter ground."""
        key = (now, naming)
        known = self._woods.get(key)
        if known is None:
            frame = el(
                "rect", class_="wood", x=1, y=1, width=WIDTH - 2, height=self.height - 2, rx=10
            )
            rows = [self._row(row, row == now, naming) for row in range(self._rows)]
            known = self._woods[key] = join(frame, *rows)
        return known

    def _row(self, row: int, now: bool, naming: Naming) -> Markup:
        top = EDGE - 2 + self._step * row
        middle = EDGE + 3 + self._step * row + TILE * self._scale / 2
        told = Message("plan-row-now" if now else "plan-row", {"row": row + 1})
        pointer = f"M10 {middle - 19:g}h17l14 19-14 19H10z"
        return el(
            "g",
            el("title", naming.text(told)),
            el("rect", class_="tray", x=6, y=top, width=WIDTH - 12, height=self._step - 2, rx=8),
            el("path", class_="pointer", d=pointer) if now else None,
            el("text", str(row + 1), x=22, y=middle + 8),
            class_="row now" if now else "row",
        )


@lru_cache(maxsize=32)
def ground(rows: int, width: int) -> Ground:
    """The field of a table, made once."""
    return Ground(rows, width)


_LIVE: Final = '<rect class="lit" x="-1.5" y="-1.5" width="75" height="75" rx="8"/>'
_HOLLOW: Final = f'<rect class="hollow" width="{TILE}" height="{TILE}" rx="7"/>'
_ORDER: Final = [
    f'<circle class="order" cx="63" cy="12" r="10.5"/>'
    f'<text class="order-number" x="63" y="17.5">{turn}</text>'
    for turn in range(1, 9)
]
