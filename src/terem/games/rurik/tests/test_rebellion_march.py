"""Solo: who moves where (rulebook, solo mode: move)."""

from __future__ import annotations

import pytest

from terem.games.rurik.table import RurikTable

from .uprising import log, rules, stands, uprising


def _moves(table: RurikTable) -> list[str]:
    """Who went from where to where, and why; of how many equally near regions if of several."""
    found = []
    for line in log(table, "rebellion-moves"):
        id, n, goal, start = line.split()
        who, why = id.removeprefix("rebellion-moves-").split("-")
        near = n.removeprefix("n=")
        path = f"{start.partition('-')[2]} > {goal.partition('-')[2]}"
        found.append(f"{who} {path}, {why}" + (f", of {near}" if near != "1" else ""))
    return found


@pytest.mark.parametrize(
    ("priority", "expected"),
    [
        (
            "war",
            [
                "rebel kiev > pereyaslavl, empty",
                "rebel kiev > chernigov, empty",
            ],
        ),
        (
            "build",
            [
                "rebel kiev > pereyaslavl, unruled",
                "rebel kiev > pereyaslavl, unruled",
            ],
        ),
        (
            "tax",
            [
                "rebel kiev > pereyaslavl, unruled",
                "rebel kiev > pereyaslavl, unruled",
            ],
        ),
    ],
)
def test_example_of_the_rulebook(priority: str, expected: list[str]) -> None:
    """Two points, and an order that runs from Pereyaslavl to Volyn.

    The picture and the priority of the example are lost, and no card that is known runs so as a
    whole; card 16 does with its first five regions. So the example is played for each priority.
    """
    table = uprising(
        f"card 16\npriority {priority}\nact move 2\nkiev: rebels 3\nvolyn: rebels 3 leader"
    )
    assert _moves(table) == expected


def test_war_goes_everywhere() -> None:
    """One figure each to the regions without any, in order; occupied ones are passed over."""
    table = uprising(
        "card 16\npriority war\nact move 1\npereyaslavl: rebels 1, you 3\nkiev: rebels 6\n"
    )
    assert _moves(table) == [
        "rebel kiev > chernigov, empty",
        "rebel kiev > smolensk, empty",
        "rebel kiev > polotsk, empty",
    ]


def test_war_stops_when_it_stands_everywhere() -> None:
    """Points that are left are lost."""
    lands = "\n".join(f"{id}: rebels 1" for id in ("novgorod", "rostov", "polotsk", "smolensk"))
    table = uprising(
        f"card 16\npriority war\nact move 1\n{lands}\nvolyn: rebels 1\nchernigov: rebels 1\n"
        "kiev: rebels 4"
    )
    assert len(_moves(table)) == 1
    assert stands(table, "kiev") == "rebels 3"


def test_the_others_gather_in_one_region() -> None:
    """S13: all points go to the first region not ruled, even once it is."""
    table = uprising("card 16\npriority tax\nact move 1\nkiev: rebels 5\nchernigov: neutrals 1")
    assert stands(table, "pereyaslavl") == "rebels 3"
    assert rules(table, "pereyaslavl") == "rebels"
    assert stands(table, "chernigov") == "neutrals 1"


def test_not_ruled_may_be_occupied() -> None:
    """A tie is not ruled: with the priority of building reinforcements come there."""
    table = uprising(
        "card 16\npriority build\nact move 2\npereyaslavl: rebels 2\nchernigov: rebels 1, you 1\n"
        "kiev: rebels 2"
    )
    assert stands(table, "chernigov") == "you 1, rebels 3"
    assert stands(table, "kiev") == stands(table, "pereyaslavl") == "rebels 1"


def test_the_nearest_goes() -> None:
    """Distance is counted on the map; Volyn is next to Polotsk, Chernigov is two steps away."""
    table = uprising("card 11\npriority tax\nact move 3\npolotsk: rebels 3\nchernigov: rebels 3")
    assert _moves(table) == ["rebel polotsk > volyn, unruled"]


