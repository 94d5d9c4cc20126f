"""Views: what a bot is given, and nothing that leads to the true table."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

import pytest
from toys import GAME

from terem.bots import View, view_of
from terem.conformance.moment import photograph
from terem.core.dice import GUESS
from terem.core.play import Play

PARTS = ["dice", "game", "legal", "seat", "sight"]


def secret_play() -> Play:
    """All but seat 0 have bid, and two lots are in hands."""
    play = Play.new(GAME, 3, "true-seed", {"lots": "five"})
    moves = "0 bid 1, 1 bid 0, 2 bid 0, 0 keep, 0 bid 0, 1 bid 1, 2 bid 0, 1 keep, 1 bid 2, 2 bid 1"
    for move in moves.split(", "):
        seat, words = move.split(" ", 1)
        play.take(words, int(seat))
    return play


def reachable(start: object) -> list[object]:
    """Everything that an object leads to, except through code and classes."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
            found[id(thing)] = thing
            todo += gc.get_referents(thing)
    return list(found.values())


def test_a_view_is_what_the_contract_says() -> None:
    """These parts and a maker of guesses, no more."""
    view = view_of(secret_play(), 0, "bot")
    assert [*PARTS, "guess"] == sorted(vars(view), key=lambda part: (part == "guess", part))
    assert isinstance(view, View)
    assert (GAME, 0) == (view.game, view.seat)
    assert {} == vars(view.guess)


@pytest.mark.parametrize("part", PARTS)
def test_no_part_leads_to_the_true_table(part: str) -> None:
    """Neither to the table nor to its dice, agenda or any list on it, nor to the seed."""
    play = secret_play()
    table = play.table
    hidden = [play, play.record, table, table.dice, table.agenda, table.lanes]
    hidden += [getattr(table, field.name) for field in GAME.fields]
    hidden = [thing for thing in hidden if not isinstance(thing, int)]
    view = view_of(play, 0, "bot")
    found = reachable(getattr(view, part))
    assert [] == [thing for thing in found if any(thing is secret for secret in hidden)]
    assert [] == [thing for thing in found if isinstance(thing, str) and "true-seed" in thing]


def test_what_is_looked_for_could_be_found() -> None:
    """The test above would see a table where there is one."""
    play = secret_play()
    assert any(thing is play.table for thing in reachable([{"play": play}]))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_guesses_agree_with_the_sight(seat: int) -> None:
    """Each is a whole table that the seat could sit at, with dice that are not the table's."""
    play = secret_play()
    view = view_of(play, seat, "bot")
    for _ in range(20):
        guess = view.guess()
        assert view.sight == GAME.sight(guess, seat)
        assert view.legal == guess.legal(seat)
        assert play.table.dice.seed != guess.dice.seed
        assert guess.chronicle is None


def test_guesses_differ_from_one_another() -> None:
    """What is unknown is dealt anew each time, and rolls otherwise."""
    view = view_of(secret_play(), 0, "bot")
    guesses = [view.guess() for _ in range(20)]
    assert len({photograph(GAME, guess) for guess in guesses}) > 10
    assert len({guess.dice.seed for guess in guesses}) == 20


def test_playing_a_guess_changes_nothing() -> None:
    """Guesses are strangers to the table and to the view."""
    play = secret_play()
    view = view_of(play, 0, "bot")
    before = photograph(GAME, play.table)
    view.guess().take(0, view.legal[0])
    assert (before, [0]) == (photograph(GAME, play.table), play.asked())


def test_the_same_seed_sees_the_same_guesses() -> None:
    """Matches of bots can be played again; another seed, seat or ply thinks otherwise."""
    play = secret_play()
    first, again, other = (view_of(play, 0, seed) for seed in ("bot", "bot", "tob"))
    assert photograph(GAME, first.guess()) == photograph(GAME, again.guess())
    falls = [
        tuple(view.dice.below(GUESS, 1000) for _ in range(9))
        for view in (first, again, other, view_of(play, 1, "bot"))
    ]
    assert falls[0] == falls[1]
    assert len(set(falls)) == 3
    play.take("bid 0", 0)
    later = view_of(play, 0, "bot").dice
    assert falls[0] != tuple(later.below(GUESS, 1000) for _ in range(9))


def test_a_view_is_of_its_moment() -> None:
    """While a bot still thinks others may answer; its guesses keep to what it was shown."""
    play = Play.new(GAME, 3, "moment")
    view = view_of(play, 0, "bot")
    play.take("bid 1", 1)
    assert view.sight == GAME.sight(view.guess(), 0)
