"""The eight leaders (rulebook, leaders)."""

from __future__ import annotations

import pytest

from .looks import choices, label, play, post, reason, ruler, sealed, troops
from .positions import position

# Agatha


def test_agatha_takes_up_to_two_along() -> None:
    """Troops that stood with her go where she goes, without points."""
    table = position("turn blue move 1\nkiev: blue 3 leader\nblue: agatha\nred:")
    play(table, "move-leader kiev", "to volyn")
    assert choices(table) == ["along 0", "along 1", "along 2"]
    assert reason(table, "end") == "why-not-along"
    play(table, "along 2")
    assert (post(table, "blue"), troops(table, "volyn", "blue")) == ("volyn", 2)
    play(table, "move-leader volyn", "to polotsk", "along 1")
    assert (troops(table, "volyn", "blue"), troops(table, "polotsk", "blue")) == (1, 1)
    play(table, "move kiev", "to volyn")
    assert choices(table) == ["end"]


def test_agatha_takes_whom_there_is() -> None:
    """One, or nobody, and then nothing is asked."""
    table = position("turn blue move 1\nkiev: blue 1 leader, red 4\nblue: agatha\nred:")
    play(table, "move-leader kiev", "to volyn")
    assert choices(table) == ["along 0", "along 1"]
    assert reason(table, "along 2") == "why-too-few-troops"
    play(table, "along 1", "move-leader volyn", "to kiev", "along 0", "move-leader kiev")
    play(table, "to chernigov")
    assert choices(table) == ["end"]


def test_agatha_by_a_deed() -> None:
    """Wherever she goes, they go along (G27)."""
    table = position(
        """
        turn blue scheme 3
        kiev: blue 2 leader
        blue: agatha; coins 2; goods fish fur; deeds send-gifts
        red:
        """
    )
    play(table, "deed send-gifts", "move-leader kiev", "to novgorod", "along 2")
    assert troops(table, "novgorod", "blue") == 2


def test_others_take_nobody_along() -> None:
    """A leader moves alone."""
    table = position("turn blue move 1\nkiev: blue 3 leader\nblue: boris\nred:")
    play(table, "move-leader kiev", "to volyn")
    assert choices(table) == ["move kiev", "move-leader volyn", "end"]


# Boris


@pytest.mark.parametrize(("coins", "stolen"), [(3, 1), (0, 0)])
def test_boris_needs_one_card_fewer_and_steals(coins: int, stolen: int) -> None:
    """In his region; a coin, if there is one, with each attack (G32)."""
    table = position(
        f"""
        turn blue attack 1
        kiev: blue leader, red 3
        left: tax-1 build-1
        blue: boris; coins 0
        red: coins {coins}
        """
    )
    assert label(table, "attack kiev 2").args["n"] == 1
    play(table, "attack kiev 2", "pile left")
    assert table.coins == [stolen, coins - stolen]
    play(table, "attack kiev 2")
    assert table.coins == [min(2, coins), coins - min(2, coins)]


def test_boris_steals_without_a_card() -> None:
    """Even if nothing is revealed (rulebook, leaders)."""
    table = position(
        "turn blue attack 1\nkiev: blue leader, red 1, rebels 3\nblue: boris; coins 0\nred: coins 1"
    )
    play(table, "attack kiev 2")
    assert (table.coins, table.discard) == ([1, 0], [])


def test_boris_elsewhere_does_nothing() -> None:
    """Only where he stands; rebels have no coins to steal and reveal no cards."""
    table = position(
        """
        turn blue attack 1
        kiev: blue 2, red 1
        volyn: blue leader, rebels 1
        prizes: wood
        blue: boris; coins 0
        red: coins 2
        """
    )
    assert label(table, "attack kiev 2").args["n"] == 1
    play(table, "attack volyn rebel")
    assert table.coins == [0, 2]


