"""Table: the agenda, lanes, refusals, seals, and copies of what every table has."""

from __future__ import annotations

import pytest
from core.relay import NOD, PICK, ROLL, SEATS, Ask, Close, Nod, RelayTable, begin, relay
from toys import GAME
from toys.table import PursesTable

from terem.conformance.moment import photograph
from terem.core.dice import Dice
from terem.core.errors import Refused
from terem.core.message import Message, Who
from terem.core.step import NOBODY
from terem.core.table import Table


def table(*script: str) -> RelayTable:
    """The first question of a script."""
    found: RelayTable = relay(*script).start(SEATS, "table")
    return found


def test_one_seat_is_asked() -> None:
    """Only that seat has a step and choices; a watcher has none."""
    asks = table("ask 1")
    assert [1] == asks.asked()
    assert asks.first_asked() == 1
    assert [None, None, None] == [asks.step(seat) for seat in (NOBODY, 0, 2)]
    assert [[], [], []] == [asks.legal(seat) for seat in (NOBODY, 0, 3)]
    assert [PICK, PICK + 1, PICK + 2] == asks.legal(1)


def test_seats_are_asked_at_once_in_ascending_order() -> None:
    """However the steps were given; first_asked is the first of them."""
    asks = table("gather 2 0")
    assert [0, 2] == asks.asked()
    assert asks.first_asked() == 0
    assert (None, None) == (asks.step(1), asks.step(NOBODY))
    assert ([], []) == (asks.legal(1), asks.legal(NOBODY))
    step = asks.step(2)
    assert step is not None
    assert step.seat == 2


def test_the_duty_waits_for_every_lane() -> None:
    """Small choices follow in the own lane; the duty runs once, after the last, then the rest."""
    asks = table("gather 0 1", "ask 2")
    for seat in (0, 1, 1):
        asks.follow(seat, PICK)
        assert asks.closed == 0
    assert [0] == asks.asked()
    assert asks.first_asked() == 0
    asks.follow(0, PICK + 2)
    assert asks.closed == 1
    assert [2] == asks.asked()
    assert [[PICK, PICK + 2], [PICK, PICK], []] == asks.marks


def test_what_is_pushed_last_is_done_first() -> None:
    """The agenda is a stack of steps and duties."""
    asks = table("ask 0")
    asks.push(Close())
    asks.push(Ask(1))
    asks.push(Ask(2))
    assert [2] == asks.asked()
    asks.follow(2, PICK)
    assert ([1], 0) == (asks.asked(), asks.closed)
    asks.follow(1, PICK)
    assert ([0], 1) == (asks.asked(), asks.closed)


def test_nobody_to_gather_goes_straight_to_the_duty() -> None:
    """When no seat has anything to answer, nobody is waited for."""
    asks = table("gather", "ask 0")
    assert (1, [0]) == (asks.closed, asks.asked())


def test_lanes_remember_when_they_were_opened() -> None:
    """The choice that opened them is the last before them; a later phase has a later number."""
    assert table("gather 0").opened == 0
    asks = table("ask 0", "gather 0", "gather 1")
    asks.follow(0, PICK)
    assert asks.opened == 1
    asks.follow(0, PICK)
    assert asks.opened == 1
    asks.follow(0, PICK)
    assert asks.opened == 3


def test_why_not() -> None:
    """Each reason by its id: not your turn, not asked now, the step's own, and the end."""
    asks = table("ask 1")
    assert Message("why-not-your-turn", {"asked": Who(1)}) == asks.why_not(0, PICK)
    assert Message("why-not-your-turn", {"asked": Who(1)}) == asks.why_not(NOBODY, PICK)
    assert Message("why-not-asked-now") == asks.why_not(1, NOD)
    assert asks.why_not(1, PICK) is None
    bids: PursesTable = GAME.start(2, "why")
    refusal = bids.why_not(0, GAME.catalogue.number("keep"))
    assert refusal is not None
    assert refusal.id == "why-bid"
    asks.follow(1, PICK)
    assert Message("why-over") == asks.why_not(1, PICK)
    assert ([], None, []) == (asks.asked(), asks.step(1), asks.legal(1))


def test_a_seat_that_has_answered_waits_for_the_others() -> None:
    """In lanes the reason names a seat that is still asked."""
    asks = table("gather 0 1")
    asks.follow(0, PICK)
    asks.follow(0, PICK)
    assert Message("why-not-your-turn", {"asked": Who(1)}) == asks.why_not(0, PICK)


@pytest.mark.parametrize(("seat", "choice"), [(0, PICK), (1, NOD), (1, -1), (1, 99), (7, PICK)])
@pytest.mark.parametrize("script", ["ask 1", "gather 1 2"])
def test_a_refusal_changes_nothing(script: str, seat: int, choice: int) -> None:
    """Take gives the reason of why_not, and all is as it was."""
    asks = table(script)
    before = photograph(relay(), asks)
    with pytest.raises(Refused) as refused:
        asks.take(seat, choice)
    assert asks.why_not(seat, choice) == refused.value.message
    assert (before, 0, [0] * SEATS) == (photograph(relay(), asks), asks.ply, asks.seals)


