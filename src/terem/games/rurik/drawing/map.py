"""The map: regions with all that stands in them, and who rules them."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from terem.core.message import Message, name
from terem.draw.element import Markup, el, join
from terem.draw.group import LEFT, ROOMY, Brush, Picture
from terem.draw.typeset import width
from terem.games.rurik.components import GOODS, STRUCTURES
from terem.games.rurik.drawing.figures import figures
from terem.games.rurik.drawing.geometry import HEIGHT, SITES
from terem.games.rurik.drawing.geometry import WIDTH as FULL
from terem.games.rurik.drawing.naming import LIVE, Naming, sign_of, tint, told, who_of
from terem.games.rurik.sight import Land, RurikSight
from terem.games.rurik.table import NONE

NAME_SIZE: Final = 27
FAR_EDGE: Final = 60
"""Names that would be cut off at the side are left out."""
LIVE_PARTS: Final = ("region-", "stack-", "rebels-", "neutral-", "leader-", "good-", "plot-")


class View(NamedTuple):
    """The part of the map that a table of so many regions looks at."""

    left: int
    top: int
    width: int
    height: int


VIEWS: Final = {8: View(30, 0, 870, 1078), 11: View(30, 0, 970, 1210)}
WHOLE: Final = View(0, 0, FULL, HEIGHT)


class MapGroup(Picture[RurikSight, Naming]):
    """The regions of the table; those out of play lie dimmed behind them."""

    def __init__(self) -> None:
        super().__init__("map", Message("group-map"), LEFT, ROOMY)

    def shows(self, sight: RurikSight) -> object:
        """The regions, whose leader is whose, what may be clicked, and what is picked up."""
        return sight.lands, [court.leader for court in sight.courts], _live(sight), sight.picked

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """The part of the map that is in play."""
        view = _view(len(sight.lands))
        return view.width, view.height

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """The ground, every region, then what shines above their borders."""
        view = _view(len(sight.lands))
        lit = _sorted_live(sight)
        leaders = [court.leader for court in sight.courts]
        seats = sight.seats
        piece = brush.piece
        grounds: list[str] = []
        things: list[str] = []
        for region, land in enumerate(sight.lands):
            live = lit.get(region, ())
            picked = _picked_of(sight.picked, land)
            ground, thing = piece(
                (self.id, seats, region, bool(live)),
                (land, leaders, live, picked),
                partial(_region, brush, seats, region, land, live, leaders, picked),
            )
            grounds.append(ground)
            things.append(thing)
        return (
            f"{brush.shelf(_outside)[tuple([land.id for land in sight.lands])]}{''.join(grounds)}"
            f'<use href="#waters"/>{"".join(things)}</g>'
            f'<rect class="map-frame" x="3" y="3" width="{view.width - 6}" '
            f'height="{view.height - 6}" rx="10"/>'
        )


def _view(regions: int) -> View:
    return VIEWS.get(regions, WHOLE)


def _live(sight: RurikSight) -> list[str]:
    """What offers point at on the map."""
    return [offer.points for offer in sight.offers if offer.points.startswith(LIVE_PARTS)]


def _sorted_live(sight: RurikSight) -> dict[int, tuple[str, ...]]:
    """The same by region."""
    found: dict[int, list[str]] = {}
    for id in _live(sight):
        parts = id.split("-")
        number = int(parts[1])
        region = sight.courts[number].post if parts[0] == "leader" else number
        found.setdefault(region, []).append(id)
    return {region: tuple(ids) for region, ids in found.items()}


def _picked_of(picked: str, land: Land) -> str:
    """What is picked up, if it stands there."""
    if not picked or picked.startswith("advisor-"):
        return ""
    kind, side, *figure = picked.split("-")
    if kind == "leader":
        return picked if int(side) in land.leaders else ""
    return picked if int(figure[0]) in land.troops[int(side)] else ""


def _outside(brush: Brush[Naming], near: tuple[str, ...]) -> str:
    """The sea, and the regions that nobody plays in."""
    view = _view(len(near))
    far = [id for id in SITES if id not in near]
    names = [
        el("text", brush.kit.label(name("region", id)), class_="far-name", x=x, y=y)
        for id in far
        for x, y in [SITES[id].name]
        if view.left + FAR_EDGE < x < view.left + view.width - FAR_EDGE
        and y < view.top + view.height
    ]
    return join(
        el("rect", class_="sea", width=view.width, height=view.height, rx=12),
        el("rect", class_="waves", width=view.width, height=view.height, rx=12),
        Markup(f'<g transform="translate({-view.left} {-view.top})">'),
        *[el("use", href=f"#land-{id}", class_="far-land") for id in far],
        *names,
    )


def _region(
    brush: Brush[Naming],
    seats: int,
    region: int,
    land: Land,
    live: tuple[str, ...],
    leaders: list[int],
    picked: str,
) -> tuple[str, str]:
    """The ground of a region, and all that stands on it."""
    whole = f"region-{region}"
    lit = whole in live
    tinted = "" if land.ruler == NONE else tint(brush, seats, land.ruler)
    ground = brush.shelf(_ground)[land.id, tinted]
    shape = f'<use href="#land-{land.id}"'
    shine = f'{shape} class="moat"/>{shape} class="halo"/>' if lit else ""
    things = (
        f'<g id="{whole}" class="{"land-of live" if lit else "land-of"}">'
        f"{brush.shelf(_title)[seats, land.id, land.ruler]}"
        f'{shape} class="reach"/>{shine}'
        f"{brush.shelf(_ribbon)[land.id, land.capital, _ruler(seats, land)]}"
        f"{_stock(brush, region, land, f'good-{region}' in live)}"
        f"{_plots(brush, seats, region, land, live)}"
        f"{figures(brush, seats, region, land, live, leaders, picked)}</g>"
    )
    return ground, things


def _ruler(seats: int, land: Land) -> str:
    return "" if land.ruler == NONE else sign_of(seats, land.ruler)


def _title(brush: Brush[Naming], key: tuple[int, str, int]) -> str:
    """What a region is called, and who rules it."""
    seats, id, ruler = key
    region = name("region", id)
    if ruler == NONE:
        return told(brush, "region-unruled", region=region)
    return told(brush, "region-ruled", region=region, who=who_of(seats, ruler))


def _ground(brush: Brush[Naming], key: tuple[str, str]) -> str:
    """The land itself, in the colour of its ruler, which is strongest along the border."""
    id, tinted = key
    use = f'<use href="#land-{id}"'
    wash = (
        f'{use} class="wash {tinted}"/><g clip-path="url(#within-{id})">'
        f'{use} class="rim {tinted}"/></g>'
        if tinted
        else ""
    )
    return f'{use} class="land"/>{wash}{use} class="border"/>'


def _ribbon(brush: Brush[Naming], key: tuple[str, bool, str]) -> str:
    """The name of a region, with the shield of its ruler."""
    id, capital_, ruler = key
    x, y = SITES[id].name
    half = _half(brush, id)
    kind = "ribbon capital" if capital_ else "ribbon"
    shield = (
        f'<use href="#mark-{ruler}" x="{x - half - 22}" y="{y - 23}" width="46" height="46"/>'
        if ruler
        else ""
    )
    crown = (
        f'<use class="ribbon-crown" href="#i-crown" x="{x - 15}" y="{y - 44}" width="30" '
        'height="30"/>'
        if capital_
        else ""
    )
    return (
        f'{crown}<path class="{kind}" d="M{x - half} {y - 18}h{2 * half}l-9 18 9 18h{-2 * half}'
        f'l9-18z"/><text class="region-name" x="{x - 3}" y="{y + 9}">'
        f"{brush.kit.label(name('region', id))}</text>{shield}"
    )


def _half(brush: Brush[Naming], id: str) -> int:
    """Half the width of a ribbon, for the name in the language."""
    return round(width(brush.kit.label(name("region", id)), NAME_SIZE) / 2) + 34


def _stock(brush: Brush[Naming], region: int, land: Land, lit: bool) -> str:
    return brush.shelf(_good)[land.id, region, land.good, land.stock, lit]


def _good(brush: Brush[Naming], key: tuple[str, int, int, bool, bool]) -> str:
    """The good of a region, or the place where it will lie again."""
    id, region, good, stock, lit = key
    x, y = SITES[id].name
    half = _half(brush, id)
    kind = "stock" if stock else "stock gone"
    message = "good-here" if stock else "good-gone"
    title = brush.kit.title(Message(message, {"good": name("good", GOODS[good])}))
    left = x + half - 30
    shine = f'<circle class="halo" cx="{left + 24}" cy="{y}" r="26"/>' if lit else ""
    return (
        f'<g id="good-{region}" class="{kind}{" live" if lit else ""}">{title}'
        f'<circle class="stock-ground" cx="{left + 24}" cy="{y}" r="24"/>'
        f'<use href="#ware-{GOODS[good]}" x="{left + 2}" y="{y - 22}" width="44" height="44"/>'
        f"{shine}</g>"
    )


def _plots(brush: Brush[Naming], seats: int, region: int, land: Land, live: tuple[str, ...]) -> str:
    shelf = brush.shelf(_plot)
    return "".join(
        [
            shelf[seats, land.id, region, kind, owner, f"plot-{region}-{kind}" in live]
            for kind, owner in enumerate(land.structures)
        ]
    )


def _plot(brush: Brush[Naming], key: tuple[int, str, int, int, int, bool]) -> str:
    """A place for a structure, with the one that stands there."""
    seats, id, region, kind, owner, lit = key
    x, y = SITES[id].plots
    left = x - 69 + 47 * kind
    top = y - 22
    if owner == NONE:
        title, symbol = "", f"plot-{STRUCTURES[kind]}"
    else:
        structure = name("structure", STRUCTURES[kind])
        title = told(brush, "plot-built", structure=structure, who=who_of(seats, owner))
        symbol = f"{STRUCTURES[kind]}-of-{sign_of(seats, owner)}"
    place = f'x="{left}" y="{top}" width="44" height="44"'
    shine = f'<rect class="halo" {place} rx="9"/>' if lit else ""
    return (
        f'<g id="plot-{region}-{kind}"{LIVE if lit else ""}>{title}'
        f'<use href="#{symbol}" {place}/>{shine}</g>'
    )
