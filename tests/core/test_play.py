"""Play: taking choices, forced ones, and what a position is made of."""

from __future__ import annotations

import pytest
from core.relay import begin, relay, told
from toys import GAME

from terem.conformance.moment import photograph
from terem.core.errors import Refused, TeremError
from terem.core.message import Message, Who
from terem.core.play import Play
from terem.core.position import digest, forced
from terem.core.step import NOBODY


def test_a_new_play_says_how_it_began() -> None:
    """The record names game, rules, components, seats, seed and every option."""
    record = Play.new(GAME, 2, "first").record
    assert ("toy", "1", "00000000", 2, "first") == (
        record.game,
        record.rules,
        record.components,
        record.seats,
        record.seed,
    )
    assert {"lots": "three"} == record.options
    assert ([], None) == (record.entries, record.scores)


def test_options_are_agreed_on_before_the_start() -> None:
    """What was asked for is written down and played."""
    play = Play.new(GAME, 2, "first", {"lots": "five"})
    assert {"lots": "five"} == play.record.options
    assert GAME.totals(play.table)["lots"] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seed", ["x", "!" * 128, "Ab-9_~=:"])
def test_good_seeds(seed: str) -> None:
    """Signs, digits and letters that can be written on one line anywhere."""
    assert seed == Play.new(GAME, 2, seed).record.seed


@pytest.mark.parametrize(
    "seed", ["", "a b", "a\n", "a\nscores: 1 2", "\t", "x" * 129, "семя", "é", "\x7f", "\x00"]
)
def test_bad_seeds(seed: str) -> None:
    """Nothing that could break the record's head, or read differently elsewhere."""
    with pytest.raises(TeremError) as error:
        Play.new(GAME, 2, seed)
    assert Message("error-seed", {"seed": seed}) == error.value.message


def test_taking_a_choice_writes_it_down() -> None:
    """Seat, words and the digest of the table it led to."""
    play = Play.new(GAME, 2, "first")
    play.take("bid 1", 1)
    entry = play.record.entries[0]
    assert (1, "bid 1", False) == (entry.seat, entry.words, entry.forced)
    assert digest(GAME, play.table) == entry.digest
    assert (1, [0]) == (play.ply, play.asked())


def test_without_a_seat_the_first_one_asked_is_meant() -> None:
    """For games at one keyboard, and for notebooks."""
    play = begin("ask 2", "gather 0 1")
    assert play.choices(2) == play.choices()
    play.take("pick one")
    play.take("pick two")
    play.take("pick two")
    play.take("pick three")
    assert ["2 pick one", "0 pick two", "0 pick two", "1 pick three"] == told(play)


def test_choices_in_words() -> None:
    """As the catalogue spells them; none for a seat that is not asked."""
    play = begin("ask 2")
    assert ["pick one", "pick two", "pick three"] == play.choices(2)
    assert ([], []) == (play.choices(0), play.choices(NOBODY))


def test_nothing_can_be_chosen_after_the_end() -> None:
    """Nobody is asked, there are no choices, and the reason is that it is over."""
    play = begin("ask 0", moves="0 pick one")
    assert (True, [], []) == (play.over, play.asked(), play.choices())
    assert Message("why-over") == play.why_not("pick one")
    with pytest.raises(Refused):
        play.take("pick one")


@pytest.mark.parametrize(
    ("words", "seat", "expected"),
    [
        ("pick four", 0, Message("why-unknown", {"words": "pick four"})),
        ("", 0, Message("why-unknown", {"words": ""})),
        ("nod", 0, Message("why-not-asked-now")),
        ("nod", None, Message("why-not-asked-now")),
        ("pick one", 1, Message("why-not-your-turn", {"asked": Who(0)})),
        ("pick one", 9, Message("why-not-your-turn", {"asked": Who(0)})),
    ],
)
def test_a_refusal_gives_the_reason_and_changes_nothing(
    words: str, seat: int | None, expected: Message
) -> None:
    """Not in the table, nor in the record."""
    play = begin("ask 0", "ask 1")
    before = (play.record.text(), photograph(play.game, play.table))
    assert expected == play.why_not(words, seat)
    with pytest.raises(Refused) as refused:
        play.take(words, seat)
    assert expected == refused.value.message
    assert before == (play.record.text(), photograph(play.game, play.table))