def test_take_does_what_follow_does() -> None:
    """They differ in asking whether it is legal, and in nothing else."""
    asks = table("ask 0", "rolls 1 2")
    other = asks.copy()
    for seat, choice in ((0, PICK), (2, ROLL), (1, PICK + 1), (2, PICK)):
        asks.take(seat, choice)
        other.follow(seat, choice)
        assert photograph(relay(), other) == photograph(relay(), asks)
        assert (other.ply, other.seals) == (asks.ply, asks.seals)


def test_dice_seal_for_everybody() -> None:
    """What a duty rolls after a choice comes to light for all, at the number of that choice."""
    asks = table("ask 0", "dice", "ask 0", "ask 0")
    asks.follow(0, PICK)
    assert [1, 1, 1] == asks.seals
    asks.follow(0, PICK)
    assert [1, 1, 1] == asks.seals


def test_dice_of_a_lane_seal_that_seat_alone() -> None:
    """What one seat rolls for itself binds nobody else."""
    asks = table("rolls 0 1 2")
    asks.follow(0, PICK)
    asks.follow(1, ROLL)
    assert [0, 2, 0] == asks.seals
    asks.follow(1, PICK)
    asks.follow(2, ROLL)
    assert [0, 2, 4] == asks.seals


def test_dice_of_a_lane_and_dice_of_what_follows() -> None:
    """When the last lane closes and the table rolls, that seals for all."""
    asks = table("rolls 0", "dice", "ask 1")
    asks.follow(0, ROLL)
    assert [1, 0, 0] == asks.seals
    asks.follow(0, PICK)
    assert [2, 2, 2] == asks.seals


def test_a_seal_is_set_by_the_rules() -> None:
    """Without dice nothing seals but the rules themselves."""
    asks = table("ask 0", "ask 0", "seal", "ask 0")
    asks.follow(0, PICK)
    assert [0, 0, 0] == asks.seals
    asks.follow(0, PICK)
    assert [2, 2, 2] == asks.seals


def test_answers_that_come_to_light_seal() -> None:
    """Once all have answered each knows the others' answers."""
    asks = table("gather 0 1", "ask 2")
    for seat in (0, 0, 1):
        asks.follow(seat, PICK)
    assert [0, 0, 0] == asks.seals
    asks.follow(1, PICK)
    assert [4, 4, 4] == asks.seals


def test_the_end_clears_the_agenda() -> None:
    """Nothing is pending in a finished game, whatever was."""
    asks = table("ask 0", "ask 1")
    asks.finish()
    assert (True, [], []) == (asks.over, asks.agenda, asks.asked())


def test_the_chronicle_is_told_at_which_choice_it_is() -> None:
    """Facts bear the number of the choice that brought them about."""
    play = begin("ask 0", "ask 0", "tell", "ask 0", moves="0 pick one, 0 pick one")
    assert play.table.chronicle is not None
    assert [2] == [fact.ply for fact in play.table.chronicle.facts]


def test_a_copy_has_all_that_every_table_has() -> None:
    """Dice, agenda, lanes, plies and seals go with it; the chronicle does not."""
    play = begin("ask 0", "rolls 0 1", "ask 2", moves="0 pick one, 1 roll")
    copy = play.table.copy()
    assert play.table.dice.counts == copy.dice.counts
    assert play.table.dice.drawn == copy.dice.drawn
    assert play.table.agenda == copy.agenda
    assert play.table.lanes == copy.lanes
    assert (2, 2, 1) == (copy.ply, copy.waiting, copy.opened)
    assert [0, 2, 0] == copy.seals
    assert copy.chronicle is None
    assert not copy.over
    play.take("pick one", 0)
    assert [0, 1] == copy.asked()
    assert [2, 2] == [copy.ply, copy.waiting]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_copies_are_strangers_in_lanes(order: tuple[int, int]) -> None:
    """Answers and seals of a copy are its own, whichever of the two is played."""
    tables = [table("rolls 0 1", "dice", "ask 0")]
    tables.append(tables[0].copy())
    played, left = tables[order[0]], tables[order[1]]
    before = photograph(relay(), left)
    for seat, choice in ((0, ROLL), (0, PICK), (1, ROLL), (1, PICK), (0, PICK)):
        played.follow(seat, choice)
    assert played.over
    assert (before, [0] * SEATS, False, 0) == (
        photograph(relay(), left),
        left.seals,
        left.over,
        left.dice.drawn,
    )


def test_a_copy_of_a_finished_game_is_finished() -> None:
    """Nobody is asked there either."""
    asks = table("ask 0")
    asks.follow(0, PICK)
    assert asks.copy().over


def test_a_table_by_itself_keeps_no_secrets() -> None:
    """A game with secrets says so."""
    assert {} == Table.secrets(RelayTable(SEATS, Dice("s", ["die"], SEATS), []), 0)


def test_forced_steps_ask_until_they_are_settled() -> None:
    """The table itself takes nothing by itself: that is the play's part."""
    asks = table("nod 1")
    assert ([1], [NOD]) == (asks.asked(), asks.legal(1))
    assert isinstance(asks.step(1), Nod)
