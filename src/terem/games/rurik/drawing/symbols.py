"""Symbols of Rurik: goods, actions, structures, figures and the land, defined once a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.draw.element import Markup, el, join
from terem.draw.symbols import SHIELDS, icon_symbol, use
from terem.games.rurik.components import ACTIONS, GOODS, STRUCTURES
from terem.games.rurik.drawing.folk import JAGGED, REBEL, folk
from terem.games.rurik.drawing.geometry import RIVERS, coast, shapes

# Each good has an outline of its own, a tincture, an icon, and where that lies in the outline.
WARES: Final = {
    "wood": ("M3 12Q3 3 12 3h24q9 0 9 9v24q0 9-9 9H12q-9 0-9-9z", "russet", "log", (9, 9, 30)),
    "ore": ("M14 3h20l12 21-12 21H14L2 24z", "stone", "ore", (9, 9, 30)),
    "fish": ("M24 2.5a21.5 21.5 0 1 0 .01 0z", "azure", "double-fish", (8.5, 8.5, 31)),
    "honey": ("M24 1.500 44 13v22L24 46.500 4 35V13z", "wheat", "honeypot", (10, 9.5, 28)),
    "fur": ("M4 4q20-5 40 0v21q0 14-20 21Q4 39 4 25z", "vert", "animal-hide", (8, 7, 32)),
}
# Each action has a banner of its own tincture and an icon.
SIGNS: Final = {
    "muster": ("gules", "spears"),
    "move": ("vert", "walking-boot"),
    "attack": ("stone", "crossed-swords"),
    "tax": ("wheat", "old-wagon"),
    "build": ("russet", "claw-hammer"),
    "scheme": ("purpure", "tied-scroll"),
}
BUILDINGS: Final = {"church": "byzantin-temple", "market": "shop", "stronghold": "stone-tower"}
TRACK_SIGNS: Final = {"rule": "crown", "build": "castle", "trade": "drakkar", "war": "broadsword"}
EVENT_SIGNS: Final = {
    "harvest": "cornucopia",
    "winter": "snowflake-1",
    "fair": "trade",
    "feast": "beer-stein",
    "volunteers": "rally-the-troops",
    "masons": "brick-pile",
    "ransom": "swap-bag",
    "truce": "shaking-hands",
    "tribute": "caravan",
    "envoys": "quill-ink",
    "whispers": "talk",
}
BADGES: Final = {
    "deed": ("gules", "laurels"),
    "exchange": ("azure", "trade"),
    "power": ("purpure", "crown"),
    "laika": ("russet", "sitting-dog"),
    "care": ("stone", "cross-shield"),
}
"""What else is done in a turn."""
OTHERS: Final = (
    "pitchfork",
    "person",
    "death-skull",
    "card-draw",
    "jewel-crown",
    "sitting-dog",
    "laurels",
    "cross-shield",
    "compass",
    "meeple",
    "treasure-map",
    "flat-star",
)


def symbols(colours: Sequence[str]) -> str:
    """Every definition that the groups of this game refer to."""
    icons = {ware[2] for ware in WARES.values()} | {icon for _, icon in SIGNS.values()}
    icons |= {icon for _, icon in BADGES.values()}
    icons |= {*BUILDINGS.values(), *TRACK_SIGNS.values(), *EVENT_SIGNS.values(), *OTHERS}
    return join(
        *[icon_symbol(icon) for icon in sorted(icons)],
        *[_ware(good) for good in GOODS],
        *[_free(kind, sign) for kind, sign in _FREE],
        *[_sign(action) for action in ACTIONS],
        *[_badge(id) for id in BADGES],
        _coin(),
        _back(),
        *[_loss(thing, body) for thing, body in _LOSSES],
        folk(colours),
        *[_building(kind) for kind in STRUCTURES],
        *[_plot(kind) for kind in STRUCTURES],
        *_houses(colours),
        *[_land(id, path) for id, path in shapes().items()],
        _waters(),
    )


def _houses(colours: Sequence[str]) -> list[Markup]:
    """Each kind of structure on the shield of each owner."""
    owners = [
        (str(seat), SHIELDS[seat][0], SHIELDS[seat][2], f"coat coat-{colour}", f"charge-{colour}")
        for seat, colour in enumerate(colours)
    ]
    owners.append((REBEL, JAGGED, (7, 6, 18), "coat outlaw", "ivory"))
    return [_house(kind, *owner) for kind in STRUCTURES for owner in owners]


def _ware(good: str) -> Markup:
    outline, tincture, icon, (x, y, size) = WARES[good]
    return el(
        "symbol",
        el("path", d=outline, class_=f"emblem {tincture}"),
        use(f"i-{icon}", x, y, size, "ivory"),
        id=f"ware-{good}",
        viewBox="0 0 48 48",
    )


def _sign(action: str) -> Markup:
    tincture, icon = SIGNS[action]
    return el(
        "symbol",
        el("path", d="M4 3h40v41l-20-8-20 8z", class_=f"emblem {tincture}"),
        use(f"i-{icon}", 9, 5, 30, "ivory"),
        id=f"sign-{action}",
        viewBox="0 0 48 48",
    )


def _badge(id: str) -> Markup:
    tincture, icon = BADGES[id]
    return el(
        "symbol",
        el("circle", cx=24, cy=24, r=22, class_=f"emblem {tincture}"),
        use(f"i-{icon}", 9, 9, 30, "ivory"),
        id=f"badge-{id}",
        viewBox="0 0 48 48",
    )


def _building(kind: str) -> Markup:
    """A structure that belongs to nobody."""
    return el(
        "symbol",
        el("path", d="M2 20 24 2l22 18v26H2z", class_="emblem raw"),
        use(f"i-{BUILDINGS[kind]}", 9, 13, 30, "ivory"),
        id=f"structure-{kind}",
        viewBox="0 0 48 48",
    )


def _plot(kind: str) -> Markup:
    """The place of a structure that is still to be built."""
    return el(
        "symbol",
        el("rect", x=3, y=3, width=38, height=38, rx=8, class_="plot"),
        use(f"i-{BUILDINGS[kind]}", 9, 9, 26, "plot-sign"),
        id=f"plot-{kind}",
        viewBox="0 0 44 44",
    )


def _house(
    kind: str,
    who: str,
    outline: str,
    box: tuple[float, float, float],
    coat: str,
    charge: str,
) -> Markup:
    """A structure on the shield of its owner, in the place of the charge."""
    x, y, size = box
    return el(
        "symbol",
        el("path", d=outline, class_=coat),
        el("path", d=outline, class_="coat-shade"),
        use(f"i-{BUILDINGS[kind]}", x, y, size, charge),
        id=f"{kind}-of-{who}",
        viewBox="-1 -1 34 34",
    )


def _coin() -> Markup:
    return el(
        "symbol",
        el("circle", cx=24, cy=24, r=22, class_="coin"),
        el("circle", cx=24, cy=24, r=17.5, class_="coin-rim"),
        id="coin",
        viewBox="0 0 48 48",
    )


def _free(kind: str, sign: Markup) -> Markup:
    """Goods of which only the number is told."""
    return el(
        "symbol",
        el("circle", cx=24, cy=24, r=21, class_="free-ware"),
        sign,
        id=f"ware-{kind}",
        viewBox="0 0 48 48",
    )


def _loss(thing: str, body: Markup) -> Markup:
    """Something of one's own that is taken off the map."""
    return el(
        "symbol",
        body,
        el("path", d="M6 42 42 6", class_="struck"),
        id=f"loss-{thing}",
        viewBox="0 0 48 48",
    )


