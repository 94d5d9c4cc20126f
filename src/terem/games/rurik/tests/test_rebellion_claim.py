"""Solo, claim phase: priority, progress, coins off the board, income, rally (rulebook, solo)."""

from __future__ import annotations

import pytest

from terem.games.rurik.components import PRIORITIES
from terem.games.rurik.table import RurikTable

from .looks import asked, choices, play
from .uprising import REBELS, YOU, log, stands, uprising

LOSING = "kiev: rebels 2\nvolyn: rebels 2\n"
"""You occupy no more than the rebellion, have no structures and no goods."""


def _priority(table: RurikTable) -> str:
    return PRIORITIES[table.priority]


@pytest.mark.parametrize(
    ("lands", "priority", "why"),
    [
        ("kiev: rebels 2, you 1\nvolyn: you 1", "war", "regions"),
        ("kiev: rebels 2\nvolyn: you 1", "build", "start"),
        ("kiev: rebels 2, church you\nvolyn: you 1", "build", "structures"),
        (
            "kiev: rebels 2, church you, market you\nvolyn: you 1, church rebels",
            "tax",
            "goods",
        ),
        (
            "kiev: rebels 2, church you\npolotsk: you 1, market you\nvolyn: church rebels",
            "build",
            "structures",
        ),
        (
            "kiev: rebels 2, church you\nnovgorod: you 1, market you\nvolyn: church rebels",
            "tax",
            "goods",
        ),
    ],
)
def test_the_first_thing_you_lead_in(lands: str, priority: str, why: str) -> None:
    """Regions occupied, then adjacent structures (S18), then goods on the boat, else the start.

    Goods on the dock and regions ruled do not count.
    """
    goods = "goods wood 1" if priority == "tax" else "goods fish 0"
    table = uprising(f"level easy\npriority tax\nclaim\n{lands}\nyou: {goods}")
    if choices(table, "load"):
        play(table, choices(table)[-1])
    assert _priority(table) == priority
    assert log(table, "priority") == [f"priority-{why} priority=priority-{priority}"]


@pytest.mark.parametrize(
    ("level", "start"),
    [("easy", "build"), ("medium", "tax"), ("hard", "war"), ("very-hard", "build")],
)
def test_back_to_the_first_priority(level: str, start: str) -> None:
    """If you lead in nothing, the priority of the board's mark returns."""
    for before in PRIORITIES:
        table = uprising(f"level {level}\npriority {before}\nclaim\n{LOSING}volyn: you 1")
        assert _priority(table) == start


def test_goods_that_stay_on_the_dock() -> None:
    """You may show less, so that the rebellion does not turn to taxes (ruling S30)."""
    text = "level easy\nclaim\nkiev: rebels 2, you 1\nyou: goods wood 1"
    assert _priority(play(uprising(text), "load 1")) == "tax"
    assert _priority(play(uprising(text), "load 0")) == "build"


def test_the_boat_may_be_loaded_after_the_comparison() -> None:
    """S30: what the rebellion does not see on the boat can still be marked on the trade track."""
    table = uprising("level easy\nclaim\nkiev: rebels 2, you 1\nyou: goods wood 3")
    assert choices(table) == ["load 0", "load 3"]
    for shown, priority in ((0, "build"), (3, "tax")):
        for load, step in ((2, 0), (3, 1)):
            after = play(table.copy(), f"load {shown}", f"load {load}")
            assert (_priority(after), after.tracks[2]) == (priority, step)


@pytest.mark.parametrize(
    "text",
    [
        "level easy\nclaim\nkiev: rebels 2, you 1\nyou: goods wood 1\nrebels: goods fish 1",
        "level easy\nclaim\nkiev: rebels 2, you 1\nvolyn: you 1\nyou: goods wood 1",
        "level medium\nclaim\nkiev: rebels 2, you 1\nyou: goods wood 1",
        "level easy\nround 4\nclaim\nkiev: rebels 2, you 1\nyou: goods wood 1",
    ],
)
def test_otherwise_the_boat_is_not_shown(text: str) -> None:
    """It has as many, something else decides, taxes come anyway, or no priority follows (S30)."""
    table = uprising(text)
    assert table.over or choices(table, "load") == []


def test_progress_as_anybody() -> None:
    """Its markers jump to the best step that it has reached, and never go down."""
    table = uprising(
        """
        level easy
        claim
        kiev: rebels 1, church rebels
        volyn: rebels 1, market rebels
        polotsk: rebels 1, market rebels
        rebels: goods wood 4 fish 3 ore 1; tracks 1 0 3
        """
    )
    assert table.tracks[3:] == [2, 2, 3]
    assert log(table, "progress") == [
        "progress n=2 track=track-rule who=rebellion",
        "progress n=2 track=track-build who=rebellion",
    ]


