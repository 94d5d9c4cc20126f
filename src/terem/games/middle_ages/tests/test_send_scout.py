"""Fortification: where a scout may go (rulebook, fortification; rulings A02 to A07)."""

from __future__ import annotations

import pytest

from terem.games.middle_ages.table import NONE

from .positions import asked, barred, choices, fief, play, position, reason


def test_any_open_row_but_the_own_lords() -> None:
    """The scout goes above or below the row of its lord, which has moved already (A02)."""
    table = position("""
        row 1: fortification@pink church@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert choices(table, "pink") == [
        *("scout 3 1", "scout 3 2", "scout 3 3"),
        *("scout 4 1", "scout 4 2", "scout 4 3"),
        "no-scout",
    ]
    assert reason(table, "pink scout 2 1") == "why-scout-own-row"


def test_rows_above_are_open_too() -> None:
    """With the lord in the bottom row the rows above it, refilled, are the open ones."""
    table = position("""
        round 3
        row 3: fortification@pink church@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    rows = {words.split()[1] for words in choices(table, "pink") if words != "no-scout"}
    assert rows == {"1", "2"}


def test_not_where_a_lord_stands() -> None:
    """In the row that is being left only tiles under lords remain: none of them (A02)."""
    table = position("""
        row 1: fortification@pink church@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert reason(table, "pink scout 1 2") == "why-scout-lord"
    assert reason(table, "pink scout 1 1") == "why-no-tile"
    assert reason(table, "pink scout 3 4") == "why-no-place"


def test_not_beside_another_scout() -> None:
    """A tile that somebody has reserved cannot be reserved again (A04)."""
    table = position("""
        row 1: fortification@pink church@blue -
        row 3: mill mill!blue mill
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert "scout 3 2" not in choices(table, "pink")
    assert reason(table, "pink scout 3 2") == "why-scout-twice"


def test_a_scout_still_out_moves_or_stays() -> None:
    """A second fortification moves the scout to another tile, or leaves it (A05)."""
    table = position("""
        row 1: fortification@pink church@blue -
        row 3: mill mill!pink mill
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert reason(table, "pink scout 3 2") == "why-scout-same"
    assert play(table.copy(), "pink scout 4 1").scouts == [9, NONE]
    assert play(table, "pink no-scout").scouts == [7, NONE]


def test_the_scout_may_stay_home() -> None:
    """Nobody has to send the scout; the income comes all the same (A06)."""
    table = position("""
        row 1: fortification@pink church@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 2", "pink no-scout")
    assert table.scouts == [NONE, NONE]
    assert table.coins == [2, 0]


def test_income_waits_for_the_scout() -> None:
    """First the whole effect, then the income (description of the areas)."""
    table = position("""
        row 1: fortification@pink church@blue -
        pink: fief field
        blue:
    """)
    play(table, "pink lord 2")
    assert table.coins == [0, 0]
    play(table, "pink scout 4 3")
    assert table.scouts == [11, NONE]
    assert table.coins == [4, 0]


@pytest.mark.parametrize(
    ("now", "rows"),
    [(12, {"2", "3"}), (13, {"3", "4"}), (14, {"4"})],
)
def test_late_in_the_game(now: int, rows: set[str]) -> None:
    """Towards the end fewer rows are left to reserve a tile in (A03)."""
    table = position(f"""
        round {now}
        row {(now - 1) % 4 + 1}: fortification@pink church@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert {words.split()[1] for words in choices(table, "pink")[:-1]} == rows


def test_no_scout_in_round_15() -> None:
    """In round 15 no tile can be reserved: the effect is skipped, the income taken (A03)."""
    table = position("""
        round 15
        row 3: fortification@pink church@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert table.coins == [2, 0]
    assert asked(table) == ["blue"]


def test_no_scout_in_round_16() -> None:
    """In round 16 nothing is asked of a fortification, though a lord stands to the right (A03)."""
    table = position("""
        round 16
        row 4: fortification@pink church@blue -
        pink:
        blue:
    """)
    assert fief(table, "pink") == "fortification"
    assert asked(table) == ["blue"]
    assert table.coins == [2, 0]
    assert table.scouts == [NONE, NONE]


def test_why_not_is_answered_for_every_other_tile() -> None:
    """Tiles under lords and those of the own row; empty places are none."""
    table = position("""
        row 1: fortification@pink church@blue -
        row 3: mill mill!blue mill
        pink:
        blue:
    """)
    play(table, "pink lord 2")
    assert barred(table, "pink") == {
        "scout 1 2": "why-scout-lord",
        "scout 2 1": "why-scout-own-row",
        "scout 2 2": "why-scout-lord",
        "scout 2 3": "why-scout-own-row",
        "scout 3 2": "why-scout-twice",
    }
