"""The greedy bot, and the hints it lives by."""

from __future__ import annotations

from collections import Counter

import pytest
from toys import GAME
from toys.game import make

from terem.bots import Bot, view_of
from terem.bots.greedy import Greedy
from terem.bots.uniform import Uniform
from terem.conformance.moment import photograph
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.games import find


def test_the_best_choice_is_taken() -> None:
    """A lot in the own hand is worth something, in another's nothing."""
    for number in range(20):
        play = Play.new(GAME, 3, f"keep-{number}")
        for words in ("bid 0", "bid 2", "bid 1"):
            play.take(words)
        assert GAME.catalogue.number("keep") == Greedy().choose(view_of(play, 1, "greedy"))


def test_what_costs_more_is_not_chosen() -> None:
    """The last to bid wins with most and pays for it, so nothing is the best bid."""
    play = Play.new(GAME, 2, "bid")
    play.take("bid 0", 0)
    assert GAME.catalogue.number("bid 0") == Greedy().choose(view_of(play, 1, "greedy"))


def test_equals_are_chosen_by_chance() -> None:
    """A first bid changes no value yet, so all are equal: by chi-square as often as each other."""
    play = Play.new(GAME, 2, "equal")
    chosen = Counter(Greedy().choose(view_of(play, 0, f"equal-{number}")) for number in range(500))
    assert play.table.legal(0) == sorted(chosen)
    assert sum((count - 100) ** 2 / 100 for count in chosen.values()) < 18.5


def test_thinking_changes_nothing() -> None:
    """Choices are tried on copies of a guess."""
    play = Play.new(GAME, 2, "think")
    before = play.record.text()
    table = photograph(GAME, play.table)
    Greedy().choose(view_of(play, 0, "greedy"))
    assert (before, table) == (play.record.text(), photograph(GAME, play.table))


def test_a_game_without_hints() -> None:
    """The message says which game, so that another bot can be chosen."""
    game = make(package="toys.drawing")
    play = Play.new(game, 2, "none")
    with pytest.raises(TeremError) as error:
        Greedy().choose(view_of(play, 0, "greedy"))
    assert Message("error-hints", {"game": "toy"}) == error.value.message


def winner(game: AnyGame, bots: list[Bot], seed: str) -> int:
    """The seat that has the first place, or -1 when several share it."""
    play = Play.new(game, len(bots), seed)
    while not play.over:
        seat = play.asked()[0]
        choice = bots[seat].choose(view_of(play, seat, f"bots-{seat}"))
        play.take(game.catalogue.words(choice), seat)
    assert play.outcome is not None
    places = play.outcome.places
    return places.index(1) if places.count(1) == 1 else -1


def test_greedy_beats_uniform_in_middle_ages() -> None:
    """Sixty games, each seat half of them: by chance 45 are won once in ten thousand times."""
    wins = 0
    for number in range(60):
        seat = number % 2
        pair: list[Bot] = [Uniform(), Uniform()]
        pair[seat] = Greedy()
        wins += winner(find("middle_ages"), pair, f"match-{number}") == seat
    assert wins >= 45
