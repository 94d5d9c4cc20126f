"""Assets: styles, typefaces, the script and what is carved, at addresses that change with them."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from terem.draw.assets import font_faces_css, script, web_font_files
from terem.draw.page import COATS, style
from terem.draw.painter import painter_of
from terem.draw.theme import THEMES, Theme
from terem.games import games

STYLES: Final = Path(__file__).parent / "styles"


class Asset(NamedTuple):
    """One file that any browser may keep for ever."""

    kind: str
    content: bytes


class Assets:
    """All files, by name, and the version that stands in their address."""

    def __init__(self) -> None:
        files = {"terem.js": Asset("text/javascript", script())}
        for path in STYLES.glob("*.svg"):
            files[path.name] = Asset("image/svg+xml", path.read_bytes())
        for path in web_font_files():
            files[path.name] = Asset("font/woff2", path.read_bytes())
        for theme in THEMES.values():
            files[f"house-{theme.id}.css"] = _css(_house(theme))
            for game in games().values():
                sheet = style(painter_of(game.package), theme)
                files[f"{game.id}-{theme.id}.css"] = _css(sheet)
        self.files: Final = files
        digest = blake2b(digest_size=8)
        for name, asset in sorted(files.items()):
            digest.update(name.encode() + b"\0" + asset.content)
        self.version: Final = digest.hexdigest()


@cache
def all_assets() -> Assets:
    """The assets of this installation."""
    return Assets()


def _house(theme: Theme) -> str:
    sheets = theme.sheet(COATS, *sorted(STYLES.glob("*.css")))
    return f"{font_faces_css(embed=False)}\n{sheets}"


def _css(text: str) -> Asset:
    return Asset("text/css; charset=utf-8", text.encode())
