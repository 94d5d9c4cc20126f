"""Restore: a house from its archive, into an empty store and folder, checked from end to end.

Nothing is written before every digest has been found right. The rows go into the store in one
transaction, and are safe only when the files are; then each table is followed as a keeper would.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.backup import Begun
from terem.server.commitment import commitment_of
from terem.server.course import follow
from terem.server.house import FILE
from terem.server.metrics import Metrics
from terem.server.opened import Archive
from terem.server.store import Store
from terem.server.store.engine import engine_of, file_url, reason
from terem.server.store.schema import METADATA, TABLES


class Restored(msgspec.Struct, frozen=True):
    """What has come back."""

    rows: dict[str, int]
    files: list[str]
    identical: int
    """Tables whose every choice leads where it led when it was taken."""
    differing: dict[str, Message]
    """The others, each with the reason; they are in the store all the same."""


async def restore(archive: Archive, database: str | None, folder: Path, begun: Begun) -> Restored:
    """Bring a house back; where anything stands already, nothing is touched."""
    manifest = archive.manifest
    step = begun(2 * manifest.rows + manifest.tables[TABLES.name].count)
    archive.check(step)
    files = {file: archive.file(file) for file in manifest.files}
    for file, content in files.items():
        path = folder / file
        if path.exists() and path.read_bytes() != content:
            raise TeremError(Message("restore-file-there", {"file": str(path)}))
    opened = Store.in_file(folder / FILE) if database is None else Store.open(database)
    await (await opened).close()
    engine = engine_of(database or file_url(folder / FILE))
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await _fill(connection, archive, step)
            _write_all(folder, files)
        store = Store(engine, Metrics())
        async with engine.connect() as connection:
            found = await connection.execute(sa.select(TABLES.c.id, TABLES.c.ply))
            plies: dict[str, int] = {row["id"]: row["ply"] for row in found.mappings()}
        differing = {
            id: problem
            for id, ply in plies.items()
            if (problem := await _followed(store, id, ply, step)) is not None
        }
    except SQLAlchemyError as error:
        raise TeremError(Message("server-store-shut", {"reason": reason(error)})) from None
    finally:
        await engine.dispose()
    rows = {name: rows.count for name, rows in manifest.tables.items()}
    return Restored(rows, list(files), len(plies) - len(differing), differing)


async def _fill(connection: AsyncConnection, archive: Archive, step: Callable[[], None]) -> None:
    tables = METADATA.sorted_tables
    for table in tables:
        if (await connection.execute(sa.select(table).limit(1))).first() is not None:
            raise TeremError(Message("restore-not-empty"))
    for table in tables:
        for rows in archive.rows(table, step):
            await connection.execute(sa.insert(table), rows)


async def _followed(store: Store, id: str, ply: int, step: Callable[[], None]) -> Message | None:
    """Follow all that happened at a table; the reason if it leads elsewhere."""
    step()
    found = await store.table(id)
    if found is None:
        return Message("server-no-table")
    setup, _, events = found
    try:
        course = follow(setup, events)
    except TeremError as error:
        return error.message
    if course.play.ply != ply:
        return Message("restore-ply", {"found": course.play.ply, "told": ply})
    if commitment_of(setup.seed) != setup.commitment:
        return Message("restore-commitment")
    return None


def _write_all(folder: Path, files: dict[str, bytes]) -> None:
    try:
        for file, content in files.items():
            _write(folder / file, content)
    except OSError:
        raise TeremError(Message("server-folder", {"folder": str(folder)})) from None


def _write(path: Path, content: bytes) -> None:
    """Write a file for its owner alone, whole or not at all."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}.new")
    aside.unlink(missing_ok=True)
    with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
