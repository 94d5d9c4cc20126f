"""Engine: the way to the database, SQLite in a file or PostgreSQL, with nothing left unsafe."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from terem.core.errors import TeremError
from terem.core.message import Message

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}

_PATIENCE: Final = 15_000
"""Milliseconds for which one waits while another process writes."""

_PRAGMAS: Final = (
    f"busy_timeout = {_PATIENCE}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


def engine_of(url: str | sa.URL) -> AsyncEngine:
    """The engine for an address; drivers are chosen here, whatever the address says."""
    try:
        address = sa.make_url(url)
        kind = address.get_backend_name() if "+" in address.drivername else address.drivername
        address = address.set(drivername=DRIVERS[kind])
        if kind == "sqlite":
            return _sqlite(address)
        # A server may be told not to wait for its disk; here it does.
        settings = {"server_settings": {"synchronous_commit": "on"}}
        return create_async_engine(
            address, connect_args=settings, pool_pre_ping=True, hide_parameters=True
        )
    except ModuleNotFoundError as error:
        raise TeremError(Message("server-driver", {"module": error.name or "?"})) from None
    except (ArgumentError, KeyError, NoSuchModuleError):
        # The address is not told: it may hold a password.
        raise TeremError(Message("server-database", {"known": ", ".join(DRIVERS)})) from None


def prepare(address: sa.URL) -> None:
    """Give a new file its journal.

    SQLite waits for nobody while it changes the journal, so of two houses that open a new file at
    once one would be turned away. What else may be wrong is told when the file is opened.
    """
    if address.get_backend_name() != "sqlite":
        return
    end = time.monotonic() + _PATIENCE / 1000
    while time.monotonic() < end:
        with suppress(sqlite3.Error), closing(sqlite3.connect(address.database or "")) as file:
            try:
                file.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    time.sleep(0.02)
                    continue
        return


def file_url(path: Path) -> sa.URL:
    """The address of a database in a file."""
    return sa.URL.create("sqlite", database=str(path.absolute()))


def reason(error: Exception) -> str:
    """What the database says, without the statement and its values: they may be secrets."""
    origin = getattr(error, "orig", None) or error
    return str(origin).splitlines()[0][:200] if str(origin) else type(origin).__name__


def _sqlite(address: sa.URL) -> AsyncEngine:
    engine = create_async_engine(address, hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: object) -> None:  # noqa: ANN401 - the driver's own
        # Transactions are begun below and nowhere else.
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for pragma in _PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except Exception:
            # Otherwise its thread is left behind, and speaks to a loop that is closed.
            connection.close()
            raise

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begun(connection: sa.Connection) -> None:
        # Who means to write says so at once: to become a writer in the middle may be refused.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
