"""Store: reads and writes what must survive everything. The same code for every database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.metrics import Metrics
from terem.server.store.engine import engine_of, prepare, reason
from terem.server.store.migration import migrate
from terem.server.store.rows import PLAYING, Event, Held, Line, Setup
from terem.server.store.schema import EVENTS, GUESTS, SEATS, TABLES
from terem.server.store.writer import Batch, Writer

_SETUP: Final = [TABLES.c[name] for name in Setup.__struct_fields__]
_LINE: Final = [TABLES.c[name] for name in Line.__struct_fields__]
_HELD: Final = [SEATS.c[name] for name in Held.__struct_fields__]
_EVENT: Final = [EVENTS.c[name] for name in Event.__struct_fields__]

_PATIENCE: Final = 5.0
"""Seconds after which a database that says nothing counts as gone."""

_ADD_EVENTS: Final = sa.insert(EVENTS)
_SET_LINE: Final = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table"))


class Store:
    """Guests, tables, seats and events in one database."""

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

    # Guests.

    async def guest_by(self, token: str) -> tuple[str, str] | None:
        """The id and name of the guest with this hash of a token."""
        rows = await self._read(
            sa.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token == token)
        )
        return (rows[0]["id"], rows[0]["name"]) if rows else None

    async def add_guest(self, id: str, token: str, name: str, time: int) -> None:
        """A guest who has not been here before."""
        row = {"id": id, "token": token, "name": name, "created": time}
        await self._writer.append([Batch(sa.insert(GUESTS), [row])])

    async def rename(self, id: str, name: str) -> None:
        """A guest is called otherwise from now on."""
        change = sa.update(GUESTS).where(GUESTS.c.id == id).values(name=name)
        await self._do(change)

    # Tables.

    async def add_table(
        self, setup: Setup, line: Line, seats: list[Held], events: list[Event]
    ) -> None:
        """A new table with its seats, and with what was forced before the first question."""

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), {**_row(setup), **_row(line)})
            connection.execute(sa.insert(SEATS), [{"table": setup.id, **_row(s)} for s in seats])
            if events:
                rows = [{"table": setup.id, **_row(event)} for event in events]
                connection.execute(_ADD_EVENTS, rows)

        await self._writer.write(write)

    async def append(self, table: str, events: list[Event], line: Line) -> None:
        """What happened at a table, safe on the disk when this returns.

        Where another node has written the same numbers it is a Conflict, and nothing is written.
        """
        await self._writer.append(
            [
                Batch(_ADD_EVENTS, [{"table": table, **_row(event)} for event in events]),
                Batch(_SET_LINE, [{"table": table, **_row(line)}]),
            ]
        )

    async def table(self, id: str) -> tuple[Setup, list[Held], list[Event]] | None:
        """Everything about a table, or None if there is none."""
        setups = await self._read(sa.select(*_SETUP).where(TABLES.c.id == id))
        if not setups:
            return None
        happened = sa.select(*_EVENT).where(EVENTS.c.table == id).order_by(EVENTS.c.number)
        rows = await self._read(happened)
        # Seats are read last: whoever was needed for what happened has sat down by then.
        seats = await self.seats(id)
        return (
            Setup(**setups[0]),
            seats,
            [Event(**row) for row in rows],
        )

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 before the first."""
        rows = await self._read(
            sa.select(sa.func.max(EVENTS.c.number).label("last")).where(EVENTS.c.table == table)
        )
        return rows[0]["last"] or 0

    async def lines(self, guest: str, most: int) -> list[tuple[Setup, Line, list[Held]]]:
        """The tables where a guest sits or is the host, the newest first."""
        sits = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        found = await self._read(
            sa.select(*_SETUP, *_LINE)
            .where((TABLES.c.host == guest) | TABLES.c.id.in_(sits))
            .order_by(TABLES.c.updated.desc(), TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        held: dict[str, list[Held]] = {row["id"]: [] for row in found}
        seats = await self._read(
            sa.select(SEATS.c.table, *_HELD).where(SEATS.c.table.in_(held)).order_by(SEATS.c.number)
        )
        for row in seats:
            fields = dict(row)
            held[fields.pop("table")].append(Held(**fields))
        return [(_part(row, Setup), _part(row, Line), held[row["id"]]) for row in found]

    # Seats.

    async def seats(self, table: str) -> list[Held]:
        """The seats of a table in their order."""
        rows = await self._read(
            sa.select(*_HELD).where(SEATS.c.table == table).order_by(SEATS.c.number)
        )
        return [Held(**row) for row in rows]

    async def invite(self, table: str, seat: int, hashed: str) -> None:
        """Another token takes a free seat from now on."""
        change = (
            sa.update(SEATS)
            .where(SEATS.c.table == table, SEATS.c.number == seat, SEATS.c.guest.is_(None))
            .values(invite=hashed)
        )
        await self._do(change)

    async def sit(self, table: str, seat: int, guest: str, name: str) -> bool:
        """A guest takes a seat; not if somebody else was quicker. The last one begins the game."""
        of_table = SEATS.c.table == table
        take = (
            sa.update(SEATS)
            .where(of_table, SEATS.c.number == seat, SEATS.c.guest.is_(None))
            .values(guest=guest, name=name)
        )
        free = sa.select(sa.func.count()).where(
            of_table, SEATS.c.kind == "person", SEATS.c.guest.is_(None)
        )
        begin = sa.update(TABLES).where(TABLES.c.id == table).values(status=PLAYING)

        def write(connection: sa.Connection) -> bool:
            # Two who take the last two seats at once must see each other.
            connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            taken = connection.execute(take).rowcount == 1
            if taken and connection.execute(free).scalar_one() == 0:
                connection.execute(begin)
            return taken

        return await self._writer.write(write)

    async def _do(self, change: sa.Update) -> None:
        def write(connection: sa.Connection) -> None:
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
    return sa.URL.create("sqlite", database=str(path.absolute()))


def _row(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


def _part(row: sa.RowMapping, kind: type[Any]) -> Any:  # noqa: ANN401 - a struct of that kind
    return kind(**{name: row[name] for name in kind.__struct_fields__})
