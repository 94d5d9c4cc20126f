"""The rebellion board: coins are taken off it, and the bonuses under them are used ever after."""

from __future__ import annotations

from terem.core.message import Message, count, listed, name
from terem.games.rurik.components import ACTIONS, GAIN_COINS, GAIN_SAFETY, PRIORITIES
from terem.games.rurik.printed import Bonus, Insurrection
from terem.games.rurik.table import NONE, RurikTable
from terem.games.rurik.turns import points_name


def open_bonuses(table: RurikTable, action: int) -> list[Bonus]:
    """The bonuses that belong to a main action and lie open."""
    found: list[Bonus] = []
    columns = table.box.boards[table.level].columns
    for column in range(len(columns)):
        hidden = table.covers[column]
        # The coins that are left lie on the lowest of the spaces that had one.
        for bonus in reversed(columns[column]):
            if bonus.covered and hidden:
                hidden -= 1
            elif bonus.trigger == action:
                found.append(bonus)
    return found


def gains(bonuses: list[Bonus], gain: int) -> int:
    """How much of one kind some bonuses give together."""
    return sum([bonus.amount for bonus in bonuses if bonus.gain == gain])


def unlock(table: RurikTable) -> None:
    """The topmost coin of the priority's column goes to the dock.

    If it has none, that of the leftmost column with one.
    """
    own = table.covers[table.priority] > 0
    column = table.priority if own else _leftmost(table)
    if column == NONE:
        if table.chronicle is not None:
            table.chronicle.tell("fact-rebellion-all-open", {})
        return
    bonus = _topmost(table, column)
    table.covers[column] -= 1
    table.coins[table.rebellion()] += 1
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-rebellion-unlocks" if own else "fact-rebellion-unlocks-leftmost",
            {
                "priority": priority_name(column),
                "action": name("action", ACTIONS[bonus.trigger]),
                "bonus": bonus_name(bonus),
            },
        )


def tell_bonuses(table: RurikTable, bonuses: list[Bonus]) -> None:
    """Say which bonuses come to bear."""
    if bonuses and table.chronicle is not None:
        table.chronicle.tell(
            "fact-rebellion-bonus", {"bonus": listed([bonus_name(bonus) for bonus in bonuses])}
        )


def bonus_name(bonus: Bonus) -> Message:
    """What a bonus gives."""
    return gain_name(bonus.gain, bonus.amount)


def gain_name(gain: int, amount: int) -> Message:
    """So much of a gain."""
    if gain == GAIN_COINS:
        return count("coins", amount)
    if gain == GAIN_SAFETY:
        return Message("gain-safety", {"n": amount})
    return points_name(gain, amount)


def priority_name(priority: int) -> Message:
    """What a priority is called."""
    return name("priority", PRIORITIES[priority])


def top_card(table: RurikTable) -> Insurrection:
    """The card that gives the order of regions and structures."""
    return table.box.insurrections[table.insurrection[-1]]


def _leftmost(table: RurikTable) -> int:
    for column in range(len(table.covers)):
        if table.covers[column]:
            return column
    return NONE


def _topmost(table: RurikTable, column: int) -> Bonus:
    """The topmost bonus of a column that a coin still covers."""
    spaces = [bonus for bonus in table.box.boards[table.level].columns[column] if bonus.covered]
    return spaces[len(spaces) - table.covers[column]]
