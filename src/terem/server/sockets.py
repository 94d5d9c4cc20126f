"""Sockets: the browsers that follow tables live, counted, and told when they have to go."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from prometheus_client import Gauge

GOING_AWAY: Final = 1001
"""The code with which a socket is closed because the house closes; browsers come again."""

OF_A_PLACE: Final = 64
OF_A_GUEST: Final = 16
"""So many sockets may be open from one place, and so many of one guest."""


class Stay:
    """One open socket: where it comes from, whose it is, and by which key it came."""

    def __init__(self, place: str, guest: str, key: str) -> None:
        self.place: Final = place
        self.guest: Final = guest
        self.key: Final = key
        self.cut = False
        """Whether the key opens nothing any more."""
        self._over = False
        self._limit: asyncio.Timeout | None = None

    def end(self) -> None:
        """Have what is done in this stay broken off, now or as soon as it begins."""
        self._over = True
        if self._limit is not None and not self._limit.expired():
            self._limit.reschedule(asyncio.get_running_loop().time())

    @asynccontextmanager
    async def lasting(self) -> AsyncIterator[None]:
        """What is done inside lasts until the stay has to end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.0 if self._over else None) as limit:
                self._limit = limit
                try:
                    yield
                finally:
                    self._limit = None


class Sockets:
    """Whoever holds a socket open does so inside ``one``, and whatever lasts in its stay."""

    def __init__(self, gauge: Gauge) -> None:
        self.closing = False
        """Whether the house closes, and nobody may stay."""
        self._gauge: Final = gauge
        self._open: Final[set[Stay]] = set()
        self._of_places: Final[Counter[str]] = Counter()
        self._of_guests: Final[Counter[str]] = Counter()
        self._none: Final = asyncio.Event()
        self._none.set()

    def has_room(self, place: str, guest: str = "") -> bool:
        """Whether one more may be opened from a place, and by a guest if it is one."""
        crowded = bool(guest) and self._of_guests[guest] >= OF_A_GUEST
        return not crowded and self._of_places[place] < OF_A_PLACE

    @contextmanager
    def one(self, place: str, guest: str = "", key: str = "") -> Iterator[Stay]:
        """A socket is open for so long; a watcher whom nobody knows comes without a key."""
        stay = Stay(place, guest, key)
        if self.closing:
            stay.end()
        self._open.add(stay)
        self._count(stay, 1)
        self._none.clear()
        try:
            yield stay
        finally:
            self._open.remove(stay)
            self._count(stay, -1)
            if not self._open:
                self._none.set()

    def __len__(self) -> int:
        return len(self._open)

    def keys(self, guest: str | None = None) -> set[str]:
        """The keys by which open sockets came, all or those of one guest."""
        return {stay.key for stay in self._open if stay.key and guest in (None, stay.guest)}

    def cut(self, keys: set[str]) -> None:
        """Have the sockets that came by these keys closed."""
        for stay in self._open:
            if stay.key in keys:
                stay.cut = True
                stay.end()

    async def close(self, patience: float) -> None:
        """Have all of them closed; whoever takes longer is not waited for."""
        self.closing = True
        for stay in self._open:
            stay.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._none.wait()

    def _count(self, stay: Stay, change: int) -> None:
        self._gauge.set(len(self._open))
        for counts, whose in ((self._of_places, stay.place), (self._of_guests, stay.guest)):
            counts[whose] += change
            # Whoever has gone is not remembered.
            if not counts[whose]:
                del counts[whose]
