"""Errands: what is under way in a house, so that nothing is forgotten and closing waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from terem.core.errors import TeremError

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)


class Errands:
    """Tasks with somebody to hold them; idle ones may be broken off at any time."""

    def __init__(self) -> None:
        self._under_way: Final[set[asyncio.Task[Any]]] = set()
        self._idle: Final[set[asyncio.Task[Any]]] = set()

    def start(self, work: Coroutine[Any, Any, T], *, idle: bool = False) -> asyncio.Task[T]:
        """Start a task and keep it until it is done."""
        task = asyncio.create_task(work)
        tasks = self._idle if idle else self._under_way
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        task.add_done_callback(_look)
        return task

    async def finish(self) -> None:
        """Break off what is idle, and wait for all that is not."""
        while under_way := self._idle | self._under_way:
            # What is carried through may have started something idle again.
            for task in self._idle:
                task.cancel()
            await asyncio.wait(under_way)


def _look(task: asyncio.Task[Any]) -> None:
    """Nobody may be left to hear of an error; refusals are ordinary."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, TeremError):
        _log.error("an errand failed", exc_info=error)
