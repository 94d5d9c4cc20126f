"""Action phase: the weakest advisor comes back and brings its action (rulebook, phase 2)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.table import BANNER, COST, POINTS, SLOT

from .looks import asked, banner, choices, play, post, reason, sealed, troops
from .positions import position


def test_the_weakest_advisor_comes_back() -> None:
    """The number printed decides, bribes do not change the order; they return to the supply."""
    table = position(
        """
        actions blue
        board muster: blue 5
        board tax: red 5, blue 1+4
        blue: coins 0
        red:
        """
    )
    assert (table.turn[BANNER], table.turn[SLOT], table.turn[POINTS]) == (3, 1, 1)
    assert banner(table, "tax") == ["red 5", "-", "-"]
    assert table.coins[0] == 0


def test_nobody_moves_up() -> None:
    """A slot that was left stays empty (G19)."""
    table = position("actions blue\nboard tax: blue 1+5, red 5\nblue:\nred:")
    assert banner(table, "tax") == ["-", "red 5", "-"]


def test_of_two_equal_ones_the_owner_chooses() -> None:
    """The other one acts in the next turn."""
    table = position(
        """
        round 3
        actions blue
        board muster: red 5, blue 2
        board tax: blue 2, red 1
        board move: blue 4
        blue:
        red:
        """
    )
    assert choices(table) == ["retrieve muster 2", "retrieve tax 1"]
    assert [GAME.catalogue.words(choice) for choice in table.barred(0)] == ["retrieve move 1"]
    assert not sealed(table, "retrieve tax 1")
    assert reason(table, "retrieve muster 1") == "why-not-weakest"
    assert reason(table, "pass") == "why-not-retrieve"
    play(table, "retrieve tax 1")
    assert table.turn[BANNER] == 3
    play(table, "pass", "end")
    play(table, "pass", "end")
    assert (asked(table), table.turn[BANNER]) == (["blue"], 0)


def test_two_equal_ones_on_one_banner() -> None:
    """Their slots tell them apart."""
    table = position("round 3\nactions blue\nboard move: blue 2, blue 2\nblue:\nred:")
    assert choices(table) == ["retrieve move 1", "retrieve move 2"]


@pytest.mark.parametrize(
    ("seats", "points", "costs"),
    [
        (
            "blue:\nred:",
            {
                "muster": [3, 2, 1],
                "move": [3, 2, 1],
                "attack": [2, 1, 1],
                "tax": [2, 1, 1],
                "build": [2, 1, 1],
                "scheme": [3, 2, 1],
            },
            {"muster": 1, "attack": 1, "tax": 1, "build": 1},
        ),
        (
            "blue:\nred:\nyellow:",
            {
                "muster": [3, 2, 1, 1],
                "move": [4, 3, 2, 1],
                "attack": [2, 1, 1, 1],
                "tax": [3, 2, 1, 1],
                "build": [2, 1, 1, 1],
                "scheme": [3, 2, 1, 1],
            },
            {"muster": 1, "attack": 2, "tax": 1, "build": 2, "scheme": 1},
        ),
    ],
)
def test_points_and_price_of_each_slot(
    seats: str, points: dict[str, list[int]], costs: dict[str, int]
) -> None:
    """Both sides of the strategy board; the price of the last slot."""
    for action, expected in points.items():
        found = []
        for slot in range(len(expected)):
            turn = position(f"turn blue {action} {slot + 1}\n{seats}").turn
            found.append(turn[POINTS])
        assert found == expected
        assert turn[COST] == costs.get(action, 0)


def test_nothing_left_on_the_map() -> None:
    """Before the next action leader and one troop may return to any region, even an enemy's."""
    table = position("turn blue muster 2\nkiev: red 4\nblue: boris; away\nred:")
    assert len(choices(table, "return")) == 8
    assert choices(table)[-1] == "stay-away"
    play(table, "return kiev")
    assert (post(table, "blue"), troops(table, "kiev", "blue")) == ("kiev", 1)
    assert choices(table, "muster") == ["muster kiev"]
    assert table.camp[0] == 11


def test_one_may_stay_away() -> None:
    """The turn goes on without anybody; the question comes again before the next action (G26)."""
    table = position(
        "actions blue\nboard muster: blue 1\nboard move: blue 2\nblue: away\nred: coins 0"
    )
    play(table, "stay-away")
    assert choices(table) == ["pass"]
    play(table, "pass", "end", *["pass", "end"])
    assert choices(table)[-1] == "stay-away"


def test_a_structure_alone_is_nobody() -> None:
    """Who has structures only has no troop on the map."""
    table = position("turn blue muster 2\nkiev: stronghold blue\nblue: away\nred:")
    assert choices(table)[-1] == "stay-away"


def test_whoever_has_a_troop_is_not_asked() -> None:
    """A single troop, or the leader, is enough."""
    for kiev in ("blue 1", "blue leader"):
        table = position(f"turn blue muster 2\nkiev: {kiev}\nblue:\nred:")
        assert choices(table, "return") == []


def test_refusals_of_the_return() -> None:
    """A region out of play, or another choice."""
    table = position("turn blue muster 2\nblue: away\nred:")
    assert reason(table, "return azov") == "why-not-in-play"
    assert reason(table, "end") == "why-not-return"