def test_no_fewer_cards_than_none() -> None:
    """Boris with a careful attack (G07)."""
    table = position(
        """
        turn blue scheme 3
        kiev: blue 2 leader, red 1
        blue: boris; coins 2; goods fish ore; deeds hire-mercenaries
        red: coins 0
        """
    )
    play(table, "deed hire-mercenaries")
    assert label(table, "attack kiev 2").args["n"] == 0
    play(table, "attack kiev 2")
    assert choices(table) == ["perform", "pass"]


# Maria


def test_maria_calls_troops_next_door() -> None:
    """Once a round to one region beside hers where one has nobody; others go elsewhere (G28)."""
    table = position("turn blue muster 1\nkiev: blue leader\nnovgorod: blue 1\nblue: maria\nred:")
    assert choices(table, "muster") == [
        "muster novgorod",
        "muster polotsk",
        "muster volyn",
        "muster kiev",
        "muster chernigov",
        "muster pereyaslavl",
    ]
    play(table, "muster volyn")
    assert choices(table, "muster") == ["muster novgorod", "muster volyn", "muster kiev"]
    play(table, "muster volyn", "muster kiev")
    assert troops(table, "volyn", "blue") == 2


def test_maria_has_not_used_it_where_she_has_troops() -> None:
    """To muster beside her in a region that one occupies is the common rule."""
    table = position("turn blue muster 1\nkiev: blue leader\nvolyn: blue 1\nblue: maria\nred:")
    play(table, "muster volyn")
    assert "muster polotsk" in choices(table)


def test_maria_once_a_round() -> None:
    """And only while she is on the map."""
    for blue, kiev in (
        ("maria; used", "blue leader"),
        ("maria", "blue 1"),
        ("boris", "blue leader"),
    ):
        table = position(f"turn blue muster 1\nkiev: {kiev}\nblue: {blue}\nred:")
        assert choices(table, "muster") == ["muster kiev"]


def test_powers_come_back_with_the_round() -> None:
    """Once a round, not once a game."""
    table = position("claim\nkiev: blue leader\nblue: maria; used\nred:\nrow:\ndeck: .")
    assert (table.round, table.powers) == (2, [0, 0])


# Mstislav


def test_mstislav_pays_one_point() -> None:
    """For taxes and structures in his region, whoever rules it."""
    table = position("turn blue tax 2\nkiev: blue leader, red 4\nblue: mstislav\nred:")
    assert choices(table, "tax") == ["tax kiev"]
    table = position("turn blue build 1\nkiev: blue leader, red leader\nblue: mstislav\nred:")
    play(table, "build kiev market", "build kiev church")
    assert choices(table) == ["end"]


def test_mstislav_elsewhere_pays_two() -> None:
    """Only where he stands."""
    table = position(
        "turn blue tax 2\nkiev: blue 1, red 4\nvolyn: blue leader, taxed\nblue: mstislav\nred:"
    )
    assert choices(table, "tax") == []


# Predslava


def test_predslava_sends_a_troop_away() -> None:
    """Once a round, in any turn of one's own; its owner gets a coin from the supply (G29)."""
    table = position(
        """
        turn blue scheme 3
        kiev: blue leader, red 2, rebels 1
        blue: predslava; coins 0
        red: coins 0
        """
    )
    assert choices(table) == ["perform", "pass", "displace 2"]
    play(table, "displace 2")
    assert choices(table) == ["to polotsk", "to volyn", "to chernigov", "to pereyaslavl"]
    assert reason(table, "to novgorod") == "why-not-adjacent"
    assert reason(table, "end") == "why-not-to"
    assert not sealed(table, "to volyn")
    play(table, "to volyn")
    assert (troops(table, "kiev", "red"), troops(table, "volyn", "red")) == (1, 1)
    assert (table.coins, ruler(table, "volyn")) == ([0, 1], "red")
    assert reason(table, "displace 2") == "why-power-used"


