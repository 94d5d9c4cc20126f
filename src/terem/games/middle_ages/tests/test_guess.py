"""Guess: a table that agrees with what a seat knows, the rest dealt anew."""

from __future__ import annotations

import pytest

from terem.core.dice import Dice
from terem.core.step import NOBODY
from terem.games.middle_ages import GAME
from terem.games.middle_ages.setup import LABELS
from terem.games.middle_ages.table import MiddleAgesTable

from .games import game
from .positions import play, position, seat

RECONSTRUCTION = """
    round 4
    events reconstruction
    pink: graveyard field-05 mill-05 village-03
    blue: graveyard market-03 palace-02
    green: graveyard church-01 church-03
"""


def _guess(table: MiddleAgesTable, viewer: int, number: int) -> MiddleAgesTable:
    return table.guess(viewer, Dice(f"guess {number}", LABELS, table.seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_looks_the_same(seats: int) -> None:
    """Whoever looks, a guess cannot be told from the table, nor can its choices."""
    for number, table in enumerate(game(seats, "guesses")):
        if number % 7:
            continue
        for viewer in (NOBODY, *range(seats)):
            guess = _guess(table, viewer, number)
            assert GAME.sight(guess, viewer) == GAME.sight(table, viewer)
            assert guess.legal(viewer) == table.legal(viewer)


def test_stacks_are_dealt_anew() -> None:
    """Each stack keeps its tiles and changes its order; the table itself does not change."""
    table = GAME.start(4, "seed")
    stack, reserve = table.stack[:], table.reserve[:]
    orders = set()
    for number in range(20):
        guess = _guess(table, 0, number)
        assert sorted(guess.stack) == sorted(stack)
        assert sorted(guess.reserve) == sorted(reserve)
        assert guess.reserve != reserve
        orders.add(tuple(guess.stack))
    assert len(orders) == 20
    assert (table.stack, table.reserve) == (stack, reserve)


def test_what_lies_open_stays() -> None:
    """Rows, events, discards and all that was bought are as they were."""
    for table in game(5, "open"):
        guess = _guess(table, 2, 1)
        for name in ("plan", "events", "discard", "fief", "graveyard", "coins", "lords", "scouts"):
            assert getattr(guess, name) == getattr(table, name)


def test_own_answer_is_known_and_others_are_guessed() -> None:
    """A seat knows what it chose; the others may have chosen anything they have lost (A21)."""
    table = play(position(RECONSTRUCTION), "pink return mill-05", "blue return palace-02")
    pink, blue, green = seat("pink"), seat("blue"), seat("green")
    for viewer, free in ((pink, {blue}), (blue, {pink}), (green, {pink, blue})):
        guesses = [_guess(table, viewer, number).answers for number in range(60)]
        for other in (pink, blue):
            found = {answers[other] for answers in guesses}
            own = {table.answers[other]}
            assert found == ({*table.graveyard[other]} if other in free else own)
        assert {answers[green] for answers in guesses} == {-1}


def test_secrets_are_what_is_guessed() -> None:
    """The stacks and the others' answers are secret, the own answer is not."""
    table = play(position(RECONSTRUCTION), "pink return mill-05")
    assert table.secrets(0)["answers"] == [-1, -1]
    assert table.secrets(1)["answers"] == [table.answers[0], -1]
    assert table.secrets(NOBODY)["answers"] == table.answers
    assert table.secrets(0)["stack"] == table.stack
    assert table.secrets(0)["reserve"] == table.reserve


def test_a_guess_has_other_dice() -> None:
    """A guess falls its own way, and playing it leaves the table alone."""
    table = GAME.start(3, "seed")
    before = GAME.sight(table, NOBODY)
    guess = _guess(table, 0, 3)
    assert guess.dice.seed == "guess 3"
    while not guess.over:
        who = guess.asked()[0]
        guess.follow(who, guess.legal(who)[0])
    assert GAME.sight(table, NOBODY) == before
