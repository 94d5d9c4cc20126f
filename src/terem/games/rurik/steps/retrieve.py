"""Action phase: the weakest advisor comes back and brings its action (rulebook, phase 2)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, name
from terem.core.step import Duty, Step
from terem.games.rurik.choices import PLAYERS, RETRIEVE
from terem.games.rurik.components import ACTIONS, SLOTS
from terem.games.rurik.pieces import on_map
from terem.games.rurik.steps.come_back import RETURN_STEPS
from terem.games.rurik.steps.take_turn import ask_turn
from terem.games.rurik.strategy import least, slot_gives, slot_points, take_advisor
from terem.games.rurik.table import BANNER, COST, POINTS, SLOT, RurikTable
from terem.games.rurik.turns import blank_turn


class ChooseAction(Step[RurikTable]):
    """Two advisors have the least influence: which of their actions comes now."""

    def legal(self, table: RurikTable) -> list[int]:
        """Their slots."""
        return [RETRIEVE + index for index in least(table, self.seat)]

    def barred(self, table: RurikTable) -> list[int]:
        """One's other advisors."""
        weakest = least(table, self.seat)
        return [
            RETRIEVE + index
            for index in range(len(table.placed))
            if table.placed[index] == self.seat and index not in weakest
        ]

    def take(self, table: RurikTable, choice: int) -> None:
        """Take it; the other one acts in the next turn."""
        start_turn(table, self.seat, choice - RETRIEVE)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-retrieve")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The banner, the slot and what it gives."""
        action, slot = divmod(choice - RETRIEVE, SLOTS)
        return Message(
            "choice-banner",
            {
                "action": name("action", ACTIONS[action]),
                "slot": slot + 1,
                "gives": slot_gives(table, action, slot),
            },
        )

    def points(self, table: RurikTable, choice: int) -> str:
        """The slot on the strategy board."""
        action, slot = divmod(choice - RETRIEVE, SLOTS)
        return f"slot-{action}-{slot}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a slot, or not one of the weakest advisors there."""
        if not RETRIEVE <= choice < RETRIEVE + len(ACTIONS) * SLOTS:
            return Message("why-not-retrieve")
        return Message("why-not-weakest")


class BeginTurn(Duty[RurikTable]):
    """Whoever has nothing on the map may return first; then an advisor is taken back."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def numbers(self) -> list[int]:
        """Whose turn."""
        return [self.owner]

    def run(self, table: RurikTable) -> None:
        """Ask about the return, above the advisor."""
        table.push(TAKE_BACK[self.owner])
        if not on_map(table, self.owner):
            table.push(RETURN_STEPS[self.owner])


class TakeBack(Duty[RurikTable]):
    """The weakest advisor is taken back; of two equal ones its owner chooses."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def numbers(self) -> list[int]:
        """Whose turn."""
        return [self.owner]

    def run(self, table: RurikTable) -> None:
        """Start the turn, or ask which."""
        found = least(table, self.owner)
        if len(found) == 1:
            start_turn(table, self.owner, found[0])
        else:
            table.push(RETRIEVE_STEPS[self.owner])


def start_turn(table: RurikTable, seat: int, index: int) -> None:
    """The points of the slot are at hand, and the turn begins."""
    action, slot = divmod(index, SLOTS)
    influence = take_advisor(table, seat, index)
    table.turn = blank_turn()
    table.turn[BANNER] = action
    table.turn[SLOT] = slot
    table.turn[COST] = table.board_side.costs[index]
    table.turn[POINTS] = slot_points(table, action, slot)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-turn",
            {
                "who": Who(seat),
                "n": influence,
                "action": name("action", ACTIONS[action]),
                "slot": slot + 1,
                "gives": slot_gives(table, action, slot),
            },
        )
    ask_turn(table, seat)


RETRIEVE_STEPS: Final = [ChooseAction(seat) for seat in range(PLAYERS)]
BEGIN_TURNS: Final = [BeginTurn(seat) for seat in range(PLAYERS)]
TAKE_BACK: Final = [TakeBack(seat) for seat in range(PLAYERS)]
