"""Walk and perft: counted once more, slowly and by another way."""

from __future__ import annotations

import pytest
from core.relay import SEATS, begin, relay
from toys import GAME

from terem.conformance.moment import photograph
from terem.core.dice import Dice
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.walk import perft, walk


def slow(game: AnyGame, seats: int, depth: int, taken: tuple[str, ...] = ()) -> int:
    """Perft without copies: every sequence is played from the start, in words."""
    play = Play.new(game, seats, "perft")
    for words in taken:
        play.take(words)
    if depth == 0 or play.over:
        return 1
    return sum(slow(game, seats, depth - 1, (*taken, words)) for words in play.choices())


@pytest.mark.parametrize(("seats", "depth"), [(2, 1), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4)])
def test_perft_of_the_toy_by_another_way(seats: int, depth: int) -> None:
    """Copies and numbers count what plays from the start in words count."""
    assert slow(GAME, seats, depth) == perft(GAME.start(seats, "perft"), depth)


def test_perft_by_hand() -> None:
    """Three answers each time; a forced one adds none; a game that ends counts once."""
    assert [1, 3, 9, 9, 27, 27, 27] == [
        perft(relay("ask 0", "ask 1", "nod 0", "ask 2").start(SEATS, "perft"), depth)
        for depth in range(7)
    ]


def test_perft_of_lanes() -> None:
    """Answers at once are counted in one order only, since no other leads elsewhere."""
    assert perft(relay("gather 0 1").start(SEATS, "perft"), 4) == 3**4


def test_perft_leaves_the_table_alone() -> None:
    """It is played on copies."""
    table = GAME.start(2, "perft")
    before = photograph(GAME, table)
    perft(table, 3)
    assert before == photograph(GAME, table)


def test_a_walk_goes_to_the_end() -> None:
    """As many choices as it tells, each of them legal."""
    table = GAME.start(3, "walk")
    count = walk(table, Dice("walk", [], 3), 99)
    assert (True, 12, 12) == (table.over, count, table.ply)
    assert walk(table, Dice("walk", [], 3), 99) == 0


def test_a_walk_stops_at_its_bound() -> None:
    """Not one choice later."""
    table = GAME.start(3, "walk")
    assert (5, 5, False) == (walk(table, Dice("walk", [], 3), 5), table.ply, table.over)


def test_walks_go_by_their_dice() -> None:
    """The same dice take the same way; others another; the table's own are left alone."""
    ends = []
    for seed in ("one", "one", "two"):
        play = begin("ask 0", "ask 1", "ask 2", "ask 0", "ask 1", "ask 2")
        walk(play.table, Dice(seed, [], SEATS), 99)
        ends.append(photograph(play.game, play.table))
        assert play.table.dice.drawn == 0
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_a_walk_may_take_any_choice() -> None:
    """All ends of a short game are reached."""
    ends = set()
    for number in range(80):
        play = begin("ask 0", "ask 1")
        walk(play.table, Dice(f"any-{number}", [], SEATS), 99)
        ends.add(photograph(play.game, play.table))
    assert len(ends) == 9
