"""Themes: the colours of the house, by day, by night and for eyes that need contrast.

A stylesheet is written with the names of colours (``$ink``); a theme fills in their values, since
rasterisers know no custom properties. What is on paper stays the same thing in every theme, so
markup never depends on one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import Template
from typing import Final


class Theme:
    """A name, and a value for every colour."""

    def __init__(self, id: str, colours: Mapping[str, str]) -> None:
        self.id: Final = id
        self.colours: Final = dict(colours)

    def resolve(self, style: str) -> str:
        """The stylesheet with the values in place of the names."""
        return Template(style).substitute(self.colours)

    def sheet(self, *files: Path) -> str:
        """Stylesheets from files, resolved."""
        return "\n".join([self.resolve(file.read_text("utf-8")) for file in files])


# Coats are the colours of seats; a charge is the figure on a coat.
_COATS: Final = {
    "coat_pink": "#c4518c",
    "charge_pink": "#ffffff",
    "coat_blue": "#2a5fae",
    "charge_blue": "#ffffff",
    "coat_green": "#2c7a41",
    "charge_green": "#ffffff",
    "coat_yellow": "#e3b62f",
    "charge_yellow": "#2b2118",
    "coat_red": "#ad2a24",
    "charge_red": "#ffffff",
    "coat_white": "#f4efe2",
    "charge_white": "#2b2118",
    "coat_black": "#2b2724",
    "charge_black": "#ffffff",
    "coat_purple": "#6d3f93",
    "charge_purple": "#ffffff",
    "coat_orange": "#b85a12",
    "charge_orange": "#ffffff",
    "coat_brown": "#6b4423",
    "charge_brown": "#ffffff",
}

# Tinctures are the colours of things printed in the box; their figures are cut out of ivory.
_TINCTURES: Final = {
    "wheat": "#8a6508",
    "russet": "#98491c",
    "vert": "#44702c",
    "stone": "#59616b",
    "teal": "#1c6c72",
    "gules": "#93282c",
    "azure": "#38558f",
    "purpure": "#693a84",
    "ivory": "#fffaf0",
    "card": "#fbf4e1",
    "card_shade": "#efe2c2",
    "card_edge": "#8d7550",
    "card_ink": "#2b2118",
    "gold": "#e6b945",
    "gold_edge": "#7d5a10",
    "gold_ink": "#2b2118",
    "gold_shine": "#f7dc8d",
    "raw": "#6f5233",
}

LIGHT: Final = Theme(
    "light",
    {
        **_COATS,
        **_TINCTURES,
        "scheme": "light",
        "page": "#dcc59c",
        "grain": "#d2b88b",
        "recess": "#8f6b45",
        "aged": "#dccba6",
        "wood_grain": "#765434",
        "wood_shine": "#8d6743",
        "card_shine": "#fffbf0",
        "panel": "#f8f2e2",
        "panel_edge": "#c8b48b",
        "ink": "#2b2118",
        "ink_soft": "#4d3d2c",
        "line": "#b9a478",
        "slot": "#ede2c8",
        "wood": "#85603d",
        "wood_dark": "#6b4a2d",
        "wood_ink": "#fff6e0",
        "tray": "#5a3d24",
        "tray_now": "#3f5a34",
        "live": "#b8560a",
        "lit": "#ffd95a",
        "button": "#fffaf0",
        "button_edge": "#8d6a34",
        "button_over": "#ffedc0",
        "focus": "#1f57a8",
        "shadow": "#3b2a16",
        "land": "#f1e4c1",
        "land_far": "#dccda4",
        "land_edge": "#7d6238",
        "land_ink": "#2b2118",
        "sea": "#a8c3c8",
        "sea_line": "#6f9aa2",
    },
)

DARK: Final = Theme(
    "dark",
    {
        **_COATS,
        **_TINCTURES,
        "card": "#eadfc6",
        "card_shade": "#d9c9a3",
        "ivory": "#fff6e4",
        "scheme": "dark",
        "page": "#221710",
        "grain": "#2b1e15",
        "recess": "#140d08",
        "aged": "#1f1812",
        "wood_grain": "#412d1d",
        "wood_shine": "#5d4430",
        "card_shine": "#f3ead4",
        "panel": "#272019",
        "panel_edge": "#4d3f2e",
        "ink": "#f2e7d0",
        "ink_soft": "#c9b995",
        "line": "#6f5d42",
        "slot": "#1d1712",
        "wood": "#4b3523",
        "wood_dark": "#3a2818",
        "wood_ink": "#f7e9cb",
        "tray": "#2a1c11",
        "tray_now": "#2f4427",
        "live": "#ffb43d",
        "lit": "#ffc94f",
        "button": "#382d21",
        "button_edge": "#a98a52",
        "button_over": "#4d3c26",
        "focus": "#8ebcff",
        "shadow": "#000000",
        "land": "#453826",
        "land_far": "#2e261b",
        "land_edge": "#b0945f",
        "land_ink": "#f4e8cf",
        "sea": "#1c2d35",
        "sea_line": "#4a7480",
    },
)

CONTRAST: Final = Theme(
    "contrast",
    {
        **_COATS,
        **_TINCTURES,
        "coat_pink": "#a02a6b",
        "coat_blue": "#12439a",
        "coat_green": "#0f5c27",
        "coat_yellow": "#ffd21f",
        "charge_yellow": "#000000",
        "coat_red": "#8e0f0f",
        "wheat": "#6b4c00",
        "russet": "#7d3206",
        "vert": "#245010",
        "stone": "#3a4149",
        "teal": "#00525a",
        "gules": "#7d0f14",
        "azure": "#17397c",
        "purpure": "#53206f",
        "ivory": "#ffffff",
        "card": "#ffffff",
        "card_shade": "#ffffff",
        "card_edge": "#000000",
        "card_ink": "#000000",
        "gold": "#ffd84a",
        "gold_edge": "#000000",
        "gold_ink": "#000000",
        "gold_shine": "#ffd84a",
        "raw": "#3d2b17",
        "scheme": "light",
        "page": "#ffffff",
        "grain": "#ffffff",
        "recess": "#ffffff",
        "aged": "#ffffff",
        "wood_grain": "#dcdcdc",
        "wood_shine": "#dcdcdc",
        "card_shine": "#ffffff",
        "panel": "#ffffff",
        "panel_edge": "#000000",
        "ink": "#000000",
        "ink_soft": "#1d1d1d",
        "line": "#000000",
        "slot": "#ffffff",
        "wood": "#dcdcdc",
        "wood_dark": "#000000",
        "wood_ink": "#000000",
        "tray": "#f4f4f4",
        "tray_now": "#bfe3ae",
        "live": "#c40000",
        "lit": "#c40000",
        "button": "#ffffff",
        "button_edge": "#000000",
        "button_over": "#fff0a8",
        "focus": "#0037c4",
        "shadow": "#000000",
        "land": "#ffffff",
        "land_far": "#e4e4e4",
        "land_edge": "#000000",
        "land_ink": "#000000",
        "sea": "#d5e6ee",
        "sea_line": "#000000",
    },
)

THEMES: Final = {theme.id: theme for theme in (LIGHT, DARK, CONTRAST)}

# Colours that text is written in, each with the ground it stands on.
TEXT_PAIRS: Final = (
    ("ink", "page"),
    ("ink", "grain"),
    ("ink", "panel"),
    ("ink", "slot"),
    ("ink", "button"),
    ("ink", "button_over"),
    ("ink_soft", "panel"),
    ("ink_soft", "page"),
    ("ink_soft", "grain"),
    ("ink_soft", "button"),
    ("ink_soft", "slot"),
    ("card_ink", "card"),
    ("card_ink", "card_shade"),
    ("gold_ink", "gold"),
    ("gold_ink", "gold_shine"),
    ("card_ink", "gold"),
    ("ivory", "raw"),
    *[("ivory", field) for field in ("gules", "azure", "vert", "purpure", "russet")],
    ("wood_ink", "wood"),
    ("wood_ink", "wood_grain"),
    ("wood_ink", "wood_shine"),
    ("card_ink", "card_shine"),
    ("ink", "aged"),
    ("ink_soft", "aged"),
    ("land_ink", "land"),
    ("land_ink", "land_far"),
    ("land_ink", "sea"),
)
# Figures that carry meaning, each with its ground.
FIGURE_PAIRS: Final = (
    *[(f"charge_{key[5:]}", key) for key in _COATS if key.startswith("coat_")],
    *[
        ("ivory", tincture)
        for tincture in ("wheat", "russet", "vert", "stone", "teal", "gules", "azure", "purpure")
    ],
    ("live", "panel"),
    ("live", "slot"),
    ("lit", "tray"),
    ("lit", "wood"),
    ("focus", "page"),
    ("focus", "grain"),
    ("focus", "panel"),
    ("focus", "button"),
    ("button_edge", "button"),
    ("card_edge", "card"),
    ("land_edge", "land"),
    ("live", "land"),
)
