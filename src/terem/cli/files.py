"""Files: records read and written whole, and what a person is told when that fails."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.record import parse

if TYPE_CHECKING:
    from pathlib import Path

    from terem.core.record import Record

SUFFIX: Final = ".terem"

_REASONS: Final = {
    errno.ENOENT: "cli-reason-missing",
    errno.EISDIR: "cli-reason-folder",
    errno.ENOTDIR: "cli-reason-not-folder",
    errno.EEXIST: "cli-reason-exists",
    errno.EACCES: "cli-reason-permission",
    errno.EPERM: "cli-reason-permission",
    errno.EROFS: "cli-reason-permission",
    errno.ENOSPC: "cli-reason-space",
    errno.ENAMETOOLONG: "cli-reason-name",
}


def read_record(path: Path) -> Record:
    """Read a record, or say why it cannot be read."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise cannot_read(path, error) from None
    except UnicodeDecodeError as error:
        raise TeremError(
            Message("cli-not-text", {"file": str(path), "byte": error.start + 1})
        ) from None
    try:
        return parse(text)
    except TeremError as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: TeremError) -> TeremError:
    """Say of an error in which file it was met."""
    return TeremError(Message("cli-in-file", {"file": str(path), "problem": error.message}))


def write_whole(path: Path, content: bytes) -> None:
    """Write a whole file or nothing, and do not return before it is safe on the disk."""
    # Not a file of tempfile: that would be readable by nobody else for ever.
    temporary = path.with_name(f".terem-{token_hex(8)}")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def make_folder(path: Path) -> None:
    """Make sure that a folder is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_read(path: Path, error: OSError) -> TeremError:
    """Say why a file cannot be read."""
    return TeremError(Message("cli-cannot-read", {"file": str(path), "reason": _reason(error)}))


def cannot_write(path: Path, error: OSError) -> TeremError:
    """Say why a file cannot be written."""
    return TeremError(Message("cli-cannot-write", {"file": str(path), "reason": _reason(error)}))


def _reason(error: OSError) -> Message:
    known = _REASONS.get(error.errno or 0)
    if known is not None:
        return Message(known)
    return Message("cli-reason-other", {"text": error.strerror or type(error).__name__})


def _sync_folder(folder: Path) -> None:
    """The new name of the file must survive a power cut as well as its content."""
    if os.name != "posix":
        # Elsewhere a folder cannot be opened, and the system sees to its names by itself.
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
