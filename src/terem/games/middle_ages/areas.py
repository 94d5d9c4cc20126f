"""The eight areas: a tile is taken, its column's special effect applied, then its income taken.

Rulebook, course of the game 2, and the description of the areas.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Who, count, name
from terem.core.step import Duty
from terem.games.middle_ages.components import (
    ADD_AREA,
    ADD_INCOME,
    AREAS,
    ATTACK,
    EARN_CHESTS,
    EARN_FARMERS,
    RETURN_TILE,
    SEND_SCOUT,
    TAKE_TRIBUTE,
)
from terem.games.middle_ages.fief import destroy, earn, give, lay, take_income, tile_name
from terem.games.middle_ages.steps.add_area import ADD_AREAS, placeable
from terem.games.middle_ages.steps.add_income import ADD_INCOMES
from terem.games.middle_ages.steps.return_tile import RETURNS
from terem.games.middle_ages.steps.send_scout import SCOUTS, reach
from terem.games.middle_ages.table import (
    CHESTS,
    COLUMNS,
    FARMERS,
    MILLS,
    NONE,
    RAIDS,
    MiddleAgesTable,
)


class Income(Duty[MiddleAgesTable]):
    """The income that is due after an effect that asked something."""

    def __init__(self, owner: int, column: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.column: Final = column

    def numbers(self) -> list[int]:
        """Whose income, of which column."""
        return [self.owner, self.column]

    def run(self, table: MiddleAgesTable) -> None:
        """Take it."""
        take_income(table, self.owner, self.column)


def take_tile(table: MiddleAgesTable, seat: int, place: int) -> None:
    """Take the tile from a place: first the whole effect of its column, then the income."""
    tile = table.plan[place]
    table.plan[place] = NONE
    column = table.box.tile_area[tile]
    lay(table, seat, tile)
    if table.chronicle is not None:
        table.chronicle.tell("fact-taken", {"who": Who(seat), "tile": tile_name(table, tile)})
    if _asks(table, seat, column):
        return
    _apply(table, seat, column)
    take_income(table, seat, column)


def _asks(table: MiddleAgesTable, seat: int, column: int) -> bool:
    """Whether the effect asks something; then the income waits for the answer."""
    effect = table.box.column_effect[column]
    if effect == RETURN_TILE:
        if table.graveyard[seat]:
            table.push(Income(seat, column))
            table.push(RETURNS[seat])
            return True
    elif effect == SEND_SCOUT:
        if reach(table, seat):
            table.push(Income(seat, column))
            table.push(SCOUTS[seat])
            return True
    elif effect == ADD_INCOME:
        if 0 in table.income_tokens[seat * COLUMNS : seat * COLUMNS + COLUMNS]:
            table.push(Income(seat, column))
            table.push(ADD_INCOMES[seat])
            return True
    elif effect == ADD_AREA and placeable(table, seat):
        table.push(Income(seat, column))
        table.push(ADD_AREAS[seat])
        return True
    return False


def _apply(table: MiddleAgesTable, seat: int, column: int) -> None:
    """An effect that needs no answer."""
    box = table.box
    effect = box.column_effect[column]
    if effect == EARN_FARMERS:
        _earn_symbols(table, seat, column, box.column_coins[column] * table.farmers[seat], FARMERS)
    elif effect == EARN_CHESTS:
        _earn_symbols(table, seat, column, box.column_coins[column] * table.chests[seat], CHESTS)
    elif effect == TAKE_TRIBUTE:
        _take_tribute(table, seat, column)
    elif effect == ATTACK:
        _attack(table, seat, column)


def _earn_symbols(table: MiddleAgesTable, seat: int, column: int, coins: int, source: int) -> None:
    """Field and market: coins for every farmer, or every chest, anywhere in the fief."""
    earn(table, seat, coins, source)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-symbols",
            {"who": Who(seat), "area": name("area", AREAS[column]), "coins": count("coins", coins)},
        )


def _take_tribute(table: MiddleAgesTable, seat: int, column: int) -> None:
    """Mill: everybody with fewer mills hands over two coins, or what there is."""
    count = table.count
    own = count[seat * COLUMNS + column]
    for other in range(table.seats):
        if other != seat and count[other * COLUMNS + column] < own:
            give(table, other, seat, table.box.column_coins[column], MILLS)


def _attack(table: MiddleAgesTable, seat: int, column: int) -> None:
    """Barracks: everybody with fewer fortifications than the attacker has barracks is attacked.

    Who is attacked is settled before anybody loses anything, since the counts are each seat's own
    and a loss in one fief changes nothing for another (ruling A13).
    """
    count = table.count
    strength = count[seat * COLUMNS + column]
    walls = table.box.column_against[column]
    for other in range(table.seats):
        if other != seat and count[other * COLUMNS + walls] < strength:
            if table.chronicle is not None:
                table.chronicle.tell("fact-attacked", {"who": Who(seat), "to": Who(other)})
            _lose_leftmost(table, other)
            give(table, other, seat, table.box.column_coins[column], RAIDS)


def _lose_leftmost(table: MiddleAgesTable, seat: int) -> None:
    """The topmost tile of the leftmost column that has any goes to the graveyard."""
    for column in range(COLUMNS):
        if table.count[seat * COLUMNS + column]:
            destroy(table, seat, column)
            return
