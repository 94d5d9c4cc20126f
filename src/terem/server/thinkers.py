"""Thinkers: the processes in which bots think, each with a hard limit of time."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec

from terem.bots import view_of
from terem.bots.uniform import Uniform
from terem.core.play import Play
from terem.server.thinker import KNOWN, LENGTH, Answer, Question

LIMIT: Final = 10.0
"""Seconds that a bot may think about one choice."""

_TO_START: Final = 60.0
_LONGEST: Final = 65_536

_COMMAND: Final = (sys.executable, "-m", "terem.server.thinker")

_log: Final = logging.getLogger(__name__)


def by_chance(play: Play, seat: int) -> str:
    """A choice that is as likely as any other, for whoever cannot choose."""
    view = view_of(play, seat, f"chance-{play.record.seed}")
    return play.game.catalogue.words(Uniform().choose(view))


class Thinker:
    """One process, and what it has been told."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._told: Final[OrderedDict[str, int]] = OrderedDict()
        """Up to which ply; whether that still holds, the process knows itself."""

    @classmethod
    async def start(cls, command: tuple[str, ...], limit: float) -> Thinker:
        """Start a process and wait until it listens."""
        paths = os.pathsep.join(path for path in sys.path if path)
        process = await asyncio.create_subprocess_exec(
            *command,
            str(limit),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        thinker = cls(process)
        try:
            async with asyncio.timeout(_TO_START):
                await thinker._hear()
        except BaseException:
            await thinker.end()
            raise
        return thinker

    def knows(self, table: str) -> bool:
        """Whether it was told of the table lately."""
        return table in self._told

    async def ask(self, table: str, play: Play, undone: int, seat: int, bot: str) -> Answer:
        """What the bot chooses; the table is told as far as it is not known yet."""
        start = self._told.pop(table, 0)
        answer = await self._ask(_question(table, play, undone, seat, bot, start))
        if answer.forgotten:
            answer = await self._ask(_question(table, play, undone, seat, bot, 0))
        self._told[table] = play.ply
        while len(self._told) > KNOWN:
            self._told.popitem(last=False)
        return answer

    async def end(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()

    async def _ask(self, question: Question) -> Answer:
        frame = msgspec.msgpack.encode(question)
        pipe = self._process.stdin
        if pipe is None:
            raise BrokenPipeError
        pipe.write(len(frame).to_bytes(LENGTH, "big") + frame)
        await pipe.drain()
        return await self._hear()

    async def _hear(self) -> Answer:
        pipe = self._process.stdout
        if pipe is None:
            raise BrokenPipeError
        length = int.from_bytes(await pipe.readexactly(LENGTH), "big")
        if length > _LONGEST:
            raise EOFError
        return msgspec.msgpack.decode(await pipe.readexactly(length), type=Answer)


class Thinkers:
    """A few processes, started when they are first needed, one question each at a time."""

    def __init__(
        self,
        most: int = max(1, (os.cpu_count() or 2) - 1),
        limit: float = LIMIT,
        command: tuple[str, ...] = _COMMAND,
    ) -> None:
        self.limit: Final = limit
        self._command: Final = command
        self._turns: Final = asyncio.Semaphore(most)
        self._idle: Final[list[Thinker]] = []

    async def think(self, table: str, play: Play, undone: int, seat: int, bot: str) -> str | None:
        """The words of a bot's choice, or None if it could not make one in time."""
        async with self._turns:
            try:
                thinker = await self._next(table)
            except (OSError, EOFError, TimeoutError) as error:
                _log.error("no thinker can be started: %r", error)
                return None
            sane = False
            try:
                async with asyncio.timeout(self.limit):
                    answer = await thinker.ask(table, play, undone, seat, bot)
                sane = True
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                _log.warning(
                    "table %s: bot %s in seat %d was ended, chance chooses: %r",
                    *(table, bot, seat + 1, error),
                )
                return None
            finally:
                # Broken off in the middle, it would answer the next question with this answer.
                if sane:
                    self._idle.append(thinker)
                else:
                    await thinker.end()
        if answer.wrong or not answer.words:
            _log.warning(
                "table %s: bot %s in seat %d failed, chance chooses: %s",
                *(table, bot, seat + 1, answer.wrong),
            )
        return answer.words or None

    async def close(self) -> None:
        """End all processes; nobody may be asking any more."""
        while self._idle:
            await self._idle.pop().end()

    async def _next(self, table: str) -> Thinker:
        """One that knows the table if there is one, else any, else a new one."""
        for thinker in self._idle:
            if thinker.knows(table):
                self._idle.remove(thinker)
                return thinker
        if self._idle:
            return self._idle.pop()
        return await Thinker.start(self._command, self.limit)


def _question(table: str, play: Play, undone: int, seat: int, bot: str, start: int) -> Question:
    record = msgspec.structs.replace(play.record, entries=play.record.entries[start:], scores=None)
    return Question(table, undone, start, record, play.ply, seat, bot)
