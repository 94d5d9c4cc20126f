"""News: whoever waits for something to happen at a table is woken when it does."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from terem.server.known import Known
from terem.server.store import Setup

LOOK_AROUND: Final = 1.0
"""Seconds after which somebody who waits asks a store that other nodes may write to."""


class News(Known):
    """What is known of a table, and those who wait for more."""

    def __init__(self, setup: Setup, pace: float, *, shared: bool) -> None:
        super().__init__(setup)
        self._pace: Final = pace
        self._shared: Final = shared
        self._changed = asyncio.Event()
        self._watchers = 0
        self._moved = 0.0
        """When the last choice was taken here."""
        self._looked = 0.0
        """When the store was last asked what others have written."""

    @abstractmethod
    async def refresh(self) -> None:
        """Learn what other nodes have written."""

    async def changed(self, version: int) -> None:
        """Wait until something has happened since a version, here or at another node."""
        while self._version == version:
            if not self._shared:
                await self._changed.wait()
                continue
            try:
                async with asyncio.timeout(LOOK_AROUND):
                    await self._changed.wait()
            except TimeoutError:
                await self._look_around()

    async def wait(self, version: int, timeout: float) -> int:  # noqa: ASYNC109 - a wait that ends is no failure
        """The version, as soon as it is another one than this, or after so many seconds.

        Then the store is asked too: another node may have been at the table.
        """
        if self.version == version:
            with suppress(TimeoutError):
                async with asyncio.timeout(timeout):
                    await self._changed.wait()
        if self.version == version:
            await self.refresh()
        return self.version

    @contextmanager
    def watched(self) -> Iterator[None]:
        """For so long somebody follows the table live."""
        self._watchers += 1
        try:
            yield
        finally:
            self._watchers -= 1

    async def be_seen(self) -> None:
        """Leave what was chosen last to be looked at for a moment, if anybody looks."""
        rest = self._moved + self._pace - asyncio.get_running_loop().time()
        if self._watchers and rest > 0:
            await asyncio.sleep(rest)

    async def _look_around(self) -> None:
        """Ask the store what others have written; one question serves all who wait."""
        clock = asyncio.get_running_loop().time
        if clock() - self._looked >= LOOK_AROUND:
            self._looked = clock()
            await self.refresh()

    def _stands(self) -> None:
        """A choice has been taken, and stands to be seen from now on."""
        self._moved = asyncio.get_running_loop().time()

    def _wake(self) -> None:
        """Something has happened."""
        self._version += 1
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