def test_predslava_sends_a_leader_away() -> None:
    """Even a leader (rulebook, leaders)."""
    table = position("turn blue move 1\nkiev: blue leader, red leader\nblue: predslava\nred: boris")
    play(table, "displace-leader 2", "to volyn")
    assert (post(table, "red"), post(table, "blue")) == ("volyn", "kiev")


def test_predslava_after_the_main_action_too() -> None:
    """Also after a pass."""
    table = position("turn blue move 1\nkiev: blue leader, red 1\nblue: predslava\nred:")
    play(table, "pass")
    assert choices(table) == ["displace 2", "end"]


def test_no_predslava() -> None:
    """She is off the map, somebody else, or alone."""
    table = position("turn blue move 1\nkiev: blue 1, red 1\nblue: predslava\nred:")
    assert reason(table, "displace 2") == "why-no-predslava"
    table = position("turn blue move 1\nkiev: blue leader, rebels 1\nblue: predslava\nred:")
    assert reason(table, "displace 2") == "why-nobody-there"


# Sviatopolk


def test_a_rebel_beaten_by_sviatopolk_is_replaced() -> None:
    """Reward and figure come as usual, then a troop takes its place (G30)."""
    table = position(
        """
        turn blue attack 2
        kiev: blue leader, rebels 1
        prizes: coins-2
        blue: sviatopolk; coins 0
        red:
        """
    )
    play(table, "attack kiev rebel")
    assert (table.coins[0], table.beaten[0], troops(table, "kiev", "blue")) == (2, 1, 1)


def test_no_replacement_elsewhere_or_without_troops() -> None:
    """Only in his region, and only if a troop is left."""
    table = position(
        "turn blue attack 2\nkiev: blue 1, rebels 1\nvolyn: blue leader\nblue: sviatopolk\nred:"
    )
    play(table, "attack kiev rebel")
    assert troops(table, "kiev", "blue") == 1
    table = position("turn blue attack 2\nkiev: blue 12 leader, rebels 1\nblue: sviatopolk\nred:")
    play(table, "attack kiev rebel")
    assert troops(table, "kiev", "blue") == 12


def test_a_church_beside_sviatopolk_brings_one_troop() -> None:
    """The rebel was not beaten: its one place is taken once (G30)."""
    table = position("turn blue build 1\nkiev: blue leader, rebels 1\nblue: sviatopolk\nred:")
    play(table, "build kiev church", "convert rebel")
    assert (troops(table, "kiev", "blue"), table.beaten[0]) == (1, 0)


def test_others_may_take_his_rebels_away() -> None:
    """By church or attack: they are his for ruling and nothing else (R16)."""
    text = "\nkiev: blue 3, red leader, rebels 1\nblue:\nred: sviatopolk"
    table = position(f"turn blue attack 2{text}")
    assert "attack kiev rebel" in choices(table)
    table = position(f"turn blue build 1{text}")
    assert ruler(table, "kiev") == "blue"
    play(table, "build kiev church")
    assert choices(table) == ["convert rebel"]


def test_his_rebels_make_him_the_ruler_who_is_attacked() -> None:
    """Who rules with the help of rebels costs the attacker a card more."""
    table = position(
        "turn blue attack 1\nkiev: blue 1, red leader, rebels 1\nblue:\nred: sviatopolk"
    )
    assert label(table, "attack kiev 2").args["n"] == 2


# Sudislav


def test_sudislav_musters_with_attack_points() -> None:
    """In his region only, and the points may be parted (G33)."""
    table = position(
        "turn blue attack 1\nkiev: blue leader, rebels 1\nvolyn: blue 1\nblue: sudislav\nred:"
    )
    assert choices(table) == ["pass", "muster kiev", "attack kiev rebel"]
    play(table, "muster kiev")
    assert reason(table, "pass") == "why-performed"
    play(table, "attack kiev rebel")
    assert choices(table) == ["end"]
    assert troops(table, "kiev", "blue") == 1


