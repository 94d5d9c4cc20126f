"""Registry: who is known to the house, and by which key.

A guest is a number and a name. A browser brings a key, and a guest may have many browsers. One
more key may lie in a safe place: the link by which a guest without account comes back.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import msgspec

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.server.clock import now
from terem.server.people import Guest, name_of
from terem.server.sockets import Sockets
from terem.server.store import Store
from terem.server.store.rows import BROWSER, RECOVERY

ROUND: Final = 5.0
"""Seconds after which one looks whether another node has taken keys away."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32,128}")


class Standing(msgspec.Struct, frozen=True):
    """How well the house knows a guest."""

    account: str
    """The name of the account as it was written; empty for none."""
    browsers: int
    recovery: bool
    """Whether there is a key in a safe place."""


class Registry:
    """Gives keys and takes them away."""

    def __init__(self, store: Store, sockets: Sockets) -> None:
        self._store: Final = store
        self._sockets: Final = sockets

    # Guests.

    async def known(self, token: str | None) -> Guest | None:
        """The guest whose browser has this token."""
        if token is None or not _TOKEN.fullmatch(token):
            return None
        found = await self._store.guest_by(hash_of(token))
        return None if found is None else Guest(*found, token)

    async def guest(self, token: str | None, name: str = "") -> Guest:
        """The guest with a token, known by a new name if one is given; a stranger gets a token."""
        name = name_of(name)
        guest = await self.known(token)
        if guest is None:
            # A token that opens nothing any more is not made good again: others may have it.
            guest = Guest(secrets.token_urlsafe(12), name, new_token())
            await self._store.add_guest(guest.id, hash_of(guest.token), name, now())
        elif name and name != guest.name:
            await self._store.rename(guest.id, name)
            guest = msgspec.structs.replace(guest, name=name)
        return guest

    async def rename(self, guest: Guest, name: str) -> None:
        """Call a guest otherwise, or nothing at all."""
        await self._store.rename(guest.id, name_of(name))

    async def standing(self, guest: Guest) -> Standing:
        """How well the house knows a guest."""
        account = await self._store.account_of(guest.id)
        kinds = [key.kind for key in await self._store.keys(guest.id)]
        shown = "" if account is None else account.shown
        return Standing(shown, kinds.count(BROWSER), RECOVERY in kinds)

    # Keys.

    async def leave(self, guest: Guest) -> None:
        """This browser does not know the guest any more."""
        await self._store.drop_key(hash_of(guest.token))
        await self.cut(guest)

    async def leave_others(self, guest: Guest) -> None:
        """No other browser knows the guest any more, and no link."""
        await self._store.drop_other_keys(guest.id, hash_of(guest.token))
        await self.cut(guest)

    async def recovery(self, guest: Guest) -> str:
        """A token for a safe place; the one before opens nothing any more."""
        if await self._store.account_of(guest.id) is not None:
            raise Refused(Message("server-recovery-account"))
        token = new_token()
        await self._store.set_recovery(guest.id, hash_of(token), now())
        return token

    async def recovered(self, token: str) -> Guest:
        """The guest whom a token from a safe place brings back; nothing is changed yet."""
        found = await self._store.guest_by(hash_of(token), RECOVERY)
        if found is None:
            raise Refused(Message("server-recovery"))
        return Guest(*found)

    async def let_in(self, guest: Guest, before: Guest | None) -> tuple[Guest, list[str]]:
        """Give a browser a new key of a guest, and take away the one it had.

        The games of the guest whom it knew before, if there is no account to come back to, go
        over. Gives the tables that have changed hands too.
        """
        token = new_token()
        old = None if before is None else hash_of(before.token)
        moved = await self._store.let_in(guest.id, hash_of(token), old, now())
        if before is not None:
            await self.cut(before)
        return Guest(guest.id, guest.name, token), moved

    # Live tables.

    async def cut(self, guest: Guest | None = None) -> None:
        """Have live tables closed that were opened with a key that opens nothing any more."""
        keys = self._sockets.keys(None if guest is None else guest.id)
        if keys:
            self._sockets.cut(keys - await self._store.known_keys(keys))

    async def look_around(self) -> None:
        """As long as tables are live, ask the store what other nodes have taken away."""
        while self._sockets:
            # A store that does not answer takes nothing away.
            with suppress(TeremError):
                await self.cut()
            await asyncio.sleep(ROUND)


def new_token() -> str:
    """So much chance that nobody can try it."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the store knows of a token that has more chance in it than anybody can try."""
    return blake2b(token.encode(), digest_size=32).hexdigest()
