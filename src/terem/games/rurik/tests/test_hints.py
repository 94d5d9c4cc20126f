"""The hints of Rurik: which choices they lead to, and that these win."""

from __future__ import annotations

import pytest

from terem.core.dice import GUESS, Dice
from terem.core.position import digest
from terem.games.rurik import GAME
from terem.games.rurik.hints import value
from terem.games.rurik.table import RurikTable

from .looks import play
from .positions import position


def best(table: RurikTable, seat: int = 0) -> set[str]:
    """The choices after which the position is worth most to a seat."""
    worths: dict[str, int] = {}
    for choice in table.legal(seat):
        after = table.copy()
        after.follow(seat, choice)
        worths[GAME.catalogue.words(choice)] = value(after, seat)
    return {words for words, worth in worths.items() if worth == max(worths.values())}


def wins(seats: int, seat: int, seed: str) -> bool:
    """Whether the best choices of one seat beat the choices by chance of all others.

    What the seat does not know is dealt anew before each of its choices.
    """
    table = GAME.start(seats, seed)
    dice = Dice(f"choices of {seed}", [], 0)
    while not table.over:
        asked = table.first_asked()
        legal = table.legal(asked)
        if asked == seat and len(legal) > 1:
            guess = table.guess(seat, table.dice.fresh(f"{seed}-{table.ply}"))
            words = sorted(best(guess, seat))
            choice = GAME.catalogue.number(words[dice.below(GUESS, len(words))])
        else:
            choice = legal[dice.below(GUESS, len(legal))]
        table.follow(asked, choice)
    places = GAME.outcome(table).places
    return places[seat] == 1 and places.count(1) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_beats_chance(seats: int) -> None:
    """A game from each seat; nearly all of them are won."""
    assert seats == sum(wins(seats, seat, f"hints-{seats}-{seat}") for seat in range(seats))


def test_judging_changes_nothing() -> None:
    """What comes next is tried on copies."""
    table = position("turn blue attack 1\nkiev: blue 2 leader, red 1\nblue: coins 3\nred:")
    for moves in ([], ["attack kiev 2"]):
        play(table, *moves)
        before = digest(GAME, table)
        value(table, 0)
        assert before == digest(GAME, table)


def test_a_move_is_judged_by_where_it_leads() -> None:
    """A piece taken up is worth as much as in the best region it can reach."""
    table = position("turn blue move 1\nkiev: blue 3 leader, rebels 1\nblue:\nred:")
    play(table, "move kiev")
    answers: list[int] = []
    for choice in table.legal(0):
        after = table.copy()
        after.follow(0, choice)
        answers.append(value(after, 0))
    assert max(answers) == value(table, 0)
    assert min(answers) < value(table, 0)


def test_points_are_used_before_the_turn_ends() -> None:
    """Troops that can still be called are called."""
    table = position("turn blue muster 1\nkiev: blue 1 leader, red 2\nblue:\nred:")
    play(table, "muster kiev")
    assert best(table) == {"muster kiev"}


def test_an_action_is_worth_more_than_a_coin() -> None:
    """Whoever can build does not pass, and pays a coin for it."""
    table = position("turn blue build 3\nkiev: blue 2 leader\nblue: coins 2\nred:")
    assert best(table) == {"perform"}


def test_an_action_that_does_nothing_is_passed() -> None:
    """Where nobody is there to be attacked a coin is better."""
    table = position("round 4\nturn blue attack 1\nkiev: blue 2 leader\nblue:\nred:")
    assert best(table) == {"pass"}


def test_structures_hang_together() -> None:
    """A new structure goes next to those that stand, not apart and not beside another one."""
    table = position(
        """
        turn blue build 1
        kiev: blue 1, church blue
        volyn: blue 1
        rostov: blue 1
        blue: boris
        red:
        """
    )
    assert {words.split()[1] for words in best(table)} == {"volyn"}


def test_goods_are_taken_that_fit_the_boat() -> None:
    """The boat has a place for fish, none for more fur."""
    table = position(
        """
        turn blue tax 2
        volyn: blue 1
        pereyaslavl: blue 1
        blue: goods fur 1
        red:
        """
    )
    assert best(table) == {"tax volyn"}


def test_no_pile_is_better_than_the_other() -> None:
    """Nobody knows which cards lie on them, and a guess must not tell."""
    table = position(
        """
        turn blue attack 1
        kiev: blue 1, red 1
        left: attack-1
        right: muster-2
        blue:
        red:
        """
    )
    quiet = play(table.copy(), "attack kiev 2")
    assert value(quiet, 0) < value(play(quiet.copy(), "pile left"), 0)
    assert value(quiet, 0) > value(play(quiet.copy(), "pile right"), 0)


def test_a_deed_that_can_be_done_is_taken() -> None:
    """Rather than one for which everything is lacking."""
    table = position(
        """
        round 2
        claim
        row: hoard wilderness-forts grand-hunter
        kiev: blue 1
        volyn: red 1
        blue: goods fish 3; tracks 0 0 1
        red:
        """
    )
    assert best(table) == {"take-deed hoard"}


def test_no_bribe_is_given_for_nothing() -> None:
    """The weakest rival left cannot come above the strongest advisor."""
    table = position(
        "strategy blue\nboard build: red 4\nkiev: blue 3 leader\nvolyn: red 1\nblue: coins 3\nred:"
    )
    play(table, "advisor 5", "banner build")
    assert best(table) == {"bribe 0"}
