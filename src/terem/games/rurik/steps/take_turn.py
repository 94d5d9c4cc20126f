"""A turn of the action phase: the main action, and what may be done beside it.

Rulebook, action phase; additional actions. The turn is a menu: as long as it lasts, everything that
is possible is offered, and each thing done brings the menu back.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count, listed
from terem.core.step import Duty, Step
from terem.games.rurik.choices import CATALOGUE, END, PLAYERS
from terem.games.rurik.steps.attack import Attack
from terem.games.rurik.steps.build import Build
from terem.games.rurik.steps.deed import Accomplish
from terem.games.rurik.steps.displace import Displace
from terem.games.rurik.steps.exchange import Exchange
from terem.games.rurik.steps.laika import Laika
from terem.games.rurik.steps.main_action import End, Pass, Perform, left_name, main_name
from terem.games.rurik.steps.move import Move
from terem.games.rurik.steps.muster import Muster
from terem.games.rurik.steps.part import Part
from terem.games.rurik.steps.scheme import PlayScheme
from terem.games.rurik.steps.tax import Tax
from terem.games.rurik.table import COST, OPEN, SCHEMED, STATE, RurikTable
from terem.games.rurik.turns import unpaid

PARTS: Final[list[Part]] = [
    Perform(),
    Pass(),
    Muster(leader=False),
    Muster(leader=True),
    Move(leader=False),
    Move(leader=True),
    Attack(),
    Tax(),
    Build(),
    PlayScheme(),
    Accomplish(),
    Exchange(),
    Displace(leader=False),
    Displace(leader=True),
    End(),
    Laika(leader=False),
    Laika(leader=True),
]
"""In the order of their choices."""


def _part_of(choice: int) -> int:
    for index in range(len(PARTS)):
        if PARTS[index].first <= choice < PARTS[index].end:
            return index
    return -1


PART_OF: Final[list[int]] = [_part_of(choice) for choice in range(len(CATALOGUE))]


class TakeTurn(Step[RurikTable]):
    """Everything that can be done now."""

    def legal(self, table: RurikTable) -> list[int]:
        """What each part offers."""
        legal: list[int] = []
        for part in PARTS:
            part.offer(table, self.seat, legal)
        return legal

    def barred(self, table: RurikTable) -> list[int]:
        """What lies on the table and is not offered."""
        legal = self.legal(table)
        return [
            choice
            for part in PARTS
            for choice in part.nearby(table, self.seat)
            if choice not in legal
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Do it; unless the turn has ended, the menu comes back after what it asks."""
        if choice != END:
            table.push(GO_ON[self.seat])
        PARTS[PART_OF[choice]].take(table, self.seat, choice)

    def prompt(self, table: RurikTable) -> Message:
        """The main action, while it waits; then the points at hand."""
        left = left_name(table)
        if table.turn[STATE] == OPEN:
            told = {"main": main_name(table)}
            if left:
                return Message("prompt-turn-with", {**told, "points": listed(left)})
            return Message("prompt-turn", {**told})
        if left:
            return Message("prompt-more-with", {"points": listed(left)})
        return Message("prompt-more")

    def label(self, table: RurikTable, choice: int) -> Message:
        """As the part says."""
        return PARTS[PART_OF[choice]].label(table, self.seat, choice)

    def points(self, table: RurikTable, choice: int) -> str:
        """As the part says."""
        return PARTS[PART_OF[choice]].points(table, self.seat, choice)

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """As the part says, or that something else is asked."""
        part = PART_OF[choice] if 0 <= choice < len(PART_OF) else -1
        if part < 0:
            return Message("why-not-turn")
        if unpaid(table, PARTS[part].action):
            coins = count("coins", table.turn[COST])
            return Message("why-pay-first", {"what": main_name(table), "coins": coins})
        return PARTS[part].why_not(table, self.seat, choice)


class TakeQuietTurn(TakeTurn):
    """A turn that may still see a scheme: to end it in haste would tell what is in the hand."""

    def settles(self) -> bool:
        """Not even when nothing else is possible."""
        return False


def ask_turn(table: RurikTable, seat: int) -> None:
    """Bring the menu, before everything that is pending."""
    if table.hands[seat] and not table.turn[SCHEMED]:
        table.push(QUIET_STEPS[seat])
    else:
        table.push(TURN_STEPS[seat])


class GoOn(Duty[RurikTable]):
    """What a choice asked has been answered; the turn goes on."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def numbers(self) -> list[int]:
        """Whose turn."""
        return [self.owner]

    def run(self, table: RurikTable) -> None:
        """Bring the menu back."""
        ask_turn(table, self.owner)


TURN_STEPS: Final = [TakeTurn(seat) for seat in range(PLAYERS)]


QUIET_STEPS: Final = [TakeQuietTurn(seat) for seat in range(PLAYERS)]


GO_ON: Final = [GoOn(seat) for seat in range(PLAYERS)]
