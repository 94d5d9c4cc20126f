"""Raster pictures by resvg, an extra: ``pip install terem[png]``."""

from __future__ import annotations

from terem.draw.assets import font_files


class PngUnavailableError(Exception):
    """The rasteriser is not installed."""

    def __init__(self) -> None:
        super().__init__("a PNG needs resvg-py: pip install 'terem[png]'")


def rasterise(svg: str, width: int) -> bytes:
    """The picture in PNG, so many pixels wide."""
    try:
        import resvg_py  # noqa: PLC0415 - an extra, which most who play never need
    except ImportError:
        raise PngUnavailableError from None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(file) for file in font_files()],
            font_family="Alegreya Sans",
        )
    )