def test_sudislav_with_a_price_to_pay() -> None:
    """Points of a slot with a price can be used once it is paid."""
    table = position("turn blue attack 3\nkiev: blue leader\nblue: sudislav; coins 1\nred:")
    assert choices(table) == ["perform", "pass"]
    play(table, "perform")
    assert choices(table) == ["muster kiev", "end"]


def test_sudislav_spends_muster_points_first() -> None:
    """They serve nowhere better; attack points are left for attacks (R07)."""
    table = position(
        "turn blue attack 1\nkiev: blue leader, rebels 2\nblue: sudislav; hand muster-1\nred:"
    )
    play(table, "scheme muster-1", "muster kiev")
    assert "pass" in choices(table)
    play(table, "attack kiev rebel", "attack kiev rebel")
    assert choices(table) == ["end"]


def test_sudislav_and_the_gift_of_a_deed() -> None:
    """A careful attack point is an attack point (R07)."""
    table = position(
        """
        turn blue scheme 3
        kiev: blue leader
        blue: sudislav; coins 2; goods fish ore; deeds hire-mercenaries
        red:
        """
    )
    play(table, "deed hire-mercenaries", "muster kiev")
    assert troops(table, "kiev", "blue") == 1
    assert choices(table) == ["perform", "pass"]


# Yaroslav


def test_yaroslav_takes_no_notice_of_strongholds() -> None:
    """A stronghold of the attacked adds no card where he stands (G31)."""
    table = position(
        "turn blue attack 1\nkiev: blue 4 leader, red 1, stronghold red\nblue: yaroslav\nred:"
    )
    assert label(table, "attack kiev 2").args["n"] == 1


def test_yaroslav_of_a_third_player_counts_too() -> None:
    """Whoever fights there (G31)."""
    table = position(
        """
        turn blue attack 1
        kiev: blue 4, red 1, yellow leader, stronghold red
        blue:
        red:
        yellow: yaroslav
        """
    )
    assert label(table, "attack kiev 2").args["n"] == 1


def test_his_own_stronghold_works() -> None:
    """It is others' structures that have no effect."""
    table = position(
        "turn blue attack 1\nkiev: blue 4, red leader, stronghold red\nblue:\nred: yaroslav"
    )
    assert label(table, "attack kiev 2").args["n"] == 2


def test_markets_beside_yaroslav() -> None:
    """Those of others bring nothing, his own does."""
    table = position("turn blue tax 1\nkiev: blue 3, red leader, market blue\nblue:\nred: yaroslav")
    play(table, "tax kiev")
    assert choices(table) == ["end"]
    table = position("turn blue tax 1\nkiev: blue leader, market blue\nblue: yaroslav\nred:")
    play(table, "tax kiev")
    assert choices(table) == ["extra-good", "extra-coin"]


def test_churches_beside_yaroslav() -> None:
    """They can be built but turn nobody (rulebook, leaders)."""
    table = position(
        "turn blue build 1\nkiev: blue 3, red 1 leader, rebels 1\nblue:\nred: yaroslav"
    )
    play(table, "build kiev church")
    assert choices(table) == ["build kiev market", "build kiev stronghold", "end"]
    assert troops(table, "kiev", "red") == 1


def test_structures_beside_yaroslav_are_still_there() -> None:
    """They count for deeds and for the build track (G31)."""
    table = position(
        """
        turn blue scheme 3
        kiev: church blue, market blue, stronghold blue, red leader
        blue: deeds capital-city
        red: yaroslav
        """
    )
    assert choices(table, "deed") == ["deed capital-city"]


def test_when_yaroslav_falls_the_stronghold_stands_again() -> None:
    """Who rules is found out anew as soon as he is gone."""
    table = position(
        """
        turn blue attack 1
        kiev: blue 1, red leader, stronghold blue
        left: tax-1 build-1
        blue:
        red: yaroslav
        """
    )
    assert ruler(table, "kiev") == "red"
    play(table, "attack kiev 2", "pile left")
    assert ruler(table, "kiev") == "blue"
