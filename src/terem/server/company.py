"""Company: those who sit at one table, beside the game: what they say, and who is here."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.server.clock import now
from terem.server.errands import Errands
from terem.server.people import Guest, showable
from terem.server.presence import VISIT, Presence
from terem.server.store import Store
from terem.server.store.rows import Said, Talk

LONGEST_SAID: Final = 300
KEPT: Final = 100
"""So much of what was said is remembered; the store has all of it."""

BEAT: Final = 15.0
"""Seconds after which the other nodes are told again that somebody is still here."""
HEARD_FOR: Final = 40.0
"""Seconds for which they believe it."""

_KEY: Final = re.compile(r"[!-~]{1,64}")


class Company:
    """What the players of a table share that is no part of the game."""

    def __init__(
        self, store: Store, errands: Errands, table: str, tell: Callable[[], None], *, chat: bool
    ) -> None:
        self._store: Final = store
        self._errands: Final = errands
        self._table: Final = table
        self._told: Final = tell
        self._allowed: Final = chat
        """Whether anybody in this house may write at all."""
        self._talk = Talk()
        self._learning: Final = asyncio.Lock()
        self.said: list[Said] = []
        """The newest of what was said, the oldest of it first."""
        self.votes: set[tuple[int, int]] = set()
        """For each vote the seat to be handed to a bot and the seat that is for it."""
        self.moment = 0
        """Grows with all that happens among the company."""
        self.presence: Final = Presence(self._tell)
        self.invites: dict[int, str] = {}
        """The tokens of seats that are free, once the host has asked for them."""

    def know_invites(self, tokens: dict[int, str]) -> None:
        """Learn by which links the host may invite."""
        if tokens != self.invites:
            self.invites = tokens
            self._tell()

    # What is said.

    @property
    def may_chat(self) -> bool:
        """Whether anybody in this house may write to others at all."""
        return self._allowed

    @property
    def chat(self) -> bool:
        """Whether the players of this table may write to each other."""
        return self._allowed and self._talk.chat

    async def say(self, guest: Guest, seat: int, typed: str, key: str) -> None:
        """Say something to all who look; when this returns, it is safe in the store."""
        if not self.chat:
            raise Refused(Message("server-chat-off"))
        if not _KEY.fullmatch(key):
            raise Refused(Message("server-key"))
        text = said_of(typed)
        await self._carried(self._store.company.say(self._table, seat, guest.id, text, key, now()))

    async def set_chat(self, *, chat: bool) -> None:
        """Let the players write to each other, or no longer."""
        await self._carried(self._store.company.set_chat(self._table, chat=chat))

    async def said_before(self, number: int | None, most: int) -> list[Said]:
        """What was said before a number, or at all; the newest of it, the oldest first."""
        return await self._store.company.said(self._table, most, before=number)

    # Votes.

    async def vote(self, seat: int, voter: int) -> None:
        """One seat is for handing another one to a bot."""
        await self._carried(self._store.company.vote(self._table, seat, voter))

    # Who is here.

    @asynccontextmanager
    async def here(self, guest: Guest, seats: list[int]) -> AsyncIterator[None]:
        """A player holds a line open for so long."""
        self.presence.enter(guest.id)
        self._welcome(seats)
        # Where there are no other nodes, nobody has to be told.
        shared = self._store.shared
        beats = self._errands.start(self._beat(guest), idle=True) if shared else None
        try:
            yield
        finally:
            if beats is not None:
                beats.cancel()
            self.presence.leave(guest.id)
            if not self.presence.has_line(guest.id):
                self._spread(guest, 0.0)

    def visit(self, guest: Guest, seats: list[int]) -> None:
        """A player has asked for a page."""
        self.presence.visit(guest.id)
        self._welcome(seats)
        self._spread(guest, VISIT)

    def _welcome(self, seats: list[int]) -> None:
        """Whoever is back needs no vote any more."""
        if any(seat in seats for seat, _ in self.votes):
            drop = self._store.company.drop_votes(self._table, seats)
            _ = self._errands.start(self._then_learn(drop))

    async def _beat(self, guest: Guest) -> None:
        while True:
            self._spread(guest, HEARD_FOR)
            await asyncio.sleep(BEAT)

    def _spread(self, guest: Guest, seconds: float) -> None:
        """Let other nodes know for how long somebody will be here without another sign."""
        if self._store.shared:
            until = now() + round(seconds * 1000)
            _ = self._errands.start(self._store.company.present(self._table, guest.id, until))

    # Knowing and telling.

    def _tell(self) -> None:
        self.moment += 1
        self._told()

    async def refresh(self) -> None:
        """Learn what has happened at other nodes."""
        await self._learn()
        if self._store.shared:
            self.presence.elsewhere(await self._store.company.presence(self._table, now()))

    async def _carried(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry it through, even if whoever asked for it is gone in the middle."""
        await asyncio.shield(self._errands.start(self._then_learn(work)))

    async def _then_learn(self, work: Coroutine[Any, Any, None]) -> None:
        await work
        await self._learn()

    async def _learn(self) -> None:
        """Read what is new; what was read before is not asked for again."""
        async with self._learning:
            talk = await self._store.company.talk(self._table)
            if talk == self._talk:
                return
            self.votes = await self._store.company.votes(self._table)
            last = self.said[-1].number if self.said else 0
            newer = await self._store.company.said(self._table, KEPT, after=last)
            self.said = [*self.said, *newer][-KEPT:]
            self._talk = talk
        self._tell()


def said_of(typed: str) -> str:
    """What somebody said, as it can be shown."""
    text = showable(typed, Message("server-said-signs"))
    if not text:
        raise TeremError(Message("server-said-nothing"))
    if len(text) > LONGEST_SAID:
        raise TeremError(Message("server-said-long", {"most": LONGEST_SAID}))
    return text
