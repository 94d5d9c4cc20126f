"""Company: what the store knows of those who sit at a table, beside the game they play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa

from terem.core.errors import Refused
from terem.core.message import Message
from terem.server.store.rows import Said, Talk
from terem.server.store.schema import PRESENCE, SAID, TABLES, VOTES
from terem.server.store.writer import Conflict, Writer

_SAID: Final = [SAID.c[name] for name in Said.__struct_fields__]
_TALK: Final = [TABLES.c[name] for name in Talk.__struct_fields__]

BURST: Final = 5
SPAN: Final = 15_000
"""Nobody says more than so many things within so many milliseconds."""

_LOOKED_THROUGH: Final = 60
"""So many of the newest are looked through for those of one guest."""

Do = Callable[..., Awaitable[None]]
Read = Callable[[sa.Select[Any]], Awaitable[list[sa.RowMapping]]]


class Company:
    """What is said at tables, who is voted on there, and who is present."""

    def __init__(self, read: Read, do: Do, writer: Writer) -> None:
        self._read: Final = read
        self._do: Final = do
        self._writer: Final = writer

    async def talk(self, table: str) -> Talk:
        """How the company of a table stands."""
        rows = await self._read(sa.select(*_TALK).where(TABLES.c.id == table))
        return Talk(**rows[0]) if rows else Talk()

    async def set_chat(self, table: str, *, chat: bool) -> None:
        """The players may write to each other from now on, or no longer."""
        await self._do(_news(table).values(chat=chat))

    # What is said.

    async def say(self, table: str, seat: int, guest: str, text: str, key: str, time: int) -> None:
        """Somebody says something; the same message that comes again is said once."""

        def write(connection: sa.Connection) -> None:
            # Two who speak at once do it one after another.
            connection.execute(_news(table))
            here = SAID.c.table == table
            same = sa.select(SAID.c.guest, SAID.c.text).where(here, SAID.c.key == key)
            before = connection.execute(same).first()
            if before is not None:
                if tuple(before) != (guest, text):
                    raise Refused(Message("server-key-used"))
                return
            newest = sa.select(*_SAID).where(here).order_by(SAID.c.number.desc())
            last = connection.execute(newest.limit(_LOOKED_THROUGH)).all()
            own = sum(row.guest == guest and row.time > time - SPAN for row in last)
            if own >= BURST:
                raise Refused(Message("server-said-fast"))
            said = Said(
                number=last[0].number + 1 if last else 1,
                seat=seat,
                guest=guest,
                text=text,
                time=time,
            )
            row = {name: getattr(said, name) for name in Said.__struct_fields__}
            connection.execute(sa.insert(SAID), {"table": table, "key": key, **row})

        await self._writer.write(write)

    async def said(
        self, table: str, most: int, after: int = 0, before: int | None = None
    ) -> list[Said]:
        """The newest that was said after a number, or between two, the oldest first."""
        here = [SAID.c.table == table, SAID.c.number > after]
        if before is not None:
            here.append(SAID.c.number < before)
        rows = await self._read(
            sa.select(*_SAID).where(*here).order_by(SAID.c.number.desc()).limit(most)
        )
        return [Said(**row) for row in reversed(rows)]

    # Votes.

    async def vote(self, table: str, seat: int, voter: int) -> None:
        """Somebody is for handing a seat to a bot; to say so twice changes nothing."""
        row = {"table": table, "seat": seat, "voter": voter}
        with suppress(Conflict):
            await self._do(sa.insert(VOTES).values(row), _news(table))

    async def votes(self, table: str) -> set[tuple[int, int]]:
        """For each vote the seat that it is about and the seat that it comes from."""
        rows = await self._read(
            sa.select(VOTES.c.seat, VOTES.c.voter).where(VOTES.c.table == table)
        )
        return {(row["seat"], row["voter"]) for row in rows}

    async def drop_votes(self, table: str, seats: list[int]) -> None:
        """Nobody has to be voted on any more."""
        gone = sa.delete(VOTES).where(VOTES.c.table == table, VOTES.c.seat.in_(seats))
        await self._do(gone, _news(table))

    # Presence, where other nodes must know of it.

    async def present(self, table: str, guest: str, until: int) -> None:
        """A guest is here, at least up to a time."""
        mine = (PRESENCE.c.table == table, PRESENCE.c.guest == guest)
        change = sa.update(PRESENCE).where(*mine).values(until=until)
        row = {"table": table, "guest": guest, "until": until}

        def write(connection: sa.Connection) -> None:
            if not connection.execute(change).rowcount:
                connection.execute(sa.insert(PRESENCE), row)

        with suppress(Conflict):
            # Another node has said so at the same moment.
            await self._writer.write(write)

    async def presence(self, table: str, time: int) -> set[str]:
        """The guests who are here at a time, at whichever node."""
        rows = await self._read(
            sa.select(PRESENCE.c.guest).where(PRESENCE.c.table == table, PRESENCE.c.until > time)
        )
        return {row["guest"] for row in rows}


def _news(table: str) -> sa.Update:
    """Something has happened among the company; whoever writes first is waited for."""
    return sa.update(TABLES).where(TABLES.c.id == table).values(news=TABLES.c.news + 1)