def _back() -> Markup:
    """A scheme card, face down."""
    return el(
        "symbol",
        el("rect", x=5, y=1, width=30, height=38, rx=4, class_="back"),
        use("i-tied-scroll", 9, 9, 22, "ivory"),
        id="scheme-back",
        viewBox="0 0 40 40",
    )


_FREE: Final = (
    ("any", el("text", "?", class_="free-sign", x=24, y=36)),
    ("same", el("path", d="M13 19h22M13 29h22", class_="free-line")),
    ("different", el("path", d="M13 19h22M13 29h22M30 11 18 37", class_="free-line")),
)
_LOSSES: Final = (
    ("troop", use("i-meeple", 2, 2, 44, "card-ink")),
    ("structure", use("i-castle", 2, 2, 44, "card-ink")),
)


def _land(id: str, path: str) -> Markup:
    """A region, and itself as what limits the colour of its ruler."""
    shape = el("path", d=path, id=f"land-{id}")
    limit = el("clipPath", el("use", href=f"#land-{id}"), id=f"within-{id}")
    return join(shape, limit)


def _waters() -> Markup:
    """The coast with the great rivers and two ships, and the waves of the sea."""
    waves = el("path", d="M18 24q8-7 16 0t16 0M56 68q8-7 16 0t16 0", class_="wave")
    return join(
        el(
            "g",
            el("path", d=coast(), class_="coast"),
            el("path", d=RIVERS, class_="river"),
            use("i-drakkar", 66, 34, 92, "ship"),
            use("i-drakkar", 850, 1206, 112, "ship"),
            id="waters",
        ),
        el("pattern", waves, id="waves", width=96, height=88, patternUnits="userSpaceOnUse"),
    )
