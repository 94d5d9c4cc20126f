"""The end: penalty, wealth and ties (rulebook, end of the game; A25 to A27)."""

from __future__ import annotations

import pytest

from terem.core.message import Message
from terem.core.outcome import Outcome
from terem.games.middle_ages import GAME
from terem.games.middle_ages.components import AREAS

from .games import finished
from .positions import position

ALL = " ".join(AREAS)


def _end(*seats: str, event: str = "reconstruction") -> Outcome:
    """The outcome when the last event has come."""
    colours = "\n".join(
        f"{colour}: {seat}" for colour, seat in zip(GAME.colours, seats, strict=False)
    )
    table = position(f"round 16\nevents {event}\n{colours}")
    assert table.over
    return GAME.outcome(table)


def test_ten_coins_for_every_empty_column() -> None:
    """A column without a tile costs ten coins (end of the game; N11)."""
    outcome = _end("100 coins; fief field field", f"100 coins; fief {ALL}")
    assert outcome.scores == [30, 100]
    assert outcome.places == [2, 1]


def test_tiles_in_the_graveyard_fill_no_column() -> None:
    """Only tiles on the fief board count (A27)."""
    outcome = _end(
        "100 coins; fief field mill village fortification market barracks church; graveyard palace",
        f"100 coins; fief {ALL}",
        event="earthquake",
    )
    assert outcome.scores == [100 - 10 - 10, 100 - 10]


def test_tokens_fill_no_column() -> None:
    """A column with tokens and no tile is empty: the penalty asks for a tile (N11)."""
    fief = "field mill village fortification market barracks church"
    outcome = _end(
        f"100 coins; fief {fief}; income palace; area palace=field",
        f"100 coins; fief {ALL}",
    )
    assert outcome.scores == [90, 100]


def test_nobody_falls_below_nothing() -> None:
    """A penalty takes all there is and no more (A25)."""
    outcome = _end("15 coins; fief field", "85 coins; fief field mill")
    assert outcome.scores == [0, 25]
    penalty = next(s for s in outcome.sources if s.name == Message("source-penalty"))
    assert penalty.points == [-15, -60]


def test_the_richest_wins() -> None:
    """Wealth alone decides, whatever the columns hold (end of the game; N12)."""
    outcome = _end(
        f"30 coins; fief {ALL} palace palace", f"32 coins; fief {ALL}", f"31 coins; fief {ALL}"
    )
    assert outcome.places == [3, 1, 2]
    assert outcome.ties == []


@pytest.mark.parametrize("column", range(7, 0, -1))
def test_ties_from_right_to_left(column: int) -> None:
    """A tie goes to more palaces, then churches, and so on to the left (N12, B03)."""
    more, fewer = AREAS[column], AREAS[column - 1]
    outcome = _end(f"9 coins; fief {ALL} {fewer} {fewer}", f"9 coins; fief {ALL} {more}")
    assert outcome.scores == [9, 9]
    assert outcome.places == [2, 1]
    compared = [Message(f"area-{area}") for area in AREAS[column:]][::-1]
    assert [source.name for source in outcome.ties] == compared
    assert outcome.ties[-1].points == [1, 2]


def test_the_leftmost_column_decides_last() -> None:
    """When all others are equal, more fields win (N12, B03)."""
    outcome = _end(f"9 coins; fief {ALL} field", f"9 coins; fief {ALL}")
    assert outcome.places == [1, 2]
    assert len(outcome.ties) == 8


def test_shared_victory() -> None:
    """Who ties in every column shares the victory, and the next place is the third (A26)."""
    outcome = _end(f"9 coins; fief {ALL}", f"5 coins; fief {ALL}", f"9 coins; fief {ALL}")
    assert outcome.places == [1, 3, 1]


def test_lower_places_are_told_apart_in_the_same_way() -> None:
    """The tie-break also orders those who did not win."""
    outcome = _end(f"9 coins; fief {ALL}", f"5 coins; fief {ALL}", f"5 coins; fief {ALL} palace")
    assert outcome.places == [1, 3, 2]
    assert outcome.ties == []


def test_only_the_richest_compete_in_a_tie() -> None:
    """Palaces of somebody poorer break no tie among the richest."""
    outcome = _end(
        f"9 coins; fief {ALL} church",
        f"9 coins; fief {ALL}",
        f"8 coins; fief {ALL} palace palace",
    )
    assert outcome.places == [1, 2, 3]
    assert [source.points for source in outcome.ties] == [[1, 1, 3], [2, 1, 1]]


def test_ties_come_after_the_penalty() -> None:
    """Both have nothing left after the penalty: then palaces decide (A25, N12)."""
    outcome = _end("5 coins; fief field", "fief palace")
    assert outcome.scores == [0, 0]
    assert outcome.places == [2, 1]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_breakdown_adds_up(seats: int) -> None:
    """The sources of every seat add up to its score, and what one gave another got."""
    for number in range(5):
        outcome = GAME.outcome(finished(seats, f"sum {number}"))
        assert [
            sum(column) for column in zip(*(s.points for s in outcome.sources), strict=True)
        ] == outcome.scores
        moved = [
            s
            for s in outcome.sources
            if s.name.id in {"source-given", "source-mills", "source-raids"}
        ]
        assert sum(sum(source.points) for source in moved) == 0
        assert outcome.reason == Message("end-rounds", {"rounds": 16})


def test_every_source_has_its_own_line() -> None:
    """Income is told column by column, other coins by where they came from."""
    outcome = _end(f"9 coins; fief {ALL}", f"fief {ALL}", event="good-harvest")
    assert [(source.name.id, source.points) for source in outcome.sources] == [
        ("source-events", [2, 2]),
        ("source-start", [9, 0]),
    ]


def test_income_is_named_by_its_column() -> None:
    """The line of a column's income names the column."""
    table = position("""
        round 16
        row 4: mill@pink village@blue -
        events earthquake
        pink: 80 coins
        blue: 80 coins
    """)
    assert table.over
    lines = {
        str(source.name.args["area"]): source.points
        for source in GAME.outcome(table).sources
        if source.name.id == "source-income"
    }
    assert lines == {
        str(Message("area-mill")): [2, 0],
        str(Message("area-village")): [0, 2],
    }
