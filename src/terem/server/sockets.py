"""Sockets: the browsers that follow tables live, counted, and told when the house closes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from prometheus_client import Gauge

GOING_AWAY: Final = 1001
"""The code with which a socket is closed because the house closes; browsers come again."""


class Sockets:
    """Whoever holds a socket open does so inside ``one`` and ends it when ``closing`` is set."""

    def __init__(self, gauge: Gauge) -> None:
        self.closing: Final = asyncio.Event()
        self._gauge: Final = gauge
        self._open = 0
        self._none: Final = asyncio.Event()
        self._none.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """A socket is open for so long."""
        self._open += 1
        self._gauge.set(self._open)
        self._none.clear()
        try:
            yield
        finally:
            self._open -= 1
            self._gauge.set(self._open)
            if not self._open:
                self._none.set()

    async def close(self, patience: float) -> None:
        """Have all of them closed; whoever takes longer is not waited for."""
        self.closing.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._none.wait()
