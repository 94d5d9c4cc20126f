"""The main action is performed or passed, and the turn ended (rulebook, action phase)."""

from __future__ import annotations

from terem.core.message import Message, Who, count, listed, name
from terem.games.rurik.choices import END, PASS, PERFORM
from terem.games.rurik.components import ACTIONS, POINTED, SCHEME, SLOTS
from terem.games.rurik.steps.draw_schemes import ask_to_draw
from terem.games.rurik.steps.part import Part
from terem.games.rurik.steps.pass_token import TOKEN_STEPS
from terem.games.rurik.stores import gain_coins, pay_coins
from terem.games.rurik.table import (
    BANNER,
    BEGUN,
    COST,
    FAR,
    OPEN,
    PASSED,
    POINTS,
    SAFE,
    SLOT,
    STATE,
    RurikTable,
)
from terem.games.rurik.turns import blank_turn, points, points_name


class Perform(Part):
    """The price of the main action is paid, or its cards are drawn (rulebook, cost in coins)."""

    def __init__(self) -> None:
        super().__init__(PERFORM, 1)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Once, if there are coins for it; what costs nothing is simply done."""
        turn = table.turn
        if turn[STATE] != OPEN or turn[COST] > table.coins[seat]:
            return
        if turn[COST] or turn[BANNER] == SCHEME:
            legal.append(PERFORM)

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Pay; schemes are drawn at once, and the token handed on from the uppermost slot."""
        turn = table.turn
        turn[STATE] = BEGUN
        pay_coins(table, seat, turn[COST])
        if turn[BANNER] != SCHEME:
            return
        if table.board_side.tokens[SCHEME * SLOTS + turn[SLOT]] and not table.solo:
            table.push(TOKEN_STEPS[seat])
        cards = turn[POINTS]
        turn[POINTS] = 0
        ask_to_draw(table, seat, cards)

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """What is gained, and its price."""
        turn = table.turn
        what = main_name(table)
        if not turn[COST]:
            return Message("choice-perform", {"what": what})
        return Message("choice-perform-for", {"what": what, "coins": count("coins", turn[COST])})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The banner."""
        return f"banner-{table.turn[BANNER]}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """It has begun or been passed, costs nothing, or costs too much."""
        turn = table.turn
        if turn[STATE] == PASSED:
            return Message("why-passed")
        if turn[STATE] == BEGUN:
            return Message("why-performed")
        if turn[COST] > table.coins[seat]:
            return Message("why-too-few-coins", {"n": turn[COST]})
        return Message("why-nothing-to-pay")


class Pass(Part):
    """The main action is not performed; a coin is taken instead (rulebook, passing)."""

    def __init__(self) -> None:
        super().__init__(PASS, 1)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """As long as none of its own points has been used."""
        if table.turn[STATE] == OPEN:
            legal.append(PASS)

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Its points are lost."""
        table.turn[STATE] = PASSED
        table.turn[POINTS] = 0
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-pass",
                {"who": Who(seat), "action": name("action", ACTIONS[table.turn[BANNER]])},
            )
        gain_coins(table, seat, 1)

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The coin."""
        return Message("choice-pass")

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """Nothing on the table."""
        return ""

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """Passed already, or begun."""
        return Message("why-passed" if table.turn[STATE] == PASSED else "why-performed")


class End(Part):
    """The turn is over; points that are left are lost."""

    def __init__(self) -> None:
        super().__init__(END, 1)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Once the main action was performed or passed."""
        if table.turn[STATE] != OPEN:
            legal.append(END)

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """The menu does not come back."""
        table.turn = blank_turn()

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """With what would be lost."""
        left = left_name(table)
        if not left:
            return Message("choice-end")
        return Message("choice-end-with", {"points": listed(left)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """Nothing on the table."""
        return ""

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The main action waits."""
        return Message("why-main-first")


def main_name(table: RurikTable) -> Message:
    """The main action with its points."""
    turn = table.turn
    if turn[BANNER] == SCHEME:
        return Message("main-scheme", {"n": turn[POINTS]})
    return points_name(turn[BANNER], turn[POINTS])


def left_name(table: RurikTable) -> list[Message]:
    """The points at hand that are not those of a main action still open."""
    turn = table.turn
    left: list[Message] = []
    for action in range(POINTED):
        have = turn[action]
        if turn[STATE] != OPEN:
            have = points(table, action)
        if have:
            left.append(points_name(action, have))
    if turn[SAFE]:
        left.append(count("safe-points", turn[SAFE]))
    if turn[FAR]:
        left.append(count("far-points", turn[FAR]))
    return left
