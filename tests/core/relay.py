"""A game without a plot: a script of scenes, for tests of asking, answering and taking back.

``ask 0`` asks one seat, ``nod 1`` has one answer only, ``lay 1`` asks for a card of a hand,
``gather 0 2`` asks seats at once and twice, ``half 0 1`` gathers with nothing to choose for the
first of them, ``rolls 0 1`` lets each roll, ``dice`` rolls for the table, ``seal`` brings something
to light, ``tell`` states a fact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from terem.core.choice import Catalogue, Kind
from terem.core.components import Components
from terem.core.dice import Dice
from terem.core.errors import Refused
from terem.core.game import Field, Game, Identity
from terem.core.message import Message
from terem.core.outcome import Outcome, places
from terem.core.play import Play
from terem.core.sight import Sight
from terem.core.step import Duty, Step
from terem.core.table import Table

SEATS: Final = 3

CATALOGUE: Final = Catalogue([Kind("pick", [["one", "two", "three"]]), Kind("nod"), Kind("roll")])
PICK: Final = CATALOGUE.base("pick")
NOD: Final = CATALOGUE.base("nod")
ROLL: Final = CATALOGUE.base("roll")

DIE: Final = 1


class RelayTable(Table):
    """What each seat has answered, and how far the script has been followed."""

    def __init__(self, seats: int, dice: Dice, script: list[str]) -> None:
        super().__init__(seats, dice)
        self.script = script
        self.at = 0
        self.closed = 0
        self.marks: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[int] = [3] * seats

    def copy(self) -> RelayTable:
        """An equal table."""
        table = RelayTable(self.seats, self.dice, self.script)
        self.copy_into(table)
        table.at = self.at
        table.closed = self.closed
        table.marks = [marks[:] for marks in self.marks]
        table.hands = self.hands[:]
        return table

    def guess(self, seat: int, dice: Dice) -> RelayTable:
        """What is in the hands has no faces here, so nothing is dealt anew but the dice."""
        table = self.copy()
        table.dice = dice
        return table

    def secrets(self, seat: int) -> dict[str, list[int]]:
        """What the others hold."""
        return {"hands": [self.hands[other] for other in range(self.seats) if other != seat]}


class Ask(Step[RelayTable]):
    """Three answers; then as many questions more as are left."""

    def __init__(self, seat: int, left: int = 0) -> None:
        super().__init__(seat)
        self.left: Final = left

    def numbers(self) -> list[int]:
        """How many questions follow."""
        return [self.left]

    def legal(self, table: RelayTable) -> list[int]:
        """One of three."""
        return [PICK, PICK + 1, PICK + 2]

    def take(self, table: RelayTable, choice: int) -> None:
        """Write it down and go on."""
        table.marks[self.seat].append(choice)
        if self.left:
            after = Ask(self.seat, self.left - 1)
            (table.then if table.waiting else table.push)(after)

    def prompt(self, table: RelayTable) -> Message:
        """What is asked."""
        return Message("prompt-pick")

    def label(self, table: RelayTable, choice: int) -> Message:
        """The answer."""
        return Message("choice-pick")


class Nod(Ask):
    """One answer only."""

    def legal(self, table: RelayTable) -> list[int]:
        """Nothing to choose."""
        return [NOD]


class Lay(Ask):
    """A card that nobody else could see is laid on the table."""

    def take(self, table: RelayTable, choice: int) -> None:
        """The hand grows smaller."""
        table.hands[self.seat] -= 1
        super().take(table, choice)


class Rolls(Ask):
    """Roll a die of the own, or pick without it."""

    def legal(self, table: RelayTable) -> list[int]:
        """Picks, and the die."""
        return [*super().legal(table), ROLL]

    def take(self, table: RelayTable, choice: int) -> None:
        """Roll if that is chosen, then ask on."""
        if choice == ROLL:
            table.marks[self.seat].append(100 + table.dice.below(DIE, 6, self.seat))
        super().take(table, choice)


class Close(Duty[RelayTable]):
    """All have answered."""

    def run(self, table: RelayTable) -> None:
        """Count it."""
        table.closed += 1


class Course(Duty[RelayTable]):
    """Scene by scene, then the end."""

    def run(self, table: RelayTable) -> None:
        """Play the next scene."""
        if table.at == len(table.script):
            table.finish()
            return
        kind, *seats = table.script[table.at].split()
        table.at += 1
        table.push(self)
        _scene(table, kind, [int(seat) for seat in seats])


def _scene(table: RelayTable, kind: str, seats: list[int]) -> None:
    if kind in {"ask", "nod", "lay"}:
        table.push({"ask": Ask, "nod": Nod, "lay": Lay}[kind](seats[0]))
    elif kind in {"gather", "half", "rolls"}:
        steps: list[Step[Any]] = [Rolls(s, 1) if kind == "rolls" else Ask(s, 1) for s in seats]
        if kind == "half":
            steps[0] = Nod(seats[0])
        table.gather(steps, Close())
    elif kind == "dice":
        table.dice.below(DIE, 6)
    elif kind == "seal":
        table.seal()
    elif table.chronicle is not None:
        table.chronicle.tell("fact-scene", {"at": table.at})


def end(table: RelayTable) -> Outcome:
    """Whoever answered most has won."""
    scores = [len(marks) for marks in table.marks]
    return Outcome(
        reason=Message("end-script"),
        scores=scores,
        places=places([(score,) for score in scores]),
        sources=[],
    )


def see(table: RelayTable, viewer: int) -> Sight:
    """Who is asked."""
    return Sight(
        viewer=viewer,
        seats=table.seats,
        asked=[] if table.over else table.asked(),
        prompt=None,
        offers=[],
        outcome=None,
    )


def relay(*script: str) -> Game[Any, Any, Any]:
    """A game of these scenes for three seats."""

    def start(box: Components, seats: int, options: Mapping[str, str], seed: str) -> RelayTable:
        table = RelayTable(seats, Dice(seed, ["die"], seats), list(script))
        table.push(Course())
        return table

    return Game(
        identity=Identity(id="relay", rules="7", seats=range(SEATS, SEATS + 1), colours=["a"] * 3),
        package="relay",
        catalogue=CATALOGUE,
        fields=[Field("marks"), Field("at"), Field("closed"), Field("hands", "own")],
        components=lambda: Components("ffffffff"),
        start=start,
        sight=see,
        outcome=end,
        totals=lambda table: {},
        bound=100,
    )


def begin(*script: str, moves: str = "") -> Play:
    """A play of these scenes after some moves, each a seat and words: ``0 pick one, 1 nod``."""
    play = Play.new(relay(*script), SEATS, "relay")
    for move in filter(None, moves.split(", ")):
        seat, words = move.split(" ", 1)
        play.take(words, int(seat))
    return play


def told(play: Play) -> list[str]:
    """The record's choices: seat, words, and whether forced."""
    return [
        f"{entry.seat} {entry.words}{' !' if entry.forced else ''}" for entry in play.record.entries
    ]


def reason(play: Play, seat: int) -> str:
    """Why a seat may not take back, by the id of the message; the play must stay as it was."""
    before = play.record.text()
    may = play.may_undo(seat)
    try:
        play.undo(seat)
    except Refused as refused:
        assert not may
        assert before == play.record.text()
        return refused.message.id
    assert may
    return ""
