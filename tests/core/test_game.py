"""Game: who may sit down, and what is agreed on before the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from core.relay import CATALOGUE, Course, RelayTable, end, relay, see
from toys import GAME
from toys.table import PursesTable

from terem.core.components import Components
from terem.core.dice import Dice
from terem.core.errors import TeremError
from terem.core.game import Game, Identity, Option
from terem.core.message import Message

SIZE = Option("size", ["small", "large"])
MODE = Option("mode", ["calm", "wild", "solo"])
RIVAL = Option("rival", ["mild", "fierce"], [2])


def game() -> Game[Any, Any, Any]:
    """A game with two options that writes them, and its box, on the table."""

    def start(box: Components, seats: int, options: Mapping[str, str], seed: str) -> RelayTable:
        table = RelayTable(seats, Dice(seed, ["die"], seats), ["dice", "ask 1"])
        table.push(Course())
        table.script += [box.digest, *options.values()]
        return table

    return Game(
        identity=Identity(
            id="sized", rules="3", seats=range(2, 5), colours=["a"], options=[SIZE, MODE, RIVAL]
        ),
        package="sized",
        catalogue=CATALOGUE,
        fields=[],
        components=lambda: Components("eeeeeeee"),
        start=start,
        sight=see,
        outcome=end,
        totals=lambda table: {},
        bound=9,
    )


def test_a_game_is_what_its_identity_says() -> None:
    """Nothing is told twice."""
    found = game()
    assert ("sized", "3", range(2, 5), ["a"], [SIZE, MODE, RIVAL]) == (
        found.id,
        found.rules,
        found.seats,
        found.colours,
        found.options,
    )


def test_the_first_table_stands_at_the_first_question() -> None:
    """What falls due before it has been done."""
    table = game().start(2, "seed")
    assert ([1], 1, 0) == (table.asked(), table.dice.drawn, table.ply)
    assert (2, "seed") == (table.seats, table.dice.seed)


def test_the_box_is_the_games_own_unless_another_is_given() -> None:
    """A corrected box is played with as it is."""
    assert game().start(2, "seed").script[2] == "eeeeeeee"
    assert game().start(2, "seed", None, Components("aaaaaaaa")).script[2] == "aaaaaaaa"


@pytest.mark.parametrize(
    ("asked", "agreed"),
    [
        ({}, {"size": "small", "mode": "calm", "rival": "mild"}),
        ({"mode": "wild"}, {"size": "small", "mode": "wild", "rival": "mild"}),
        (
            {"rival": "fierce", "mode": "solo", "size": "large"},
            {"size": "large", "mode": "solo", "rival": "fierce"},
        ),
    ],
)
def test_options_that_are_not_named_have_their_first_value(
    asked: dict[str, str], agreed: dict[str, str]
) -> None:
    """In the order in which the game lists them."""
    assert list(agreed.items()) == list(game().agree(asked).items())
    assert list(agreed.values()) == game().start(2, "seed", asked).script[3:]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_and_too_many(seats: int) -> None:
    """The message tells who may sit down."""
    with pytest.raises(TeremError) as error:
        game().start(seats, "seed")
    expected = Message("error-seats", {"seats": seats, "least": 2, "most": 4})
    assert expected == error.value.message


def test_unknown_options_are_refused() -> None:
    """With those that are known; a game without any says so."""
    with pytest.raises(TeremError) as error:
        game().agree({"colour": "red"})
    expected = Message("error-option", {"option": "colour", "known": "size, mode, rival"})
    assert expected == error.value.message
    with pytest.raises(TeremError) as error:
        relay().agree({"colour": "red"})
    assert Message("error-no-options", {"option": "colour"}) == error.value.message


def test_unknown_values_are_refused() -> None:
    """With those that may be chosen."""
    with pytest.raises(TeremError) as error:
        game().start(2, "seed", {"size": "huge"})
    assert Message(
        "error-option-value", {"option": "size", "value": "huge", "known": "small, large"}
    ) == (error.value.message)


def test_an_option_may_be_meant_for_some_numbers_of_seats() -> None:
    """At other tables there is nothing to agree on, and nothing but the default is accepted."""
    for seats in (3, 4):
        assert {"size": "small", "mode": "calm"} == game().agree({"rival": "mild"}, seats)
        assert game().start(seats, "seed").script[3:] == ["small", "calm"]
        with pytest.raises(TeremError) as error:
            game().start(seats, "seed", {"rival": "fierce"})
        expected = Message("error-option-seats", {"option": "rival", "seats": seats})
        assert expected == error.value.message
    assert game().start(2, "seed", {"rival": "fierce"}).script[3:] == ["small", "calm", "fierce"]


def test_each_start_is_a_new_table() -> None:
    """Two tables of one seed are equal and share nothing."""
    first: PursesTable = GAME.start(2, "same")
    second: PursesTable = GAME.start(2, "same")
    assert first.stack == second.stack
    first.follow(0, 0)
    assert (0, 0) == (second.ply, second.dice.drawn - first.dice.drawn)
    assert second.bids[0] != first.bids[0]
