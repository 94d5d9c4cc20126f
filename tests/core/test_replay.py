"""Replaying: every ply again, and each way in which a record and its game may part."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from core.relay import begin, reason, relay, told
from toys import GAME
from toys.game import make
from toys.steps import fill
from toys.table import PursesTable

from terem.conformance.moment import photograph
from terem.core.components import Components
from terem.core.dice import GUESS, Dice
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.core.position import AnyGame, digest
from terem.core.record import Entry, Record, parse


def played(seed: str = "replay", seats: int = 3) -> Play:
    """A finished game of the toy."""
    play = Play.new(GAME, seats, seed)
    dice = Dice(seed, [], seats)
    while not play.over:
        seat = play.asked()[dice.below(GUESS, len(play.asked()))]
        choices = play.choices(seat)
        play.take(choices[dice.below(GUESS, len(choices))], seat)
    return play


def replay(record: Record, game: AnyGame = GAME, ply: int | None = None) -> Play:
    """Follow a record with the game's own box."""
    return Play.replay(game, record, game.components(), ply)


def refusal(record: Record, game: AnyGame = GAME) -> Message:
    """With what message a record is refused."""
    with pytest.raises(TeremError) as error:
        replay(record, game)
    return error.value.message


def changed(record: Record, ply: int, **changes: object) -> Record:
    """The record with one choice edited, as its text would be read."""
    entries = parse(record.text()).entries
    entries[ply - 1] = msgspec.structs.replace(entries[ply - 1], **changes)
    return msgspec.structs.replace(record, entries=entries)


def test_every_ply_again() -> None:
    """To each ply the same position, the same record up to there, and no scores before the end."""
    play = Play.new(GAME, 2, "plies")
    seen = [photograph(GAME, play.table)]
    while not play.over:
        play.take(play.choices()[0])
        seen.append(photograph(GAME, play.table))
    length = len(play.record.entries)
    assert len(seen) == length + 1
    for ply in range(length + 1):
        again = replay(play.record, ply=ply)
        assert seen[ply] == photograph(GAME, again.table)
        assert play.record.entries[:ply] == again.record.entries
        assert (ply, ply == length) == (again.ply, again.record.scores is not None)


def test_a_whole_record_again() -> None:
    """The replay writes the same record, and leaves the one it was given alone."""
    play = played()
    told = parse(play.record.text())
    again = replay(told)
    assert play.record.text() == again.record.text() == told.text()
    assert again.record is not told
    assert play.outcome == again.outcome


def test_a_replay_goes_on() -> None:
    """From any ply other choices may follow; the old record stays as it was."""
    record = played().record
    text = record.text()
    play = replay(record, ply=2)
    play.take(play.choices()[-1])
    assert (3, text) == (len(play.record.entries), record.text())


def test_forced_choices_stay_marked() -> None:
    """A replay takes them as they are told."""
    record = begin("nod 1", "ask 0", "nod 2", moves="0 pick one").record
    again = replay(record, relay("nod 1", "ask 0", "nod 2"))
    assert record.text() == again.record.text()


def test_digests_may_be_left_out() -> None:
    """Then nothing is compared on the way, and the replay writes them anew."""
    play = played()
    entries = [msgspec.structs.replace(entry, digest="") for entry in play.record.entries]
    again = replay(msgspec.structs.replace(play.record, entries=entries))
    assert play.record.text() == again.record.text()


def test_options_left_out_are_the_defaults() -> None:
    """A record need not say what is agreed on anyway."""
    play = played()
    again = replay(msgspec.structs.replace(play.record, options={}))
    assert play.outcome == again.outcome


@pytest.mark.parametrize("ply", [-1, 100])
def test_plies_that_are_not_there(ply: int) -> None:
    """The message tells how many there are."""
    record = played(seats=2).record
    with pytest.raises(TeremError) as error:
        replay(record, ply=ply)
    assert Message("error-ply", {"ply": ply, "most": 9}) == error.value.message
    assert len(record.entries) == 9


def test_a_divergence_is_found_where_it_is() -> None:
    """An edited digest is named by its ply, line and column, wherever it stands."""
    record = played().record
    for ply in range(1, len(record.entries) + 1):
        column = 5 if ply < 10 else 6
        assert Message(
            "record-diverged", {"line": 8 + 1 + ply, "column": column + 1, "ply": ply}
        ) == refusal(changed(record, ply, digest="deadbeef"))


def test_an_edited_choice_is_found_where_it_is() -> None:
    """Another legal choice leads elsewhere than the digest says."""
    record = played().record
    words = "bid 0" if record.entries[0].words != "bid 0" else "bid 1"
    assert Message("record-diverged", {"line": 10, "column": 6, "ply": 1}) == refusal(
        changed(record, 1, words=words)
    )


def test_an_impossible_choice() -> None:
    """The rules' own reason is told with the line."""
    message = refusal(changed(played().record, 2, words="keep"))
    assert message.id == "record-refused"
    assert (11, 6, "keep") == tuple(message.args[key] for key in ("line", "column", "words"))
    reason = message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "why-bid"


