"""Presence: which players of a table are here, as far as a house can know.

A live table keeps a line open. A page without script only asks from time to time, so whoever has
asked lately counts as here too.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

HERE: Final = "here"
AWAY: Final = "away"
ABSENT: Final = "absent"
"""Here; away; and away for so long that the others need not wait."""

LINGER: Final = 2.0
"""Seconds for which a line may be down, as it is while a page is loaded again."""
VISIT: Final = 60.0
"""Seconds for which whoever has asked for a page is taken to be reading it."""
PATIENCE: Final = 60.0
"""Seconds after which somebody who is away counts as absent."""


class Presence:
    """The guests of one table, each with the lines held open and the time of the last sign."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed: Final = changed
        self._clock: Final = asyncio.get_running_loop().time
        self._lines: Final[Counter[str]] = Counter()
        self._until: Final[dict[str, float]] = {}
        """Up to when each guest without a line is or was taken to be here."""
        self._elsewhere: set[str] = set()
        self._since: Final = self._clock()
        self._told: dict[str, str] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def of(self, guest: str) -> str:
        """Whether a guest is here; one who was never here is away since anybody looked."""
        now, until = self._clock(), self._until.get(guest, self._since)
        if self._lines[guest] or guest in self._elsewhere or now < until:
            return HERE
        return AWAY if now < until + PATIENCE else ABSENT

    def has_line(self, guest: str) -> bool:
        """Whether a guest holds a line open to this house."""
        return self._lines[guest] > 0

    def enter(self, guest: str) -> None:
        """A line is open."""
        self._lines[guest] += 1
        self._look()

    def leave(self, guest: str) -> None:
        """A line is no longer open."""
        self._lines[guest] -= 1
        self._until[guest] = self._clock() + LINGER
        self._look()

    def visit(self, guest: str) -> None:
        """A page was asked for."""
        self._until[guest] = max(self._until.get(guest, 0.0), self._clock() + VISIT)
        self._look()

    def elsewhere(self, guests: set[str]) -> None:
        """The guests who are here as the other nodes know it."""
        for guest in self._elsewhere - guests:
            self._until[guest] = max(self._until.get(guest, 0.0), self._clock())
        self._elsewhere = guests
        self._look()

    def _look(self) -> None:
        """Tell if anybody has come or gone; what time alone will bring is looked at in time."""
        found = self._found()
        if found != self._told:
            self._told = found
            self._changed()
        self._wait()

    def _found(self) -> dict[str, str]:
        known = {*self._lines, *self._until, *self._elsewhere}
        return {guest: self.of(guest) for guest in known}

    def _wait(self) -> None:
        """Look again when the next one will be away, or absent."""
        if self._alarm is not None:
            self._alarm.cancel()
        now = self._clock()
        ends = [self._since, *self._until.values()]
        if not self._told:
            # Nobody looks on.
            ends = []
        coming = [end for until in ends for end in (until, until + PATIENCE) if end > now]
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_at(min(coming), self._alarmed) if coming else None

    def _alarmed(self) -> None:
        # Those who were never here are not among the found, but absent by now, too.
        self._told = self._found()
        self._changed()
        self._wait()
