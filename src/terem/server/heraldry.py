"""Heraldry: shields that stand outside of a drawing, on lids and beside names."""

from __future__ import annotations

from typing import Final

from terem.core.position import AnyGame
from terem.draw.assets import icon
from terem.draw.element import Markup, el
from terem.draw.symbols import SHIELDS

# The field of each cover, a tincture of the theme.
_FIELDS: Final = ("gules", "azure", "vert", "purpure", "russet")


def mark(game: AnyGame, seat: int) -> Markup:
    """The mark of a seat: its own outline and charge, in its colour."""
    colour = game.colours[seat]
    return _shield(seat, f"coat coat-{colour}", f"charge-{colour}", "mark")


def cover(title: str, number: int, below: str | None = None) -> Markup:
    """The lid of a box: its title under a shield."""
    shield = _shield(number, "lid-shield", "lid-charge", "lid-sign")
    field = _FIELDS[number % len(_FIELDS)]
    told = el("p", below) if below else None
    return el("div", shield, el("div", el("h3", title), told), class_=f"lid lid-{field}")


def _shield(number: int, field: str, charge: str, class_: str) -> Markup:
    outline, figure, (x, y, size) = SHIELDS[number % len(SHIELDS)]
    drawn = icon(figure)
    body = Markup(drawn.body.replace(' fill="currentColor"', ""))
    return el(
        "svg",
        el("path", d=outline, class_=field),
        el(
            "svg",
            body,
            x=float(x),
            y=float(y),
            width=size,
            height=size,
            viewBox=f"0 0 {drawn.width} {drawn.height}",
            class_=charge,
        ),
        viewBox="-1 -1 34 34",
        aria_hidden="true",
        class_=class_,
    )
