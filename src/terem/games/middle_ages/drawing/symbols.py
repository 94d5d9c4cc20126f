"""Symbols of Middle Ages: emblems of areas, tiles, lords, scouts and coins, defined once a page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from terem.draw.element import Markup, el, join
from terem.draw.symbols import SHIELDS, icon_symbol, use
from terem.games.middle_ages.components import AREAS

# Each area has an outline of its own, an icon, a tincture, and where the icon lies in the outline.
EMBLEMS: Final = {
    "field": (
        "M10 3h28a7 7 0 0 1 7 7v28a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7z",
        "wheat",
        "wheat",
        (8, 8, 32),
    ),
    "mill": ("M15 3h18l12 12v18L33 45H15L3 33V15z", "windmill", "russet", (8, 7, 32)),
    "village": ("M24 1 46 16v29H2V16z", "village", "vert", (9, 14, 29)),
    "fortification": ("M2 3h10v6h7V3h10v6h7V3h10v42H2z", "defensive-wall", "stone", (10, 13, 28)),
    "market": ("M24 1.5a22.5 22.5 0 1 0 .01 0z", "shop", "teal", (10, 10, 28)),
    "barracks": (
        "M3 3h42v20c0 12-8 19-21 23C11 42 3 35 3 23z",
        "crossed-swords",
        "gules",
        (9, 7, 30),
    ),
    "church": ("M24 0C38 7 45 18 45 28v17H3V28C3 18 10 7 24 0z", "church", "azure", (8, 12, 30)),
    "palace": ("M2 6l11 8L24 1l11 13 11-8v39H2z", "crown", "purpure", (8, 15, 31)),
}
EFFECTS: Final = {
    "field": "farmer",
    "mill": "swap-bag",
    "village": "return-arrow",
    "fortification": "spyglass",
    "market": "chest",
    "barracks": "crossed-axes",
}
"""Church and palace show the token that they add instead."""
EVENTS: Final = {
    "developed-trade": "farmer",
    "exquisite-goods": "open-treasure-chest",
    "strengthened-defence": "stone-tower",
    "good-harvest": "grain-bundle",
    "subsidy": "swap-bag",
    "triumphant-return": "laurels",
    "population-growth": "baby-face",
    "vast-domains": "treasure-map",
    "costly-ceremonies": "candles",
    "peasant-revolt": "pitchfork",
    "alliance": "shaking-hands",
    "barbarian-invasion": "viking-helmet",
    "black-death": "plague-doctor-profile",
    "earthquake": "earth-crack",
    "reconstruction": "trowel",
}
UNKNOWN_EVENT: Final = "scroll-unfurled"
OTHERS: Final = ("farmer", "chest", "tombstone", UNKNOWN_EVENT)
MOST_SYMBOLS: Final = 2
"""More farmers or chests on one tile than were ever printed."""

TILE: Final = 72
STRIP: Final = (55, 25)
BOARD: Final = (57, 118)
"""One column of a fief board."""


def symbols(colours: Sequence[str]) -> str:
    """Every definition that the groups of this game refer to."""
    icons = {icon for _, icon, _, _ in EMBLEMS.values()} | {*EFFECTS.values(), *EVENTS.values()}
    goods = range(MOST_SYMBOLS + 1)
    faces = list(product(enumerate(AREAS), goods, goods))
    return join(
        *[icon_symbol(icon) for icon in sorted(icons | set(OTHERS))],
        *[_emblem(area) for area in AREAS],
        *[_token(area) for area in AREAS],
        _coin(),
        *[_board(area) for area in AREAS],
        *[_tile(index, area, *symbols) for (index, area), *symbols in faces],
        *[_strip(index, area, *symbols) for (index, area), *symbols in faces],
        *[_lord(seat) for seat in range(len(colours))],
        *[_scout(seat, colour) for seat, colour in enumerate(colours)],
    )


def _emblem(area: str) -> Markup:
    outline, icon, tincture, (x, y, size) = EMBLEMS[area]
    return el(
        "symbol",
        el("path", d=outline, class_=f"emblem {tincture}"),
        use(f"i-{icon}", x, y, size, "ivory"),
        id=f"area-{area}",
        viewBox="0 0 48 48",
    )


def _token(area: str) -> Markup:
    """A token of an extra area: a round of wood with the emblem on it."""
    return el(
        "symbol",
        el("circle", cx=24, cy=24, r=22.5, class_="token"),
        use(f"area-{area}", 9, 9, 30),
        id=f"extra-{area}",
        viewBox="0 0 48 48",
    )


def _coin() -> Markup:
    return el(
        "symbol",
        el("circle", cx=24, cy=24, r=22, class_="coin"),
        el("circle", cx=24, cy=24, r=17.5, class_="coin-rim"),
        id="coin",
        viewBox="0 0 48 48",
    )


def _board(area: str) -> Markup:
    """A printed column: area, effect, then room for an income, for two tokens and for a sum."""
    width, height = BOARD
    return el(
        "g",
        el("rect", class_="board", width=width, height=height, rx=5),
        use(f"area-{area}", 2, 4, 34),
        _effect(area),
        use("coin", 2, 43, 22),
        el("circle", class_="nest", cx=14.5, cy=79.5, r=10.5),
        el("circle", class_="nest", cx=42.5, cy=79.5, r=10.5),
        id=f"board-{area}",
    )


def _effect(area: str) -> Markup:
    """The icon of an effect; church and palace show that they add a token."""
    if area in EFFECTS:
        return use(f"i-{EFFECTS[area]}", 37, 13, 18, "ink")
    plus = el("text", "+", class_="plus", x=46, y=28)
    if area == "church":
        return join(use("coin", 36.5, 12.5, 19), plus)
    return join(el("circle", class_="nest strong", cx=46, cy=22, r=9), plus)


def _tile(index: int, area: str, farmers: int, chests: int) -> Markup:
    """The face as it lies in the plan field; the lower right corner is left for a lord."""
    goods = [*["farmer"] * farmers, *["chest"] * chests]
    return el(
        "g",
        el("rect", x=1.5, y=3, width=72, height=72, rx=7, class_="under"),
        el("rect", width=TILE, height=TILE, rx=7, class_="card"),
        el("rect", x=4, y=4, width=64, height=64, rx=4, class_="card-frame"),
        use(f"area-{area}", 12, 5, 47),
        *[use(f"i-{good}", 6 + 18 * place, 51, 17, "card-ink") for place, good in enumerate(goods)],
        id=f"tile-{index}{farmers}{chests}-face",
    )


def _strip(index: int, area: str, farmers: int, chests: int) -> Markup:
    """The edge of a tile that shows in a column: its area, then farmers, then chests."""
    _, icon, tincture, _ = EMBLEMS[area]
    width, height = STRIP
    goods = [
        *[use("i-farmer", 20 + 8 * n, 4, 17, "ivory") for n in range(farmers)],
        *[use("i-chest", 37 + 8 * n, 4, 16, "ivory") for n in range(chests)],
    ]
    return el(
        "g",
        el("rect", width=width, height=height, rx=4, class_=f"strip {tincture}"),
        use(f"i-{icon}", 3, 4, 16, "ivory"),
        *goods,
        id=f"strip-{index}{farmers}{chests}",
    )


def _lord(seat: int) -> Markup:
    return el(
        "symbol",
        el("ellipse", cx=18, cy=45, rx=13, ry=3, class_="shade"),
        el("path", d="M7.5 15 5 3.5l6.5 5L18 1l6.5 7.5 6.5-5L28.500 15z", class_="crown"),
        use(f"mark-{seat}", 0.5, 10.5, 35),
        id=f"lord-{seat}-figure",
        viewBox="0 0 36 48",
    )


def _scout(seat: int, colour: str) -> Markup:
    return el(
        "symbol",
        el("path", d="M4 46V2", class_="pole"),
        el("path", d="M5 3h25l-6 8 6 8H5z", class_=f"coat coat-{colour}"),
        use(f"i-{SHIELDS[seat][1]}", 7.5, 4, 14, f"charge-{colour}"),
        id=f"scout-{seat}-figure",
        viewBox="0 0 32 48",
    )
