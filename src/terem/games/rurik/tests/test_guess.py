"""Guess: a table that agrees with what a seat knows, the rest dealt anew."""

from __future__ import annotations

import pytest

from terem.core.dice import Dice
from terem.core.step import NOBODY
from terem.games.rurik import GAME
from terem.games.rurik.setup import LABELS
from terem.games.rurik.table import KNOWN, RurikTable

from .games import ALL_OPTIONS, game
from .looks import choices, play, schemes
from .positions import position


def _guess(table: RurikTable, viewer: int, number: int = 0) -> RurikTable:
    return table.guess(viewer, Dice(f"guess {number}", LABELS, table.seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_looks_the_same(seats: int) -> None:
    """Whoever looks, a guess cannot be told from the table, nor can its choices."""
    for number, table in enumerate(game(seats, "guesses", ALL_OPTIONS)):
        if number % 13:
            continue
        for viewer in (NOBODY, *range(seats)):
            guess = _guess(table, viewer, number)
            assert GAME.sight(guess, viewer) == GAME.sight(table, viewer)
            assert guess.legal(viewer) == table.legal(viewer)
            assert GAME.totals(guess) == GAME.totals(table)


def test_hidden_cards_are_dealt_anew() -> None:
    """Piles, decks, others' hands and agendas, prizes: each varies, the table itself does not."""
    table = position(
        """
        turn blue scheme 2
        blue: hand tax-1; agenda regal
        red: hand move-1 deed; agenda wealthy
        yellow: hand attack-1
        """
    )
    before = GAME.sight(table, 0)
    guesses = [_guess(table, 0, number) for number in range(40)]
    for field in ("piles", "hands", "deed_deck", "prizes", "agendas", "refused"):
        assert len({str(getattr(guess, field)) for guess in guesses}) > 5
    assert {str(guess.hands[0]) for guess in guesses} == {str(table.hands[0])}
    assert {str(guess.agendas[0]) for guess in guesses} == {str(table.agendas[0])}
    assert GAME.sight(table, 0) == before


def test_what_one_has_put_back_is_known() -> None:
    """On the pile for whoever laid it there, for nobody else."""
    table = position("turn blue scheme 2\nleft: tax-2 move-3\nblue:\nred:")
    play(table, "perform", "pile left", "keep tax-2")
    own = {schemes(_guess(table, 0, number).piles[0])[-1] for number in range(30)}
    other = {schemes(_guess(table, 1, number).piles[0])[-1] for number in range(30)}
    assert own == {"move-3"}
    assert len(other) > 3


def test_cards_that_are_being_looked_at() -> None:
    """Only who looks knows them, and whether there is a choice among them."""
    table = position("turn blue scheme 2\nleft: tax-1 tax-1\nblue:\nred:")
    play(table, "perform", "pile left")
    assert choices(table) == ["keep tax-1"]
    guess = _guess(table, 0)
    assert guess.looked == table.looked
    looks = {str(_guess(table, 1, number).looked) for number in range(30)}
    assert len(looks) > 5


def test_a_card_known_in_a_hand_stays_there() -> None:
    """Whoever laid it on the pile from which a single card was drawn."""
    table = position("turn blue scheme 2\nleft: tax-2 move-3\nblue:\nred:")
    play(table, "perform", "pile left", "keep tax-2", "end", "perform", "pile left")
    assert schemes(table.hands[1]) == ["move-3"]
    for number in range(20):
        assert schemes(_guess(table, 0, number).hands[1]) == ["move-3"]
    watchers = {str(schemes(_guess(table, NOBODY, number).hands[1])) for number in range(30)}
    assert len(watchers) > 3


def test_secrets_are_what_is_guessed() -> None:
    """Cards that a seat knows are no secrets to it."""
    table = position("turn blue scheme 2\nleft: tax-2 move-3\nblue: hand tax-1\nred: hand deed")
    play(table, "perform", "pile left", "keep tax-2")
    move = [card for card in table.piles[0] if card >= KNOWN]
    assert len(move) == 1
    assert move[0] not in table.secrets(0)["piles"]
    assert move[0] in table.secrets(1)["piles"]
    assert len(table.secrets(0)["hands"]) == 1
    assert len(table.secrets(NOBODY)["hands"]) == 3


def test_a_guess_has_other_dice() -> None:
    """A guess falls its own way, and playing it leaves the table alone."""
    table = GAME.start(3, "seed")
    before = GAME.sight(table, NOBODY)
    guess = _guess(table, 0, 3)
    assert guess.dice.seed == "guess 3"
    while not guess.over:
        who = guess.asked()[0]
        guess.follow(who, guess.legal(who)[-1])
    assert GAME.sight(table, NOBODY) == before
