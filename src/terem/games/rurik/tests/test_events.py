"""The mini-expansion of events and the laika (reconstructed; rulings E01 to E12)."""

from __future__ import annotations

import pytest

from terem.core.message import Message
from terem.games.rurik import GAME
from terem.games.rurik.table import POINTS

from .looks import asked, choices, goods, hand, label, play, post, reason, sealed, troops
from .positions import position


def test_off_by_default() -> None:
    """Reconstructed cards come only on request."""
    table = GAME.start(2, "events")
    assert (table.event_deck, table.event, table.laika) == ([], -1, -1)


def test_one_event_a_round() -> None:
    """Eleven cards face down; one is turned up before each strategy phase (R18)."""
    table = GAME.start(3, "events", {"events": "yes"})
    assert len(table.event_deck) == 11
    while not table.phase:
        play(table, choices(table)[0])
    assert (len(table.event_deck), table.event >= 0) == (10, True)


def test_an_event_ends_with_its_round() -> None:
    """The next one replaces it, and what it did is over."""
    table = position("claim\nevent truce\nrow:\ndeck: .\nblue:\nred:")
    assert (table.round, table.event, table.effects) == (2, -1, [0, 0, 0, 0])


def test_bountiful_harvest() -> None:
    """The first good of each player's taxes brings one more of its kind (E01)."""
    table = position(
        "event harvest\nturn blue tax 1\nkiev: blue 1\nvolyn: blue 1, market blue\nblue:\nred:"
    )
    play(table, "tax volyn", "extra-good", "tax kiev")
    assert goods(table, "blue") == "wood 1 fish 3"
    assert table.harvests == [0, 1]


@pytest.mark.parametrize(("slot", "points"), [(1, 2), (2, 1), (3, 1)])
def test_hard_winter(slot: int, points: int) -> None:
    """A move has one point fewer, but never none; the slot tells what it gives (E02)."""
    table = position(f"event winter\nturn blue move {slot}\nblue:\nred:")
    assert table.turn[POINTS] == points
    table = position("event winter\nstrategy blue\nblue: coins 0\nred:")
    play(table, "advisor 1")
    gives = label(table, "banner move").args["gives"]
    mild = position("strategy blue\nblue: coins 0\nred:")
    play(mild, "advisor 1")
    assert isinstance(gives, Message)
    assert gives != label(mild, "banner move").args["gives"]


def test_winter_leaves_other_moves_alone() -> None:
    """Points of schemes and deeds are as many as ever (E02)."""
    table = position("event winter\nturn blue move 3\nkiev: blue 1\nblue: hand move-3\nred:")
    play(table, "scheme move-3")
    assert table.turn[1] == 3


def test_fair() -> None:
    """Exchange tokens take any two goods, each pair in one spelling (E03)."""
    table = position("event fair\nturn blue move 1\nblue: goods fish fur 2\nred:")
    assert choices(table, "exchange") == ["exchange build", "exchange muster"]
    play(table, "exchange build")
    assert choices(table) == ["pay fish", "pay fur"]
    after = play(table.copy(), "pay fur")
    assert choices(after) == ["pay fur"]
    play(table, "pay fish")
    assert choices(table) == ["pay fur"]


def test_princely_feast() -> None:
    """In the order of turns each may give a good for a troop where one has any (E04)."""
    table = position(
        """
        event feast
        strategy red
        kiev: red 1
        novgorod: red leader
        volyn: blue 1
        blue: goods wood
        red: goods fish fur
        """
    )
    assert choices(table) == ["give fish", "give fur", "give-nothing"]
    assert asked(table) == ["red"]
    assert reason(table, "give wood") == "why-no-such-good"
    assert reason(table, "end") == "why-not-give"
    play(table, "give fur")
    assert choices(table) == ["place novgorod", "place kiev"]
    assert reason(table, "place volyn") == "why-not-occupied"
    assert reason(table, "place azov") == "why-not-in-play"
    assert reason(table, "end") == "why-not-guest"
    assert not sealed(table, "place kiev")
    play(table, "place kiev")
    assert (troops(table, "kiev", "red"), goods(table, "red")) == (2, "fish 1")
    assert asked(table) == ["blue"]
    play(table, "give-nothing")
    assert choices(table)[0] == "advisor 1"


def test_nobody_is_asked_to_a_feast_in_vain() -> None:
    """Without goods, without troops left, or without a region (E04)."""
    table = position(
        """
        event feast
        strategy blue
        kiev: blue 1
        volyn: red 12
        blue:
        red: goods wood
        yellow: goods fur
        """
    )
    assert choices(table)[0] == "advisor 1"


