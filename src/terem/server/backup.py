"""Backup: a whole house into one archive, as it stood at one moment, even while it is open."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.archive import (
    FORMAT,
    MANIFEST,
    Manifest,
    Rows,
    copy_of,
    digest_of,
    files_of,
    lines_of,
)
from terem.server.house import FILE
from terem.server.store.engine import engine_of, file_url, reason
from terem.server.store.migration import newest, revision
from terem.server.store.schema import METADATA

Begun = Callable[[int], Callable[[], None]]
"""Is told how much there is to do, and gives what is to be called for each piece done."""

_AT_ONCE: Final = 500


async def back_up(database: str | None, folder: Path, file: BinaryIO, begun: Begun) -> Manifest:
    """Write the archive of a house; nothing of it is changed."""
    if database is None and not (folder / FILE).exists():
        raise TeremError(Message("backup-no-house"))
    engine = engine_of(database or file_url(folder / FILE))
    try:
        with ZipFile(file, "w", ZIP_DEFLATED) as archive:
            async with _one_moment(engine) as connection:
                schema = await connection.run_sync(revision)
                _check(schema)
                tables = await _write_rows(connection, archive, begun)
            # The box of a table is kept before the table is laid, so none can be missing.
            manifest = Manifest(
                format=FORMAT,
                schema=schema,
                made=datetime.now(UTC).isoformat(timespec="seconds"),
                tables=tables,
                files={file: _write_file(archive, folder, file) for file in files_of(folder)},
            )
            archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    except SQLAlchemyError as error:
        raise TeremError(Message("server-store-shut", {"reason": reason(error)})) from None
    finally:
        await engine.dispose()
    return manifest


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction to which the store stands still."""
    try:
        connection = await engine.connect()
    except OSError as error:
        raise TeremError(Message("server-store-shut", {"reason": reason(error)})) from None
    try:
        if connection.dialect.name == "postgresql":
            # Otherwise each query would see what was written in the meantime.
            connection = await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            yield connection
    finally:
        await connection.close()


def _check(schema: str) -> None:
    if not schema:
        raise TeremError(Message("backup-no-house"))
    if schema != newest():
        raise TeremError(Message("backup-schema", {"found": schema, "ours": newest()}))


async def _write_rows(
    connection: AsyncConnection, archive: ZipFile, begun: Begun
) -> dict[str, Rows]:
    tables = METADATA.sorted_tables
    counted = [sa.select(sa.func.count()).select_from(table) for table in tables]
    step = begun(sum([(await connection.execute(count)).scalar_one() for count in counted]))
    return {table.name: await _write_table(connection, table, archive, step) for table in tables}


async def _write_table(
    connection: AsyncConnection, table: sa.Table, archive: ZipFile, step: Callable[[], None]
) -> Rows:
    count, digest = 0, digest_of()
    rows = sa.select(table).order_by(*table.primary_key.columns)
    with archive.open(lines_of(table.name), "w", force_zip64=True) as lines:
        result = await connection.stream(rows.execution_options(yield_per=_AT_ONCE))
        async for row in result.mappings():
            line = msgspec.json.encode(dict(row)) + b"\n"
            lines.write(line)
            digest.update(line)
            count += 1
            step()
    return Rows(count, digest.hexdigest())


def _write_file(archive: ZipFile, folder: Path, file: str) -> str:
    try:
        content = (folder / file).read_bytes()
    except OSError:
        raise TeremError(Message("data-unreadable", {"file": str(folder / file)})) from None
    archive.writestr(copy_of(file), content)
    return digest_of(content).hexdigest()
