"""The table before the first round (rulebook, setup)."""

from __future__ import annotations

import pytest

from terem.games.middle_ages import GAME
from terem.games.middle_ages.table import COLUMNS, NONE, MiddleAgesTable

from .games import game
from .positions import asked, choices, play, reason

SEATS = tuple(GAME.seats)


def _backs(table: MiddleAgesTable, tiles: list[int]) -> set[int]:
    return {table.box.tile_back[tile] for tile in tiles if tile != NONE}


@pytest.mark.parametrize("seats", SEATS)
def test_blue_tiles_lie_first(seats: int) -> None:
    """All 52 blue tiles make the stack and the four rows (setup A, B)."""
    table = GAME.start(seats, "seed")
    tiles = table.plan + table.stack
    assert len(tiles) == 52
    assert sorted(tiles) == table.box.tile_blue


@pytest.mark.parametrize(("seats", "orange"), [(2, 0), (3, 0), (4, 32), (5, 32)])
def test_orange_tiles_are_for_four_and_five(seats: int, orange: int) -> None:
    """Four and five have a second stack of 32; two and three leave it in the box (setup A)."""
    table = GAME.start(seats, "seed")
    assert len(table.reserve) == orange
    assert _backs(table, table.reserve) == ({1} if orange else set())


@pytest.mark.parametrize("seats", SEATS)
def test_four_rows_of_one_tile_more_than_players(seats: int) -> None:
    """Four rows, each of as many tiles as players and one more (setup B)."""
    table = GAME.start(seats, "seed")
    assert table.width == seats + 1
    assert len(table.plan) == 4 * (seats + 1)
    assert NONE not in table.plan


@pytest.mark.parametrize("seats", SEATS)
def test_rows_ascend(seats: int) -> None:
    """In each row the numbers of the backs ascend from left to right (setup B)."""
    table = GAME.start(seats, "seed")
    for start in range(0, len(table.plan), table.width):
        numbers = [table.box.tile_number[n] for n in table.plan[start : start + table.width]]
        assert numbers == sorted(numbers)


def test_four_events_of_fifteen() -> None:
    """Four different cards are drawn, and over many games each of the fifteen (setup C)."""
    drawn = [GAME.start(3, str(number)).events for number in range(60)]
    assert all(len(set(events)) == 4 for events in drawn)
    assert {event for events in drawn for event in events} == set(range(15))


def test_stacks_are_shuffled() -> None:
    """Other seeds shuffle both stacks otherwise (setup A)."""
    one, two = GAME.start(4, "one"), GAME.start(4, "two")
    assert one.stack != two.stack
    assert one.reserve != two.reserve


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_nothing(seats: int) -> None:
    """Nobody has tiles, coins, or a scout on the field; all eight tokens are left (setup D)."""
    table = GAME.start(seats, "seed")
    assert table.fief == table.graveyard == [[] for _ in range(seats)]
    assert table.coins == [0] * seats
    assert table.count == table.income_tokens == [0] * (COLUMNS * seats)
    assert table.lords == table.scouts == [NONE] * seats
    assert table.free_tokens == [1] * 8


def test_scouts_are_drawn_from_a_hand() -> None:
    """Who places a lord next is drawn among those who have not yet; anybody may come first."""
    orders = set()
    for number in range(40):
        table = GAME.start(3, str(number))
        order = []
        while table.round == 0:
            order += asked(table)
            play(table, f"{order[-1]} {choices(table, order[-1])[0]}")
        orders.add(tuple(order))
    assert len(orders) == 6
    assert all(len(set(order)) == 3 for order in orders)


def test_one_lord_on_a_tile() -> None:
    """The first lords go to any free tile of the top row, one lord on a tile (setup, last step)."""
    table = GAME.start(2, "seed")
    (first,) = asked(table)
    assert choices(table, first) == ["lord 1", "lord 2", "lord 3"]
    play(table, f"{first} lord 2")
    (second,) = asked(table)
    assert choices(table, second) == ["lord 1", "lord 3"]
    assert reason(table, f"{second} lord 2") == "why-lord-there"


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_taken_while_lords_are_placed(seats: int) -> None:
    """Placing the first lord takes no tile; the first round begins when all stand."""
    for number, table in enumerate(game(seats, "first lords")):
        if number <= seats:
            assert table.round == (number == seats)
            assert table.fief == [[] for _ in range(seats)]
