"""Known: what a keeper knows of its table, for all who only look."""

from __future__ import annotations

import msgspec

from terem.core.errors import Refused
from terem.core.message import Message
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.record import Record
from terem.core.sight import Sight
from terem.core.step import NOBODY
from terem.server.course import Course
from terem.server.people import Guest, TableInfo, describe
from terem.server.store import Held, Line, Setup
from terem.server.store.rows import CLOSED, OPEN, OVER, PLAYING


class Known:
    """One table as far as it is safe in the store."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.next: str | None = None
        """The table at which the same players play again."""
        self._course: Course
        self._seats: list[Held]
        self._free: bool
        self._updated = setup.created
        self._version = 0

    @property
    def play(self) -> Play:
        """The game as far as it is safe in the store; for looking only."""
        return self._course.play

    @property
    def version(self) -> int:
        """Grows with all that happens here."""
        return self._version

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.play.game

    @property
    def held(self) -> list[Held]:
        """The seats, and who holds them."""
        return self._seats

    @property
    def names(self) -> list[str]:
        """What the players are called; empty for one without a name."""
        return [held.name for held in self._seats]

    @property
    def status(self) -> str:
        """Whether seats are free, somebody is asked, the game has ended, or was broken off."""
        if self.play.over:
            return OVER
        if self._course.closed:
            return CLOSED
        return OPEN if self._free else PLAYING

    @property
    def info(self) -> TableInfo:
        """What a list would say of the table to somebody who only watches."""
        play = self.play
        line = Line(status=self.status, ply=play.ply, asked=play.asked(), updated=self._updated)
        return describe(self.setup, line, self._seats)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published from the start."""
        return self.setup.commitment

    @property
    def revealed(self) -> bool:
        """Whether nothing is hidden any more: nobody plays on, or it was brought as a record."""
        return self.status in (OVER, CLOSED) or self.setup.loaded

    @property
    def seed(self) -> str | None:
        """The seed, once nothing is hidden by it any more."""
        return self.setup.seed if self.revealed else None

    @property
    def record(self) -> Record:
        """The record, once nothing is hidden any more: it tells the seed."""
        if not self.revealed:
            raise Refused(Message("server-seed-hidden"))
        return self.play.record

    def seats_of(self, guest: Guest) -> list[int]:
        """The seats that a guest holds."""
        return [held.number for held in self._seats if held.guest == guest.id]

    def knows(self, guest: Guest) -> bool:
        """Whether a guest is of the company: plays here, or is the host."""
        return guest.id == self.setup.host or bool(self.seats_of(guest))

    def asks(self, seat: int) -> bool:
        """Whether the person of a seat is to choose now."""
        return self.status == PLAYING and seat in self.play.asked() and not self.is_bot(seat)

    def ply_of(self, seat: int) -> int:
        """The ply at which a seat was asked what it is asked now.

        While several answer at once, it does not tell how often the others have answered.
        """
        table = self.play.table
        if not table.waiting:
            return table.ply
        ply = table.ply
        entries = self.play.record.entries
        while ply > table.opened and entries[ply - 1].seat != seat:
            ply -= 1
        return ply

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back now."""
        stood_in = seat != NOBODY and self.is_bot(seat)
        return not self.revealed and not stood_in and self.play.may_undo(seat, self.obliging)

    @property
    def updated(self) -> int:
        """When anything last happened here, in milliseconds since 1970."""
        return self._updated

    @property
    def obliging(self) -> list[int]:
        """The bots whose answers one may take back: all of them, where only one seat is no bot's.

        Where two persons or more play, what somebody has decided since may rest on what a bot did.
        """
        bots = [held.number for held in self._seats if held.bot]
        return bots if len(bots) == len(self._seats) - 1 else []

    def sight(self, seat: int) -> Sight:
        """What a seat sees, or a watcher; before all sit and after the end nobody is waited for."""
        sight = self.play.sight(seat)
        if self.status in (OPEN, CLOSED):
            return msgspec.structs.replace(sight, asked=[], prompt=None, offers=[])
        return sight

    def is_bot(self, seat: int) -> bool:
        """Whether a bot chooses for a seat."""
        return bool(self._seats[seat].chooser)

    def bot_asked(self) -> Held | None:
        """The first seat of a bot that is asked."""
        if self.status != PLAYING:
            return None
        return next((self._seats[seat] for seat in self.play.asked() if self.is_bot(seat)), None)

    @property
    def undone(self) -> int:
        """How often something was taken back."""
        return self._course.undone

    def _seat(self, seats: list[Held]) -> None:
        self._seats = seats
        self._free = any(held.free for held in seats)
