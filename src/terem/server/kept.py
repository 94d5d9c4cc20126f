"""Kept: everything that the house keeps of one person, for that person to read."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from terem.server.people import Guest
from terem.server.store import Store


class KeptKey(msgspec.Struct, frozen=True):
    """A browser that knows the person, or the recovery link; the key itself nobody can tell."""

    kind: str
    since: str


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person sits, or which the person has laid."""

    id: str
    game: str
    host: bool
    seats: dict[int, str]
    """The name at each seat that is the person's; seats are counted from one."""
    status: str
    laid: str
    touched: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """Of the account everything but the passphrase, of which only a hash is kept."""

    name: str
    since: str
    account: str | None
    account_since: str | None
    keys: list[KeptKey]
    tables: list[KeptTable]

    def text(self) -> bytes:
        """As a file for people and programs."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


async def kept_of(store: Store, guest: Guest) -> Kept:
    """Read everything about a guest."""
    name, since = await store.guest(guest.id)
    account = await store.account_of(guest.id)
    return Kept(
        name=name,
        since=_date(since),
        account=None if account is None else account.shown,
        account_since=None if account is None else _date(account.created),
        keys=[KeptKey(key.kind, _date(key.created)) for key in await store.keys(guest.id)],
        tables=[
            KeptTable(
                id=setup.id,
                game=setup.game,
                host=setup.host == guest.id,
                seats={held.number + 1: held.name for held in seats if held.guest == guest.id},
                status=line.status,
                laid=_date(setup.created),
                touched=_date(line.updated),
            )
            for setup, line, seats in await store.lines(guest.id)
        ],
    )


def _date(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="seconds")
