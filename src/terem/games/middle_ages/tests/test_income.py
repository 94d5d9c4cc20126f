"""Income: so many coins for every tile of the areas a column names (K01 to K05)."""

from __future__ import annotations

import pytest

from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.fief import income
from terem.games.middle_ages.table import INCOME

from .positions import play, position

FIEF = " ".join(
    [
        "field " * 1,
        "mill " * 2,
        "village " * 3,
        "fortification " * 4,
        "market " * 5,
        "barracks " * 6,
        "church " * 7,
        "palace " * 5,
    ]
)
EXPECTED = {
    "field": 2 * 1,
    "mill": 2 * 2,
    "village": 2 * (3 + 4),
    "fortification": 2 * (1 + 4),
    "market": 2 * (5 + 2),
    "barracks": 2 * (6 + 3),
    "church": 3 * 7,
    "palace": 3 * 5,
}


@pytest.mark.parametrize("area", AREAS)
def test_what_every_column_brings(area: str) -> None:
    """Two coins a tile, three for churches and palaces, of the areas the column names."""
    table = position(f"""
        pink: fief {FIEF}
        blue: fief palace palace field field
    """)
    assert income(table, 0, AREAS.index(area)) == EXPECTED[area]


@pytest.mark.parametrize("area", AREAS)
def test_extra_income_is_one_coin_a_tile(area: str) -> None:
    """A token of extra income adds a coin for every tile counted (church)."""
    table = position(f"""
        pink: fief {FIEF}; income {area}
        blue:
    """)
    base = 3 if area in {"church", "palace"} else 2
    assert income(table, 0, AREAS.index(area)) == EXPECTED[area] // base * (base + 1)


def test_an_extra_area_is_counted_too() -> None:
    """A token of an extra area makes the column count that area (palace)."""
    table = position("""
        pink: fief field mill mill; area field=mill
        blue: fief mill
    """)
    assert income(table, 0, AREAS.index("field")) == 2 * (1 + 2)
    assert income(table, 0, AREAS.index("mill")) == 2 * 2


def test_both_tokens_on_one_column() -> None:
    """The extra coin is paid for tiles of the extra area as well (K04)."""
    table = position("""
        pink: fief field mill mill; area field=mill; income field
        blue:
    """)
    assert income(table, 0, AREAS.index("field")) == 3 * (1 + 2)


def test_only_the_column_of_the_new_tile_pays() -> None:
    """A turn brings the income of one column, where the tile was placed."""
    table = position("""
        row 1: mill@pink field@blue -
        pink: fief palace palace church market
        blue: fief mill
    """)
    play(table, "pink lord 1")
    assert table.coins == [2, 0]
    assert table.ledger[INCOME + AREAS.index("mill")] == 2


def test_an_empty_column_brings_nothing() -> None:
    """Tokens alone bring no coins: only tiles are counted (K01)."""
    table = position("""
        pink: income market; area market=church
        blue:
    """)
    assert income(table, 0, AREAS.index("market")) == 0


def test_the_bank_is_never_empty() -> None:
    """All the pieces in the box are out, and income is paid all the same (C19)."""
    table = position("""
        row 1: palace@pink mill@blue -
        supply:
        pink: 1000 coins
        blue: 390 coins
    """)
    assert sum(piece.value * piece.copies for piece in table.box.wealth) == sum(table.coins)
    play(table, "pink lord 1")
    assert table.coins == [1003, 390]
