"""Folk: the symbols of troops, leaders, advisors and rebels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.draw.element import Markup, el, join
from terem.draw.symbols import use

REBEL: Final = "rebel"
"""What stands in the ids of symbols for those who are no player."""
JAGGED: Final = "M3 5 9 2l7 4 7-4 6 3 1 13-6 2-2 6-6 5-6-5-2-6-6-2z"
"""The outline of those who follow no prince."""
_HELMET: Final = (
    "M19 .8c.8 4.500 1.500 5.500 4 8 3 3 4.500 5.500 5 10H10c.5-4.500 2-7 5-10 2.500-2.500 "
    "3.200-3.500 4-8z"
)
_ROBE: Final = (
    "M16 10a9 9 0 0 1 12 0c2 2.500 2 5.500 0 8 9 2 13 10 14 26H2c1-16 5-24 14-26-2-2.500-2-5.500 "
    "0-8z"
)


def folk(colours: Sequence[str]) -> Markup:
    """Everybody who stands on the table, side by side."""
    coats = {str(seat): f"coat-{colour}" for seat, colour in enumerate(colours)}
    coats[REBEL] = "outlaw"
    return join(
        _rebel_mark(),
        *[_troop(who) for who in coats],
        *[_leader(who) for who in coats],
        *[_advisor(who, coat) for who, coat in coats.items()],
        _bystander(),
        _unknown_troop(),
    )


def _rebel_mark() -> Markup:
    return el(
        "symbol",
        el("path", d=JAGGED, class_="coat outlaw"),
        el("path", d=JAGGED, class_="coat-shade"),
        use("i-pitchfork", 7.5, 6.5, 17, "ivory"),
        id=f"mark-{REBEL}",
        viewBox="-1 -1 34 34",
    )


def _troop(who: str) -> Markup:
    """A warrior: a pointed helmet above a shield."""
    return el(
        "symbol",
        el("ellipse", cx=19, cy=45, rx=14, ry=3, class_="shade"),
        el(
            "path",
            d=_HELMET,
            class_="helmet",
        ),
        el("path", d="M9 19h20", class_="helmet-rim"),
        use(f"mark-{who}", 2, 13, 34),
        id=f"warrior-{who}",
        viewBox="0 0 38 49",
    )


def _leader(who: str) -> Markup:
    """A prince or a princess: a crown and a cloak about a larger shield."""
    return el(
        "symbol",
        el("ellipse", cx=25, cy=61, rx=20, ry=3.5, class_="shade"),
        el("path", d="M25 12c11 0 19 12 22 48H3c3-36 11-48 22-48z", class_="cloak"),
        el(
            "path",
            d="M11.500 15.500 8 3.500l8.500 6L25 1l8.500 8.500 8.500-6-3.500 12z",
            class_="crown",
        ),
        use(f"mark-{who}", 4, 15, 42),
        id=f"prince-{who}",
        viewBox="0 0 50 65",
    )


def _advisor(who: str, coat: str) -> Markup:
    """An advisor: a long robe with room for a number; a small shield on the cap."""
    return el(
        "symbol",
        el(
            "path",
            d=_ROBE,
            class_=f"coat {coat}",
        ),
        use(f"mark-{who}", 11, -1, 22),
        id=f"advisor-{who}",
        viewBox="0 -1 44 46",
    )


def _bystander() -> Markup:
    """A troop that nobody leads."""
    return el(
        "symbol",
        el("ellipse", cx=19, cy=45, rx=14, ry=3, class_="shade"),
        el("circle", cx=19, cy=28, r=16, class_="emblem stone"),
        use("i-person", 7, 16, 24, "ivory"),
        id="neutral-figure",
        viewBox="0 0 38 49",
    )


def _unknown_troop() -> Markup:
    return el(
        "symbol",
        use("i-meeple", 0, 0, 48, "card-ink"),
        id="warrior-any",
        viewBox="0 0 48 48",
    )
