"""Where a piece moves: next door for a point, anywhere by a deed (rulebook, move).

Agatha takes up to two troops with her (rulebook, leaders).
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import ALONG, PLAYERS, TO
from terem.games.rurik.components import AGATHA, MOVE
from terem.games.rurik.pieces import move_leader, move_troop
from terem.games.rurik.steps.go_next import GoNext
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import FAR, LEADER, PIECE, WHERE, RurikTable
from terem.games.rurik.turns import points, spend


class MoveTo(GoNext):
    """Where the piece goes: next door for a point, anywhere by a deed."""

    def legal(self, table: RurikTable) -> list[int]:
        """The regions in reach; a point is spent before the gift of a deed."""
        start = table.turn[WHERE]
        if table.turn[FAR]:
            return [TO + region for region in range(table.regions) if region != start]
        return super().legal(table)

    def take(self, table: RurikTable, choice: int) -> None:
        """Spend what it takes, move the piece, and ask who goes along with Agatha."""
        turn = table.turn
        start = turn[WHERE]
        end = choice - TO
        if points(table, MOVE) and table.near_bits[start] >> end & 1:
            spend(table, MOVE, 1)
        else:
            turn[FAR] -= 1
        seat = self.seat
        leader = turn[PIECE] == LEADER
        if leader:
            move_leader(table, end, seat)
            if table.leaders[seat] == AGATHA and table.troops[start * table.sides + seat]:
                turn[PIECE] = end
                table.push(ALONG_STEPS[seat])
        else:
            move_troop(table, start, end, seat)
        _tell(table, seat, start, end, leader=leader)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        region = region_name(table, table.turn[WHERE])
        if table.turn[PIECE] == LEADER:
            return Message("prompt-leader-to", {"region": region})
        return Message("prompt-troop-to", {"region": region})


class GoAlong(Step[RurikTable]):
    """Agatha: how many of the troops that stood with her go where she went."""

    def legal(self, table: RurikTable) -> list[int]:
        """None, one or two, as far as there are any."""
        troops = table.troops[table.turn[WHERE] * table.sides + self.seat]
        return [ALONG + number for number in range(min(2, troops) + 1)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Move them without any points."""
        start = table.turn[WHERE]
        end = table.turn[PIECE]
        for _ in range(choice - ALONG):
            move_troop(table, start, end, self.seat)
            _tell(table, self.seat, start, end, leader=False)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-along", {"region": region_name(table, table.turn[PIECE])})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The number."""
        return Message("choice-along", {"n": choice - ALONG})

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a number of troops, or too many."""
        if not ALONG <= choice <= ALONG + 2:
            return Message("why-not-along")
        return Message("why-too-few-troops", {"region": region_name(table, table.turn[WHERE])})


def _tell(table: RurikTable, seat: int, start: int, end: int, *, leader: bool) -> None:
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-move-leader" if leader else "fact-move",
            {
                "who": Who(seat),
                "start": region_name(table, start),
                "region": region_name(table, end),
            },
        )


TO_STEPS: Final = [MoveTo(seat) for seat in range(PLAYERS)]


ALONG_STEPS: Final = [GoAlong(seat) for seat in range(PLAYERS)]
