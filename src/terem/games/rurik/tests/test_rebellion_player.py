"""Solo: what is different for you (rulebook, solo mode: differences; leaders)."""

from __future__ import annotations

import pytest

from .looks import choices, label, play, reason
from .positions import position
from .uprising import REBELS, YOU, log, rules, stands, uprising


def test_rebels_are_opponents() -> None:
    """No reward: your war marker advances and losses are checked; the rebel returns to supply."""
    table = uprising("turn attack 1\nkiev: rebels 2, you 2")
    play(table, "attack kiev 2")
    assert table.war == [1, 0]
    assert choices(table) == ["pile left", "pile right"]
    play(table, "pile right")
    assert stands(table, "kiev") == "you 1, rebels 1"
    assert (table.camp[REBELS], table.beaten, table.coins[YOU]) == (14, [0, 0], 3)


@pytest.mark.parametrize(
    ("lands", "cards"),
    [
        ("kiev: rebels 2, you 2", 1),
        ("kiev: rebels 3, you 2", 2),
        ("kiev: rebels 3, you 2, stronghold rebels", 3),
        ("kiev: rebels 1 leader, you 1", 2),
    ],
)
def test_how_many_cards(lands: str, cards: int) -> None:
    """The rebellion's rule and strongholds count as any opponent's; Sviatopolk does not defend."""
    table = uprising(f"turn attack 1\n{lands}")
    assert label(table, "attack kiev 2").args["n"] == cards


def test_sviatopolk_falls_last() -> None:
    """He can be attacked when he stands alone, and comes back when he is mustered."""
    table = uprising("turn attack 1\nkiev: rebels 1 leader, you 3\nvolyn: rebels 1")
    play(table, "attack kiev 2", "pile left")
    assert stands(table, "kiev") == "you 3, rebels leader"
    play(table, "attack kiev 2", "pile left")
    assert stands(table, "kiev") == "you 3"


def test_neutral_troops() -> None:
    """Neither rebel nor opponent: no reward, no marker, no losses; the figure goes to the box."""
    table = uprising("turn attack 1\nkiev: you 1, neutrals 1")
    play(table, "attack kiev neutral")
    assert stands(table, "kiev") == "you 1"
    assert (table.war, table.discard, table.coins[YOU]) == ([0, 0], [], 3)
    assert log(table, "neutral") == ["neutral-beaten region=region-kiev who=blue"]


def test_neutral_troops_can_tie() -> None:
    """S09: they are a side of their own that blocks the rule of others and never rules."""
    assert rules(uprising("turn move 1\nkiev: you 1, neutrals 1"), "kiev") == ""
    assert rules(uprising("turn move 1\nkiev: rebels 1, neutrals 1"), "kiev") == ""
    assert rules(uprising("turn move 1\nkiev: you 2, rebels 1, neutrals 1"), "kiev") == "you"
    assert rules(uprising("turn move 1\nkiev: neutrals 1\nvolyn: you 1"), "kiev") == ""


def test_the_token_stays() -> None:
    """The top slot of schemes hands nothing on."""
    table = uprising("turn scheme 1\nkiev: you 1")
    play(table, "perform", "pile left")
    assert choices(table)[0].startswith("keep")
    play(table, choices(table)[0])
    play(table, choices(table, "topmost")[0])
    assert "end" in choices(table)
    assert table.token == YOU


def test_a_church_turns_a_rebel() -> None:
    """The rebel returns to its supply (S23), yours comes; never Sviatopolk."""
    table = uprising("turn build 1\nkiev: rebels 2 leader, you 1, neutrals 1")
    play(table, "build kiev church")
    assert choices(table) == ["convert 2", "convert neutral"]
    play(table, "convert 2")
    assert stands(table, "kiev") == "you 2, rebels 1 leader, neutrals 1, church you"
    assert table.camp[REBELS] == 14


def test_a_church_turns_a_neutral_troop() -> None:
    """S10: it goes to the box like a rebel of the usual game."""
    table = uprising("turn build 1\nkiev: rebels leader, you 1, neutrals 1")
    play(table, "build kiev church")
    assert choices(table) == ["convert neutral"]
    play(table, "convert neutral")
    assert stands(table, "kiev") == "you 2, rebels leader, church you"


def test_boris_steals_from_the_rebellion() -> None:
    """S21: a card fewer, and a coin if there is one."""
    table = uprising("turn attack 1\nyou: boris\nkiev: rebels 4, you 2 leader\nrebels: coins 1")
    assert label(table, "attack kiev 2").args["n"] == 1
    play(table, "attack kiev 2", "pile left")
    assert table.coins == [4, 0]
    play(table, "attack kiev 2")
    assert not choices(table, "pile")
    assert (table.coins, table.war) == ([4, 0], [2, 0])


def test_predslava_sends_the_rebellion_away() -> None:
    """S21: a rebel or Sviatopolk goes next door, the rebellion gets a coin; neutral troops stay."""
    text = "turn muster 1\nyou: predslava\nkiev: rebels 1 leader, you leader, neutrals 1"
    table = uprising(text)
    assert choices(table, "displace") == ["displace 2"]
    play(table, "displace-leader 2", "to volyn")
    assert stands(table, "volyn") == "rebels leader"
    assert table.coins[REBELS] == 4
    assert reason(table, "displace 2") == "why-power-used"


def test_yaroslav_wins_ties_and_blocks() -> None:
    """G31: ties with the rebellion and neutral troops are his; its stronghold does not count."""
    assert (
        rules(uprising("turn move 1\nyou: yaroslav\nkiev: rebels 1, you leader"), "kiev") == "you"
    )
    table = uprising("turn move 1\nyou: yaroslav\nkiev: neutrals 1, you leader")
    assert rules(table, "kiev") == "you"
    table = uprising("turn attack 1\nyou: yaroslav\nkiev: rebels 1, you leader, stronghold rebels")
    assert rules(table, "kiev") == "you"
    assert label(table, "attack kiev 2").args["n"] == 1


def test_maria_musters_among_rebels() -> None:
    """Her region next door only has to be without your troops."""
    table = uprising("turn muster 2\nyou: maria\nkiev: you leader\nvolyn: rebels 3")
    play(table, "muster volyn")
    assert stands(table, "volyn") == "you 1, rebels 3"


def test_mstislav_ignores_the_rule_of_rebels() -> None:
    """In his region a good costs one point."""
    table = uprising(
        "turn tax 2\nyou: mstislav\nkiev: you leader, rebels 3\nvolyn: you 1, rebels 3"
    )
    assert choices(table, "tax") == ["tax kiev"]


def test_sviatopolk_of_the_rebellion_counts_no_rebels_twice() -> None:
    """His usual power is not that of the solo card: he and two rebels are three."""
    assert rules(uprising("turn move 1\nkiev: you 3, rebels 2 leader"), "kiev") == ""


def test_you_come_back_anywhere() -> None:
    """With nothing on the map leader and troop return to any region, rebellious ones too."""
    table = uprising("turn muster 2\nkiev: rebels 3")
    assert len(choices(table, "return")) == 8
    play(table, "return kiev")
    assert stands(table, "kiev") == "you 1 leader, rebels 3"


def test_a_slot_says_nothing_of_the_token() -> None:
    """The token is no prize alone; with others the top slot of schemes has it."""
    alone = uprising("round 1\ncard 16\nplace 0")
    play(alone, "advisor 5")
    assert "main-token" not in str(label(alone, "banner scheme"))
    two = position("strategy blue\nblue:\nred:")
    play(two, "advisor 5")
    assert "main-token" in str(label(two, "banner scheme"))