def test_volunteers() -> None:
    """A troop comes to each leader on the map (E05)."""
    table = position(
        "event volunteers\nstrategy blue\nkiev: blue leader\nvolyn: red 1\nblue: boris\nred: maria"
    )
    assert (troops(table, "kiev", "blue"), troops(table, "volyn", "red")) == (1, 1)


def test_guild_of_masons() -> None:
    """The first structure of a round costs one point everywhere (E06)."""
    table = position("event masons\nturn blue build 1\nkiev: blue 1, red 3\nblue:\nred:")
    play(table, "build kiev market")
    assert choices(table) == ["end"]
    assert table.harvests == [0, 1]


def test_ransom() -> None:
    """Who loses a piece to an attack gains a coin, but not for losses of one's own (E07)."""
    table = position(
        """
        event ransom
        turn blue attack 1
        kiev: blue 2, red 1, rebels 1
        left: tax-2
        blue: coins 0
        red: coins 0
        """
    )
    play(table, "attack kiev 2", "pile left")
    assert (table.coins, troops(table, "kiev", "blue")) == ([0, 1], 1)


def test_ransom_after_boris() -> None:
    """Boris steals first: of nothing there is nothing to steal (E07)."""
    table = position(
        """
        event ransom
        turn blue attack 1
        kiev: blue leader, red 1, rebels 3
        blue: boris; coins 0
        red: coins 0
        """
    )
    play(table, "attack kiev 2")
    assert table.coins == [0, 1]


def test_truce() -> None:
    """An attack on an opponent reveals one card more (E08)."""
    table = position("event truce\nturn blue attack 1\nkiev: blue 2, red 1\nblue:\nred:")
    assert label(table, "attack kiev 2").args["n"] == 2


def test_tribute_train() -> None:
    """Who rules two regions or more gains a coin (E09)."""
    table = position(
        """
        event tribute
        strategy blue
        kiev: blue 1
        volyn: blue 1
        rostov: red 1
        blue: coins 0
        red: coins 0
        """
    )
    assert table.coins == [1, 0]


def test_envoys() -> None:
    """Two coins for all who have the fewest (E10)."""
    table = position("event envoys\nstrategy blue\nblue: coins 1\nred: coins 3\nyellow: coins 1")
    assert table.coins == [3, 3, 3]


def test_whispers_at_court() -> None:
    """Each draws a card from either pile, in the order of turns (E11)."""
    table = position("event whispers\nstrategy red\nblue:\nred:\nleft: tax-1\nright: move-1")
    assert (asked(table), choices(table)) == (["red"], ["pile left", "pile right"])
    play(table, "pile left")
    assert asked(table) == ["blue"]
    play(table, "pile right")
    assert (hand(table, "blue"), hand(table, "red")) == (["move-1"], ["tax-1"])
    assert asked(table) == ["red"]


def test_the_laika() -> None:
    """Once a round its holder moves a piece next door, then it goes to the left (E12)."""
    table = position("laika blue\nturn blue scheme 3\nkiev: blue 1 leader\nblue: agatha\nred:")
    assert choices(table) == ["perform", "pass", "laika kiev", "laika-leader kiev"]
    play(table, "laika kiev")
    assert choices(table) == ["to polotsk", "to volyn", "to chernigov", "to pereyaslavl"]
    assert reason(table, "to novgorod") == "why-not-adjacent"
    assert reason(table, "end") == "why-not-to"
    assert not sealed(table, "to volyn")
    play(table, "to volyn")
    assert (troops(table, "volyn", "blue"), table.laika) == (1, 1)
    assert reason(table, "laika volyn") == "why-no-laika"
    play(table, "pass", "end")
    assert reason(table, "laika chernigov") == "why-laika-used"


def test_the_laika_leads_agatha_alone() -> None:
    """It moves one piece and no company (E12)."""
    table = position("laika blue\nturn blue scheme 3\nkiev: blue 2 leader\nblue: agatha\nred:")
    play(table, "laika-leader kiev", "to volyn")
    assert (post(table, "blue"), choices(table)) == ("volyn", ["perform", "pass"])


def test_the_laika_wakes_with_the_round() -> None:
    """It begins with the last in the order of turns (E12)."""
    table = position("claim\nlaika red\nrow:\ndeck: .\nblue:\nred:")
    assert table.laika_used == 0
    table = GAME.start(4, "laika", {"events": "yes"})
    assert table.laika == (table.first + 3) % 4
    assert (
        reason(position("laika blue\nturn blue scheme 3\nkiev: blue 1\nblue:\nred:"), "laika volyn")
        == "why-no-troop-there"
    )
