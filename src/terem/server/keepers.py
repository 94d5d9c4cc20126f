"""Keepers: one for each table that anybody looks at, and some more that were needed lately."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

from terem.server.errors import TableNotFound
from terem.server.keeper import Keeper

_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")


class Keepers:
    """Finds the keeper of a table, or has it loaded."""

    def __init__(self, load: Callable[[str], Awaitable[Keeper]], kept: int) -> None:
        self._load: Final = load
        self._kept: Final = kept
        self._loading: Final = asyncio.Lock()
        self._known: Final[WeakValueDictionary[str, Keeper]] = WeakValueDictionary()
        """Every keeper that anybody holds, so that no table has two of them here."""
        self._recent: Final[OrderedDict[str, Keeper]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def known(self, table: str) -> Keeper | None:
        """The keeper of a table, if there is one."""
        return self._known.get(table)

    async def of(self, table: str) -> Keeper:
        """The keeper of a table; there is only one here at any time."""
        keeper = self._known.get(table)
        if keeper is None:
            if not _ID.fullmatch(table):
                raise TableNotFound
            async with self._loading:
                keeper = self._known.get(table)
                if keeper is None:
                    keeper = self._known[table] = await self._load(table)
        self._recent[table] = keeper
        self._recent.move_to_end(table)
        while len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return keeper
