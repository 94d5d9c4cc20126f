"""Rows and stacks through the whole game (rulebook, setup A and B, course 3; P02 to P06)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from terem.games.middle_ages import GAME
from terem.games.middle_ages.table import NONE, MiddleAgesTable

from .games import course, finished, game
from .positions import position, tile

SEATS = tuple(GAME.seats)
LEFT = {
    2: [40, 37, 34, 31, 28, 25, 22, 19, 16, 13, 10, 7, 4],
    3: [36, 32, 28, 24, 20, 16, 12, 8, 4, 0, 6, 2, 0],
    4: [64, 59, 54, 49, 44, 39, 34, 29, 24, 19, 14, 9, 4],
    5: [60, 54, 48, 42, 36, 30, 24, 18, 12, 6, 0, 5, 0],
}
"""Tiles left in both stacks when rounds 1 to 13 begin."""


def _row(table: MiddleAgesTable, start: int) -> list[str]:
    return [table.box.tile_id[number] for number in table.plan[start : start + table.width]]


def _starts(seats: int, seed: str) -> Iterator[MiddleAgesTable]:
    """The table whenever a round begins."""
    before = 0
    for table in game(seats, seed):
        if table.round != before:
            before = table.round
            yield table


@pytest.mark.parametrize("seats", SEATS)
def test_every_row_ascends(seats: int) -> None:
    """A refilled row ascends as well, and is as long as the first ones (course 3)."""
    for number, table in enumerate(_starts(seats, "rows"), 1):
        start = (number - 2) % 4 * table.width
        row = table.plan[start : start + table.width]
        if 2 <= number <= 13:
            numbers = [table.box.tile_number[n] for n in row]
            assert numbers == sorted(numbers)
            assert NONE not in row


def test_equal_numbers_lie_as_they_were_drawn() -> None:
    """Of equal numbers whoever lays the row decides without looking: as drawn (A01)."""
    for one, two in (("mill-01", "field-01"), ("field-01", "mill-01")):
        table = position(f"""
            stack: palace-02 {one} field-02 {two}
            pink:
            blue:
            green:
        """)
        assert _row(table, 0) == [one, two, "field-02", "palace-02"]


def test_a_row_is_laid_where_it_was_emptied() -> None:
    """The row that was played in is the one refilled, from the top of the stack (course 3)."""
    table = position("""
        round 2
        stack: palace-02 field-02 mill-01 church-08
        pink:
        blue:
    """)
    assert _row(table, 3) == ["mill-01", "field-02", "palace-02"]
    assert table.stack == [tile("church-08")]


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_left_in_the_stacks(seats: int) -> None:
    """The stacks shrink row by row and the discards are shuffled in when needed (P02 to P05)."""
    left = [len(table.stack) + len(table.reserve) for table in _starts(seats, "left")]
    assert left == LEFT[seats] + [LEFT[seats][-1]] * 3


@pytest.mark.parametrize(
    ("seats", "moments"),
    [
        (2, []),
        (3, [("round 10", "reshuffled 10"), ("round 12", "reshuffled 2")]),
        (4, [("round 7", "reserve")]),
        (5, [("round 5", "reserve"), ("round 11", "reshuffled 11"), ("round 12", "reshuffled 1")]),
    ],
)
def test_when_stacks_run_out(seats: int, moments: list[tuple[str, str]]) -> None:
    """Orange follows blue, then discards follow, each exactly when foreseen (P02 to P05, A24)."""
    found = []
    now = ""
    for event in course(finished(seats, "run out")):
        if event.startswith("round"):
            now = event
        elif event.startswith("re"):
            found.append((now, event))
    assert found == moments


@pytest.mark.parametrize(("seats", "begun", "blue"), [(4, 8, 2), (5, 6, 4)])
def test_a_row_of_both_colours(seats: int, begun: int, blue: int) -> None:
    """A row begun with the last blue tiles is finished with orange ones and sorted (A23)."""
    for table in _starts(seats, "both"):
        start = (table.round - 2) % 4 * table.width
        backs = [table.box.tile_back[n] for n in table.plan[start : start + table.width]]
        if 1 < table.round < begun:
            assert sum(backs) == 0
        elif table.round == begun:
            assert backs.count(0) == blue
        elif begun < table.round <= 11:
            assert sum(backs) == table.width


def test_a_row_of_old_and_new() -> None:
    """A row begun with the last tile is finished with shuffled discards (A23, A24)."""
    table = position("""
        round 2
        stack: palace-02
        discard: mill-01 field-02 church-08
        pink:
        blue:
        green:
    """)
    assert _row(table, 4) == ["mill-01", "field-02", "palace-02", "church-08"]
    assert table.stack == []


def test_discards_are_shuffled() -> None:
    """The order in which tiles were discarded says nothing of the new stack (course 3)."""
    orders = set()
    for number in range(30):
        text = """
            stack: palace-02
            discard: mill-01 mill-02 mill-04 mill-05 mill-07 mill-08 mill-10
            pink:
            blue:
            green:
        """
        orders.add(tuple(position(text, seed=str(number)).stack))
    assert len(orders) > 20


def test_an_emptied_stack_waits() -> None:
    """A stack that has just become empty stays so until a tile is needed (A24)."""
    table = position("""
        round 2
        stack: palace-02 field-02 mill-01
        discard: church-08
        pink:
        blue:
    """)
    assert table.stack == []
    assert tile("church-08") in table.discard


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_player_has_never_returns_to_a_stack(seats: int) -> None:
    """Tiles of a fief may be lost to its owner's graveyard, and go nowhere else (P06)."""
    before: list[set[int]] = [set()] * seats
    for table in game(seats, "kept"):
        now = [{*table.fief[seat], *table.graveyard[seat]} for seat in range(seats)]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


@pytest.mark.parametrize("seats", SEATS)
def test_no_thing_is_lost(seats: int) -> None:
    """Tiles and tokens are as many as they were, and every coin has its source."""
    tables = game(seats, "totals")
    first = GAME.totals(next(tables))
    assert len(first["tiles"]) == (84 if seats > 3 else 52)
    assert all(GAME.totals(table) == first for table in tables)
