"""Icons, typefaces and the browser's script: what ``make assets`` has left in ``built``."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

BUILT: Final = Path(__file__).parent / "built"


class AssetsNotBuiltError(Exception):
    """A source tree was never given all of its assets; a wheel always has them."""

    def __init__(self) -> None:
        super().__init__("icons, typefaces or the script are not built yet: run `make assets`")


class Icon(msgspec.Struct, frozen=True):
    """The inside of one symbol, its box, and who drew it."""

    body: str
    width: int
    height: int
    author: str


class Face(msgspec.Struct, frozen=True):
    """One file of a typeface: a weight, for a range of letters."""

    family: str
    weight: int
    file: str
    range: str


def icon(id: str) -> Icon:
    """An icon of the list in ``assets/icons.txt``."""
    try:
        return _icons()[id]
    except KeyError:
        raise KeyError(
            f"no icon {id!r}: add it to assets/icons.txt and run `make assets`"
        ) from None


def font_faces_css(embed: bool, base: str = "") -> str:
    """The typefaces as CSS; embedded where a drawing must carry them, or linked below a base."""
    return "\n".join(_rule(face, embed, base) for face in _faces())


def font_files() -> list[Path]:
    """The typefaces for a rasteriser: one TrueType file a weight, Latin and Cyrillic joined."""
    files = sorted(BUILT.glob("*.ttf"))
    if not files:
        raise AssetsNotBuiltError
    return files


def web_font_files() -> list[Path]:
    """The files that linked typefaces point at."""
    return [BUILT / face.file for face in _faces()]


def script() -> bytes:
    """The browser's script, bundled from ``client``."""
    return _read("terem.js")


def licences() -> str:
    """Who made the icons and typefaces, and under which terms."""
    return _read("LICENSES").decode()


def _rule(face: Face, embed: bool, base: str) -> str:
    url = f"{base}{face.file}"
    if embed:
        url = f"data:font/woff2;base64,{b64encode(_read(face.file)).decode()}"
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-display:swap;'
        f'src:url("{url}") format("woff2");unicode-range:{face.range}}}'
    )


@cache
def _icons() -> dict[str, Icon]:
    return msgspec.json.decode(_read("icons.json"), type=dict[str, Icon])


@cache
def _faces() -> list[Face]:
    return msgspec.json.decode(_read("fonts.json"), type=list[Face])


def _read(name: str) -> bytes:
    try:
        return (BUILT / name).read_bytes()
    except FileNotFoundError:
        raise AssetsNotBuiltError from None
