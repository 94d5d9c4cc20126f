"""The end: points by source, ties (rulebook, end of the game)."""

from __future__ import annotations

import pytest

from terem.core.outcome import Outcome
from terem.games.rurik.scoring import agenda_points, outcome, war_points
from terem.games.rurik.table import RurikTable

from .looks import play
from .positions import position


def _end(text: str) -> RurikTable:
    return position(f"round 4\nclaim\n{text}")


def _source(end: Outcome, id: str) -> list[list[int]]:
    return [source.points for source in end.sources if source.name.id == id]


def test_points_by_source() -> None:
    """Three tracks, the warfare track, agenda, deeds; their sum is the score."""
    end = outcome(
        _end(
            """
            blue: tracks 5 4 1; war 2; done market-day hoard; agenda wealthy; coins 9
            red: tracks 0 2 3; war 5; agenda regal
            """
        )
    )
    assert _source(end, "source-track") == [[8, 0], [5, 2], [1, 3]]
    assert _source(end, "source-war") == [[1, 3]]
    assert _source(end, "source-agenda") == [[2, 0]]
    assert _source(end, "source-deeds") == [[3, 0]]
    assert end.scores == [20, 8]
    assert end.places == [1, 2]


@pytest.mark.parametrize(
    ("war", "expected"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [3, 0, 0, 0]),
        ([3, 1, 0, 0], [3, 1, 0, 0]),
        ([3, 1, 1, 0], [3, 1, 1, 0]),
        ([3, 3, 1, 0], [3, 3, 0, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([1, 5, 4, 2], [0, 3, 1, 0]),
    ],
)
def test_the_warfare_track(war: list[int], expected: list[int]) -> None:
    """3 for the first and 1 for the second; tied firsts leave no second; 0 is no place (G37)."""
    colours = ("blue", "red", "yellow", "white")
    text = "\n".join(f"{c}: war {n}" for c, n in zip(colours, war, strict=True))
    assert war_points(_end(text)) == expected


AGENDAS = {
    "dignified": ("done market-day send-gifts", "done hoard", "done trade-route splendid-feast"),
    "regal": ("goods fur honey", "goods fur", "goods honey 2"),
    "courageous": ("beaten 2", "beaten 1", "beaten 2"),
    "conquering": ("war 2", "war 1", "war 2"),
    "capable": ("goods fur 3", "goods wood 1 fur 1", "goods ore fish honey"),
    "committed": ("tracks 0 2 0", "tracks 0 1 0", "tracks 0 2 0"),
    "wealthy": ("coins 2", "coins 1", "coins 2"),
    "prosperous": ("tracks 0 0 2", "tracks 0 0 1", "tracks 0 0 2"),
    "successful": ("tracks 2 0 0", "tracks 1 0 0", "tracks 2 0 0"),
}


@pytest.mark.parametrize("id", sorted(AGENDAS))
def test_an_agenda(id: str) -> None:
    """Fulfilled by who has most, in a tie too; not by who has less (list of agendas)."""
    most, less, same = (f"coins 0; {seat}" for seat in AGENDAS[id])
    assert agenda_points(_end(f"blue: agenda {id}; {most}\nred: {less}"), 0) == 2
    assert agenda_points(_end(f"blue: agenda {id}; {most}\nred: {same}"), 0) == 2
    assert agenda_points(_end(f"blue: agenda {id}; {less}\nred: {same}"), 0) == 0


@pytest.mark.parametrize("id", [*sorted(AGENDAS), "protective", "esteemed"])
def test_nothing_fulfils_no_agenda(id: str) -> None:
    """A tie of nothing with nothing is worth nothing (G38)."""
    assert agenda_points(_end(f"blue: coins 0; agenda {id}\nred: coins 0"), 0) == 0


@pytest.mark.parametrize(
    ("lands", "expected"),
    [
        ("kiev: blue 1, church red, market blue", 2),
        ("kiev: blue 1, church red\nvolyn: red 1, church blue", 2),
        ("kiev: blue 1\nvolyn: red 1, church blue", 0),
        ("kiev: blue 1, red 1, church blue\nvolyn: red 1, market red", 0),
    ],
)
def test_structures_in_ruled_regions(lands: str, expected: int) -> None:
    """Of all players, one by one (agenda Protective)."""
    assert agenda_points(_end(f"{lands}\nblue: agenda protective\nred:"), 0) == expected


@pytest.mark.parametrize(
    ("lands", "expected"),
    [
        ("kiev: blue 1, red 2\nvolyn: blue leader\nrostov: red 1", 2),
        ("kiev: blue 5\nvolyn: red 1\nrostov: red 1", 0),
        ("kiev: blue 1\nvolyn: stronghold blue\nrostov: red 1\nsmolensk: red leader", 0),
    ],
)
def test_occupied_regions(lands: str, expected: int) -> None:
    """Wherever one has a piece, ruling or not; a stronghold does not occupy (agenda Esteemed)."""
    assert agenda_points(_end(f"{lands}\nblue: agenda esteemed\nred:"), 0) == expected


def test_goods_on_boat_and_dock() -> None:
    """Agendas count both."""
    table = _end("blue: goods fur 5; agenda regal\nred: goods honey 4")
    assert agenda_points(table, 0) == 2


def test_the_last_progress_counts_for_agendas() -> None:
    """Tracks are compared after step A of the last round."""
    table = _end("kiev: blue 1\nvolyn: blue 1\nblue: agenda successful\nred:")
    assert agenda_points(table, 0) == 2


@pytest.mark.parametrize(
    ("text", "places", "ties"),
    [
        (
            "blue: agenda regal; tracks 2 0 0\nred: agenda capable; tracks 0 2 0",
            [1, 1],
            ["tie-regions", "tie-coins"],
        ),
        (
            "kiev: red 1\nblue: agenda regal; tracks 2 0 0\nred: agenda capable; tracks 0 2 0",
            [2, 1],
            ["tie-regions"],
        ),
        (
            """
            kiev: red 1
            volyn: blue 1
            blue: agenda regal; coins 4; tracks 2 0 0
            red: agenda capable; tracks 0 2 0
            """,
            [1, 2],
            ["tie-regions", "tie-coins"],
        ),
        (
            "blue: agenda regal; tracks 1 0 0\nred: agenda capable; coins 0; tracks 0 2 0",
            [2, 1],
            [],
        ),
    ],
)
def test_ties(text: str, places: list[int], ties: list[str]) -> None:
    """More regions ruled, then more coins, then shared (G39)."""
    end = outcome(_end(text))
    assert end.places == places
    assert [source.name.id for source in end.ties] == ties


def test_lower_places_are_told_apart_in_the_same_way() -> None:
    """The rulebook speaks of the winner only (R08)."""
    end = outcome(
        _end(
            "blue: agenda regal; tracks 3 0 0\n"
            "red: agenda capable; coins 1\n"
            "yellow: agenda courageous; coins 2"
        )
    )
    assert end.places == [1, 3, 2]


def test_a_game_ends_after_the_fourth_round() -> None:
    """The last turn of the last round leads to the end."""
    table = position("round 4\nturn blue move 1\nblue: coins 0\nred: coins 0")
    play(table, "pass", "end", "pass", "end")
    assert table.over
