"""The regions as a list, for small screens and for those who listen."""

from __future__ import annotations

from functools import partial
from typing import Final

from terem.core.message import Message, name
from terem.draw.element import escape
from terem.draw.group import LEFT, Brush, Panel
from terem.games.rurik.components import GOODS, STRUCTURES
from terem.games.rurik.drawing.figures import NEUTRAL, OTHERS, REBELS
from terem.games.rurik.drawing.naming import Naming, capital, name_of, sign_of, who_of
from terem.games.rurik.sight import Land, RurikSight
from terem.games.rurik.table import NONE

HEADINGS: Final = ("region", "good", "ruler", "troops", "structures")


class LandsGroup(Panel[RurikSight, Naming]):
    """Every region in a line: its good, its ruler, who and what stands there."""

    def __init__(self) -> None:
        super().__init__("lands", Message("group-lands"), LEFT, "register")

    def shows(self, sight: RurikSight) -> object:
        """The regions."""
        return sight.lands

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """A table with a row for each region."""
        seats = sight.seats
        rows = [
            brush.piece((self.id, seats, region), land, partial(_row, seats, brush, land))
            for region, land in enumerate(sight.lands)
        ]
        return f"<table>{brush.shelf(_head)[HEADINGS]}<tbody>{''.join(rows)}</tbody></table>"


def _head(brush: Brush[Naming], headings: tuple[str, ...]) -> str:
    cells = [
        f'<th scope="col">{brush.kit.label(Message(f"lands-{heading}"))}</th>'
        for heading in headings
    ]
    return f"<thead><tr>{''.join(cells)}</tr></thead>"


def _row(seats: int, brush: Brush[Naming], land: Land) -> str:
    """A region."""
    band = brush.shelf(_band)
    troops = [
        band[seats, side, len(figures), side in land.leaders]
        for side, figures in enumerate(land.troops)
        if figures or side in land.leaders
    ]
    others = brush.shelf(_others)
    troops += [
        others[kind, n] for kind, n in ((REBELS, land.rebels), (NEUTRAL, land.neutrals)) if n
    ]
    house = brush.shelf(_house)
    houses = [
        house[seats, kind, owner] for kind, owner in enumerate(land.structures) if owner != NONE
    ]
    ruler = "" if land.ruler == NONE else brush.shelf(_ruler)[seats, land.ruler]
    return (
        f"{brush.shelf(_named)[land.id, land.capital, land.good, land.stock]}<td>{ruler}</td>"
        f"<td>{''.join(troops)}</td><td>{''.join(houses)}</td></tr>"
    )


def _named(brush: Brush[Naming], key: tuple[str, bool, int, bool]) -> str:
    """The name of a region, and its good."""
    id, capital_, good, stock = key
    text = _plain(
        brush, Message("good-here" if stock else "good-gone", {"good": name("good", GOODS[good])})
    )
    return (
        f'<tr{_CAPITAL if capital_ else ""}><th scope="row">'
        f"{brush.kit.label(name('region', id))}</th>"
        f"<td{'' if stock else _GONE}>{_icon(f'ware-{GOODS[good]}', text)}</td>"
    )


def _ruler(brush: Brush[Naming], key: tuple[int, int]) -> str:
    seats, side = key
    return _icon(f"mark-{sign_of(seats, side)}", escape(name_of(brush, seats, side)))


def _band(brush: Brush[Naming], key: tuple[int, int, int, bool]) -> str:
    """The troops of a side as a number, with a crown for its leader."""
    seats, side, n, led = key
    text = _plain(
        brush,
        Message("stack-of", {"who": who_of(seats, side), "troops": n, "leader": int(led)}),
    )
    crown = (
        '<svg class="led" viewBox="0 0 48 48"><use href="#i-crown" width="48" height="48"/></svg>'
        if led
        else ""
    )
    return _counted(_icon(f"mark-{sign_of(seats, side)}", text), f"{n + led}{crown}")


def _others(brush: Brush[Naming], key: tuple[str, int]) -> str:
    """Those who follow nobody."""
    kind, n = key
    text = _plain(brush, Message(f"{kind}-here", {"n": n}))
    return _counted(_icon(OTHERS[kind].symbol, text), str(n))


def _house(brush: Brush[Naming], key: tuple[int, int, int]) -> str:
    """A structure on the shield of its owner."""
    seats, kind, owner = key
    structure = name("structure", STRUCTURES[kind])
    text = _plain(
        brush, Message("plot-built", {"structure": structure, "who": who_of(seats, owner)})
    )
    return _icon(f"{STRUCTURES[kind]}-of-{sign_of(seats, owner)}", text)


def _counted(icon: str, number: str) -> str:
    return f'<span class="band">{icon}<span aria-hidden="true">{number}</span></span>'


def _icon(symbol: str, text: str) -> str:
    return (
        f'<svg class="small-sign" viewBox="0 0 48 48" role="img"><title>{text}</title>'
        f'<use href="#{symbol}" width="48" height="48"/></svg>'
    )


def _plain(brush: Brush[Naming], message: Message) -> str:
    return escape(capital(brush.words.text(message, brush.names)))


_CAPITAL: Final = ' class="capital"'
_GONE: Final = ' class="gone"'
