"""Symbols: shapes defined once in a page and referred to wherever they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.draw.assets import icon
from terem.draw.element import Markup, el, join

# A seat is told by the outline of its shield and by its charge, so that colour is never needed.
# Outlines lie in a box of 32 by 32; a charge has the box given beside it.
SHIELDS: Final = (
    ("M3 3h26v13c0 8-6 12-13 15C9 28 3 24 3 16z", "fleur-de-lys", (6.5, 4.5, 19)),
    ("M16 2.5a13.5 13.5 0 1 0 .01 0z", "moon", (6.5, 6.5, 19)),
    ("M16 1 31 16 16 31 1 16z", "pine-tree", (8, 6.5, 16)),
    ("M3.5 3.5h25v25h-25z", "white-tower", (6.5, 6.5, 19)),
    ("M9 2.5h14l8 13.5-8 13.5H9L1 16z", "lion", (6.5, 6.5, 19)),
    ("M3 3c5 2 8 0 13-2 5 2 8 4 13 2v26H3z", "rose", (7, 7, 18)),
)


def icon_symbol(id: str) -> Markup:
    """An icon under the id ``i-<icon>``; it takes the colour it is given where it is used."""
    drawn = icon(id)
    body = Markup(drawn.body.replace(' fill="currentColor"', ""))
    return el("symbol", body, id=f"i-{id}", viewBox=f"0 0 {drawn.width} {drawn.height}")


def use(href: str, x: float, y: float, size: float, class_: str | None = None) -> Markup:
    """A square symbol put in its place."""
    return el(
        "use", href=f"#{href}", x=float(x), y=float(y), width=size, height=size, class_=class_
    )


def shades() -> Markup:
    """How light falls from above on what lies on the table; the colours stand in the theme."""
    return join(
        *[
            el(
                "linearGradient",
                el("stop", class_=f"{thing}-above", offset=0),
                el("stop", class_=f"{thing}-below", offset=offset),
                id=f"shade-{thing}",
                x2=0,
                y2=1,
            )
            for thing, offset in (("gold", 0.7), ("card", 0.6), ("wood", 0.4), ("coat", 0.6))
        ]
    )


def shield_symbols(colours: Sequence[str]) -> Markup:
    """The mark of every seat, ``mark-<seat>``, with the icons of the charges."""
    parts: list[str] = []
    for seat, (colour, (outline, charge, (x, y, size))) in enumerate(
        zip(colours, SHIELDS, strict=False)
    ):
        parts += [
            icon_symbol(charge),
            el(
                "symbol",
                el("path", d=outline, class_=f"coat coat-{colour}"),
                el("path", d=outline, class_="coat-shade"),
                use(f"i-{charge}", x, y, size, f"charge-{colour}"),
                id=f"mark-{seat}",
                viewBox="-1 -1 34 34",
            ),
        ]
    return join(*parts)
