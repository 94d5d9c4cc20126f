"""Setup: each player chooses a leader (rulebook, setup 8)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, name
from terem.core.step import Step
from terem.games.rurik.choices import LEADER, PLAYERS
from terem.games.rurik.components import LEADERS
from terem.games.rurik.table import RurikTable


class ChooseLeader(Step[RurikTable]):
    """Any leader that nobody has taken."""

    def legal(self, table: RurikTable) -> list[int]:
        """The leaders that are left."""
        return [LEADER + leader for leader in free_leaders(table)]

    def barred(self, table: RurikTable) -> list[int]:
        """The leaders that somebody else has."""
        legal = self.legal(table)
        return [LEADER + leader for leader in range(len(LEADERS)) if LEADER + leader not in legal]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take the leader."""
        take_leader(table, self.seat, choice - LEADER)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-leader")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The leader, and what the leader can do."""
        leader = LEADERS[choice - LEADER]
        return Message(
            "choice-leader",
            {"leader": name("leader", leader), "does": Message(f"leader-does-{leader}")},
        )

    def points(self, table: RurikTable, choice: int) -> str:
        """The card."""
        return f"card-leader-{choice - LEADER}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a leader, taken, or leading the rebellion."""
        leader = choice - LEADER
        if not 0 <= leader < len(LEADERS):
            return Message("why-not-leader")
        for seat in range(table.seats):
            if table.leaders[seat] == leader:
                return Message("why-leader-taken", {"who": Who(seat)})
        return Message("why-leader-rebels", {"leader": name("leader", LEADERS[leader])})


def free_leaders(table: RurikTable) -> list[int]:
    """The leaders that nobody has taken; alone one cannot be Sviatopolk."""
    leaders = table.box.solo_leaders if table.solo else range(len(LEADERS))
    return [leader for leader in leaders if leader not in table.leaders]


def take_leader(table: RurikTable, seat: int, leader: int) -> None:
    """A seat has found its leader."""
    table.leaders[seat] = leader
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-leader", {"who": Who(seat), "leader": name("leader", LEADERS[leader])}
        )


LEADER_STEPS: Final = [ChooseLeader(seat) for seat in range(PLAYERS)]
