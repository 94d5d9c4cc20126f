"""Predslava: once a round an opponent's piece is sent away from her region (rulebook, leaders)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.games.rurik.choices import DISPLACE, DISPLACE_LEADER, PLAYERS, TO
from terem.games.rurik.components import PREDSLAVA
from terem.games.rurik.pieces import move_leader, move_troop
from terem.games.rurik.steps.go_next import GoNext
from terem.games.rurik.steps.part import Part
from terem.games.rurik.stores import gain_coins, region_name, side_name
from terem.games.rurik.table import LEADER, NONE, PAID, PIECE, TROOP, RurikTable


class Displace(Part):
    """Whose piece; troops and leaders, but no rebels (ruling G29)."""

    def __init__(self, *, leader: bool) -> None:
        super().__init__(DISPLACE_LEADER if leader else DISPLACE, PLAYERS)
        self.leader: Final = leader

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """The sides with such a piece beside her."""
        if table.leaders[seat] != PREDSLAVA or table.powers[seat] or table.posts[seat] == NONE:
            return
        legal += [
            self.first + side
            for side in range(table.sides)
            if side != seat and self._stands(table, seat, side)
        ]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Take the piece up and ask where it goes."""
        table.powers[seat] = 1
        table.turn[PIECE] = LEADER if self.leader else TROOP
        table.turn[PAID] = choice - self.first
        table.push(AWAY_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """Whose piece."""
        id = "choice-displace-leader" if self.leader else "choice-displace"
        return Message(id, {"who": side_name(table, choice - self.first)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The piece on the map."""
        side = choice - self.first
        return f"leader-{side}" if self.leader else f"stack-{table.posts[seat]}-{side}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No Predslava, she has done it, or nobody is there."""
        if table.leaders[seat] != PREDSLAVA or table.posts[seat] == NONE:
            return Message("why-no-predslava")
        if table.powers[seat]:
            return Message("why-power-used")
        return Message("why-nobody-there", {"region": region_name(table, table.posts[seat])})

    def _stands(self, table: RurikTable, seat: int, side: int) -> bool:
        post = table.posts[seat]
        if self.leader:
            return table.posts[side] == post
        return table.troops[post * table.sides + side] > 0


class SendAway(GoNext):
    """Where the piece goes; its owner gets a coin."""

    def start(self, table: RurikTable) -> int:
        """Her own region."""
        return table.posts[self.seat]

    def take(self, table: RurikTable, choice: int) -> None:
        """Move it without any points."""
        start = table.posts[self.seat]
        end = choice - TO
        side = table.turn[PAID]
        table.turn[PAID] = 0
        leader = table.turn[PIECE] == LEADER
        if leader:
            move_leader(table, end, side)
        else:
            move_troop(table, start, end, side)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-displaces-leader" if leader else "fact-displaces",
                {
                    "who": Who(self.seat),
                    "to": side_name(table, side),
                    "region": region_name(table, end),
                },
            )
        gain_coins(table, side, 1)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-displace-to", {"who": side_name(table, table.turn[PAID])})


AWAY_STEPS: Final = [SendAway(seat) for seat in range(PLAYERS)]
