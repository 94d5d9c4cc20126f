"""Page: what stands around the groups, in HTML and in the one picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from terem.draw.assets import font_faces_css
from terem.draw.element import Markup, el, escape, join
from terem.draw.group import LEFT, RIGHT, ROOMY, Group
from terem.draw.layout import Box, arrange
from terem.draw.painter import AnyPainter
from terem.draw.symbols import shades, shield_symbols
from terem.draw.theme import Theme
from terem.words import Words

HERE: Final = Path(__file__).parent
COATS: Final = HERE / "coats.css"
"""The colours of seats, which stand outside of a drawing too."""


def frame(group: Group[Any, Any], title: Markup) -> tuple[str, str]:
    """What comes before the body of a group: the opening tag, still open, and the heading."""
    classes = f"group {group.classes}".rstrip()
    # Who has no pointer scrolls by the keyboard, which must get there first.
    reach = ' tabindex="0"' if ROOMY in group.classes.split() else ""
    heading = f"title-{group.id}"
    return (
        f'<section id="group-{group.id}" class="{classes}"{reach} aria-labelledby="{heading}"',
        f'<h2 id="{heading}" class="unseen">{title}</h2>',
    )


def table(groups: Sequence[tuple[str, str]], seats: int) -> str:
    """All groups in the two halves of the table; a narrow page sets them in one line."""
    left = "".join([markup for side, markup in groups if side == LEFT])
    right = "".join([markup for side, markup in groups if side == RIGHT])
    return (
        f'<div id="table" class="table seats-{seats}">'
        f'<div class="half left">{left}</div><div class="half right">{right}</div></div>'
    )


@lru_cache(maxsize=64)
def style(painter: AnyPainter, theme: Theme) -> str:
    """Every rule of a page but its typefaces, with the colours of the theme."""
    return theme.sheet(HERE / "page.css", COATS, HERE / "picture.css", painter.style)


@lru_cache(maxsize=16)
def symbols(painter: AnyPainter, colours: tuple[str, ...]) -> str:
    """The definitions that every group refers to."""
    return join(shades(), shield_symbols(colours), Markup(painter.symbols(colours)))


@lru_cache(maxsize=64)
def prelude(painter: AnyPainter, words: Words, theme: Theme) -> str:
    """What a page says before its table, up to the sentences that describe it."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content=theme.colours["scheme"]),
        el("title", words.text(painter.title)),
        el("style", Markup(font_faces_css(embed=True) + style(painter, theme))),
    )
    defs = el(
        "svg",
        el("defs", Markup(symbols(painter, words.colours))),
        class_="symbols",
        width=0,
        height=0,
        aria_hidden="true",
    )
    return f'<!doctype html><html lang="{words.lang}">{head}<body>{defs}'


def html(
    painter: AnyPainter, words: Words, theme: Theme, told: Sequence[str], fragment: str
) -> str:
    """A whole page."""
    title = el("h1", words.text(painter.title))
    position = el("p", " ".join(told), class_="unseen", id="position")
    return f"{prelude(painter, words, theme)}<main>{title}{position}{fragment}</main></body></html>"


def svg(
    painter: AnyPainter,
    words: Words,
    theme: Theme,
    told: Sequence[str],
    boxes: Sequence[Box],
    shape: str,
    *,
    fonts: bool,
) -> str:
    """One picture of all groups, with the position told in words."""
    places, width, height = arrange(boxes, shape)
    rules = theme.sheet(COATS, HERE / "picture.css", painter.style)
    lettering = font_faces_css(embed=True) if fonts else ""
    parts = [
        f'<g id="group-{place.box.id}" transform="translate({place.x} {place.y:g}) '
        f'scale({place.scale:g})">{place.box.body}</g>'
        for place in places
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" lang="{words.lang}" role="group">'
        f"{el('title', words.text(painter.title))}{el('desc', escape(' '.join(told)))}"
        f"<style>{lettering}{rules}</style><defs>{symbols(painter, words.colours)}</defs>"
        f'<rect class="backdrop" width="{width:g}" height="{height:g}"/>{"".join(parts)}</svg>'
    )
