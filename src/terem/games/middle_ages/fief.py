"""What can happen to a fief: tiles come and go, coins are earned and given."""

from __future__ import annotations

from terem.core.message import Message, Who, count, name
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.table import (
    COLUMNS,
    GIVEN,
    INCOME,
    NONE,
    SOURCES,
    MiddleAgesTable,
)


def tile_name(table: MiddleAgesTable, tile: int) -> Message:
    """A tile by its area and symbols."""
    box = table.box
    return Message(
        "tile",
        {
            "area": name("area", AREAS[box.tile_area[tile]]),
            "farmers": box.tile_farmers[tile],
            "chests": box.tile_chests[tile],
        },
    )


def lay(table: MiddleAgesTable, seat: int, tile: int) -> None:
    """Put a tile on top of its column (rulebook, course of the game, 2)."""
    box = table.box
    table.fief[seat].append(tile)
    table.count[seat * COLUMNS + box.tile_area[tile]] += 1
    table.farmers[seat] += box.tile_farmers[tile]
    table.chests[seat] += box.tile_chests[tile]


def destroy(table: MiddleAgesTable, seat: int, column: int) -> None:
    """Move the topmost tile of a column to the graveyard of its owner."""
    box = table.box
    fief = table.fief[seat]
    index = len(fief) - 1
    while box.tile_area[fief[index]] != column:
        index -= 1
    tile = fief.pop(index)
    table.graveyard[seat].append(tile)
    table.count[seat * COLUMNS + column] -= 1
    table.farmers[seat] -= box.tile_farmers[tile]
    table.chests[seat] -= box.tile_chests[tile]
    if table.chronicle is not None:
        table.chronicle.tell("fact-destroyed", {"who": Who(seat), "tile": tile_name(table, tile)})


def restore(table: MiddleAgesTable, seat: int, tile: int) -> None:
    """Return a tile from the graveyard to the top of its column, without its effect."""
    table.graveyard[seat].remove(tile)
    lay(table, seat, tile)
    if table.chronicle is not None:
        table.chronicle.tell("fact-returned", {"who": Who(seat), "tile": tile_name(table, tile)})


def earn(table: MiddleAgesTable, seat: int, coins: int, source: int) -> None:
    """Take coins from the bank, or give them when the number is negative."""
    table.coins[seat] += coins
    table.ledger[seat * SOURCES + source] += coins


def give(table: MiddleAgesTable, giver: int, taker: int, coins: int, source: int) -> None:
    """Hand coins over, or all there are when they are fewer (rulebook, mill; ruling A11)."""
    paid = min(coins, table.coins[giver])
    earn(table, giver, -paid, GIVEN)
    earn(table, taker, paid, source)
    if paid and table.chronicle is not None:
        table.chronicle.tell(
            "fact-given", {"who": Who(giver), "to": Who(taker), "coins": count("coins", paid)}
        )


def income(table: MiddleAgesTable, seat: int, column: int) -> int:
    """Coins that a column brings: so many for every tile of the areas it names."""
    box = table.box
    base = seat * COLUMNS
    tiles = 0
    for area in box.income_areas[column]:
        tiles += table.count[base + area]
    token = table.area_tokens[base + column]
    if token != NONE:
        tiles += table.count[base + box.token_area[token]]
    each = box.income_base[column]
    if table.income_tokens[base + column]:
        each += box.income_token_coins
    return each * tiles


def take_income(table: MiddleAgesTable, seat: int, column: int) -> None:
    """Take the income of the column that a tile was added to."""
    coins = income(table, seat, column)
    earn(table, seat, coins, INCOME + column)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-income",
            {"who": Who(seat), "area": name("area", AREAS[column]), "coins": count("coins", coins)},
        )
