"""Solo: where the rebellion attacks, whom, and what it risks (rulebook, solo mode: attack)."""

from __future__ import annotations

import pytest

from .looks import asked, choices, play
from .uprising import REBELS, YOU, log, stands, uprising

TWO_FRONTS = """
    card 16
    level easy
    act attack 1
    polotsk: rebels 3, you 1
    chernigov: rebels 1, you 2
    volyn: rebels 2, neutrals 1
"""


@pytest.mark.parametrize(
    ("priority", "expected"),
    [("war", ["chernigov"]), ("build", ["polotsk", "volyn"]), ("tax", ["polotsk", "volyn"])],
)
def test_where_first(priority: str, expected: list[str]) -> None:
    """War attacks where it does not rule first, the other priorities where it rules."""
    table = uprising(f"{TWO_FRONTS}\npriority {priority}")
    while choices(table)[0].startswith("pile"):
        play(table, "pile left")
    told = [line.rpartition("-")[2] for line in log(table, "rebellion-attacks")]
    assert told == expected


def test_all_in_one_region_before_the_next() -> None:
    """Both points are used in one region, though it has come to rule it meanwhile."""
    table = uprising(
        """
        card 16
        priority war
        act attack 1
        chernigov: rebels 2, you 2
        polotsk: rebels 1, neutrals 1
        """
    )
    play(table, "pile left", "pile left")
    assert stands(table, "chernigov") == "rebels 2"
    assert stands(table, "polotsk") == "rebels 1, neutrals 1"
    assert log(table, "rebellion-attacks") == ["rebellion-attacks-unruled region=region-chernigov"]


def test_on_to_the_next_region() -> None:
    """When nobody is left to attack, the next region in order follows; elsewhere the order."""
    table = uprising(
        """
        card 16
        priority war
        act attack 1
        smolensk: rebels 1, you 1
        polotsk: rebels 1, you 1
        chernigov: rebels 2, you 1
        """
    )
    play(table, "pile left", "pile left")
    assert log(table, "rebellion-attacks") == [
        "rebellion-attacks-unruled region=region-smolensk",
        "rebellion-attacks-unruled region=region-polotsk",
    ]


def test_ruled_ones_come_too() -> None:
    """After the regions that it does not rule come those that it rules."""
    table = uprising(
        "card 16\npriority war\nact attack 1\nsmolensk: rebels 1, you 1\nchernigov: rebels 2, you 1"
    )
    play(table, "pile left", "pile left")
    assert stands(table, "chernigov") == "rebels 2"
    assert log(table, "rebellion-attacks")[1] == "rebellion-attacks-ruled region=region-chernigov"


def test_you_before_neutral_troops() -> None:
    """In one region all your pieces fall before a neutral troop does."""
    table = uprising("card 16\nact attack 1\nkiev: rebels 3, you 1, neutrals 1")
    play(table, "pile left")
    assert stands(table, "kiev") == "rebels 3"
    assert log(table, "attack", "neutral") == [
        "attack region=region-kiev to=blue who=rebellion",
        "neutral-beaten region=region-kiev who=rebellion",
    ]


def test_neutral_troops_cost_nothing() -> None:
    """A neutral troop goes to the box: no war marker, no cards."""
    table = uprising("card 16\nact attack 2\nkiev: rebels 2, neutrals 1\nvolyn: you 1")
    assert stands(table, "kiev") == "rebels 2"
    assert table.war == [0, 0]
    assert table.discard == []


def test_you_lose_a_piece_and_the_marker_moves() -> None:
    """Your troop returns to your supply, your leader goes last, its marker advances."""
    table = uprising("card 16\nact attack 1\nkiev: rebels 5, you 1 leader\nvolyn: you 1")
    assert stands(table, "kiev") == "you leader, rebels 5"
    assert table.war == [0, 1]
    play(table, "pile left")
    assert table.war == [0, 2]
    play(table, "pile left")
    assert stands(table, "kiev") == "rebels 5"
    assert table.camp[YOU] == 11


def test_you_choose_the_pile() -> None:
    """The pile for the rebellion's losses is yours to choose, at every attack."""
    table = uprising("card 16\nact attack 1\nkiev: rebels 5, you 3")
    assert asked(table) == ["blue"]
    assert choices(table) == ["pile left", "pile right"]
    play(table, "pile right")
    assert stands(table, "kiev") == "you 1, rebels 4"
    assert choices(table) == ["pile left", "pile right"]