def test_what_is_allowed_has_no_reason_against_it() -> None:
    """With and without naming the seat."""
    play = begin("ask 0")
    assert (None, None) == (play.why_not("pick one"), play.why_not("pick one", 0))


def test_forced_choices_are_taken_and_marked() -> None:
    """At the start and after each choice; the game may end by them."""
    play = begin("nod 1", "ask 0", "nod 2", "nod 0")
    assert ["1 nod !"] == told(play)
    play.take("pick one", 0)
    assert ["1 nod !", "0 pick one", "2 nod !", "0 nod !"] == told(play)
    assert ([2, 1, 1], True) == (play.record.scores, play.over)


def test_forced_choices_in_lanes() -> None:
    """Whoever has no choice is not waited for, wherever its seat is."""
    assert ["1 nod !"] == told(begin("half 1 0 2"))
    assert ["0 nod !"] == told(begin("half 0 1 2"))


def test_forced_names_the_seat_and_the_choice() -> None:
    """And nothing where there is something to choose, or the game is over."""
    game = relay("nod 1")
    table = game.start(3, "forced")
    assert (1, game.catalogue.number("nod")) == forced(table)
    table.follow(1, game.catalogue.number("nod"))
    assert forced(table) is None
    assert forced(relay("ask 1").start(3, "forced")) is None


def test_a_step_that_would_tell_too_much_is_not_settled() -> None:
    """The toy's bids are asked even of an empty purse."""
    play = Play.new(GAME, 2, "poor")
    for words, seat in (("bid 4", 0), ("bid 0", 1), ("keep", 0)):
        play.take(words, seat)
    assert ["bid 0"] == play.choices(0)
    assert [0, 1] == play.asked()


def test_the_outcome_comes_at_the_end() -> None:
    """Not before; the record then tells its scores."""
    play = begin("ask 0", "ask 1", moves="0 pick one")
    assert (None, None) == (play.outcome, play.record.scores)
    play.take("pick one", 1)
    assert play.outcome is not None
    assert [1, 1, 0] == play.outcome.scores == play.record.scores


def test_digests_tell_positions_apart() -> None:
    """What is on the table, what is pending and what the dice gave: each makes a difference."""
    marks = [
        begin("ask 0", "gather 0 1", "ask 0", moves=moves)
        for moves in ("", "0 pick one", "0 pick two", "0 pick one, 0 pick one")
    ]
    rolled = begin("ask 0", "dice", "ask 0", moves="0 pick one")
    plain = begin("ask 0", "tell", "ask 0", moves="0 pick one")
    pending = begin("ask 0", "tell", "ask 1", moves="0 pick one")
    digests = [digest(play.game, play.table) for play in (*marks, rolled, plain, pending)]
    assert len(digests) == len(set(digests))
    assert {8} == {len(found) for found in digests}


def test_the_same_position_has_the_same_digest() -> None:
    """However it came about, and for a copy too."""
    one = begin("gather 0 1", moves="0 pick one, 1 pick two")
    two = begin("gather 0 1", moves="1 pick two, 0 pick one")
    assert digest(one.game, one.table) == digest(two.game, two.table)
    assert digest(one.game, one.table) == digest(one.game, one.table.copy())


def test_a_pinned_digest() -> None:
    """Known answer: a record written anywhere is followed everywhere."""
    assert digest(GAME, Play.new(GAME, 2, "first").table) == PINNED


PINNED = "7d1d3f3a"


def test_a_sight_of_the_play() -> None:
    """For a seat and for a watcher, by the game's own door."""
    play = Play.new(GAME, 2, "sight")
    assert [1, NOBODY] == [play.sight(viewer).viewer for viewer in (1, NOBODY)]
    assert GAME.sight(play.table, 1) == play.sight(1)
