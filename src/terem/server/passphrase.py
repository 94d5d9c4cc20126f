"""Passphrase: what opens an account. Only its Argon2id hash is ever written down."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from terem.core.errors import TeremError
from terem.core.message import Message

SHORTEST: Final = 10
LONGEST: Final = 200
"""Letters; of what kind they are is nobody's business."""

_AT_ONCE: Final = 2
"""Each takes 64 MiB of memory and a core, so the others wait."""


class Passphrases:
    """Makes hashes and tries them, in threads, with the cost that the library recommends."""

    def __init__(self) -> None:
        self._hasher: Final = PasswordHasher()
        self._gate: Final = asyncio.Semaphore(_AT_ONCE)
        self._nobodys: Final = self._fitting_nothing()

    async def hash(self, passphrase: str, again: str) -> str:
        """The hash of a new passphrase, which was typed twice."""
        if passphrase != again:
            raise TeremError(Message("server-passphrase-differs"))
        if len(passphrase) < SHORTEST:
            raise TeremError(Message("server-passphrase-short", {"least": SHORTEST}))
        if len(passphrase) > LONGEST:
            raise TeremError(Message("server-passphrase-long", {"most": LONGEST}))
        return await self.rehash(passphrase)

    async def rehash(self, passphrase: str) -> str:
        """The hash of a passphrase that is known to be the right one."""
        async with self._gate:
            return await asyncio.to_thread(self._hasher.hash, _bytes(passphrase))

    async def fits(self, hashed: str | None, passphrase: str) -> bool:
        """Whether it is the right one; where there is no hash the work is the same."""
        async with self._gate:
            tried = hashed or self._nobodys
            return await asyncio.to_thread(self._verify, tried, _bytes(passphrase))

    def is_old(self, hashed: str) -> bool:
        """Whether the library recommends another cost by now."""
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, passphrase: bytes) -> bool:
        try:
            return self._hasher.verify(hashed, passphrase)
        except VerifyMismatchError:
            return False

    def _fitting_nothing(self) -> str:
        """A hash of today's cost, made up, so that nobody knows what would fit it."""
        hasher = self._hasher
        cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
        salt, digest = [
            b64encode(secrets.token_bytes(length)).decode().rstrip("=")
            for length in (hasher.salt_len, hasher.hash_len)
        ]
        return f"$argon2id$v=19${cost}${salt}${digest}"


def _bytes(passphrase: str) -> bytes:
    """Keyboards write the same letter in more than one way."""
    return unicodedata.normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")
