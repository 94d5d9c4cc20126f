"""Strategy phase: advisor, banner, bribe (rulebook, phase 1)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME

from .looks import asked, banner, choices, label, play, reason, sealed
from .positions import position


def test_advisor_then_banner_then_bribe() -> None:
    """Three small questions, none of which seals."""
    table = position("strategy blue\nblue: coins 2\nred:")
    assert choices(table) == ["advisor 1", "advisor 2", "advisor 4", "advisor 5"]
    play(table, "advisor 4")
    assert len(choices(table)) == 6
    play(table, "banner tax")
    assert choices(table) == ["bribe 0", "bribe 1", "bribe 2"]
    assert not sealed(table, "bribe 1")
    play(table, "bribe 1")
    assert banner(table, "tax") == ["blue 4+1", "-", "-"]
    assert table.coins[0] == 1
    assert asked(table) == ["red"]


def test_without_coins_no_bribe_is_asked_for() -> None:
    """The advisor is placed at once."""
    table = play(position("strategy blue\nblue: coins 0\nred:"), "advisor 1", "banner move")
    assert banner(table, "move") == ["blue 1", "-", "-"]


def test_any_number_of_coins() -> None:
    """A bribe may take all that one has (G17)."""
    table = play(position("strategy blue\nblue: coins 17\nred:"), "advisor 1", "banner move")
    assert choices(table)[-1] == "bribe 17"


def test_more_coins_than_words() -> None:
    """99 coins are the most that a bribe can be told as (R10)."""
    table = play(position("strategy blue\nblue: coins 120\nred:"), "advisor 1", "banner move")
    assert choices(table)[-1] == "bribe 99"
    play(table, "bribe 99")
    assert table.coins[0] == 21


def test_a_bribe_lifts_above_stronger_advisors() -> None:
    """One more coin than the difference; the label tells the slot that is reached."""
    table = position("strategy blue\nboard build: red 4\nblue: coins 4\nred:")
    play(table, "advisor 1", "banner build")
    slots = [label(table, f"bribe {coins}").args["slot"] for coins in range(5)]
    assert slots == [2, 2, 2, 2, 1]


def test_bribes_count_until_the_phase_is_over() -> None:
    """A bribed advisor is as hard to push down as a strong one."""
    table = position("strategy blue\nboard build: red 1+4\nblue: coins 0\nred:")
    play(table, "advisor 5", "banner build")
    assert banner(table, "build") == ["red 1+4", "blue 5", "-"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_is_first_begins_and_all_follow_in_order(seats: int) -> None:
    """One advisor at a time, clockwise, until all have been sent."""
    table = GAME.start(seats, "order")
    while table.phase == 0:
        play(table, choices(table)[0])
    order: list[int] = []
    while table.phase == 1:
        if choices(table)[0].startswith("advisor"):
            order.append(table.asked()[0])
        play(table, choices(table)[0])
    assert order == [(table.first + turn) % seats for turn in range(4 * seats)]


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        (2, ["1 2 4 5", "1 2 4 5", "1 2 2 4 5", "1 2 2 3 4 5"]),
        (3, ["1 2 4 5", "1 2 4 5", "1 2 2 4 5", "1 2 2 3 4 5"]),
        (4, ["1 2 4 5", "1 2 4 5", "1 2 2 4 5", "1 2 2 4 5"]),
    ],
)
def test_advisors_of_each_round(seats: int, rounds: list[str]) -> None:
    """The second 2 joins in round 3, the 3 in round 4 but not for four players (setup 14)."""
    colours = "\n".join(f"{colour}:" for colour in GAME.colours[:seats])
    for number, expected in enumerate(rounds):
        table = position(f"round {number + 1}\nstrategy blue\n{colours}")
        told = [str(n) for n in range(6) for _ in range(table.advisors[n])]
        assert " ".join(told) == expected
        assert [label(table, word).args["n"] for word in choices(table)] == sorted(
            {int(word) for word in told}
        )


def test_refusals() -> None:
    """An advisor that is not there, a banner that is closed, coins that one has not."""
    table = position(
        """
        strategy blue
        board muster: blue 1, red 1
        board move: red 4, red 2, red 1
        blue: coins 1
        red: coins 0
        """
    )
    assert reason(table, "advisor 1") == "why-advisor-gone"
    assert reason(table, "end") == "why-not-advisor"
    play(table, "advisor 5")
    assert reason(table, "banner muster") == "why-banner-own"
    assert reason(table, "banner move") == "why-banner-full"
    assert reason(table, "pass") == "why-not-banner"
    play(table, "banner tax")
    assert reason(table, "bribe 2") == "why-too-few-coins"
    assert reason(table, "pass") == "why-not-bribe"
