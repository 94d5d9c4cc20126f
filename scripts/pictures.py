"""Make the pictures of the README anew: the one picture of a table, and a table in the browser."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

import terem

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
RECORD: Final = ROOT / "src" / "terem" / "games" / "middle_ages" / "tests" / "records"
CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = "--no-sandbox --disable-gpu --disable-background-networking --no-first-run"
PLY: Final = 64
TURNS: Final = 45
COLOURS: Final = 256
FINE: Final = 0b11111100
"""What of a colour an eye keeps apart."""


def table() -> bytes:
    """A game among bots, in the middle."""
    play = terem.replay((RECORD / "4-greedy.terem").read_text("utf-8"), ply=PLY)
    return terem.picture(play, seat=play.asked()[0]).png(1200)


def browser(home: str) -> bytes:
    """A game against bots in the browser, after some turns."""
    order = [sys.executable, "-m", "terem.cli", "serve", "--port", "0", "--home", home]
    with subprocess.Popen(order, stdout=subprocess.PIPE, encoding="utf-8") as house:
        assert house.stdout is not None  # noqa: S101 - it was asked for
        try:
            return _played(re.findall(r"http://\S+/", house.stdout.readline())[0])
        finally:
            house.terminate()


def _played(address: str) -> bytes:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        screen = chromium.new_context(
            viewport={"width": 1280, "height": 800}, java_script_enabled=False, locale="en-US"
        )
        tab = screen.new_page()
        tab.goto(f"{address}games/rurik/new?seats=3")
        tab.get_by_label("Name").first.fill("Anna")
        for seat in (1, 2):
            tab.locator(f"#kind-{seat}").select_option("greedy")
        tab.get_by_role("button", name="Begin").click()
        for _ in range(TURNS):
            while not tab.locator("#choices").count():
                tab.reload()
            offered = tab.locator("#choices .offers button")
            offered.nth(offered.count() // 3).click()
        tab.goto(f"{tab.url}?still=1")
        tab.locator("#choices").wait_for()
        shot = tab.screenshot()
        chromium.close()
        return shot


def with_few_colours(png: bytes) -> bytes:
    """The same picture with a palette, which takes a third of the room."""
    width, height, depth, pixels = _pixels(png)
    shades = [
        bytes(each & FINE for each in pixels[at : at + 3]) for at in range(0, len(pixels), depth)
    ]
    counted = Counter(shades)
    palette = [shade for shade, _ in counted.most_common(COLOURS)]
    index = {shade: min(range(len(palette)), key=_near(palette, shade)) for shade in counted}
    numbers = bytes(map(index.__getitem__, shades))
    rows = b"".join(b"\0" + numbers[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(rows, 9))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in [*parts, (b"IEND", b"")])


def _near(palette: list[bytes], shade: bytes) -> Callable[[int], int]:
    return lambda number: _apart(palette[number], shade)


def _apart(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _chunk(name: bytes, content: bytes) -> bytes:
    checked = struct.pack(">I", zlib.crc32(name + content))
    return struct.pack(">I", len(content)) + name + content + checked


def _pixels(png: bytes) -> tuple[int, int, int, bytearray]:
    """Width, height, bytes a pixel, and all of them, as the filters of PNG say."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    depth = {2: 3, 6: 4}[kind]
    packed, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    raw, stride = zlib.decompress(packed), width * depth
    out, above = bytearray(), bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(raw[start + 1 : start + 1 + stride])
        _unfilter(raw[start], row, above, depth)
        out += row
        above = row
    return width, height, depth, out


def _unfilter(kind: int, row: bytearray, above: bytearray, depth: int) -> None:
    for x in range(len(row)):
        left = row[x - depth] if x >= depth else 0
        corner = above[x - depth] if x >= depth else 0
        up = above[x]
        near = left + up - corner
        paeth = min((left, up, corner), key=lambda each: abs(near - each))
        row[x] = (row[x] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255


def main() -> None:
    """Write both."""
    with TemporaryDirectory() as home:
        pictures = {"table.png": table(), "browser.png": browser(home)}
    for name, picture in pictures.items():
        small = with_few_colours(picture)
        (DOCS / name).write_bytes(small)
        print(f"docs/{name}: {len(small) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
