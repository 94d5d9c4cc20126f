"""Accounts: a name and a passphrase, for whoever wants to find the games on every device."""

from __future__ import annotations

import unicodedata
from typing import Final

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.server.clock import now
from terem.server.passphrase import Passphrases
from terem.server.patience import Patience
from terem.server.people import Guest, name_of
from terem.server.registry import Registry
from terem.server.store import Account, Conflict, Store

TRIES_OF_A_NAME: Final = 10
TRIES_FROM_A_PLACE: Final = 40
WINDOW: Final = 15 * 60
"""So many passphrases may be tried in so many seconds."""

_JOINERS: Final = dict.fromkeys(map(ord, "\u200c\u200d"))


class Accounts:
    """Opens accounts, and finds the guest of one for whoever knows its passphrase.

    A ``place`` is where a try comes from; tries are counted for each place and for each name.
    """

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store: Final = store
        self._registry: Final = registry
        self._passphrases: Final = Passphrases()
        self._of_a_name: Final = Patience(TRIES_OF_A_NAME, WINDOW)
        self._from_a_place: Final = Patience(TRIES_FROM_A_PLACE, WINDOW)

    async def open(self, guest: Guest, name: str, passphrase: str, again: str, place: str) -> None:
        """Open an account for a guest; whoever has no name yet is called like it."""
        shown, compared = account_name(name)
        self._from_a_place.check(place)
        hashed = await self._passphrases.hash(passphrase, again)
        if await self._store.account_of(guest.id) is not None:
            raise Refused(Message("server-account-already"))
        account = Account(
            name=compared, guest=guest.id, shown=shown, passphrase=hashed, created=now()
        )
        try:
            await self._store.add_account(account)
        except Conflict:
            raise Refused(Message("server-account-taken", {"name": shown})) from None
        if not guest.name:
            await self._store.rename(guest.id, shown)

    async def guest(self, name: str, passphrase: str, place: str) -> Guest:
        """The guest of an account, who is yet to be given a key.

        Whether the name or the passphrase is wrong cannot be told from the answer, nor by a clock.
        """
        try:
            _, compared = account_name(name)
        except TeremError:
            # No account can be called so; whoever tries it is answered like everybody.
            compared = ""
        account = await self._tried(compared, passphrase, place)
        known, _ = await self._store.guest(account.guest)
        return Guest(account.guest, known)

    async def change(self, guest: Guest, old: str, passphrase: str, again: str, place: str) -> None:
        """Another passphrase from now on; whoever came in by the old one has to come again."""
        account = await self._store.account_of(guest.id)
        if account is None:
            raise Refused(Message("server-account-none"))
        await self._tried(account.name, old, place)
        hashed = await self._passphrases.hash(passphrase, again)
        await self._store.set_passphrase(account, hashed)
        await self._registry.leave_others(guest)

    async def _tried(self, name: str, passphrase: str, place: str) -> Account:
        """The account with a name, if the passphrase opens it."""
        self._from_a_place.check(place)
        self._of_a_name.check(name)
        account = await self._store.account(name)
        hashed = None if account is None else account.passphrase
        fits = await self._passphrases.fits(hashed, passphrase)
        if account is None or not fits:
            raise Refused(Message("server-account-closed"))
        if self._passphrases.is_old(account.passphrase):
            await self._store.set_passphrase(account, await self._passphrases.rehash(passphrase))
        return account


def account_name(typed: str) -> tuple[str, str]:
    """A name as it is shown, and as it is compared.

    Neither case nor width nor letters that nobody sees make another name of it.
    """
    shown = name_of(" ".join(typed.split()))
    folded = unicodedata.normalize("NFKC", shown).casefold().translate(_JOINERS)
    compared = name_of(unicodedata.normalize("NFKC", folded))
    if not compared:
        raise TeremError(Message("server-account-nameless"))
    return shown, compared