@pytest.mark.parametrize(("card", "start"), [(16, "kiev"), (5, "kiev"), (14, "chernigov")])
def test_of_equally_near_ones_the_last_in_order(card: int, start: str) -> None:
    """Kiev and Chernigov are both next to Pereyaslavl: whichever comes later on the card sends."""
    table = uprising(
        f"""
        card {card}
        priority tax
        act move 3
        kiev: rebels 3
        chernigov: rebels 3
        novgorod: rebels 1
        smolensk: rebels 1
        """
    )
    assert _moves(table) == [f"rebel {start} > pereyaslavl, unruled, of 2"]


def test_far_figures_come_too() -> None:
    """One point takes a figure to any region, however far."""
    table = uprising("card 16\npriority tax\nact move 3\nnovgorod: rebels 2")
    assert stands(table, "pereyaslavl") == "rebels 1"


def test_one_figure_always_stays() -> None:
    """A single figure never leaves, and a pair sends one."""
    table = uprising("card 16\npriority tax\nact move 1\nkiev: rebels 2\nchernigov: rebels 1")
    assert stands(table, "pereyaslavl") == "rebels 1"
    assert (stands(table, "kiev"), stands(table, "chernigov")) == ("rebels 1", "rebels 1")


def test_sviatopolk_alone_stays() -> None:
    """S14: each region keeps a figure, he too may be it."""
    table = uprising("card 16\npriority tax\nact move 1\nkiev: rebels leader\nvolyn: rebels 2")
    assert stands(table, "kiev") == "rebels leader"
    assert stands(table, "volyn") == "rebels 1"


def test_sviatopolk_goes_first() -> None:
    """Whoever leaves his region, he is the one; then rebels follow from there."""
    table = uprising("card 16\npriority tax\nact move 2\nkiev: rebels 3 leader")
    assert _moves(table) == [
        "leader kiev > pereyaslavl, unruled",
        "rebel kiev > pereyaslavl, unruled",
    ]


def test_never_so_that_you_rule() -> None:
    """A figure does not leave if you would come to rule the region; a tie is allowed."""
    table = uprising(
        """
        card 16
        priority tax
        act move 1
        kiev: rebels 4, you 2
        chernigov: rebels 2, you 1
        volyn: rebels 2, you 1, stronghold you
        """
    )
    assert stands(table, "kiev") == "you 2, rebels 2"
    assert stands(table, "chernigov") == "you 1, rebels 1"
    assert stands(table, "volyn") == "you 1, rebels 2, stronghold you"
    assert stands(table, "pereyaslavl") == "rebels 3"


def test_a_tie_that_yaroslav_wins_is_yours() -> None:
    """Beside your Yaroslav a tie would be yours, so nobody leaves."""
    table = uprising(
        "card 16\npriority tax\nact move 1\nyou: yaroslav\nkiev: rebels 3, you 1 leader\n"
        "volyn: rebels 2"
    )
    assert stands(table, "kiev") == "you 1 leader, rebels 3"
    assert stands(table, "pereyaslavl") == "rebels 1"


def test_where_it_rules_nowhere_nobody_can_leave() -> None:
    """A region with a tie never sends anybody: you would rule it."""
    table = uprising("card 16\npriority tax\nact move 1\nkiev: rebels 2, you 2")
    assert not _moves(table)
    assert log(table, "rebellion-cannot") == ["rebellion-cannot action=action-move"]


def test_bonus_moves_come_before_the_action() -> None:
    """S26: also where the action is Move, which then looks anew for a region that is not ruled."""
    table = uprising("card 16\nlevel medium\nuncovered war 1\nact move 3\nkiev: rebels 4")
    assert _moves(table) == [
        "rebel kiev > pereyaslavl, unruled",
        "rebel kiev > chernigov, unruled",
    ]
