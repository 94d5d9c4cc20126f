"""Writer: the one task of a process that writes; whatever waits goes into one transaction.

A commit that waits for the disk costs the same for one choice as for fifty, so those that arrive
while one is under way are committed together. None is told before all of it is safe.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.metrics import Metrics
from terem.server.store.engine import reason

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

_MOST: Final = 500
"""So many jobs share one transaction at most."""

_log: Final = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else has written what was about to be written."""


class Batch:
    """A statement, and what it is to be carried out with; several of it become one."""

    def __init__(self, statement: sa.Executable, rows: list[dict[str, Any]]) -> None:
        self.statement: Final = statement
        self.rows: Final = rows


class _Waiting:
    """A job, and whoever waits for it."""

    def __init__(self, job: Job | list[Batch]) -> None:
        self.job: Final = job
        self.done: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()


class Writer:
    """Carries out jobs in the order in which they come; started with the first of them."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine: Final = engine
        self._metrics: Final = metrics
        self._queue: Final[asyncio.Queue[_Waiting]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Carry out a job; when this returns, its result is on the disk."""
        result: T = await self._wait_for(_Waiting(job))
        return result

    async def append(self, batches: list[Batch]) -> None:
        """Carry out statements together with those of others."""
        await self._wait_for(_Waiting(batches))

    async def close(self) -> None:
        """Write what still waits, then end."""
        self._closed = True
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _wait_for(self, waiting: _Waiting) -> Any:  # noqa: ANN401 - whatever the job gives
        if self._closed:
            raise TeremError(Message("server-store-failed"))
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="terem-writer")
        self._queue.put_nowait(waiting)
        return await waiting.done

    async def _work(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _MOST and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Commit all together; if that fails, one by one, to find out whose fault it was."""
        began = perf_counter()
        try:
            async with self._engine.execution_options(writes=True).begin() as connection:
                results = await connection.run_sync(_carry_out, [waiting.job for waiting in batch])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told
            if len(batch) > 1:
                for waiting in batch:
                    await self._commit([waiting])
            elif not batch[0].done.done():
                batch[0].done.set_exception(_told(error))
        else:
            self._metrics.commit_jobs.observe(len(batch))
            self._metrics.commit_seconds.observe(perf_counter() - began)
            for waiting, result in zip(batch, results, strict=True):
                if not waiting.done.done():
                    waiting.done.set_result(result)


def _carry_out(connection: sa.Connection, jobs: list[Job | list[Batch]]) -> list[Any]:
    """Do all jobs, in which equal statements are carried out at once."""
    together: dict[sa.Executable, list[dict[str, Any]]] = {}
    results: list[Any] = []
    for job in jobs:
        if isinstance(job, list):
            for batch in job:
                together.setdefault(batch.statement, []).extend(batch.rows)
            results.append(None)
        else:
            results.append(job(connection))
    for statement, rows in together.items():
        connection.execute(statement, rows)
    return results


def _told(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, SQLAlchemyError | OSError):
        _log.error("the store cannot be written: %s", reason(error))
        return TeremError(Message("server-store-failed"))
    return error
