"""Archive: a whole house in one file, a zip of what anybody can read without us.

``store/<table>.jsonl`` holds the rows of a table of the database, one JSON object a line;
``files/`` what lies in the folder beside it: the secrets and the box files; ``manifest.json`` how
much there must be of everything, with digests. It does not matter which database a house came from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"

_FILE: Final = re.compile(r"secret|invitations|boxes/(kept/)?[A-Za-z0-9_-]{1,100}\.toml")


class Rows(msgspec.Struct, frozen=True):
    """How many rows a table has, and the digest of their lines."""

    count: int
    digest: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What is in an archive."""

    format: int
    schema: str
    """The migration that the store ended with."""
    made: str
    tables: dict[str, Rows]
    files: dict[str, str]
    """The files of the folder with their digests."""

    @property
    def rows(self) -> int:
        """All rows of all tables."""
        return sum(rows.count for rows in self.tables.values())

    @property
    def told(self) -> dict[str, object]:
        """What a program is told of it."""
        rows = {name: rows.count for name, rows in self.tables.items()}
        return {"schema": self.schema, "made": self.made, "rows": rows, "files": list(self.files)}


def lines_of(table: str) -> str:
    """Where the rows of a table lie in the archive."""
    return f"store/{table}.jsonl"


def copy_of(file: str) -> str:
    """Where a file of the folder lies in the archive."""
    return f"files/{file}"


def belongs(file: str) -> bool:
    """Whether a file of the folder belongs in an archive, and nothing else can be meant by it."""
    return _FILE.fullmatch(file) is not None


def files_of(folder: Path) -> Iterator[str]:
    """The files of a folder that belong in an archive."""
    for pattern in ("*", "boxes/*", "boxes/kept/*"):
        for path in sorted(folder.glob(pattern)):
            file = path.relative_to(folder).as_posix()
            if belongs(file) and path.is_file():
                yield file


def digest_of(content: bytes = b"") -> blake2b:
    """The digest of a piece of an archive, which can be gone on with."""
    return blake2b(content, digest_size=32)
