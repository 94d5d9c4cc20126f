"""The worked examples of the rulebook (and section 8 of the component notes)."""

from __future__ import annotations

from terem.games.middle_ages.fief import income
from terem.games.middle_ages.table import MiddleAgesTable

from .positions import asked, choices, fief, graveyard, play, position, reason

FIRST_ROUND = """
    round 0
    row 1: field+0 mill fortification barracks
    row 2: mill field village palace
    row 3: mill village market church
    stack: church-08 mill-02 field-05 village-09
    pink:
    blue:
    green:
"""


def _drawn(*order: str) -> MiddleAgesTable:
    """The first round of the example, with the scouts drawn in this order."""
    for number in range(1000):
        table = position(FIRST_ROUND, seed=str(number))
        trial = table.copy()
        drawn = []
        while trial.round == 0:
            drawn += asked(trial)
            play(trial, f"{drawn[-1]} {choices(trial, drawn[-1])[0]}")
        if drawn == [*order]:
            return table
    raise AssertionError(order)


def test_village_beside_two_fortifications() -> None:
    """Two fortifications and a first village bring 2 x 3 = 6 coins (course of the game 2)."""
    table = position("""
        row 1: village@pink mill@blue -
        pink: fief fortification fortification
        blue:
    """)
    play(table, "pink lord 1")
    assert table.coins == [6, 0]


def test_extra_income_on_the_villages() -> None:
    """With a token of extra income on the villages each tile brings a coin more (church)."""
    table = position("""
        row 1: village@pink mill@blue -
        pink: fief fortification fortification; income village
        blue:
    """)
    play(table, "pink lord 1")
    assert table.coins == [9, 0]


def test_extra_income_by_taking_a_church() -> None:
    """The same token as a choice: the church goes first, then the village pays nine."""
    table = position("""
        row 1: church@pink mill@blue -
        row 2: village village village
        pink: fief fortification fortification
        blue:
    """)
    play(table, "pink lord 1", "pink column village")
    assert table.coins == [3, 0]
    assert income(table, 0, 2) == 3 * 2
    play(table, "blue lord 2", "pink lord 1")
    assert fief(table, "pink") == "fortification fortification church village"
    assert table.coins[0] == 3 - 2 + 9


def test_field_token() -> None:
    """The field token fits neither the fields nor the fortifications, which name it (palace)."""
    table = position("""
        row 1: palace@pink mill@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 1", "pink token 1")
    assert reason(table, "pink column field") == "why-area-named"
    assert reason(table, "pink column fortification") == "why-area-named"
    assert len(choices(table, "pink")) == 6


def test_first_round_for_three() -> None:
    """The first round of three players, from the first lord to the second round (example)."""
    table = _drawn("pink", "blue", "green")

    # 1: pink, blue and green choose their tiles; 2: the empty tile, a mill, is discarded.
    play(table, "pink lord 4", "blue lord 1", "green lord 3")
    assert table.round == 1
    assert len(table.discard) == 1
    assert table.box.tile_area[table.discard[0]] == 1

    # 3, 4: blue goes first, moves on and takes a field; without farmers only the income comes.
    assert asked(table) == ["blue"]
    play(table, "blue lord 2")
    assert fief(table, "blue") == "field"
    assert table.coins == [0, 2, 0]

    # 5, 6: green moves to the third tile, takes the fortification and reserves a tile in row 3.
    assert asked(table) == ["green"]
    play(table, "green lord 3")
    assert reason(table, "green scout 2 4") == "why-scout-own-row"
    play(table, "green scout 3 2")
    assert fief(table, "green") == "fortification"
    assert table.coins == [0, 2, 2]

    # 7, 8: pink moves to the first tile and takes the barracks: only blue has no fortification.
    assert asked(table) == ["pink"]
    assert choices(table, "pink") == ["lord 1", "lord 4"]
    play(table, "pink lord 1")
    assert fief(table, "pink") == "barracks"
    assert (fief(table, "blue"), graveyard(table, "blue")) == ("", "field")
    assert (fief(table, "green"), graveyard(table, "green")) == ("fortification", "")
    assert table.coins == [4, 0, 2]

    # 9: four new tiles in ascending order; 10: pink goes first, the empty tile is discarded.
    row = [table.box.tile_id[number] for number in table.plan[:4]]
    assert row == ["mill-02", "field-05", "village-09", "church-08"]
    assert table.round == 2
    assert len(table.discard) == 2
    assert table.box.tile_area[table.discard[1]] == 7
    assert asked(table) == ["pink"]
    assert reason(table, "pink lord 2") == "why-scout-there"
    play(table, "pink lord 1")
    assert reason(table, "blue lord 2") == "why-scout-there"
    play(table, "blue lord 4")
    assert choices(table, "green") == ["lord 2", "lord 3"]
