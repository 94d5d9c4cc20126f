"""``terem draw``: a position of a record as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from terem.cli import arguments as common
from terem.cli.boxes import follow
from terem.cli.files import read_record, write_whole
from terem.cli.parser import Parser, number, one_of, path
from terem.cli.seats import viewer
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.step import NOBODY
from terem.draw import THEMES, PngUnavailableError, draw
from terem.draw.assets import AssetsNotBuiltError

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from terem.cli.voice import Voice
    from terem.draw import Drawing

FORMATS: Final = ("svg", "html", "png")
WIDTH: Final = 1600


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "draw", Message("cli-draw-about"), Message("cli-draw-examples"))
    found.need("file", type=path, help=Message("cli-argument-file"))
    found.may("--ply", metavar="P", type=number("--ply", 0), help=Message("cli-option-ply"))
    found.may("--seat", metavar="S|watcher", help=Message("cli-draw-seat"))
    found.may(
        "--theme",
        metavar="|".join(THEMES),
        type=one_of("--theme", list(THEMES)),
        default=next(iter(THEMES)),
        help=Message("cli-draw-theme"),
    )
    found.may(
        "-o", "--out", metavar=Message("cli-name-picture"), type=path, help=Message("cli-draw-out")
    )
    found.may(
        "--width",
        metavar="W",
        type=number("--width", 100, 10_000),
        default=WIDTH,
        help=Message("cli-draw-width", {"default": WIDTH}),
    )
    common.box(found)
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Follow the record, draw, and write the picture."""
    out: Path = arguments.out or arguments.file.with_suffix(".svg")
    kind = out.suffix.removeprefix(".").lower()
    if kind not in FORMATS:
        known = ", ".join(f".{known}" for known in FORMATS)
        raise TeremError(Message("cli-draw-format", {"file": str(out), "known": known}))
    record = read_record(arguments.file)
    play = follow(arguments.file, record, voice, arguments.box, arguments.ply)
    seat = viewer(arguments.seat, record.seats)
    sight = play.sight(NOBODY if seat is None else seat)
    try:
        drawing = draw(play.game, sight, voice.lang, arguments.theme)
        content = _content(drawing, kind, arguments.width)
    except AssetsNotBuiltError:
        raise TeremError(Message("cli-draw-no-assets")) from None
    except PngUnavailableError:
        raise TeremError(Message("cli-draw-no-png")) from None
    write_whole(out, content)
    voice.tell(Message("cli-draw-written", {"file": str(out)}))
    return 0


def _content(drawing: Drawing, kind: str, width: int) -> bytes:
    if kind == "svg":
        return drawing.svg().encode()
    if kind == "html":
        return drawing.html().encode()
    return drawing.png(width)
