"""Store: reads and writes what must survive everything. The same code for every database."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from terem.server.store.company import Company
from terem.server.store.people import People
from terem.server.store.rows import (
    BOT,
    LEAVE,
    OPEN,
    PERSON,
    PLAYING,
    STAND,
    Event,
    Held,
    Line,
    Setup,
)
from terem.server.store.schema import EVENTS, SEATS, TABLES, VOTES
from terem.server.store.writer import Batch

_SETUP: Final = [TABLES.c[name] for name in Setup.__struct_fields__]
_LINE: Final = [TABLES.c[name] for name in Line.__struct_fields__]
_HELD: Final = [SEATS.c[name] for name in Held.__struct_fields__]
_EVENT: Final = [EVENTS.c[name] for name in Event.__struct_fields__]

_ADD_EVENTS: Final = sa.insert(EVENTS)
_SET_LINE: Final = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table"))
_SEAT: Final = (SEATS.c.table == sa.bindparam("of"), SEATS.c.number == sa.bindparam("at"))
_SET_STAND_IN: Final = sa.update(SEATS).where(*_SEAT).values(stand_in=sa.bindparam("chooser"))
_SET_BOT: Final = (
    sa.update(SEATS)
    .where(*_SEAT)
    .values(kind=BOT, guest=None, stand_in="", bot=sa.bindparam("chooser"))
)
_SET_CHOOSER: Final = {STAND: _SET_STAND_IN, LEAVE: _SET_BOT}
_DROP_VOTES: Final = sa.delete(VOTES).where(
    VOTES.c.table == sa.bindparam("of"), VOTES.c.seat == sa.bindparam("at")
)


class Store(People):
    """Guests, tables, seats and events in one database."""

    @cached_property
    def company(self) -> Company:
        """What is known of those who sit at tables, beside the game."""
        return Company(self._read, self._do, self._writer)

    # Tables.

    async def add_table(
        self,
        setup: Setup,
        line: Line,
        seats: list[Held],
        events: list[Event],
        *,
        chat: bool = True,
    ) -> None:
        """A new table with its seats, and with what was forced before the first question."""
        row = {**_row(setup), **_row(line), "chat": chat, "news": 0}

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), row)
            connection.execute(sa.insert(SEATS), [{"table": setup.id, **_row(s)} for s in seats])
            if events:
                rows = [{"table": setup.id, **_row(event)} for event in events]
                connection.execute(_ADD_EVENTS, rows)

        await self._writer.write(write)

    async def append(self, table: str, events: list[Event], line: Line) -> None:
        """What happened at a table, safe on the disk when this returns.

        Where another node has written the same numbers it is a Conflict, and nothing is written.
        """
        batches = [
            Batch(_ADD_EVENTS, [{"table": table, **_row(event)} for event in events]),
            Batch(_SET_LINE, [{"table": table, **_row(line)}]),
        ]
        for event in events:
            if event.kind in _SET_CHOOSER:
                seat = {"of": table, "at": event.seat}
                change = _SET_CHOOSER[event.kind]
                batches.append(Batch(change, [{**seat, "chooser": event.words}]))
                batches.append(Batch(_DROP_VOTES, [seat]))
        await self._writer.append(batches)

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

    async def next_of(self, table: str) -> str | None:
        """The table at which the players of this one play again."""
        rows = await self._read(sa.select(TABLES.c.id).where(TABLES.c.follows == table))
        return rows[0]["id"] if rows else None

    async def last(self, table: str) -> int:
        """The number of the last event of a table; 0 before the first."""
        rows = await self._read(
            sa.select(sa.func.max(EVENTS.c.number).label("last")).where(EVENTS.c.table == table)
        )
        return rows[0]["last"] or 0

    async def lines(
        self, guest: str, most: int | None = None
    ) -> list[tuple[Setup, Line, list[Held]]]:
        """The tables where a guest sits or is the host, the newest first; so many at most."""
        sits = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        return await self._told(
            sa.select(*_SETUP, *_LINE)
            .where((TABLES.c.host == guest) | TABLES.c.id.in_(sits))
            .order_by(TABLES.c.updated.desc(), TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )

    async def to_join(self, since: int, most: int) -> list[tuple[Setup, Line, list[Held]]]:
        """The tables with a seat for whoever comes, laid since a time, the newest first."""
        free = sa.exists().where(
            SEATS.c.table == TABLES.c.id, SEATS.c.open.is_(True), SEATS.c.guest.is_(None)
        )
        return await self._told(
            sa.select(*_SETUP, *_LINE)
            .where(TABLES.c.status == OPEN, TABLES.c.created > since, free)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )

    async def to_watch(self, since: int, most: int) -> list[tuple[Setup, Line, list[Held]]]:
        """The tables that everybody may watch and where something has happened since a time."""
        # Written as the index says it, which holds these tables alone.
        listed = sa.text("listed")
        return await self._told(
            sa.select(*_SETUP, *_LINE)
            .where(TABLES.c.status == PLAYING, listed, TABLES.c.updated > since)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )

    async def _told(self, tables: sa.Select[Any]) -> list[tuple[Setup, Line, list[Held]]]:
        """Tables with their seats."""
        found = await self._read(tables)
        held: dict[str, list[Held]] = {row["id"]: [] for row in found}
        seats = await self._read(
            sa.select(SEATS.c.table, *_HELD).where(SEATS.c.table.in_(held)).order_by(SEATS.c.number)
        )
        for row in seats:
            fields = dict(row)
            held[fields.pop("table")].append(Held(**fields))
        return [(_part(row, Setup), _part(row, Line), held[row["id"]]) for row in found]

    async def under_way(self, guest: str, since: int) -> int:
        """How many tables a guest sits at or has laid that are not over, and touched since then."""
        sits = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        found = sa.select(sa.func.count().label("tables")).where(
            (TABLES.c.host == guest) | TABLES.c.id.in_(sits),
            TABLES.c.status.in_((OPEN, PLAYING)),
            TABLES.c.updated >= since,
            ~TABLES.c.loaded,
        )
        tables: int = (await self._read(found))[0]["tables"]
        return tables

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
            of_table, SEATS.c.kind == PERSON, SEATS.c.guest.is_(None)
        )
        begin = sa.update(TABLES).where(TABLES.c.id == table).values(status=PLAYING)

        def write(connection: sa.Connection) -> bool:
            # Two who take the last two seats at once must see each other.
            taken = _waits(connection, table) and connection.execute(take).rowcount == 1
            if taken and connection.execute(free).scalar_one() == 0:
                connection.execute(begin)
            return taken

        return await self._writer.write(write)

    async def stand_up(self, table: str, seat: int, guest: str) -> bool:
        """A guest gives a seat free again; not once the game has begun."""
        leave = (
            sa.update(SEATS)
            .where(SEATS.c.table == table, SEATS.c.number == seat, SEATS.c.guest == guest)
            .values(guest=None, name="")
        )

        def write(connection: sa.Connection) -> bool:
            return _waits(connection, table) and connection.execute(leave).rowcount == 1

        return await self._writer.write(write)


def _waits(connection: sa.Connection, table: str) -> bool:
    """Whether seats are still free at a table; whoever else asks waits until this one is done."""
    status = sa.select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
    return bool(connection.execute(status).scalar() == OPEN)


def _row(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


def _part(row: sa.RowMapping, kind: type[Any]) -> Any:  # noqa: ANN401 - a struct of that kind
    return kind(**{name: row[name] for name in kind.__struct_fields__})
