"""Taking back: what it gives back, and each reason why it may not be."""

from __future__ import annotations

import pytest
from core.relay import begin, reason, told
from hypothesis import given, settings
from hypothesis import strategies as st

from terem.conformance.moment import photograph
from terem.core.errors import Refused
from terem.core.message import Message, Who
from terem.core.play import Play
from terem.core.record import parse


def test_the_last_choice_is_taken_back() -> None:
    """The play is what it was before, to the last digest."""
    play = begin("ask 0", "ask 0", "ask 0", moves="0 pick one")
    before = (play.record.text(), photograph(play.game, play.table))
    play.take("pick two", 0)
    play.undo(0)
    assert before == (play.record.text(), photograph(play.game, play.table))
    play.undo(0)
    assert ([], 0) == (told(play), play.ply)


def test_one_may_choose_otherwise_after_it() -> None:
    """That is what it is for."""
    play = begin("ask 0", "ask 0", moves="0 pick one")
    play.undo(0)
    play.take("pick two", 0)
    assert ["0 pick two"] == told(play)


def test_there_is_nothing_to_take_back() -> None:
    """At the start, and for one who only watches."""
    assert reason(begin("ask 0"), 0) == "why-undo-nothing"
    assert reason(begin("nod 0", "ask 0"), 0) == "why-undo-nothing"
    assert reason(begin("ask 0"), -1) == "why-undo-nothing"


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_others_decisions_stand_in_the_way(seat: int) -> None:
    """Who has chosen since is named."""
    play = begin("ask 0", "ask 1", "ask 0", moves="0 pick one, 1 pick one")
    with pytest.raises(Refused) as refused:
        play.undo(seat)
    assert Message("why-undo-other", {"who": Who(1)}) == refused.value.message


@pytest.mark.parametrize("light", ["dice", "seal"])
def test_what_has_come_to_light_stays(light: str) -> None:
    """Dice and reveals seal what was chosen before them, not what is chosen after."""
    play = begin("ask 0", light, "ask 0", "ask 0", moves="0 pick one")
    assert reason(play, 0) == "why-undo-sealed"
    play.take("pick one", 0)
    play.undo(0)
    assert ["0 pick one"] == told(play)
    assert reason(play, 0) == "why-undo-sealed"


def test_what_was_forced_goes_along() -> None:
    """Choices without another beside them are nobody's decision, whosever they were."""
    play = begin("ask 0", "nod 1", "nod 2", "ask 1", moves="0 pick one")
    assert ["0 pick one", "1 nod !", "2 nod !"] == told(play)
    play.undo(0)
    assert [] == told(play)


def test_what_was_forced_before_stays() -> None:
    """It stays forced, too."""
    play = begin("nod 1", "ask 0", "ask 0", moves="0 pick one")
    play.undo(0)
    assert ["1 nod !"] == told(play)


def test_forced_dice_seal_as_well() -> None:
    """What a forced choice brought to light cannot be forgotten."""
    assert reason(begin("ask 0", "nod 1", "dice", "ask 0", moves="0 pick one"), 0) == (
        "why-undo-sealed"
    )


def test_answers_of_others_are_kept_in_lanes() -> None:
    """Only the own last small choice goes; the others are not asked again."""
    play = begin("gather 0 1 2", moves="0 pick one, 1 pick two, 0 pick three, 2 pick one")
    assert [1, 2] == play.asked()
    play.undo(0)
    assert ["0 pick one", "1 pick two", "2 pick one"] == told(play)
    assert [0, 1, 2] == play.asked()
    play.undo(0)
    assert ["1 pick two", "2 pick one"] == told(play)
    assert reason(play, 0) == "why-undo-nothing"


def test_order_of_taking_back_in_lanes_does_not_matter() -> None:
    """The same answers lead to the same table, whoever changed their mind."""
    play = begin("gather 0 1", moves="0 pick one, 1 pick two, 1 pick one")
    play.undo(0)
    play.take("pick one", 0)
    other = begin("gather 0 1", moves="1 pick two, 1 pick one, 0 pick one")
    assert photograph(other.game, other.table) == photograph(play.game, play.table)


def test_forced_answers_of_others_are_kept_in_lanes() -> None:
    """They were given before, and stay forced."""
    play = begin("half 1 0 2", moves="0 pick one")
    assert ["1 nod !", "0 pick one"] == told(play)
    play.undo(0)
    assert ["1 nod !"] == told(play)
    assert [0, 2] == play.asked()


def test_dice_of_a_lane_bind_their_seat_alone() -> None:
    """Who has rolled may not take it back; who has not may."""
    play = begin("rolls 0 1", moves="1 pick one, 0 roll")
    assert reason(play, 0) == "why-undo-sealed"
    play.undo(1)
    assert ["0 roll"] == told(play)
    assert reason(play, 0) == "why-undo-sealed"


def test_the_choice_that_asked_all_is_taken_back() -> None:
    """While nobody has answered, it is nobody else's decision."""
    play = begin("ask 0", "gather 1 2", moves="0 pick one")
    play.undo(0)
    assert ([], [0]) == (told(play), play.asked())


def test_answers_in_lanes_stand_in_the_way_of_what_asked_them() -> None:
    """To take back the choice that opened the lanes would unask those who have answered."""
    play = begin("ask 0", "gather 1 2", moves="0 pick one, 1 pick two")
    assert reason(play, 0) == "why-undo-other"


