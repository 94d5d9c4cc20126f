"""Fief: all that lies before one seat."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Picture, pointed
from terem.draw.typeset import shorten
from terem.games.middle_ages.drawing.board import GRAVES, HEIGHT, LEVEL, PITCH
from terem.games.middle_ages.drawing.kit import Kit
from terem.games.middle_ages.sight import Fief, MiddleAgesSight

WIDTH: Final = 480
HEAD: Final = 48
FOOT: Final = 40
LEAST_LEVELS: Final = 2
NAME_SIZE: Final = 24
NAME_ROOM: Final = 225
ABREAST: Final = 7
"""Tiles that lie side by side in a graveyard before they begin to overlap."""
SIGNS: Final = ("column-", "tile-")
"""What a choice may point at in the viewer's own fief."""


class FiefGroup(Picture[MiddleAgesSight, Kit]):
    """The fief board of one seat, with its wealth and its graveyard."""

    def __init__(self, seat: int, *, own: bool) -> None:
        super().__init__(
            f"fief-{seat}",
            Message("group-fief", {"who": Who(seat)}),
            RIGHT,
            "fief own-group" if own else "fief small",
        )
        self.seat: Final = seat
        self._own: Final = own
        self._sheet: Final = "sheet own" if own else "sheet"

    def shows(self, sight: MiddleAgesSight) -> object:
        """The fief, what may be clicked in it, and whether its owner is asked."""
        live = pointed(sight, SIGNS) if self._own else ()
        return sight.fiefs[self.seat], self.seat in sight.asked, live

    def size(self, sight: MiddleAgesSight) -> tuple[int, int]:
        """Wide as eight columns, high as the tallest of them."""
        return WIDTH, _top(sight.fiefs[self.seat]) + HEIGHT + FOOT

    def paint(self, sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
        """Head, columns, graveyard."""
        fief = sight.fiefs[self.seat]
        live = pointed(sight, SIGNS) if self._own else ()
        top = _top(fief)
        # Its owner sees the same as all others, but for what glows.
        land = brush.piece(
            (self.id, bool(live)),
            (
                fief.columns,
                fief.incomes,
                fief.income_tokens,
                fief.area_tokens,
                fief.graveyard,
                live,
                sight.columns,
            ),
            lambda: self._land(sight, fief, live, brush),
        )
        return (
            f'<rect class="{self._sheet}" x="2" y="2" width="{WIDTH - 4}" '
            f'height="{top + HEIGHT + FOOT - 4}" rx="10"/>'
            f"{brush.shelf(_owner)[self.seat, self.seat in sight.asked]}"
            f"{brush.kit.farmers[fief.farmers]}{brush.kit.chests[fief.chests]}"
            f"{brush.kit.coins[self.seat, fief.coins]}"
            f'<g transform="translate(0 {top})">{land}</g>'
        )

    def _land(
        self, sight: MiddleAgesSight, fief: Fief, live: tuple[str, ...], brush: Brush[Kit]
    ) -> str:
        """What lies on the sheet below the head."""
        columns = self._columns(sight, fief, live, brush)
        graves = brush.piece(
            (self.id, bool(live), "graves"),
            (fief.graveyard, live),
            lambda: self._graves(fief, live, brush),
        )
        return f"{columns}{graves}"

    def _columns(
        self, sight: MiddleAgesSight, fief: Fief, live: tuple[str, ...], brush: Brush[Kit]
    ) -> str:
        board = brush.kit.board
        board.print(sight.columns)
        paint = board.column
        seat = self.seat
        coins = sight.token_coins
        areas = sight.token_areas
        added = zip(fief.columns, fief.income_tokens, fief.area_tokens, fief.incomes, strict=True)
        return "".join(
            [
                paint(
                    seat,
                    column,
                    coins if bonus else 0,
                    -1 if extra < 0 else areas.index(extra),
                    extra,
                    income,
                    tuple(faces),
                    bool(live) and f"column-{seat}-{column}" in live,
                )
                for column, (faces, bonus, extra, income) in enumerate(added)
            ]
        )

    def _graves(self, fief: Fief, live: tuple[str, ...], brush: Brush[Kit]) -> str:
        grave = brush.kit.board.grave
        tiles: list[str] = []
        pitch = min(PITCH, PITCH * ABREAST / max(len(fief.graveyard), 1))
        for place, face in enumerate(fief.graveyard):
            lit = bool(live) and f"tile-{face.tile}" in live
            tiles.append(grave(face, 44 + place * pitch, lit))
        none = "" if tiles else f'<text class="quiet" x="44" y="{GRAVES + 18}">&#8212;</text>'
        return (
            f'<g id="graveyard-{self.seat}"><title>{brush.kit.naming.graveyard}</title>'
            f'<use class="ink-soft" href="#i-tombstone" x="11" y="{GRAVES}" width="24" '
            f'height="24"/>{none}{"".join(tiles)}</g>'
        )


def _top(fief: Fief) -> int:
    """Where the board begins, under the tallest column."""
    return HEAD + LEVEL * max(LEAST_LEVELS, *map(len, fief.columns)) + 4


def _owner(brush: Brush[Kit], key: tuple[int, bool]) -> str:
    """The mark and the name of a seat, and whether it is asked."""
    seat, asked = key
    name = escape(shorten(brush.who(seat), NAME_SIZE, NAME_ROOM))
    turn = '<path class="turn" d="M4 16l9 8-9 8z"/>' if asked else ""
    return (
        f'<use href="#mark-{seat}" x="15" y="7" width="34" height="34"/>'
        f'<text class="owner" x="55" y="32">{name}</text>{turn}'
    )
