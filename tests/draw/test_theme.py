"""Themes: every colour that text or a figure is written in can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terem.draw.symbols import SHIELDS
from terem.draw.theme import FIGURE_PAIRS, TEXT_PAIRS, THEMES

AA_TEXT = 4.5
AA_FIGURE = 3.0
DRAW = Path(__file__).parents[2] / "src" / "terem"


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio, as WCAG defines it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_can_be_read(theme: str, ink: str, ground: str) -> None:
    """Text has the contrast that WCAG asks for at level AA."""
    colours = THEMES[theme].colours
    assert contrast(colours[ink], colours[ground]) >= AA_TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("figure", "ground"), FIGURE_PAIRS)
def test_figures_can_be_seen(theme: str, figure: str, ground: str) -> None:
    """A figure that carries meaning has at least three to one."""
    colours = THEMES[theme].colours
    assert contrast(colours[figure], colours[ground]) >= AA_FIGURE


def test_themes_have_the_same_colours() -> None:
    """A stylesheet can be resolved by every theme."""
    assert len({frozenset(theme.colours) for theme in THEMES.values()}) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_stylesheets_are_resolved(theme: str) -> None:
    """No custom property and no name is left: a rasteriser would draw it black."""
    for file in DRAW.rglob("*.css"):
        sheet = THEMES[theme].sheet(file)
        assert "$" not in sheet
        assert "var(" not in sheet


def test_seats_are_told_without_colour() -> None:
    """No two seats share the outline of their shield, nor its charge."""
    assert len({outline for outline, _, _ in SHIELDS}) == len(SHIELDS)
    assert len({charge for _, charge, _ in SHIELDS}) == len(SHIELDS)


def test_colours_are_written_in_full() -> None:
    """Six digits each, so that contrast can be computed."""
    for theme in THEMES.values():
        values = [value for key, value in theme.colours.items() if key != "scheme"]
        assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in values)