def test_words_that_mean_nothing() -> None:
    """As they stand there."""
    assert Message("record-words", {"line": 10, "column": 6, "words": "bet 3"}) == refusal(
        changed(played().record, 1, words="bet 3")
    )


def test_the_wrong_seat() -> None:
    """A choice by somebody who was not asked."""
    record = begin("ask 0", "ask 1", moves="0 pick one").record
    message = refusal(changed(record, 1, seat=2), relay("ask 0", "ask 1"))
    assert message.id == "record-refused"
    reason = message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "why-not-your-turn"


def test_choices_after_the_end() -> None:
    """A game that is over cannot go on."""
    record = played().record
    more = parse(record.text()).entries
    more.append(Entry(0, "keep", line=99, column=6))
    message = refusal(msgspec.structs.replace(record, entries=more))
    assert Message("record-after-end", {"line": 99, "column": 6, "ply": len(more)}) == message


def test_a_record_cut_short() -> None:
    """One that tells scores must tell the whole game; the same cut without scores is a game on."""
    record = played().record
    cut = msgspec.structs.replace(record, entries=record.entries[:-1])
    length = len(cut.entries)
    assert Message("record-truncated", {"ply": length}) == refusal(cut)
    assert length == replay(msgspec.structs.replace(cut, scores=None)).ply


def test_other_scores() -> None:
    """What is told and what is found, side by side."""
    record = played().record
    assert record.scores is not None
    found = " ".join(map(str, record.scores))
    message = refusal(msgspec.structs.replace(record, scores=[1, 2, 3]))
    assert Message("record-scores-differ", {"told": "1 2 3", "found": found}) == message


def test_the_end_is_checked_when_it_is_reached() -> None:
    """Also by its number; on the way there nobody looks at the scores."""
    record = msgspec.structs.replace(played().record, scores=[1, 2, 3])
    length = len(record.entries)
    assert length - 1 == replay(record, ply=length - 1).ply
    with pytest.raises(TeremError) as error:
        replay(record, ply=length)
    assert error.value.message.id == "record-scores-differ"


def test_other_rules_game_and_components() -> None:
    """Each has a message of its own, before any choice is tried."""
    record = played().record
    assert Message("record-game", {"game": "chess", "expected": "toy"}) == refusal(
        msgspec.structs.replace(record, game="chess")
    )
    assert Message("record-rules", {"game": "toy", "found": "2", "ours": "1"}) == refusal(
        msgspec.structs.replace(record, rules="2")
    )
    assert Message("record-components", {"found": "11111111", "ours": "00000000"}) == refusal(
        msgspec.structs.replace(record, components="11111111")
    )


def test_the_components_are_those_that_were_given() -> None:
    """A corrected box goes with its own records."""
    play = Play.new(GAME, 2, "box", components=Components("cccccccc"))
    assert play.record.components == "cccccccc"
    again = Play.replay(GAME, play.record, Components("cccccccc"))
    assert digest(GAME, play.table) == digest(GAME, again.table)


def test_another_seed_is_another_game() -> None:
    """Somewhere on the way the digests no longer fit."""
    message = refusal(msgspec.structs.replace(played().record, seed="other"))
    assert message.id == "record-diverged"


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"seats": 9}, "error-seats"),
        ({"options": {"lots": "nine"}}, "error-option-value"),
        ({"options": {"pots": "five"}}, "error-option"),
    ],
)
def test_heads_that_no_game_can_start_from(changes: dict[str, Any], id: str) -> None:
    """They are refused as they would be at a new game."""
    assert id == refusal(msgspec.structs.replace(played().record, **changes)).id


@pytest.mark.parametrize("seed", ["", "a b", "\ud800"])
def test_seeds_are_checked_in_records_too(seed: str) -> None:
    """What no new game would begin with is not replayed either."""
    assert "error-seed" == refusal(msgspec.structs.replace(played().record, seed=seed)).id


def test_a_decision_cannot_be_passed_off_as_forced() -> None:
    """Otherwise one could take back what somebody else has decided."""
    play = begin("ask 0", "ask 1", "ask 0", moves="0 pick one, 1 pick one")
    again = replay(changed(play.record, 2, forced=True), play.game)
    assert told(play) == told(again)
    assert reason(again, 0) == "why-undo-other"


def test_what_was_forced_is_marked_again() -> None:
    """A mark that somebody took away is no decision."""
    play = begin("ask 0", "nod 1", "ask 0", moves="0 pick one")
    again = replay(changed(play.record, 2, forced=False), play.game)
    assert told(play) == told(again)


def test_a_game_that_begins_otherwise_is_noticed() -> None:
    """The first digest already tells a changed setup of the same rules version."""
    record = played().record

    def begin_otherwise(table: PursesTable, lots: int) -> None:
        table.bank = 1
        fill(table, lots)

    message = refusal(record, make(begin=begin_otherwise))
    assert ("record-diverged", 1) == (message.id, message.args["ply"])
