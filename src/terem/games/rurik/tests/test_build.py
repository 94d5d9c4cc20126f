"""Build (rulebook, build; structures). Mstislav and Yaroslav: see test_leaders."""

from __future__ import annotations

import pytest

from .looks import choices, play, post, reason, ruler, troops
from .positions import position


@pytest.mark.parametrize(
    ("kiev", "slot", "expected"),
    [
        ("blue 1", 2, True),
        ("blue 1, red 1", 2, False),
        ("blue 1, red 1", 1, True),
        ("stronghold blue", 1, False),
    ],
)
def test_one_point_where_one_rules_two_elsewhere(kiev: str, slot: int, *, expected: bool) -> None:
    """No coins and no goods are spent, and one must have a troop there."""
    table = position(f"turn blue build {slot}\nkiev: {kiev}\nblue: coins 0\nred:")
    assert any(word.startswith("build kiev") for word in choices(table)) is expected


def test_one_of_each_kind_in_a_region() -> None:
    """Whoever it belongs to."""
    table = position("turn blue build 1\nkiev: blue 3, church red, market blue\nblue:\nred:")
    assert choices(table, "build") == ["build kiev stronghold"]
    assert reason(table, "build kiev church") == "why-structure-there"
    play(table, "build kiev stronghold")
    assert choices(table) == ["end"]


def test_three_of_each_kind() -> None:
    """The fourth does not exist (G41)."""
    table = position(
        """
        turn blue build 1
        kiev: blue 1
        volyn: market blue
        novgorod: market blue
        rostov: market blue
        blue:
        red:
        """
    )
    assert choices(table, "build") == ["build kiev church", "build kiev stronghold"]
    assert reason(table, "build kiev market") == "why-no-structure-left"


def test_a_church_turns_a_rebel() -> None:
    """It goes back into the box without a reward, and is no beaten rebel (G21)."""
    table = position("turn blue build 1\nkiev: blue 2, rebels 1\nblue: coins 0\nred:")
    play(table, "build kiev church")
    assert choices(table) == ["convert rebel"]
    play(table, "convert rebel")
    assert (table.rebels[5], table.beaten[0], table.coins[0]) == (0, 0, 0)
    assert troops(table, "kiev", "blue") == 3
    assert table.camp[0] == 9


def test_a_church_turns_an_opponents_troop() -> None:
    """Not its leader; the troop returns to its owner."""
    table = position(
        "turn blue build 1\nkiev: blue 1, red 1 leader, yellow leader\nblue:\nred:\nyellow:"
    )
    play(table, "build kiev church")
    assert choices(table) == ["convert 2"]
    assert reason(table, "convert 3") == "why-nobody-there"
    assert reason(table, "end") == "why-not-convert"
    play(table, "convert 2")
    assert (troops(table, "kiev", "red"), post(table, "red"), table.camp[1]) == (0, "kiev", 12)
    assert troops(table, "kiev", "blue") == 2
    assert ruler(table, "kiev") == "blue"


def test_a_church_chooses_among_all() -> None:
    """Any opponent's troop or a rebel, one of them."""
    table = position(
        "turn blue build 1\nkiev: blue 3, red 1, yellow 1, rebels 1\nblue:\nred:\nyellow:"
    )
    play(table, "build kiev church")
    assert choices(table) == ["convert 2", "convert 3", "convert rebel"]


def test_a_church_without_anybody_to_turn() -> None:
    """It may be built all the same (G20)."""
    table = play(
        position("turn blue build 1\nkiev: blue 1, red leader\nblue:\nred:"), "build kiev church"
    )
    assert choices(table) == ["end"]
    assert troops(table, "kiev", "blue") == 1


def test_a_church_without_a_troop_left() -> None:
    """The other's troop is removed even if none of one's own can take its place (G20)."""
    table = position("turn blue build 1\nkiev: blue 12, red 2\nblue:\nred:")
    play(table, "build kiev church", "convert 2")
    assert (troops(table, "kiev", "red"), troops(table, "kiev", "blue")) == (1, 12)


def test_a_church_does_not_bring_the_leader() -> None:
    """A troop comes, though the leader is off the map (rulebook, church)."""
    table = position("turn blue build 1\nkiev: blue 12, red 2\nblue: boris\nred:")
    play(table, "build kiev church", "convert 2")
    assert post(table, "blue") == ""


def test_a_stronghold_rules_at_once() -> None:
    """The second structure may cost less than it would have without it."""
    table = position("turn blue build 1\nkiev: blue 1, red 1\nblue: goods wood 2\nred:")
    play(table, "exchange build", "pay wood", "pay wood", "build kiev stronghold")
    assert ruler(table, "kiev") == "blue"
    assert choices(table, "build") == ["build kiev church", "build kiev market"]


def test_points_of_an_exchange_are_added() -> None:
    """One of the slot and one of the exchange where one does not rule (rulebook, build)."""
    table = position("turn blue build 2\nkiev: blue 1, red 1\nblue: goods wood 2\nred:")
    assert choices(table, "build") == []
    play(table, "exchange build", "pay wood", "pay wood", "build kiev stronghold")
    assert choices(table) == ["end"]


def test_refusals() -> None:
    """Nobody there, too few points, out of play."""
    table = position("turn blue build 2\nkiev: blue 1, red 1\nblue:\nred:")
    assert reason(table, "build novgorod church") == "why-not-occupied"
    assert reason(table, "build kiev church") == "why-too-few-build-points"
    assert reason(table, "build azov church") == "why-not-in-play"
