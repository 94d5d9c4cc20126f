"""People: guests, the keys by which they are known again, and their accounts."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from terem.server.store.database import Database
from terem.server.store.rows import BROWSER, RECOVERY, Account, Key
from terem.server.store.schema import ACCOUNTS, GUESTS, KEYS, SEATS, TABLES

_KEY = [KEYS.c[name] for name in Key.__struct_fields__]
_ACCOUNT = [ACCOUNTS.c[name] for name in Account.__struct_fields__]


class People(Database):
    """Who is who; of keys and passphrases nothing but hashes is here."""

    # Guests.

    async def guest_by(self, hashed: str, kind: str = BROWSER) -> tuple[str, str] | None:
        """The id and name of the guest with a key of this kind and hash."""
        rows = await self._read(
            sa.select(GUESTS.c.id, GUESTS.c.name)
            .join(KEYS, KEYS.c.guest == GUESTS.c.id)
            .where(KEYS.c.hash == hashed, KEYS.c.kind == kind)
        )
        return (rows[0]["id"], rows[0]["name"]) if rows else None

    async def add_guest(self, id: str, hashed: str, name: str, time: int) -> None:
        """A guest who has not been here before, with the key of one browser."""
        await self._do(
            sa.insert(GUESTS).values(id=id, name=name, created=time),
            sa.insert(KEYS).values(hash=hashed, guest=id, kind=BROWSER, created=time),
        )

    async def rename(self, id: str, name: str) -> None:
        """A guest is called otherwise from now on."""
        await self._do(sa.update(GUESTS).where(GUESTS.c.id == id).values(name=name))

    async def guest(self, id: str) -> tuple[str, int]:
        """What a guest is called, and when it was the first time."""
        rows = await self._read(sa.select(GUESTS.c.name, GUESTS.c.created).where(GUESTS.c.id == id))
        return rows[0]["name"], rows[0]["created"]

    async def erase(self, id: str) -> list[str]:
        """Forget who a guest was; the games stay whole, with a seat that nobody can come back to.

        Gives the tables at which a name was taken away.
        """
        sat = sa.select(SEATS.c.table).where(SEATS.c.guest == id).distinct()
        nameless = sa.update(SEATS).where(SEATS.c.guest == id).values(name="")

        def write(connection: sa.Connection) -> list[str]:
            tables = list(connection.execute(sat).scalars())
            connection.execute(nameless)
            _forget(connection, id)
            return tables

        return await self._writer.write(write)

    # Keys.

    async def keys(self, guest: str) -> list[Key]:
        """The keys of a guest, the oldest first."""
        found = sa.select(*_KEY).where(KEYS.c.guest == guest).order_by(KEYS.c.created, KEYS.c.hash)
        return [Key(**row) for row in await self._read(found)]

    async def known_keys(self, hashes: Collection[str]) -> set[str]:
        """Those of the hashes whose keys open something."""
        found = sa.select(KEYS.c.hash).where(KEYS.c.hash.in_(hashes))
        return {row["hash"] for row in await self._read(found)}

    async def set_recovery(self, guest: str, hashed: str, time: int) -> None:
        """A guest has one key to be kept in a safe place; an older one opens nothing any more."""
        await self._do(
            sa.delete(KEYS).where(KEYS.c.guest == guest, KEYS.c.kind == RECOVERY),
            sa.insert(KEYS).values(hash=hashed, guest=guest, kind=RECOVERY, created=time),
        )

    async def drop_key(self, hashed: str) -> None:
        """A key opens nothing any more."""
        await self._do(sa.delete(KEYS).where(KEYS.c.hash == hashed))

    async def drop_other_keys(self, guest: str, hashed: str) -> None:
        """Of all keys of a guest only this one is left."""
        await self._do(sa.delete(KEYS).where(KEYS.c.guest == guest, KEYS.c.hash != hashed))

    async def let_in(self, guest: str, hashed: str, before: str | None, time: int) -> list[str]:
        """A browser is a guest's from now on; the key it had before opens nothing any more.

        Whoever it was before brings the games along and is forgotten, unless there is an account
        to come back to. Gives the tables that have changed hands.
        """
        key = sa.insert(KEYS).values(hash=hashed, guest=guest, kind=BROWSER, created=time)
        had = sa.select(KEYS.c.guest).where(KEYS.c.hash == before, KEYS.c.kind == BROWSER)

        def write(connection: sa.Connection) -> list[str]:
            connection.execute(key)
            other = connection.execute(had).scalar_one_or_none()
            if other is None:
                return []
            connection.execute(sa.delete(KEYS).where(KEYS.c.hash == before))
            if other == guest:
                return []
            # Nobody makes an account for a guest who is just being taken over.
            connection.execute(sa.select(GUESTS.c.id).where(GUESTS.c.id == other).with_for_update())
            if connection.execute(_account_of(other)).first() is not None:
                return []
            return _hand_over(connection, other, guest)

        return await self._writer.write(write)

    # Accounts.

    async def account(self, name: str) -> Account | None:
        """The account with a name as it is compared."""
        rows = await self._read(sa.select(*_ACCOUNT).where(ACCOUNTS.c.name == name))
        return Account(**rows[0]) if rows else None

    async def account_of(self, guest: str) -> Account | None:
        """The account of a guest."""
        rows = await self._read(_account_of(guest))
        return Account(**rows[0]) if rows else None

    async def add_account(self, account: Account) -> None:
        """Open an account; a Conflict if the name is taken or the guest has one already.

        The passphrase takes the place of the key that was kept in a safe place.
        """
        row = {name: getattr(account, name) for name in Account.__struct_fields__}
        await self._do(
            sa.insert(ACCOUNTS).values(row),
            sa.delete(KEYS).where(KEYS.c.guest == account.guest, KEYS.c.kind == RECOVERY),
        )

    async def set_passphrase(self, account: Account, hashed: str) -> None:
        """Another hash opens an account, unless it was changed in the meantime."""
        same = (ACCOUNTS.c.name == account.name, ACCOUNTS.c.passphrase == account.passphrase)
        await self._do(sa.update(ACCOUNTS).where(*same).values(passphrase=hashed))


def _account_of(guest: str) -> sa.Select[tuple[object, ...]]:
    return sa.select(*_ACCOUNT).where(ACCOUNTS.c.guest == guest)


def _hand_over(connection: sa.Connection, old: str, new: str) -> list[str]:
    """Seats and tables of one guest go to another; at one table that may make two seats."""
    hosted = sa.select(TABLES.c.id).where(TABLES.c.host == old)
    sat = sa.select(SEATS.c.table).where(SEATS.c.guest == old)
    tables = list(connection.execute(hosted.union(sat)).scalars())
    connection.execute(sa.update(TABLES).where(TABLES.c.host == old).values(host=new))
    connection.execute(sa.update(SEATS).where(SEATS.c.guest == old).values(guest=new))
    _forget(connection, old)
    return tables


def _forget(connection: sa.Connection, guest: str) -> None:
    """What is left is a number without a name, to which no key and no account leads."""
    connection.execute(sa.delete(KEYS).where(KEYS.c.guest == guest))
    connection.execute(sa.delete(ACCOUNTS).where(ACCOUNTS.c.guest == guest))
    connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(name=""))
