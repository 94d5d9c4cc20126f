"""Keeper: guards one live table. A cache of what the store knows, which can go at any time.

A choice is first found legal, then written to the store, and only then taken at the table that
everybody sees. Two nodes may keep the same table: the store takes each number once, and whoever
comes second reads the table again.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.server.answering import answer_for_bots
from terem.server.clock import now
from terem.server.company import Company
from terem.server.course import (
    Course,
    coming,
    event_of_undo,
    fits,
    follow,
    only_bots_since,
    taken_back,
)
from terem.server.errands import Errands
from terem.server.errors import StalePly, TableNotFound, WrongSeat
from terem.server.metrics import Metrics
from terem.server.news import News
from terem.server.people import Guest
from terem.server.store import Conflict, Event, Held, Line, Setup, Store
from terem.server.store.rows import (
    CHOICE,
    CLOSE,
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    STAND,
    UNDO,
    choice,
)
from terem.server.thinkers import Thinkers

__all__ = ["Keeper", "StalePly", "TableNotFound", "WrongSeat"]

T = TypeVar("T")

_KEY: Final = re.compile(r"[!-~]{1,64}")
_LONGEST: Final = 200
"""No choice of any game has more letters."""

REMEMBERED: Final = 32
"""So many facts at least stay in memory; all of them follow from the record."""

_log: Final = logging.getLogger(__name__)


class Keeper(News):
    """One table: who may do what there, and what everybody waits for."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        errands: Errands,
        metrics: Metrics,
        setup: Setup,
        *,
        chat: bool,
        pace: float,
    ) -> None:
        super().__init__(setup, pace, shared=store.shared)
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._errands: Final = errands
        self._metrics: Final = metrics
        self._lock: Final = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._doubtful = False
        """Whether a write failed, so that only the store knows what is true."""
        self.company: Final = Company(store, errands, setup.id, self._tell, chat=chat)

    @classmethod
    async def load(
        cls,
        store: Store,
        thinkers: Thinkers,
        errands: Errands,
        metrics: Metrics,
        table: str,
        *,
        chat: bool = True,
        pace: float = 0.0,
    ) -> Keeper:
        """Build a keeper from the store, and let its bots go on."""
        found = await store.table(table)
        if found is None:
            raise TableNotFound
        setup, seats, events = found
        keeper = cls(store, thinkers, errands, metrics, setup, chat=chat, pace=pace)
        keeper.next = await store.next_of(table)
        keeper._know(seats, events)
        await keeper.company.refresh()
        return keeper

    # Learning.

    async def refresh(self) -> None:
        """Learn what other nodes have written."""
        last = await self._store.last(self.setup.id)
        seats = await self._store.seats(self.setup.id)
        after = await self._store.next_of(self.setup.id) if self.play.over else None
        if (last, seats, after) != (self._course.number, self._seats, self.next):
            await self.reread()
        await self.company.refresh()

    async def reread(self) -> None:
        """Learn everything anew: seats and table may be in other hands."""
        async with self._lock:
            await self._reload()

    # What a guest may do.

    async def take(self, guest: Guest, seat: int, words: str, ply: int, key: str) -> int:
        """Take a choice; when this returns the new ply, it is safe in the store."""
        return await self._unbroken(self._admitted(guest, seat, words, ply, key))

    async def undo(self, guest: Guest, seat: int, ply: int, key: str) -> int:
        """Take back a seat's last choice, as far as the rules allow."""
        return await self._unbroken(self._admitted(guest, seat, None, ply, key))

    async def stand_in(
        self, seat: int, bot: str, key: str | None, why_not: Callable[[], Message | None]
    ) -> None:
        """A bot chooses for a seat from now on, or with an empty name its person again."""
        await self.decree(STAND, seat, bot, key, why_not)

    async def stand_up(self, seat: int, guest: Guest) -> None:
        """Give a seat free again, before the game has begun."""
        left = await self._unbroken(self._store.stand_up(self.setup.id, seat, guest.id))
        await self.refresh()
        if not left:
            raise StalePly

    async def decree(
        self,
        kind: str,
        seat: int,
        words: str,
        key: str | None,
        why_not: Callable[[], Message | None],
    ) -> None:
        """Write an event that is no choice: who has a seat, or that nobody plays any more."""
        await self._unbroken(self._decree(kind, seat, words, key, why_not))

    async def _unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry it through, even if whoever asked for it is gone in the middle."""
        try:
            return await asyncio.shield(self._errands.start(work))
        except TeremError:
            self._metrics.refusals.inc()
            raise

    async def _admitted(
        self, guest: Guest, seat: int, words: str | None, ply: int, key: str
    ) -> int:
        if not _KEY.fullmatch(key):
            raise Refused(Message("server-key"))
        async with self._lock:
            if self._doubtful:
                await self._reload()
            if seat not in self.seats_of(guest) or self.status == OPEN:
                # Somebody may have sat down at another node.
                self._seat(await self._store.seats(self.setup.id))
            if seat not in self.seats_of(guest):
                raise WrongSeat
            if self._seats[seat].stand_in:
                raise Refused(Message("server-stood-in"))
            if words is None:
                return await self._take_back(seat, ply, key)
            return await self._enter(seat, words, ply, key)

    async def _enter(self, seat: int, words: str, ply: int, key: str | None) -> int:
        """The one door for all choices, of persons and of bots."""
        answered = self._course.answered(key, CHOICE, seat, words)
        if answered is not None:
            return answered
        self._check(seat, ply)
        if len(words) > _LONGEST:
            raise Refused(Message("why-unknown", {"words": f"{words[:40]}…"}))
        reason = self.play.why_not(words, seat)
        if reason is not None:
            raise Refused(reason)
        after = coming(self.play, seat, words)
        time = now()
        events = [
            choice(n, e, key, time) for n, e in enumerate(after.entries, self._course.number + 1)
        ]
        status = OVER if after.over else PLAYING
        line = Line(status=status, ply=self.play.ply + len(events), asked=after.asked, updated=time)
        if not await self._stored(events, line):
            return self._answered_elsewhere(key, CHOICE, seat, words)
        self.play.take(words, seat)
        return self._done(self._course, events, time)

    async def _take_back(self, seat: int, ply: int, key: str) -> int:
        answered = self._course.answered(key, UNDO, seat, "")
        if answered is not None:
            return answered
        if self.play.over:
            raise Refused(Message("why-over"))
        bots = self.obliging
        self._check(seat, self.play.ply if only_bots_since(self.play, ply, bots) else ply)
        play, words = taken_back(self._course, seat, bots)
        time = now()
        course = self._course
        events = [event_of_undo(course.number + 1, seat, words, key, time)]
        line = Line(status=PLAYING, ply=play.ply, asked=play.asked(), updated=time)
        if not await self._stored(events, line):
            return self._answered_elsewhere(key, UNDO, seat, "")
        after = Course(play, course.number, course.answers, course.undone + 1)
        return self._done(after, events, time)

    async def _decree(
        self,
        kind: str,
        seat: int,
        words: str,
        key: str | None,
        why_not: Callable[[], Message | None],
    ) -> None:
        if key is not None and not _KEY.fullmatch(key):
            raise Refused(Message("server-key"))
        async with self._lock:
            if self._doubtful:
                await self._reload()
            if self._course.answered(key, kind, seat, words) is not None:
                return
            reason = why_not()
            if reason is not None:
                raise Refused(reason)
            play, time = self.play, now()
            number = self._course.number + 1
            events = [Event(number=number, kind=kind, seat=seat, words=words, key=key, time=time)]
            status = CLOSED if kind == CLOSE else PLAYING
            line = Line(status=status, ply=play.ply, asked=play.asked(), updated=time)
            if not await self._stored(events, line):
                if not self._is_so(kind, seat, words):
                    raise StalePly
                return
            self.company.votes = {vote for vote in self.company.votes if vote[0] != seat}
            await self._reload()

    def _is_so(self, kind: str, seat: int, words: str) -> bool:
        """Whether what was to be decreed is so already."""
        if kind == CLOSE:
            return self.status == CLOSED
        held = self._seats[seat]
        return words == (held.stand_in if kind == STAND else held.bot)

    def _check(self, seat: int, ply: int) -> None:
        if self.status == OPEN:
            raise Refused(Message("server-waiting"))
        if self.status == CLOSED:
            raise Refused(Message("server-closed"))
        if not fits(self.play, seat, ply):
            raise StalePly

    async def _stored(self, events: list[Event], line: Line) -> bool:
        """Write; if another node was here, learn what it did."""
        try:
            await self._store.append(self.setup.id, events, line)
        except Conflict:
            _log.info(
                "table %s: another node has written event %d", self.setup.id, events[0].number
            )
            await self._reload()
            return False
        except BaseException:
            # It may have been written all the same.
            self._doubtful = True
            raise
        return True

    def _answered_elsewhere(self, key: str | None, kind: str, seat: int, words: str) -> int:
        """Perhaps it was the very same click that reached another node first."""
        answered = self._course.answered(key, kind, seat, words)
        if answered is None:
            raise StalePly
        return answered

    def _done(self, course: Course, events: list[Event], time: int) -> int:
        course.number = events[-1].number
        self._course = course
        course.note(events[0], course.play.ply)
        (self._metrics.undos if events[0].kind == UNDO else self._metrics.choices).inc()
        self._updated = time
        self._stands()
        self._tell()
        return course.play.ply

    # Knowing and telling.

    async def _reload(self) -> None:
        found = await self._store.table(self.setup.id)
        if found is None:
            raise TableNotFound
        self.setup, seats, events = found
        self.next = await self._store.next_of(self.setup.id)
        self._know(seats, events)

    def _know(self, seats: list[Held], events: list[Event]) -> None:
        self._course = follow(self.setup, events)
        self._seat(seats)
        self._updated = events[-1].time if events else self.setup.created
        self._doubtful = False
        self._tell()

    def _tell(self) -> None:
        """Wake everybody who waits; bots first of all."""
        if self.play.table.chronicle is not None:
            self.play.table.chronicle.forget(REMEMBERED)
        self._wake()
        if self.bot_asked() is not None and (self._bots is None or self._bots.done()):
            self._bots = self._errands.start(
                answer_for_bots(self, self._thinkers, self._metrics), idle=True
            )

    async def take_for_bot(self, seat: int, words: str, ply: int) -> int:
        """Take a bot's choice by the same door."""

        async def enter() -> int:
            async with self._lock:
                if not self.is_bot(seat):
                    # The person has come back in the meantime.
                    raise StalePly
                return await self._enter(seat, words, ply, None)

        return await self._unbroken(enter())
