"""The course: four rounds of three phases (rulebook, course of the game)."""

from __future__ import annotations

import pytest

from terem.core.chronicle import Chronicle
from terem.core.dice import GUESS, Dice
from terem.core.message import Who
from terem.core.walk import walk
from terem.games.rurik import GAME
from terem.games.rurik.table import BANNER, NONE

from .looks import asked, choices, play
from .positions import position


@pytest.mark.parametrize(
    ("seats", "numbers"), [(2, [4, 4, 5, 6]), (3, [4, 4, 5, 6]), (4, [4, 4, 5, 5])]
)
def test_turns_of_a_whole_game(seats: int, numbers: list[int]) -> None:
    """Four rounds; in each everybody has as many turns as advisors, one after the other."""
    table = GAME.start(seats, "course")
    table.chronicle = Chronicle()
    walk(table, Dice("choices of course", [], 0), 3000)
    assert table.over
    turns: list[list[int]] = []
    for fact in table.chronicle.facts:
        if fact.message.id == "fact-round":
            turns.append([])
        elif fact.message.id == "fact-turn":
            who = fact.message.args["who"]
            assert isinstance(who, Who)
            turns[-1].append(who.seat)
    for turn, number in zip(turns, numbers, strict=True):
        assert turn == [(turn[0] + n) % seats for n in range(number * seats)]


def test_the_phases_follow_each_other() -> None:
    """Strategy, action, claim, and again."""
    table = GAME.start(2, "phases")
    phases: list[tuple[int, int]] = []
    dice = Dice("choices of phases", [], 0)
    while not table.over:
        if phases[-1:] != [(table.round, table.phase)]:
            phases.append((table.round, table.phase))
        legal = table.legal(table.first_asked())
        table.follow(table.first_asked(), legal[dice.below(GUESS, len(legal))])
    expected = [(0, 0), *[(round, phase) for round in (1, 2, 3) for phase in (1, 2, 3)]]
    assert phases == [*expected, (4, 1), (4, 2)]


def test_one_action_each_in_order() -> None:
    """Whoever is first begins, and goes on until no advisor is left (phase 2)."""
    table = position(
        """
        actions red
        board muster: red 4, blue 2
        board move: yellow 5, red 1
        board tax: blue 1, yellow 2
        blue: coins 0
        red: coins 0
        yellow: coins 0
        """
    )
    order = []
    while table.phase == 2:
        order.append((asked(table)[0], table.turn[BANNER]))
        play(table, "pass", "end")
    assert order == [
        ("red", 1),
        ("yellow", 3),
        ("blue", 3),
        ("red", 0),
        ("yellow", 1),
        ("blue", 0),
    ]
    assert set(table.placed) == {NONE}
    assert choices(table)[0].startswith("take-deed")
