"""Setting lines of text in a picture, where nothing wraps by itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

# Advance widths in Alegreya Sans Medium, in fiftieths of the size of the letters.
_LETTERS: Final = {
    8: " \xa0",
    11: ",.:;'",
    13: "il!",
    14: "/I\\j",
    15: "()-[]{}",
    16: '"Jft|',
    18: "?r1г",
    19: "*`csт",
    20: "зс«»",
    21: "357Lz",
    22: "$F^_vxyуьэ",
    23: "2eГаехяё–",
    24: "+4689<=>Sak~Твклочъ×−",
    25: "ETgoб",
    26: "#0CbdhnpquЗдпр",
    27: "PYZЕРийнцЁ",
    28: "BKRСЬ",
    29: "AVБВУЭЯ",
    30: "GXАКЛХЧ…",
    31: "мф",
    32: "DOQUЪы",
    33: "ДП",
    34: "HNwОжю",
    35: "&Ц",
    36: "ИЙНш",
    38: "ФЫщ",
    40: "Mm",
    41: "М%@Ж",
    44: "Ю№W",
    46: "—ШЩ",
}
_WIDTHS: Final = {letter: width for width, line in _LETTERS.items() for letter in line}
_UNKNOWN: Final = 40
"""A letter of another script: better too wide than too narrow."""


def width(text: str, size: float) -> float:
    """How wide a line comes out."""
    return sum([_WIDTHS.get(letter, _UNKNOWN) for letter in text]) * size / 50


def wrap(text: str, size: float, room: float) -> list[str]:
    """The text in lines that fit the room; a word longer than the room stands alone."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=4096)
def shorten(text: str, size: float, room: float) -> str:
    """The text itself, or as much of its beginning as fits with an ellipsis."""
    if width(text, size) <= room:
        return text
    while text and width(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
