"""What bots know about Middle Ages: how rich a fief is now and how rich it will become.

Values are in tenths of a coin.
"""

from __future__ import annotations

from terem.games.middle_ages.components import AREAS, ATTACK, BARRACKS, FORTIFICATION
from terem.games.middle_ages.fief import income
from terem.games.middle_ages.table import COLUMNS, NONE, MiddleAgesTable

COIN = 10

SYMBOL = 25
"""A farmer or chest over a whole game, for the fields, markets and events still to come."""

RAID = 20
"""A neighbour in reach of one's barracks, or oneself in reach of a neighbour's."""

WAITING = 8
"""Parts in ten of what a tile will bring that count while the lord still stands on it."""


def value(table: MiddleAgesTable, seat: int) -> int:
    """Coins, the tile that will be taken next, and what the fief promises."""
    if table.over:
        return table.coins[seat] * COIN
    left = table.box.rounds - table.round
    worth = table.coins[seat] * COIN + _promise(table, seat, left)
    place = table.lords[seat]
    if place != NONE and table.plan[place] != NONE:
        worth += _tile(table, seat, table.plan[place], left) * WAITING // 10
    return worth


def _promise(table: MiddleAgesTable, seat: int, left: int) -> int:
    """What columns, symbols and gaps will mean for the rest of the game."""
    base = seat * COLUMNS
    box = table.box
    worth = 0
    for column in range(COLUMNS):
        worth += income(table, seat, column) * COIN * left // (2 * box.rounds)
        if not table.count[base + column]:
            worth -= box.penalty * COIN * (box.rounds - left) // box.rounds
    worth += (table.farmers[seat] + table.chests[seat]) * SYMBOL * left // box.rounds
    return worth + _standing(table, seat) * left // box.rounds


def _standing(table: MiddleAgesTable, seat: int) -> int:
    """Who could raid whom."""
    own = seat * COLUMNS
    worth = 0
    for other in range(table.seats):
        if other == seat:
            continue
        base = other * COLUMNS
        if table.count[own + BARRACKS] >= table.count[base + FORTIFICATION]:
            worth += RAID
        if table.count[base + BARRACKS] >= table.count[own + FORTIFICATION]:
            worth -= RAID
    return worth


def _tile(table: MiddleAgesTable, seat: int, tile: int, left: int) -> int:
    """What a tile brings when it is taken: effect, income, symbols, a gap filled."""
    box = table.box
    column = box.tile_area[tile]
    base = seat * COLUMNS
    each = box.income_base[column]
    if table.income_tokens[base + column]:
        each += box.income_token_coins
    worth = (income(table, seat, column) + each) * COIN + _effect(table, seat, tile)
    worth += (box.tile_farmers[tile] + box.tile_chests[tile]) * SYMBOL * left // box.rounds
    if not table.count[base + column]:
        worth += box.penalty * COIN * (box.rounds - left) // box.rounds
    return worth


def _effect(table: MiddleAgesTable, seat: int, tile: int) -> int:
    """The special effect of the tile's column as it would be now."""
    box = table.box
    column = box.tile_area[tile]
    area = AREAS[column]
    base = seat * COLUMNS
    if area == "field":
        return (table.farmers[seat] + box.tile_farmers[tile]) * COIN
    if area == "market":
        return (table.chests[seat] + box.tile_chests[tile]) * COIN
    if area == "village":
        return 3 * COIN if table.graveyard[seat] else 0
    if area in ("mill", "barracks"):
        against = box.column_against[column] if box.column_effect[column] == ATTACK else column
        own = table.count[base + column] + 1
        beaten = 0
        for other in range(table.seats):
            if other != seat and table.count[other * COLUMNS + against] < own:
                beaten += min(box.column_coins[column], table.coins[other])
        return beaten * COIN
    return 2 * COIN