def test_forced_answers_in_lanes_go_with_what_asked_them() -> None:
    """They were nobody's decision."""
    play = begin("ask 0", "half 1 2", moves="0 pick one")
    assert ["0 pick one", "1 nod !"] == told(play)
    play.undo(0)
    assert ([], [0]) == (told(play), play.asked())


def test_the_last_to_answer_has_seen_the_answers() -> None:
    """When lanes close the answers come to light, so nobody may answer otherwise."""
    play = begin("gather 0 1", "ask 2")
    for seat in (0, 0, 1, 1):
        play.take("pick one", seat)
    assert reason(play, 1) == "why-undo-sealed"


def test_what_bots_answer_goes_along() -> None:
    """Where nobody else is wronged, their decisions are taken back with the choice before them."""
    play = begin(
        "ask 0", "ask 1", "nod 1", "ask 2", "ask 0", moves="0 pick one, 1 pick two, 2 pick one"
    )
    assert not play.may_undo(0)
    assert not play.may_undo(0, [1])
    assert play.may_undo(0, [1, 2])
    play.undo(0, [1, 2])
    assert ([], [0]) == (told(play), play.asked())


@pytest.mark.parametrize("light", ["dice", "seal"])
def test_what_has_come_to_light_stays_among_bots_too(light: str) -> None:
    """Dice and reveals seal, whoever has brought them about."""
    play = begin("ask 0", "ask 1", light, "ask 0", moves="0 pick one, 1 pick one")
    with pytest.raises(Refused) as refused:
        play.undo(0, [1, 2])
    assert "why-undo-sealed" == refused.value.message.id


def test_what_a_bot_has_shown_stays() -> None:
    """A card from its hand is seen now, though no rule has sealed it; one's own card is no news."""
    play = begin("ask 0", "lay 1", "ask 0", moves="0 pick one, 1 pick one")
    with pytest.raises(Refused) as refused:
        play.undo(0, [1, 2])
    assert "why-undo-sealed" == refused.value.message.id
    play = begin("lay 0", "ask 1", "ask 0", moves="0 pick one, 1 pick one")
    play.undo(0, [1, 2])
    assert [] == told(play)


def test_answers_of_bots_in_lanes_are_kept() -> None:
    """They knew nothing of one's own; what asked them goes only with all of them."""
    play = begin("gather 0 1", moves="0 pick one, 1 pick two")
    play.undo(0, [1])
    assert ["1 pick two"] == told(play)
    play = begin("ask 0", "gather 1 2", moves="0 pick one, 1 pick two")
    play.undo(0, [1, 2])
    assert ([], [0]) == (told(play), play.asked())


def facts(play: Play, seat: int) -> list[int]:
    """The plies at which a seat is told that something was taken back."""
    assert play.table.chronicle is not None
    return [
        fact.ply
        for fact in play.table.chronicle.since(-1, seat)
        if fact.message.id == "fact-taken-back"
    ]


def test_that_something_was_taken_back_is_told() -> None:
    """Where it was, once each time, and not beyond what was taken back after it."""
    play = begin("ask 0", "ask 0", "ask 1", moves="0 pick one, 0 pick one")
    play.undo(0)
    play.take("pick two", 0)
    play.undo(0)
    assert [1, 1] == facts(play, 1)
    play.undo(0)
    assert [0] == facts(play, 1)
    play.take("pick one", 0)
    assert [0] == facts(play, 1)
    again = Play.replay(play.game, play.record, play.components, undone=play.undone)
    assert [0] == facts(again, 1)


def test_what_is_taken_back_in_secret_is_told_in_secret() -> None:
    """That somebody has answered already is nobody else's business."""
    play = begin("gather 0 1", moves="0 pick one")
    play.undo(0)
    assert ([0], []) == (facts(play, 0), facts(play, 1))


def test_a_game_that_is_not_over_has_no_scores() -> None:
    """The last choice of all may be taken back, and the final scores with it."""
    play = begin("ask 0", moves="0 pick one")
    assert [1, 0, 0] == play.record.scores
    play.undo(0)
    assert not play.over
    told_scores = play.record.scores
    assert told_scores is None


SCENES = ["ask 0", "lay 1", "ask 1", "nod 2", "gather 0 1", "half 1 2", "rolls 0 2", "dice", "seal"]


@settings(max_examples=400, derandomize=True)
@given(
    st.lists(st.sampled_from(SCENES), min_size=1, max_size=5),
    st.lists(st.integers(0, 17), min_size=4, max_size=16),
)
def test_whatever_is_taken_back_the_record_still_replays(
    script: list[str], moves: list[int]
) -> None:
    """Choices and undos in any mixture: the record tells the table it goes with."""
    play = begin(*script)
    for move in moves:
        seat = move % 3
        if move >= 15 and play.may_undo(seat, [1, 2]):
            play.undo(seat, [1, 2])
        elif move >= 9:
            reason(play, seat)
        elif choices := play.choices(seat):
            play.take(choices[move // 3 % len(choices)], seat)
    again = Play.replay(play.game, parse(play.record.text()), play.components)
    assert play.record.text() == again.record.text()
    assert photograph(play.game, play.table) == photograph(again.game, again.table)
    assert play.asked() == again.asked()
