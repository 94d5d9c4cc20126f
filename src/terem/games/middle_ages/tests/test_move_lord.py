"""Where a lord may go, and what happens when it goes (rulebook, course of the game 2)."""

from __future__ import annotations

import pytest

from terem.games.middle_ages import GAME
from terem.games.middle_ages.table import NONE

from .games import game
from .positions import asked, barred, choices, fief, play, position, reason


def test_any_free_tile_of_the_next_row() -> None:
    """The lord moves at once to any tile of the next row down that has no lord."""
    table = position("""
        row 1: - mill@blue -
        row 2: field mill@pink village
        pink:
        blue:
    """)
    assert choices(table, "blue") == ["lord 1", "lord 3"]
    assert reason(table, "blue lord 2") == "why-lord-there"


def test_lord_moves_then_the_tile_it_left_is_taken() -> None:
    """The tile that the lord stood on comes into the fief, not the one it moved to."""
    table = position("""
        row 1: - mill@blue church@pink
        row 2: field palace village
        pink:
        blue:
    """)
    play(table, "blue lord 2")
    assert fief(table, "blue") == "mill"
    assert table.lords == [2, 4]
    assert table.plan[1] == NONE
    assert table.plan[4] != NONE


@pytest.mark.parametrize("now", [4, 8, 12])
def test_from_the_bottom_to_the_top(now: int) -> None:
    """In rounds 4, 8 and 12 lords go from the bottom row to the top one."""
    table = position(f"""
        round {now}
        row 4: mill@blue - church@pink
        row 1: field village palace
        pink:
        blue:
    """)
    play(table, "blue lord 2")
    assert table.lords == [11, 1]


def test_a_scout_keeps_others_off() -> None:
    """Nobody but its owner puts a lord on a tile with a scout (fortification)."""
    table = position("""
        row 1: - mill@blue church@pink
        row 2: field!pink palace village
        pink:
        blue:
    """)
    assert choices(table, "blue") == ["lord 2", "lord 3"]
    assert reason(table, "blue lord 1") == "why-scout-there"


def test_the_owner_may_take_the_reserved_tile() -> None:
    """The owner of a scout may go where it waits, and takes it home (fortification)."""
    table = position("""
        row 1: mill@pink church@blue -
        row 2: field!pink palace village
        pink:
        blue:
    """)
    assert choices(table, "pink") == ["lord 1", "lord 2", "lord 3"]
    play(table, "pink lord 1")
    assert table.scouts == [NONE, NONE]


def test_the_owner_need_not_take_it() -> None:
    """The scout comes home as soon as the lord is in its row, and others may go there (A07)."""
    table = position("""
        row 1: mill@pink church@blue -
        row 2: field!pink palace village
        pink:
        blue:
    """)
    play(table, "pink lord 3")
    assert table.scouts == [NONE, NONE]
    assert choices(table, "blue") == ["lord 1", "lord 2"]


def test_a_scout_in_another_row_stays() -> None:
    """A scout waits until its lord enters the row where it stands (fortification)."""
    table = position("""
        row 1: mill@pink church@blue -
        row 3: field palace!pink village
        pink:
        blue:
    """)
    play(table, "pink lord 1")
    assert table.scouts == [7, NONE]


def test_a_scout_of_another_stays() -> None:
    """Only the owner's lord calls a scout home (fortification)."""
    table = position("""
        row 1: mill@pink church@blue -
        row 2: field palace!blue village
        pink:
        blue:
    """)
    play(table, "pink lord 1")
    assert table.scouts == [NONE, 4]


def test_an_earlier_scout_does_not_follow_the_next_effect() -> None:
    """The lord enters the row, the scout comes home, and a fortification sends it out again."""
    table = position("""
        row 1: fortification@pink church@blue -
        row 2: field!pink palace village
        row 3: mill mill mill
        pink:
        blue:
    """)
    play(table, "pink lord 1")
    assert table.scouts == [NONE, NONE]
    play(table, "pink scout 3 1")
    assert table.scouts == [6, NONE]


def test_there_is_no_place_beyond_the_row() -> None:
    """Two players have rows of three tiles; a choice of something else is not asked."""
    table = position("""
        row 1: mill@pink church@blue -
        pink:
        blue:
    """)
    assert reason(table, "pink lord 4") == "why-no-place"
    assert reason(table, "pink no-scout") == "why-not-lord"
    assert reason(table, "blue lord 1") == "why-not-your-turn"


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_free_tiles_are_left_to_everybody(seats: int) -> None:
    """However lords and scouts stand, whoever moves has two tiles or more to go to (A08)."""
    least = 9
    for table in game(seats, "free tiles"):
        for colour in asked(table):
            moves = [words for words in choices(table, colour) if words.startswith("lord")]
            least = min(least, len(moves) or least)
    assert least == 2


def test_why_not_is_answered_for_the_tiles_that_lie_there() -> None:
    """Of the row that is asked about, those under lords and scouts; nothing is told of no tiles."""
    table = position("""
        row 1: mill@pink church@blue -
        row 2: field!blue palace village
        pink:
        blue:
    """)
    assert barred(table, "pink") == {"lord 1": "why-scout-there"}
    play(table, "pink lord 3")
    assert barred(table, "blue") == {"lord 3": "why-lord-there"}
    assert barred(table, "pink") == {}