def test_a_coin_for_each_track_on_which_you_lead() -> None:
    """Two of three tracks: two coins come off, in the column of the new priority first (S19)."""
    table = uprising(
        """
        level easy
        priority tax
        claim
        kiev: you 2
        volyn: you 2, rebels 1
        polotsk: you 1
        you: tracks 0 2 1
        rebels: tracks 0 3 0; coins 0
        """
    )
    assert _priority(table) == "war"
    assert table.covers == [0, 2, 2]
    assert log(table, "rebellion-behind", "rebellion-unlocks") == [
        "rebellion-behind track=track-rule",
        "rebellion-unlocks action=action-build bonus=count-build-points(1) priority=priority-war",
        "rebellion-behind track=track-trade",
        "rebellion-unlocks action=action-attack bonus=gain-safety(1) priority=priority-war",
    ]
    # Two coins off the board, one of income.
    assert table.coins[REBELS] == 3


def test_progress_comes_before_the_comparison() -> None:
    """A marker that draws level in this very phase is no longer behind."""
    table = uprising(
        "level easy\nclaim\nkiev: rebels 2\nvolyn: rebels 2\nyou: tracks 1 0 0\npolotsk: you 1"
    )
    assert table.tracks == [1, 0, 0, 1, 0, 0]
    assert not log(table, "rebellion-behind")


def test_the_war_track_takes_no_coin() -> None:
    """Only the three tracks of rule, build and trade count."""
    table = uprising(f"level easy\nclaim\n{LOSING}polotsk: you 1\nyou: war 4")
    assert table.covers == [2, 2, 2]


def test_no_coin_left_on_the_board() -> None:
    """Then nothing is unlocked and no coin is gained."""
    table = uprising(
        "level easy\nclaim\nuncovered war 2\nuncovered build 2\nuncovered tax 2\n"
        f"{LOSING}polotsk: you 1\nyou: tracks 2 0 0\nrebels: coins 0"
    )
    assert log(table, "rebellion-all-open") == ["rebellion-all-open"]
    assert table.coins[REBELS] == 1


@pytest.mark.parametrize(
    ("goods", "coins"),
    [
        ("fish 0", 1),
        ("ore 2", 2),
        ("ore 3 fur 1", 3),
        ("ore 1 wood 2", 1),
        ("ore 2 wood 3 fish 3 honey 2 fur 1", 6),
    ],
)
def test_income(goods: str, coins: int) -> None:
    """One coin, and one for each full column; nothing for missing markers."""
    table = uprising(f"level easy\nclaim\n{LOSING}polotsk: you 1\nrebels: coins 0; goods {goods}")
    assert table.coins[REBELS] == coins


def test_your_income_is_the_usual_one() -> None:
    """A coin for each marker that is on no track."""
    table = uprising(f"level easy\nclaim\n{LOSING}polotsk: you 1\nyou: coins 0")
    assert table.coins[YOU] == 4


def test_it_takes_no_deed() -> None:
    """Only you are asked; the row is filled up after you."""
    table = uprising(f"level easy\nclaim\n{LOSING}polotsk: you 1")
    assert asked(table) == ["blue"]
    play(table, choices(table, "take-deed")[0])
    assert table.round == 2
    assert (len(table.deeds[YOU]), len(table.deed_row)) == (1, 3)


def test_a_rebel_joins_sviatopolk() -> None:
    """At the end of the round, after the comparison; the goods are there again."""
    table = uprising("level easy\nclaim\nkiev: rebels 1 leader, taxed\nvolyn: you 1")
    play(table, choices(table, "take-deed")[0])
    assert stands(table, "kiev") == "rebels 2 leader"
    assert table.stock == [1] * 8
    assert log(table, "rebellion-rallies") == ["rebellion-rallies region=region-kiev"]


@pytest.mark.parametrize("text", ["kiev: rebels 1", "kiev: rebels 1 leader\nrebels: camp 0"])
def test_nobody_joins(text: str) -> None:
    """S22: not without Sviatopolk, and not without a rebel left."""
    table = uprising(f"level easy\nclaim\nvolyn: you 1\n{text}")
    before = stands(table, "kiev")
    play(table, choices(table, "take-deed")[0])
    assert stands(table, "kiev") == before
    assert not log(table, "rebellion-rallies")


def test_round_4() -> None:
    """S17: progress and coins for tracks on which you lead; no new priority, income or rally."""
    table = uprising(
        """
        round 4
        level easy
        priority tax
        claim
        kiev: rebels 1 leader
        volyn: you 1
        polotsk: you 1
        rebels: coins 0
        """
    )
    assert table.over
    assert _priority(table) == "tax"
    assert table.coins[REBELS] == 1
    assert table.covers == [2, 2, 1]
    assert stands(table, "kiev") == "rebels 1 leader"
    assert not log(table, "priority")


def test_in_round_4_the_boat_matters_still() -> None:
    """S17: a step on the trade track that leads costs the coin that the rebellion scores."""
    table = uprising("round 4\nclaim\nkiev: rebels 2, you 1\nyou: goods wood 3")
    assert choices(table) == ["load 2", "load 3"]
    assert play(table.copy(), "load 3").coins[REBELS] == 4
    assert play(table, "load 2").coins[REBELS] == 3
