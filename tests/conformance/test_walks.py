"""The properties of HOUSE.md, section 4, on random walks through every game."""

from __future__ import annotations

from collections.abc import Iterator

from terem.conformance import check_walk
from terem.conformance.moment import Moment
from terem.conformance.secrecy import secret_fields, vary
from terem.conformance.simultaneity import simultaneity
from terem.core.dice import GUESS, Dice
from terem.core.play import Play
from terem.core.position import AnyGame

WALKS = 6
GUESSES = 40


def test_every_property_holds_on_random_walks(
    game: AnyGame, seats: int, options: dict[str, str]
) -> None:
    """No property is violated on any walk, in words and pictures neither."""
    for number in range(WALKS):
        walked = check_walk(game, seats, f"walk-{number}", options, looks=6, pictures=number == 0)
        assert [] == walked.violations
        assert seats <= len(walked.scores)


def test_every_secret_varies_between_guesses(game: AnyGame) -> None:
    """Whatever is graded a secret is dealt anew by guesses: the twin of secrecy."""
    varied: set[str] = set()
    for number, (seats, options) in enumerate(_ways(game)):
        play = Play.new(game, seats, f"secrets-{number}", options)
        dice = Dice(f"secrets-{number}", [], seats)
        while not play.over and varied != secret_fields(game):
            varied |= vary(Moment(game, play.table, "twin"), 3)
            _random(play, dice)
    assert secret_fields(game) == varied


def _ways(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats, the most first, then every value of an option."""
    for seats in reversed(game.seats):
        yield seats, {}
    for option in game.options:
        for value in option.values:
            yield [*option.seats, *game.seats][0], {option.id: value}


def test_seats_are_asked_at_once_somewhere(game: AnyGame) -> None:
    """Games with lanes do reach a position in which the order of answers is tried."""
    reached = False
    for number in range(GUESSES):
        play = Play.new(game, game.seats[-1], f"lanes-{number}")
        dice = Dice(f"lanes-{number}", [], game.seats[-1])
        while not play.over:
            if play.table.waiting and len(play.asked()) > 1:
                reached = True
                assert [] == list(simultaneity(Moment(game, play.table, "lanes")))
            _random(play, dice)
    assert reached or not _has_lanes(game)


def _has_lanes(game: AnyGame) -> bool:
    return any(field.grade == "own" for field in game.fields)


def _random(play: Play, dice: Dice) -> None:
    seat = play.asked()[dice.below(GUESS, len(play.asked()))]
    choices = play.choices(seat)
    play.take(choices[dice.below(GUESS, len(choices))], seat)
