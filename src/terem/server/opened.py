"""An archive that was opened to be read, by whoever does not trust it yet."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from lzma import LZMAError
from pathlib import Path
from typing import Any, Final, Self
from zipfile import BadZipFile, ZipFile

import msgspec
import sqlalchemy as sa

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.archive import (
    FORMAT,
    MANIFEST,
    Manifest,
    belongs,
    copy_of,
    digest_of,
    lines_of,
)
from terem.server.store.migration import newest
from terem.server.store.schema import METADATA

_AT_ONCE: Final = 500
_LARGEST: Final = 16 * 1024 * 1024
"""Bytes; neither a manifest nor a file of the folder comes near it."""

_BROKEN: Final = (
    *(BadZipFile, EOFError, LZMAError, zlib.error, struct.error, msgspec.DecodeError),
    *(NotImplementedError, RuntimeError, ValueError),
)
"""What reading a zip may end in where a byte of it is another."""


class _Format(msgspec.Struct):
    """What every manifest says, whatever version wrote it."""

    format: int


class Archive:
    """Every part is checked when it is read; whatever is wrong is told with its name."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        try:
            self._zip: Final = ZipFile(path)
        except _BROKEN:
            raise TeremError(Message("restore-not-a-backup", {"file": str(path)})) from None
        try:
            self.manifest: Final = self._manifest()
        except BaseException:
            self._zip.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()

    def check(self, step: Callable[[], None]) -> None:
        """Go through all rows: there are as many as were written, and none has changed."""
        for table, rows in self.manifest.tables.items():
            count, digest = 0, digest_of()
            with self._part(lines_of(table)) as lines:
                for line in lines:
                    count += 1
                    digest.update(line)
                    step()
            if (count, digest.hexdigest()) != (rows.count, rows.digest):
                raise self._damaged(lines_of(table))

    def file(self, file: str) -> bytes:
        """A file of the folder, as it was written."""
        with self._part(copy_of(file)) as part:
            content: bytes = part.read(_LARGEST)
        if digest_of(content).hexdigest() != self.manifest.files[file]:
            raise self._damaged(copy_of(file))
        return content

    def rows(self, table: sa.Table, step: Callable[[], None]) -> Iterator[list[dict[str, Any]]]:
        """The rows of a table, some at once."""
        names = {column.name for column in table.columns}
        rows: list[dict[str, Any]] = []
        with self._part(lines_of(table.name)) as lines:
            for line in lines:
                row = msgspec.json.decode(line, type=dict[str, Any])
                if row.keys() != names:
                    raise self._damaged(lines_of(table.name))
                rows.append(row)
                step()
                if len(rows) == _AT_ONCE:
                    yield rows
                    rows = []
        if rows:
            yield rows

    def _manifest(self) -> Manifest:
        with self._part(MANIFEST) as part:
            text = part.read(_LARGEST)
            version = msgspec.json.decode(text, type=_Format).format
            if version != FORMAT:
                file = str(self._path)
                raise TeremError(
                    Message("restore-newer", {"file": file, "found": version, "ours": FORMAT})
                )
            manifest = msgspec.json.decode(text, type=Manifest)
        if manifest.schema != newest():
            file, found = str(self._path), manifest.schema
            raise TeremError(
                Message("restore-schema", {"file": file, "found": found, "ours": newest()})
            )
        if manifest.tables.keys() != METADATA.tables.keys() or not all(
            map(belongs, manifest.files)
        ):
            raise self._damaged(MANIFEST)
        return manifest

    @contextmanager
    def _part(self, name: str) -> Iterator[Any]:
        try:
            with self._zip.open(name) as part:
                yield part
        except (*_BROKEN, KeyError, OSError):
            raise self._damaged(name) from None

    def _damaged(self, part: str) -> TeremError:
        return TeremError(Message("restore-damaged", {"file": str(self._path), "part": part}))
