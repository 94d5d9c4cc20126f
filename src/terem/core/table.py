"""Table: one position in play, everything that lies on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from terem.core.errors import Refused
from terem.core.message import Message, Who
from terem.core.step import NOBODY, Duty, Pending, Step

if TYPE_CHECKING:
    from terem.core.chronicle import Chronicle
    from terem.core.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(ABC):
    """Mutable, and cheap to copy: derived tables hold flat lists of small integers.

    What is pending is data: the agenda is a stack of steps and duties, and whatever lies deeper is
    done later; at the bottom lies the duty that keeps the game's course. While seats choose at
    once, each has a lane of its own, and the agenda rests until every lane is done. Steps in a lane
    touch nothing but what belongs to their seat, so that the order of arrival changes nothing; what
    the answers do together is the work of a duty.
    """

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats: Final = seats
        self.dice = dice
        self.agenda: list[Pending] = []
        self.lanes: list[list[Pending]] = []
        self.waiting = 0
        self.answering = NOBODY
        self.opened = 0
        self.ply = 0
        self.seals: list[int] = [0] * seats
        self.over = False
        self.chronicle: Chronicle | None = None

    # What a game adds.

    @abstractmethod
    def copy(self) -> Table:
        """A table that is equal and shares nothing that can change."""

    @abstractmethod
    def guess(self, seat: int, dice: Dice) -> Table:
        """A copy that agrees with all the seat knows; the rest is dealt anew with these dice."""

    def secrets(self, seat: int) -> dict[str, list[int]]:
        """What the seat may not know, by the name of the field that holds it."""
        return {}

    # Asking and answering.

    def asked(self) -> list[int]:
        """The seats that are asked now, in ascending order."""
        if self.waiting:
            return [seat for seat in range(self.seats) if self.lanes[seat]]
        return [self.agenda[-1].seat] if self.agenda else []

    def first_asked(self) -> int:
        """The first of the seats that are asked now; somebody must be."""
        return self.asked()[0] if self.waiting else self.agenda[-1].seat

    def step(self, seat: int) -> Step[Any] | None:
        """The question that the seat is asked now."""
        if self.waiting:
            if 0 <= seat < self.seats and self.lanes[seat]:
                return cast(Step[Any], self.lanes[seat][-1])
            return None
        if self.agenda and self.agenda[-1].seat == seat:
            return cast(Step[Any], self.agenda[-1])
        return None

    def legal(self, seat: int) -> list[int]:
        """The choices of a seat, in ascending order; none when it is not asked."""
        if self.waiting:
            lane = self.lanes[seat] if 0 <= seat < self.seats else []
            return lane[-1].legal(self) if lane else []
        if self.agenda and self.agenda[-1].seat == seat:
            return self.agenda[-1].legal(self)
        return []

    def barred(self, seat: int) -> list[int]:
        """What a seat may well look for and may not take now; none when it is not asked."""
        step = self.step(seat)
        return [] if step is None else step.barred(self)

    def why_not(self, seat: int, choice: int) -> Message | None:
        """Why a choice is not allowed to a seat now, or None when it is."""
        if self.over:
            return Message("why-over")
        step = self.step(seat)
        if step is None:
            return Message("why-not-your-turn", {"asked": Who(self.asked()[0])})
        if choice in step.legal(self):
            return None
        return step.why_not(self, choice)

    def take(self, seat: int, choice: int) -> None:
        """Take a choice, or refuse it with the reason and change nothing."""
        reason = self.why_not(seat, choice)
        if reason is not None:
            raise Refused(reason)
        self.follow(seat, choice)

    def follow(self, seat: int, choice: int) -> None:
        """Take a choice that is known to be legal."""
        drawn = self.dice.drawn
        self.ply += 1
        if self.chronicle is not None:
            self.chronicle.ply = self.ply
        if self.waiting:
            self._answer(seat, choice)
            drawn = self.dice.drawn
        else:
            self.agenda.pop().take(self, choice)
        self.proceed()
        if self.dice.drawn != drawn:
            self.seal()

    def _answer(self, seat: int, choice: int) -> None:
        """Take a choice in a lane, with what falls due there; once all are done, light falls in."""
        drawn = self.dice.drawn
        lane = self.lanes[seat]
        self.answering = seat
        lane.pop().take(self, choice)
        while lane and lane[-1].seat == NOBODY:
            lane.pop().run(self)
        self.answering = NOBODY
        if self.dice.drawn != drawn:
            self.seal(seat)
        if not lane:
            self.waiting -= 1
            if not self.waiting:
                self.seal()

    # For the rules.

    def proceed(self) -> None:
        """Do what falls due until somebody is asked or the game is over."""
        agenda = self.agenda
        while not self.waiting and not self.over:
            if not agenda:
                raise RuntimeError("nothing is pending and the game is not over")
            if agenda[-1].seat >= 0:
                return
            agenda.pop().run(self)

    def push(self, entry: Pending) -> None:
        """Put a step or duty before everything pending."""
        self.agenda.append(entry)

    def gather(self, steps: Sequence[Step[Any]], duty: Duty[Any]) -> None:
        """Ask several seats at once; the duty is done when all have answered.

        Then their answers come to light, and nobody may give another one.
        """
        if self.waiting:
            raise RuntimeError("seats are gathered already: a lane cannot open lanes")
        self.agenda.append(duty)
        self.lanes = [[] for _ in range(self.seats)]
        for step in steps:
            self.lanes[step.seat].append(step)
        self.waiting = sum([1 for lane in self.lanes if lane])
        self.opened = self.ply

    def then(self, pending: Pending) -> None:
        """Put a step or duty before everything pending in the lane of the seat that answers."""
        if self.answering == NOBODY or pending.seat not in (NOBODY, self.answering):
            raise RuntimeError("a lane is its own seat's, and only while that seat answers")
        self.lanes[self.answering].append(pending)

    def seal(self, seat: int = NOBODY) -> None:
        """Something came to light, for one seat or for all: no choice before can be taken back."""
        if seat == NOBODY:
            self.seals = [self.ply] * self.seats
        else:
            self.seals[seat] = self.ply

    def finish(self) -> None:
        """End the game."""
        self.over = True
        self.waiting = 0
        self.lanes = []
        self.agenda.clear()

    def copy_into(self, table: Table) -> None:
        """Copy what every table has."""
        table.dice = self.dice.copy()
        table.agenda = self.agenda[:]
        if self.waiting:
            table.lanes = [lane[:] for lane in self.lanes]
        table.waiting = self.waiting
        table.opened = self.opened
        table.ply = self.ply
        table.seals = self.seals[:]
        table.over = self.over
