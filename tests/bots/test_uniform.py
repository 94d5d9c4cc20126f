"""The uniform bot."""

from __future__ import annotations

from collections import Counter

from toys import GAME

from terem.bots import bots, view_of
from terem.bots.uniform import Uniform
from terem.core.play import Play


def test_every_choice_is_equally_likely() -> None:
    """By chi-square over five bids, with fixed seeds; 18.5 is the 99.9th percentile."""
    play = Play.new(GAME, 2, "uniform")
    chosen = Counter(
        Uniform().choose(view_of(play, 1, f"uniform-{number}")) for number in range(1000)
    )
    assert play.table.legal(1) == sorted(chosen)
    assert sum((count - 200) ** 2 / 200 for count in chosen.values()) < 18.5


def test_a_view_is_chosen_for_in_the_same_way() -> None:
    """The bot has no chance but the view's own dice."""
    play = Play.new(GAME, 2, "uniform")
    assert len({Uniform().choose(view_of(play, 0, "same")) for _ in range(10)}) == 1


def test_whole_games_are_played() -> None:
    """Whatever is asked, the answer is legal."""
    for number in range(10):
        play = Play.new(GAME, 3, f"whole-{number}")
        while not play.over:
            seat = play.asked()[0]
            choice = Uniform().choose(view_of(play, seat, "whole"))
            play.take(GAME.catalogue.words(choice), seat)
        assert play.record.scores is not None


def test_bots_by_name() -> None:
    """The weakest first."""
    assert ["uniform", "greedy"] == list(bots())[:2]
