"""``terem restore``: a house from the file that ``terem backup`` has written."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING

from terem.cli import house
from terem.cli.files import cannot_read
from terem.cli.parser import Parser, path
from terem.cli.progress import Progress
from terem.core.message import Message

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice
    from terem.server.restore import Restored
    from terem.server.settings import Settings


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "restore", Message("restore-about"), Message("restore-examples"))
    found.need("file", type=path, help=Message("restore-argument-file"))
    house.which_house(found)
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Bring the house back, and tell whether every table is as it was."""
    settings = house.settings(arguments)
    try:
        back = _restored(arguments, settings)
    except OSError as error:
        raise cannot_read(arguments.file, error) from None
    if arguments.json:
        differing = {id: voice.text(problem) for id, problem in back.differing.items()}
        voice.give(
            {
                "file": str(arguments.file),
                "rows": back.rows,
                "files": back.files,
                "identical": back.identical,
                "differing": differing,
            }
        )
    else:
        counts = {"rows": sum(back.rows.values()), "files": len(back.files)}
        voice.tell(Message("restore-done", {**counts, "folder": str(settings.folder)}))
        voice.tell(
            Message("restore-followed", {"identical": back.identical, "all": back.rows["tables"]})
        )
        for id, problem in back.differing.items():
            voice.tell(Message("restore-differs", {"table": id, "problem": problem}))
    return 1 if back.differing else 0


def _restored(arguments: Namespace, settings: Settings) -> Restored:
    # Heavy, like all that serves.
    from terem.server.opened import Archive  # noqa: PLC0415
    from terem.server.restore import restore  # noqa: PLC0415

    with ExitStack() as stack:
        archive = stack.enter_context(Archive(arguments.file))
        return asyncio.run(
            restore(
                archive,
                settings.database,
                settings.folder,
                lambda total: stack.enter_context(Progress(total)).step,
            )
        )
