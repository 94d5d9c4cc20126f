"""Database: the way in and out of one database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.metrics import Metrics
from terem.server.store.engine import engine_of, file_url, prepare, reason
from terem.server.store.migration import migrate
from terem.server.store.schema import GUESTS
from terem.server.store.writer import Writer

_PATIENCE: Final = 5.0
"""Seconds after which a database that says nothing counts as gone."""


class Database:
    """Opened, read, written and closed; what lies in it is the business of the store."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine: Final = engine
        self._writer: Final = Writer(engine, metrics)

    @classmethod
    async def open(cls, url: str | sa.URL, metrics: Metrics | None = None) -> Self:
        """Open a database and bring it up to date; a newer one is refused."""
        engine = engine_of(url)
        store = cls(engine, metrics or Metrics())
        await asyncio.to_thread(prepare, engine.url)
        try:
            async with engine.execution_options(writes=True).begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            await store.close()
            raise TeremError(Message("server-store-shut", {"reason": reason(error)})) from None
        except TeremError:
            await store.close()
            raise
        return store

    @classmethod
    async def in_file(cls, path: Path, metrics: Metrics | None = None) -> Self:
        """Open a database in a file; it holds seeds, so it is for its owner's eyes only."""
        return await cls.open(await asyncio.to_thread(_address, path), metrics)

    @property
    def shared(self) -> bool:
        """Whether other nodes may write to the same database."""
        return self._engine.dialect.name != "sqlite"

    async def close(self) -> None:
        """Write what still waits and let go of the database."""
        await self._writer.close()
        await self._engine.dispose()

    async def answers(self) -> bool:
        """Whether the database can be read, within a while in which a person would wait."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._read(sa.select(GUESTS.c.id).limit(1))
        except (TeremError, TimeoutError):
            return False
        return True

    async def _do(self, *changes: sa.Update | sa.Delete | sa.Insert) -> None:
        """Carry out changes in one transaction."""

        def write(connection: sa.Connection) -> None:
            for change in changes:
                connection.execute(change)

        await self._writer.write(write)

    async def _read(self, query: sa.Select[Any]) -> list[sa.RowMapping]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).mappings())
        except (SQLAlchemyError, OSError) as error:
            raise TeremError(Message("server-store-shut", {"reason": reason(error)})) from None


def _address(path: Path) -> sa.URL:
    with suppress(OSError):
        # What fails here is told when the database is opened.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    return file_url(path)
