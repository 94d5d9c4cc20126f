"""``terem backup``: the whole house in one file, even while it is open."""

from __future__ import annotations

import asyncio
import errno
import os
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from terem.cli import house
from terem.cli.files import cannot_write
from terem.cli.parser import Parser, path
from terem.cli.progress import Progress
from terem.core.message import Arg, Message

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator
    from typing import BinaryIO

    from terem.cli.voice import Voice


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "backup", Message("backup-about"), Message("backup-examples"))
    found.may(
        "file",
        nargs="?",
        metavar=Message("cli-name-file"),
        type=path,
        help=Message("backup-argument-file"),
    )
    house.which_house(found)
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Write the house into a file, and tell what is in it."""
    from terem.server.backup import back_up  # noqa: PLC0415 - heavy, like all that serves

    settings = house.settings(arguments)
    chosen = arguments.file or Path(f"terem-{datetime.now():%Y%m%d-%H%M%S}.zip")  # noqa: DTZ005 - the host's own time
    with ExitStack() as stack:
        file = stack.enter_context(_aside(chosen))
        made = asyncio.run(
            back_up(
                settings.database,
                settings.folder,
                file,
                lambda total: stack.enter_context(Progress(total)).step,
            )
        )
    if arguments.json:
        voice.give({"file": str(chosen), **made.told})
        return 0
    args: dict[str, Arg] = {
        "file": str(chosen),
        "tables": made.tables["tables"].count,
        "rows": made.rows,
    }
    voice.tell(Message("backup-made", {**args, "files": len(made.files)}))
    voice.tell(Message("backup-keep"))
    return 0


@contextmanager
def _aside(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone, which has its name only when it is whole and on the disk."""
    aside = path.with_name(f".terem-{token_hex(8)}")
    try:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with os.fdopen(os.open(aside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        with suppress(OSError):
            aside.unlink(missing_ok=True)