def test_a_loss_ends_the_revealing() -> None:
    """Of two cards only the first is turned over, when it bears the symbol; a rebel falls."""
    table = uprising("card 16\nact attack 2\nkiev: rebels 2, you 3\nlevel easy\nvolyn: rebels 1")
    play(table, "pile right")
    assert len(table.discard) == 1
    assert stands(table, "kiev") == "you 2, rebels 1"
    assert table.camp[REBELS] == 13


def test_sviatopolk_falls_last() -> None:
    """S11: the loss takes a rebel of that region; Sviatopolk only when he stands alone."""
    table = uprising("card 16\nact attack 2\nkiev: rebels 1 leader, you 4, stronghold you")
    play(table, "pile right")
    assert stands(table, "kiev") == "you 3, rebels leader, stronghold you"
    table = uprising("card 16\nact attack 2\nkiev: rebels leader, you 4, stronghold you")
    play(table, "pile right")
    assert stands(table, "kiev") == "you 3, stronghold you"


def test_where_nobody_is_left_it_goes_on_elsewhere() -> None:
    """G08: its last rebel there has fallen; the next point is used in another region."""
    table = uprising(
        "card 16\npriority war\nact attack 1\nchernigov: rebels 1, you 3\nkiev: rebels 2, you 1"
    )
    play(table, "pile right", "pile left")
    assert stands(table, "chernigov") == "you 2"
    assert stands(table, "kiev") == "rebels 2"


CARDS = "card 16\nact attack 2\npriority war\n"

BOTH = "list-pair(cards-stronghold,cards-sviatopolk)"


@pytest.mark.parametrize(
    ("lands", "level", "cards", "why"),
    [
        ("kiev: rebels 3, you 2", "", 1, "cards-always"),
        ("kiev: rebels 2, you 2", "", 1, "cards-always"),
        ("kiev: rebels 1, you 2", "", 2, "list-pair(cards-always,cards-ruled)"),
        (
            "kiev: rebels 3, you 1, stronghold you",
            "",
            2,
            "list-pair(cards-always,cards-stronghold)",
        ),
        (
            "kiev: rebels 1, you 2, stronghold you",
            "",
            3,
            "list-pair(cards-always,list-pair(cards-ruled,cards-stronghold))",
        ),
        (
            "kiev: rebels leader, you 2, stronghold you",
            "",
            2,
            f"list-pair(cards-always,list-pair(cards-ruled,{BOTH}))",
        ),
        (
            "kiev: rebels 1, you 2",
            "uncovered war 2",
            1,
            "list-pair(cards-always,list-pair(cards-ruled,cards-bonus(1)))",
        ),
    ],
)
def test_cards_for_losses(lands: str, level: str, cards: int, why: str) -> None:
    """S12: one, one more if you rule, one more for your stronghold, fewer by bonus and leader.

    What stands there before the attack decides; the log gives the reasons.
    """
    table = uprising(f"{CARDS}{level}\n{lands}")
    assert log(table, "rebellion-cards") == [
        f"rebellion-cards n={cards} region=region-kiev why={why}"
    ]
    prompt = table.step(YOU)
    assert prompt is not None
    assert prompt.prompt(table).args["n"] == cards


def test_no_cards_no_question() -> None:
    """With nothing to reveal the rebellion risks nothing and nobody is asked."""
    table = uprising(
        "card 16\nact attack 2\npriority war\nkiev: rebels 3 leader, you 1, neutrals 1"
    )
    assert log(table, "rebellion-cards") == [
        "rebellion-cards n=0 region=region-kiev why=list-pair(cards-always,cards-sviatopolk)"
    ]
    assert not choices(table, "pile")
    assert table.discard == []


def test_never_fewer_than_none() -> None:
    """Sviatopolk and a bonus together still reveal no fewer than no card."""
    table = uprising("card 16\nlevel very-hard\nact attack 2\nkiev: rebels 3 leader, you 1")
    assert log(table, "rebellion-cards")[0].startswith("rebellion-cards n=0")


def test_a_stronghold_alone_cannot_be_attacked() -> None:
    """G09: where none of your pieces stands there is nothing to attack."""
    table = uprising("card 16\nact attack 2\nkiev: rebels 3, stronghold you\nvolyn: you 1")
    assert log(table, "rebellion-cannot") == ["rebellion-cannot action=action-attack"]


def test_only_where_it_stands() -> None:
    """A stronghold of its own does not attack."""
    table = uprising("card 16\nact attack 2\nkiev: stronghold rebels, you 1\nvolyn: rebels 2")
    assert stands(table, "kiev") == "you 1, stronghold rebels"
