"""Muster (rulebook, muster). Maria and Sudislav: see test_leaders."""

from __future__ import annotations

from .looks import choices, play, post, reason, troops
from .positions import position


def test_in_any_region_that_one_occupies() -> None:
    """One troop for each point, wherever one has a troop, ruling or not."""
    table = position("turn blue muster 2\nkiev: blue 1, red 3\nnovgorod: blue leader\nblue:\nred:")
    assert choices(table, "muster") == ["muster novgorod", "muster kiev"]
    play(table, "muster kiev", "muster novgorod")
    assert (troops(table, "kiev", "blue"), troops(table, "novgorod", "blue")) == (2, 1)
    assert choices(table) == ["end"]
    assert table.camp[0] == 12 - 3


def test_a_lone_stronghold_is_no_place_to_muster() -> None:
    """Its owner rules there but does not occupy (G03)."""
    table = position("turn blue muster 2\nkiev: stronghold blue\nvolyn: blue 1\nblue:\nred:")
    assert choices(table, "muster") == ["muster volyn"]
    assert reason(table, "muster kiev") == "why-not-occupied"


def test_a_lost_leader_is_mustered_like_a_troop() -> None:
    """For one point, where one has a troop (G25)."""
    table = position("turn blue muster 2\nkiev: blue 1\nblue: boris\nred:")
    assert choices(table, "muster-leader") == ["muster-leader kiev"]
    play(table, "muster-leader kiev")
    assert post(table, "blue") == "kiev"
    assert choices(table) == ["muster kiev", "end"]
    assert reason(table, "muster-leader kiev") == "why-leader-on-map"


def test_no_more_than_twelve_troops() -> None:
    """When all stand on the map no other comes (G41)."""
    table = position("turn blue muster 1\nkiev: blue 12\nblue:\nred:")
    assert choices(table, "muster") == []
    assert reason(table, "muster kiev") == "why-no-troops-left"
    assert choices(table, "muster-leader") == ["muster-leader kiev"]


def test_refusals() -> None:
    """Out of play, without points, where nobody of one's own stands."""
    table = position("turn blue muster 1\nkiev: blue 1\nblue:\nred:")
    assert reason(table, "muster azov") == "why-not-in-play"
    assert reason(table, "muster novgorod") == "why-not-occupied"
    table = position("turn blue move 1\nkiev: blue 1\nblue:\nred:")
    assert reason(table, "muster kiev") == "why-no-muster-points"
