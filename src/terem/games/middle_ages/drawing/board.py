"""Board: the eight columns of a fief, each with its tiles, tokens and income."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from terem.draw.element import Markup, el, join
from terem.draw.symbols import use
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.drawing.naming import Naming
from terem.games.middle_ages.drawing.symbols import BOARD, STRIP
from terem.games.middle_ages.sight import Column, Face

LEFT: Final = 5
WIDTH, HEIGHT = BOARD
PITCH: Final = 59
LEVEL: Final = STRIP[1] + 1
"""How much higher a column grows with each tile."""
GRAVES: Final = HEIGHT + 8
"""Where the graveyard lies under the columns."""
MOST: Final = 2048
"""Columns that are remembered, of all tables together."""


class Board:
    """Columns in one language, drawn around the upper edge of the board: tiles lie above it."""

    def __init__(self, naming: Naming) -> None:
        self._naming: Final = naming
        self._printed: tuple[list[Column], list[str]] = ([], [])
        self.column: Final = lru_cache(maxsize=MOST)(self._column)
        self.strip: Final = lru_cache(maxsize=MOST)(self._strip)
        self.grave: Final = lru_cache(maxsize=MOST)(self._grave)
        self.income: Final = lru_cache(maxsize=MOST)(self._income)
        self.extra: Final = lru_cache(maxsize=MOST)(self._extra)

    def print(self, columns: list[Column]) -> None:
        """Make ready for a board with these columns printed on it, in the order of the areas."""
        if self._printed[0] != columns:
            self._printed = (columns, [self._board(column) for column in columns])
            self.column.cache_clear()

    def _strip(self, face: Face, level: int) -> Markup:
        """A tile in its column, of which only the edge shows."""
        return el(
            "use",
            self._naming.tile(face),
            id=f"tile-{face.tile}",
            href=_edge(face),
            x=1,
            y=-LEVEL * level,
        )

    def _grave(self, face: Face, x: float, live: bool) -> Markup:
        """A tile in the graveyard under the columns."""
        return el(
            "g",
            self._naming.tile(face),
            el("use", href=_edge(face)),
            el("rect", class_="halo", x=-2, y=-2, width=59, height=29, rx=6) if live else None,
            id=f"tile-{face.tile}",
            class_="grave live" if live else "grave",
            transform=f"translate({x:g} {GRAVES})",
        )

    def _column(
        self,
        seat: int,
        column: int,
        bonus: int,
        token: int,
        area: int,
        income: int,
        faces: tuple[Face, ...],
        live: bool,
    ) -> str:
        """A column of a seat; bonus and token are what was added to it, 0 and -1 for nothing."""
        kind = "column live" if live else "column"
        rise = LEVEL * len(faces) + 3
        tiles = "".join([self.strip(face, n) for n, face in enumerate(faces, 1)])
        more = _bonus(bonus) if bonus else ""
        extra = self.extra(token, area) if token >= 0 else ""
        return (
            f'<g id="column-{seat}-{column}" class="{kind}" '
            f'transform="translate({LEFT + PITCH * column})">{self._printed[1][column]}{tiles}'
            f'{more}{extra}{self.income(income)}<rect class="halo" y="{-rise}" '
            f'width="{WIDTH}" height="{HEIGHT + rise}" rx="7"/></g>'
        )

    def _income(self, coins: int) -> Markup:
        return el(
            "g",
            self._naming.income(coins),
            el("rect", x=4, y=94, width=49, height=20, rx=10),
            el("text", str(coins), x=28.5, y=110),
            class_="yield" if coins else "yield none",
        )

    def _extra(self, token: int, area: int) -> Markup:
        return el(
            "use",
            self._naming.extra(area),
            id=f"token-{token}",
            href=f"#extra-{AREAS[area]}",
            x=30,
            y=67,
            width=25,
            height=25,
        )

    def _board(self, column: Column) -> Markup:
        return join(
            self._naming.rule(column),
            el("use", href=f"#board-{AREAS[column.area]}"),
            el("text", str(column.income), class_="worth", x=13, y=59.5),
            *[
                use(f"area-{AREAS[counted]}", 25 + 15.5 * place, 46, 15)
                for place, counted in enumerate(column.income_areas)
            ],
        )


def _edge(face: Face) -> str:
    return f"#strip-{face.area}{face.farmers}{face.chests}"


@lru_cache(maxsize=16)
def _bonus(coins: int) -> Markup:
    """A token of extra income."""
    return join(use("coin", 3, 68, 23), el("text", f"+{coins}", class_="worth", x=14.5, y=85))
