"""The drawing of the house: a sight turned into HTML and SVG, once, for every place it is seen."""

from terem.draw.drawing import Drawing, Painted, Scene, Seen, draw, draw_scene, sketch
from terem.draw.element import Markup, el, escape
from terem.draw.painter import Painter
from terem.draw.png import PngUnavailableError
from terem.draw.theme import THEMES, Theme

__all__ = [
    "THEMES",
    "Drawing",
    "Markup",
    "Painted",
    "Painter",
    "PngUnavailableError",
    "Scene",
    "Seen",
    "Theme",
    "draw",
    "draw_scene",
    "el",
    "escape",
    "sketch",
]
