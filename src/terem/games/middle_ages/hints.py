"""What bots know about Middle Ages: how rich a fief is now and how rich it will become.

Values are in hundredths of a coin. The weights were found by letting bots with different weights
play each other.
"""

from __future__ import annotations

from typing import Final

from terem.games.middle_ages.components import (
    ATTACK,
    BARRACKS,
    CHURCH,
    EARN_CHESTS,
    EARN_FARMERS,
    FORTIFICATION,
    RETURN_TILE,
    TAKE_TRIBUTE,
)
from terem.games.middle_ages.fief import income
from terem.games.middle_ages.table import COLUMNS, NONE, MiddleAgesTable

COIN: Final = 100

INCOME: Final = 140
"""Parts of what all columns bring together that the rest of a whole game is worth."""
GAP: Final = 190
"""Parts of the penalty for an empty column that it is worth to fill it, late in the game."""
FARMER: Final = 340
CHEST: Final = 60
REACH: Final = 140
"""A neighbour whom one's barracks could attack."""
DANGER: Final = 50
"""A neighbour whose barracks could attack."""
WALLS: Final = 610
"""Barracks and fortifications, beyond what they bring at once."""
BLESSING: Final = 200
"""A church, beyond what it brings at once."""
OTHERS: Final = 50
"""Parts of a coin that a coin in another purse is worth less."""
NEXT: Final = 7
"""Parts of the tile under the lord that count, against all that is sure already."""
LATE: Final = 12
"""Each place further to the right, which means to move later."""
SCOUT: Final = 1700
"""Parts of a tile that the scout keeps."""


def value(table: MiddleAgesTable, seat: int) -> int:
    """Coins, the tile that will be taken next, the tile kept, and what the fief promises."""
    if table.over:
        return table.coins[seat] * COIN
    left = table.box.rounds - table.round
    others = sum(table.coins) - table.coins[seat]
    worth = table.coins[seat] * COIN - others * OTHERS // (table.seats - 1)
    worth += _promise(table, seat, left)
    lord = table.lords[seat]
    if lord != NONE and table.plan[lord] != NONE:
        worth += _tile(table, seat, table.plan[lord], left) * NEXT // 100
        worth -= lord % table.width * LATE
    scout = table.scouts[seat]
    if scout != NONE and table.plan[scout] != NONE:
        worth += _now(table, seat, table.plan[scout]) * SCOUT // 100
    return worth


def _promise(table: MiddleAgesTable, seat: int, left: int) -> int:
    """What columns, symbols, gaps and neighbours mean for the rest of the game."""
    base = seat * COLUMNS
    rounds = table.box.rounds
    coins = 0
    gaps = 0
    for column in range(COLUMNS):
        coins += income(table, seat, column)
        if not table.count[base + column]:
            gaps += 1
    worth = coins * INCOME + table.farmers[seat] * FARMER + table.chests[seat] * CHEST
    worth += _neighbours(table, seat)
    return worth * left // rounds - gaps * _gap(table, left)


def _gap(table: MiddleAgesTable, left: int) -> int:
    """What an empty column costs; early on there is time to fill it."""
    rounds = table.box.rounds
    played = rounds - left
    return table.box.penalty * GAP * played * played // (rounds * rounds)


def _neighbours(table: MiddleAgesTable, seat: int) -> int:
    """Who could attack whom."""
    own = seat * COLUMNS
    worth = 0
    for other in range(table.seats):
        if other == seat:
            continue
        base = other * COLUMNS
        if table.count[own + BARRACKS] >= table.count[base + FORTIFICATION]:
            worth += REACH
        if table.count[base + BARRACKS] >= table.count[own + FORTIFICATION]:
            worth -= DANGER
    return worth


def _tile(table: MiddleAgesTable, seat: int, tile: int, left: int) -> int:
    """What a tile brings when it is taken, and afterwards."""
    box = table.box
    column = box.tile_area[tile]
    worth = box.tile_farmers[tile] * FARMER + box.tile_chests[tile] * CHEST
    worth += _each(table, seat, column) * INCOME
    if column in (BARRACKS, FORTIFICATION):
        worth += WALLS
    elif column == CHURCH:
        worth += BLESSING
    worth = worth * left // box.rounds + _now(table, seat, tile)
    if not table.count[seat * COLUMNS + column]:
        worth += _gap(table, left)
    return worth


def _now(table: MiddleAgesTable, seat: int, tile: int) -> int:
    """Effect and income of a tile if it were taken now."""
    column = table.box.tile_area[tile]
    coins = income(table, seat, column) + _each(table, seat, column)
    return (coins + _effect(table, seat, tile)) * COIN


def _each(table: MiddleAgesTable, seat: int, column: int) -> int:
    """Coins that a column brings for each tile it counts."""
    each = table.box.income_base[column]
    if table.income_tokens[seat * COLUMNS + column]:
        each += table.box.income_token_coins
    return each


def _effect(table: MiddleAgesTable, seat: int, tile: int) -> int:
    """Coins that the special effect of the tile's column is worth."""
    box = table.box
    column = box.tile_area[tile]
    effect = box.column_effect[column]
    if effect == EARN_FARMERS:
        return table.farmers[seat] + box.tile_farmers[tile]
    if effect == EARN_CHESTS:
        return table.chests[seat] + box.tile_chests[tile]
    if effect == RETURN_TILE:
        return 3 if table.graveyard[seat] else 0
    if effect in (TAKE_TRIBUTE, ATTACK):
        return _taken(table, seat, column, box.column_against[column])
    return 2


def _taken(table: MiddleAgesTable, seat: int, column: int, walls: int) -> int:
    """Coins taken from everybody with fewer mills, or fewer fortifications than barracks."""
    against = column if walls == NONE else walls
    own = table.count[seat * COLUMNS + column] + 1
    coins = 0
    for other in range(table.seats):
        if other != seat and table.count[other * COLUMNS + against] < own:
            coins += min(table.box.column_coins[column], table.coins[other])
    return coins
