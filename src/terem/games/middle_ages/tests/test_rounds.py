"""What follows what: sixteen rounds and four events (rulebook, course of the game; N01 to N10)."""

from __future__ import annotations

import pytest

from terem.games.middle_ages import GAME
from terem.games.middle_ages.table import NONE

from .games import course, finished, game
from .positions import asked, fief, play, position, tile

SEATS = tuple(GAME.seats)


@pytest.mark.parametrize("seats", SEATS)
def test_sixteen_rounds_with_four_events(seats: int) -> None:
    """Rows are refilled after rounds 1 to 12, then an event comes after each fourth (A22)."""
    expected: list[str] = []
    for number in range(1, 17):
        expected.append(f"round {number}")
        if number <= 12:
            expected.append(f"row {(number - 1) % 4 + 1}")
        if number % 4 == 0:
            expected.append("event")
    told = course(finished(seats, "course"))
    assert [event for event in told if not event.startswith("re")] == expected


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_sixteen_tiles(seats: int) -> None:
    """One tile a round for every player (N09)."""
    table = finished(seats, "sixteen")
    assert table.round == 16
    for seat in range(seats):
        assert len(table.fief[seat]) + len(table.graveyard[seat]) == 16
    assert table.plan == [NONE] * len(table.plan)
    assert table.past_events == 4


def test_from_left_to_right() -> None:
    """Whose lord stands leftmost goes first, then the next to the right (course 1)."""
    table = position("""
        row 1: mill@green - church@pink field@blue
        pink:
        blue:
        green:
    """)
    assert asked(table) == ["green"]
    play(table, "green lord 4")
    assert asked(table) == ["pink"]
    play(table, "pink lord 2", "pink column field")
    assert asked(table) == ["blue"]
    play(table, "blue lord 1")
    assert table.round == 2
    assert asked(table) == ["blue"]


def test_the_empty_tile_is_discarded() -> None:
    """The one tile without a lord leaves the row before anybody moves (course 1)."""
    table = position("""
        row 1: mill-01@pink market@blue -
        row 2: field-01 field-02 field-03
        discard: palace-02
        pink:
        blue:
    """)
    play(table, "pink lord 3", "blue lord 1")
    assert table.discard == [tile("palace-02"), tile("field-02")]
    assert table.plan[4] == NONE
    assert table.plan[3] == tile("field-01")


@pytest.mark.parametrize(("now", "past"), [(4, 1), (8, 2), (12, 3), (16, 4)])
def test_events_come_from_the_left(now: int, past: int) -> None:
    """The leftmost card that lies face up is resolved, then turned over (course 4)."""
    table = position(f"""
        round {now}
        events good-harvest alliance
        pink: 90 coins; fief field
        blue: 90 coins; fief palace
    """)
    assert table.past_events == past
    names = [table.box.event_id[event] for event in table.events]
    assert names[past - 1] == "good-harvest"
    assert table.coins[0] - table.coins[1] == 2


@pytest.mark.parametrize("now", [3, 5, 13, 14])
def test_no_event_in_between(now: int) -> None:
    """Other rounds end without an event (course 4)."""
    table = position(f"""
        round {now}
        events good-harvest
        pink: fief field
        blue:
    """)
    assert table.round == now + 1
    assert table.past_events == now // 4
    assert table.coins == [0, 0]


@pytest.mark.parametrize(("now", "refilled"), [(11, True), (12, True), (13, False), (15, False)])
def test_no_refill_for_a_row_that_is_not_played(now: int, refilled: bool) -> None:
    """Rows 14 to 16 lie there already when round 13 ends (course 3; N07)."""
    table = position(f"""
        round {now}
        pink:
        blue:
    """)
    start = (now - 1) % 4 * table.width
    assert (table.plan[start] != NONE) is refilled


def test_lords_do_not_move_in_the_last_round() -> None:
    """In round 16 tiles are taken from left to right and nobody moves (course 2; N06)."""
    table = position("""
        round 16
        row 4: mill@blue field+0@pink -
        events earthquake
        pink: 50 coins; fief mill village fortification market barracks church palace
        blue: 51 coins; fief field village fortification market barracks church palace
    """)
    assert table.over
    assert fief(table, "pink").endswith("field")
    assert fief(table, "blue").endswith("mill")
    farmers = table.farmers[0]
    assert table.coins == [50 + farmers + 2 - 10, 51 + 2 - 10]


def test_order_in_the_last_round() -> None:
    """A barracks to the left strikes before the mill to its right is taken (course 1)."""
    table = position("""
        round 16
        row 4: barracks@blue mill@pink -
        events reconstruction
        pink: fief field
        blue: 20 coins
    """)
    assert asked(table) == ["pink"]
    assert fief(table, "pink") == "mill"


def test_a_question_of_the_last_round() -> None:
    """Effects ask in the last round too, and the next seat waits for the answer."""
    table = position("""
        round 16
        row 4: church@blue church@pink -
        events earthquake
        pink:
        blue:
    """)
    assert asked(table) == ["blue"]
    play(table, "blue column church")
    assert asked(table) == ["pink"]
    assert table.coins == [0, 4]
    play(table, "pink column field")
    assert table.over


def test_the_last_event_comes_before_the_count() -> None:
    """The game ends when the fourth event has been resolved (end of the game; N10)."""
    table = position("""
        round 16
        events reconstruction
        pink: 90 coins; graveyard field-05
        blue: 90 coins; graveyard mill-05
    """)
    assert not table.over
    play(table, "pink return field-05", "blue return mill-05")
    assert table.over
    assert table.coins == [20, 20]


@pytest.mark.parametrize("seats", SEATS)
def test_a_scout_never_lies_on_a_discarded_tile(seats: int) -> None:
    """When a tile is discarded all lords stand in its row and all its scouts are home (A09)."""
    for table in game(seats, "scouts"):
        for scout in table.scouts:
            assert scout == NONE or table.plan[scout] != NONE


def test_a_refilled_row_seals() -> None:
    """New tiles have come to light: choices before them cannot be taken back."""
    table = position("""
        row 1: - mill@pink market@blue
        pink:
        blue:
    """)
    play(table, "pink lord 1")
    assert table.seals == [0, 0]
    play(table, "blue lord 2")
    assert table.seals == [2, 2]
