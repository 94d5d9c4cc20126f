"""Move (rulebook, move). Agatha and Predslava: see test_leaders."""

from __future__ import annotations

from .looks import choices, play, post, reason, ruler, sealed, troops
from .positions import position


def test_a_piece_then_where_it_goes() -> None:
    """One step to a neighbour for each point; enemies do not hold anybody up."""
    table = position(
        "turn blue move 1\nkiev: blue 1 leader\nvolyn: red 3, rebels 1\nblue: boris\nred:"
    )
    assert choices(table) == ["pass", "move kiev", "move-leader kiev"]
    assert not sealed(table, "move kiev")
    play(table, "move kiev")
    assert choices(table) == ["to polotsk", "to volyn", "to chernigov", "to pereyaslavl"]
    play(table, "to volyn", "move volyn", "to polotsk", "move-leader kiev", "to chernigov")
    assert troops(table, "polotsk", "blue") == 1
    assert post(table, "blue") == "chernigov"
    assert choices(table) == ["end"]


def test_points_go_to_any_number_of_troops() -> None:
    """Three troops, or one three times."""
    table = position("turn blue move 1\nnovgorod: blue 3\nblue:\nred:")
    for _ in range(3):
        play(table, "move novgorod", "to smolensk")
    assert troops(table, "smolensk", "blue") == 3
    table = position("turn blue move 1\nnovgorod: blue 1\nblue:\nred:")
    play(table, "move novgorod", "to polotsk", "move polotsk", "to kiev", "move kiev", "to volyn")
    assert troops(table, "volyn", "blue") == 1


def test_who_rules_is_found_out_anew() -> None:
    """Where the piece left and where it came."""
    table = position("turn blue move 1\nkiev: blue 1\nvolyn: blue 1, red 1\nblue:\nred:")
    assert [ruler(table, id) for id in ("kiev", "volyn")] == ["blue", ""]
    play(table, "move kiev", "to volyn")
    assert [ruler(table, id) for id in ("kiev", "volyn")] == ["", "blue"]


def test_no_way_through_regions_out_of_play() -> None:
    """For two, Novgorod has no neighbour Pskov (G01)."""
    table = play(position("turn blue move 1\nnovgorod: blue 1\nblue:\nred:"), "move novgorod")
    assert choices(table) == ["to rostov", "to polotsk", "to smolensk"]
    assert reason(table, "to pskov") == "why-not-in-play"
    table = play(position("turn blue move 1\nnovgorod: blue 1\nblue:\nred:\nyellow:"))
    play(table, "move novgorod")
    assert choices(table)[-1] == "to pskov"


def test_to_any_region_by_a_deed() -> None:
    """Two pieces go wherever they like; a neighbour costs a point if there is one (R04)."""
    table = position(
        """
        turn blue move 3
        kiev: blue 3
        blue: coins 2; goods fish fur; deeds send-gifts
        red:
        """
    )
    play(table, "deed send-gifts", "move kiev")
    assert len(choices(table)) == 7
    play(table, "to volyn")
    assert choices(table, "pass") == []
    play(table, "move kiev", "to novgorod", "move kiev", "to volyn")
    assert choices(table) == ["end"]
    assert troops(table, "novgorod", "blue") == 1


def test_to_any_region_with_the_leader() -> None:
    """The leader is a troop (G24)."""
    table = position(
        """
        turn blue scheme 3
        kiev: blue leader
        blue: boris; coins 2; goods fish fur; deeds send-gifts
        red:
        """
    )
    play(table, "deed send-gifts", "move-leader kiev", "to novgorod")
    assert post(table, "blue") == "novgorod"


def test_refusals() -> None:
    """Nobody there, no points, too far, the same region, another question."""
    table = position("turn blue move 1\nkiev: blue 1\nblue: boris\nred:")
    assert reason(table, "move volyn") == "why-no-troop-there"
    assert reason(table, "move azov") == "why-no-troop-there"
    assert reason(table, "move-leader kiev") == "why-no-leader-there"
    play(table, "move kiev")
    assert reason(table, "to kiev") == "why-same-region"
    assert reason(table, "to novgorod") == "why-not-adjacent"
    assert reason(table, "to azov") == "why-not-in-play"
    assert reason(table, "end") == "why-not-to"
    table = position("turn blue tax 1\nkiev: blue 1\nblue:\nred:")
    assert reason(table, "move kiev") == "why-no-move-points"
