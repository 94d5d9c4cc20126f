"""Solo: what the rebellion builds, and where (rulebook, solo mode: build)."""

from __future__ import annotations

import pytest

from .uprising import REBELS, YOU, log, rules, stands, uprising

BUILDS = ("rebellion-builds",)


def test_first_where_it_rules_and_has_nothing() -> None:
    """Class A in the order of the card; the last point is too little for class B and goes to D."""
    table = uprising(
        """
        card 16
        level medium
        uncovered build 1
        priority build
        act build 1
        chernigov: rebels 1, you 1
        smolensk: rebels 1
        volyn: rebels 1
        kiev: rebels 1, market rebels
        """
    )
    assert log(table, *BUILDS) == [
        "rebellion-builds-ruled-bare region=region-smolensk structure=structure-stronghold",
        "rebellion-builds-ruled-bare region=region-volyn structure=structure-stronghold",
        "rebellion-builds-ruled region=region-smolensk structure=structure-market",
    ]


def test_then_where_it_does_not_rule() -> None:
    """Class B costs two points; the church there takes your troop, and the rule with it."""
    table = uprising("card 16\npriority build\nact build 1\nchernigov: rebels 1, you 1")
    assert log(table, *BUILDS) == [
        "rebellion-builds-unruled-bare region=region-chernigov structure=structure-church"
    ]
    assert stands(table, "chernigov") == "rebels 2, church rebels"


def test_then_where_it_has_something_and_is_not_alone() -> None:
    """Class C, ruled, with a structure and with you or a neutral troop, comes before class D."""
    table = uprising(
        """
        card 16
        priority build
        act build 2
        chernigov: rebels 1, market rebels
        volyn: rebels 2, neutrals 1, market rebels
        """
    )
    assert log(table, *BUILDS) == [
        "rebellion-builds-ruled-shared region=region-volyn structure=structure-church"
    ]


def test_then_where_it_has_something() -> None:
    """Class D: ruled, with a structure, nobody else there."""
    table = uprising("card 16\npriority build\nact build 2\nchernigov: rebels 1, market rebels")
    assert log(table, *BUILDS) == [
        "rebellion-builds-ruled region=region-chernigov structure=structure-stronghold"
    ]


def test_not_where_another_rules_and_it_has_something() -> None:
    """A region that it does not rule and has built in belongs to no class."""
    table = uprising("card 16\npriority build\nact build 1\nkiev: rebels 1, you 2, market rebels")
    assert not log(table, *BUILDS)
    assert table.coins[REBELS] == 4


def test_one_for_each_class_then_from_the_top() -> None:
    """S15: a region just built in belongs to a later class at once; then it begins anew."""
    table = uprising(
        """
        card 16
        level easy
        uncovered war 1
        priority build
        act build 1
        chernigov: rebels 2, you 1
        """
    )
    assert log(table, *BUILDS) == [
        "rebellion-builds-ruled-bare region=region-chernigov structure=structure-church",
        "rebellion-builds-ruled region=region-chernigov structure=structure-stronghold",
        "rebellion-builds-ruled region=region-chernigov structure=structure-market",
    ]


@pytest.mark.parametrize(
    ("priority", "expected"),
    [("war", "stronghold"), ("build", "church"), ("tax", "market")],
)
def test_order_of_structures(priority: str, expected: str) -> None:
    """Card 3 has another order for each priority; its first possible structure is built."""
    table = uprising(f"card 3\npriority {priority}\nact build 2\nkiev: rebels 2, neutrals 1")
    assert log(table, *BUILDS) == [
        f"rebellion-builds-ruled-bare region=region-kiev structure=structure-{expected}"
    ]


@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ("stronghold you", "market"),
        ("stronghold you, market you", ""),
        ("you 1", "church"),
        ("you leader", "stronghold"),
        ("neutrals 1", "church"),
        ("church you, neutrals 1", "stronghold"),
    ],
)
def test_only_what_the_rules_allow(there: str, expected: str) -> None:
    """One of each kind in a region, and no church without a neutral or an ordinary troop of yours.

    Card 16 tries the church first, then the stronghold, then the market.
    """
    table = uprising(f"card 16\npriority build\nact build 2\nkiev: rebels 3, {there}")
    told = [line.rpartition("structure-")[2] for line in log(table, *BUILDS)]
    assert told == ([expected] if expected else [])


def test_none_of_a_kind_left() -> None:
    """With all three strongholds on the map the next structure in order is built."""
    table = uprising(
        """
        card 16
        priority build
        act build 2
        kiev: rebels 2
        volyn: stronghold rebels
        rostov: stronghold rebels
        novgorod: stronghold rebels
        """
    )
    assert stands(table, "kiev") == "rebels 2, market rebels"


def test_a_church_takes_yours_before_a_neutral_one() -> None:
    """Your troop returns to you and a rebel takes its place."""
    table = uprising("card 16\npriority build\nact build 2\nkiev: rebels 3, you 2, neutrals 1")
    assert stands(table, "kiev") == "you 1, rebels 4, neutrals 1, church rebels"
    assert table.camp[YOU] == 11
    assert table.camp[REBELS] == 11


def test_a_church_takes_a_neutral_one() -> None:
    """Beside your leader alone it takes the neutral troop, which goes to the box."""
    table = uprising("card 16\npriority build\nact build 2\nkiev: rebels 3, you leader, neutrals 1")
    assert stands(table, "kiev") == "you leader, rebels 4, church rebels"


def test_a_church_without_a_rebel_left() -> None:
    """G20: yours goes all the same."""
    table = uprising("card 16\npriority build\nact build 2\nkiev: rebels 3, you 1\nrebels: camp 0")
    assert stands(table, "kiev") == "rebels 3, church rebels"
    assert log(table, "convert") == ["convert-only region=region-kiev target=blue who=rebellion"]


def test_a_church_beside_yaroslav_is_without_effect() -> None:
    """G31: it is built for its place, but nobody is taken away."""
    table = uprising(
        "card 16\npriority build\nact build 2\nyou: yaroslav\nkiev: rebels 4, you 1 leader"
    )
    assert stands(table, "kiev") == "you 1 leader, rebels 4, church rebels"


def test_strongholds_count() -> None:
    """Its own stronghold is worth a troop where it is built."""
    table = uprising("card 16\npriority build\nact build 1\nkiev: rebels 1, you leader")
    assert stands(table, "kiev") == "you leader, rebels 1, stronghold rebels"
    assert rules(table, "kiev") == "rebels"


def test_a_point_too_few_is_lost() -> None:
    """S16: one point is left and only two would do; what costs one is still built."""
    table = uprising(
        "card 16\npriority build\nact build 2\nchernigov: rebels 1, you 1\nkiev: rebels 1, you 2"
    )
    assert not log(table, *BUILDS)
    table = uprising(
        "card 16\npriority build\nact build 2\nchernigov: rebels 1, you 1\n"
        "kiev: rebels 1, market rebels"
    )
    assert log(table, *BUILDS) == [
        "rebellion-builds-ruled region=region-kiev structure=structure-stronghold"
    ]
