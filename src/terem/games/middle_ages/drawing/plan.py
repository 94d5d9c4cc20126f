"""The plan field: four rows of tiles, with the lords and the scouts on them."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Final

from terem.core.message import Message, Who
from terem.draw.element import Markup, el, join
from terem.draw.group import LEFT, Brush, Picture, pointed
from terem.games.middle_ages.drawing.kit import Kit
from terem.games.middle_ages.drawing.naming import Naming
from terem.games.middle_ages.drawing.symbols import TILE
from terem.games.middle_ages.sight import MiddleAgesSight
from terem.games.middle_ages.table import NONE

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
        """Tiles and figures, and the offers, which may point at places."""
        return sight.plan, sight.lords, sight.scouts, _now(sight), sight.offers

    def size(self, sight: MiddleAgesSight) -> tuple[int, int]:
        """Higher when its rows hold fewer and larger tiles."""
        return WIDTH, ground(sight.rows, sight.width).height

    def paint(self, sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
        """Every place in its row, then what stands on it."""
        field = ground(sight.rows, sight.width)
        tiles = brush.kit.tiles
        plan = sight.plan
        places = brush.piece(
            self.id,
            (plan, sight.rows, sight.width),
            lambda: list(map(add, field.spots, map(tiles.__getitem__, plan))),
        )[:]
        for id in pointed(sight, PLACE):
            place = int(id.removeprefix(PLACE))
            places[place] = field.live_spots[place] + tiles[plan[place]]
        _stand(places, sight, brush)
        return f"{field.wood(_now(sight), brush.kit.naming)}{'</g>'.join(places)}</g>"


def _now(sight: MiddleAgesSight) -> int:
    """The row in play; after the end there is none."""
    return NONE if sight.outcome is not None else sight.row


def _stand(places: list[str], sight: MiddleAgesSight, brush: Brush[Kit]) -> None:
    """Put the scouts on their places, then the lords, with their turns if they are to come."""
    scouts = brush.shelf(_scout)
    for seat, place in enumerate(sight.scouts):
        if place >= 0:
            places[place] += scouts[seat]
    lords = brush.shelf(_lord)
    start = sight.row * sight.width
    end = start + sight.width
    waiting = sorted([place for place in sight.lords if start <= place < end])
    for seat, place in enumerate(sight.lords):
        if place >= 0:
            turn = waiting.index(place) if start <= place < end else NONE
            places[place] += lords[seat, turn]


def _scout(brush: Brush[Kit], seat: int) -> str:
    told = brush.say(Message("scout-of", {"who": Who(seat)}))
    return (
        f'<rect class="kept kept-{brush.colours[seat]}" x="1.5" y="1.5" width="69" '
        f'height="69" rx="6"/><use id="scout-{seat}" href="#scout-{seat}-figure" x="48" '
        f'y="-9" width="32" height="48"><title>{told}</title></use>'
    )


def _lord(brush: Brush[Kit], key: tuple[int, int]) -> str:
    """A lord of a seat, with its turn or with none."""
    seat, turn = key
    told = brush.say(Message("lord-of", {"who": Who(seat)}))
    order = (
        ""
        if turn == NONE
        else '<circle class="order" cx="63" cy="12" r="10.5"/>'
        f'<text class="order-number" x="63" y="17.5">{turn + 1}</text>'
    )
    return (
        f'<use id="lord-{seat}" href="#lord-{seat}-figure" x="36" y="22" width="38" '
        f'height="50"><title>{told}</title></use>{order}'
    )


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
            veins = "".join(
                [
                    f"M3 {y}q118 {7 - y % 15} 237 0t237 {y % 5}"
                    for y in range(9, self.height - 6, 13)
                ]
            )
            known = self._woods[key] = join(frame, el("path", class_="vein", d=veins), *rows)
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
