"""Who rules, who occupies, and what hangs together (rulebook, occupying and ruling)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.components import CHURCH, MARKET, STRONGHOLD, SVIATOPOLK, YAROSLAV
from terem.games.rurik.regions import blocked, group, occupied, owns, pieces, ruled
from terem.games.rurik.table import NONE, RurikTable

from .games import ALL_OPTIONS, game
from .looks import ruler
from .positions import position, region, seat

ALL = (1 << CHURCH) | (1 << MARKET) | (1 << STRONGHOLD)


def _rules(kiev: str, *leaders: str) -> str:
    """Who rules Kiev at a table of three."""
    told = [*leaders, *[""] * (3 - len(leaders))]
    table = position(
        f"""
        strategy blue
        kiev: {kiev}
        blue: {told[0]}
        red: {told[1]}
        yellow: {told[2]}
        """
    )
    return ruler(table, "kiev")


@pytest.mark.parametrize(
    ("kiev", "expected"),
    [
        ("blue 2, red 1", "blue"),
        ("blue 2, red 1, yellow 1", "blue"),
        ("blue 1, red 1", ""),
        ("blue 1, red 1, yellow 2", "yellow"),
        ("blue 2, red 2, yellow 1", ""),
        ("blue 1, rebels 1", ""),
        ("blue 2, rebels 1", "blue"),
        ("blue 1, neutrals 1", ""),
        ("rebels 1", ""),
        ("blue leader", "blue"),
        ("blue 1 leader, red 1", "blue"),
    ],
)
def test_more_than_each_other(kiev: str, expected: str) -> None:
    """Whoever has more troops than rebels and each other rules; in a tie nobody does."""
    assert _rules(kiev) == expected


@pytest.mark.parametrize(
    ("kiev", "expected"),
    [
        ("stronghold blue", "blue"),
        ("stronghold blue, red 1", ""),
        ("stronghold blue, red 2", "red"),
        ("stronghold blue, blue 1, red 1", "blue"),
        ("stronghold blue, rebels 1", ""),
        ("church blue, market blue", ""),
    ],
)
def test_a_stronghold_counts_as_a_troop(kiev: str, expected: str) -> None:
    """It rules alone and breaks ties, but churches and markets do not (G03)."""
    assert _rules(kiev) == expected


def test_a_lone_stronghold_does_not_occupy() -> None:
    """Its owner rules, but has no troop there (G03)."""
    table = position("strategy blue\nkiev: stronghold blue\nblue:\nred:")
    assert (ruled(table, 0), occupied(table, 0)) == (1, 0)


@pytest.mark.parametrize(
    ("kiev", "expected"),
    [
        ("blue 1, red leader", "red"),
        ("blue 2, red 1 leader", "red"),
        ("blue 2, red leader", "blue"),
        ("rebels 1, red leader", "red"),
        ("blue 1, yellow 1, red leader", "red"),
        ("blue 2, yellow 2, red leader", ""),
        ("blue 1, red 1, blue leader", "blue"),
        ("blue 1, red leader, stronghold blue", "red"),
        ("blue 2, red leader, stronghold red", "red"),
        ("blue 3, red leader, stronghold red", "blue"),
    ],
)
def test_yaroslav_wins_ties(kiev: str, expected: str) -> None:
    """A tie that he is part of is his, against rebels too; others' strongholds are nothing (G31).

    A tie above his head is nobody's (R03).
    """
    assert _rules(kiev, "boris", "yaroslav") == expected


def test_yaroslav_elsewhere_wins_nothing() -> None:
    """Only the region where he stands."""
    table = position(
        """
        strategy blue
        kiev: blue 1, red 1, stronghold blue
        chernigov: blue 1, red 1
        novgorod: red leader
        blue:
        red: yaroslav
        """
    )
    assert [ruler(table, id) for id in ("kiev", "chernigov")] == ["blue", ""]
    assert not blocked(table, 5, seat("blue"))


@pytest.mark.parametrize(
    ("kiev", "expected"),
    [
        ("rebels 1, blue leader", "blue"),
        ("rebels 1, blue leader, red 1", "blue"),
        ("rebels 1, blue leader, red 2", ""),
        ("rebels 1, blue leader, red 3", "red"),
        ("rebels 1, blue 1, red 1", ""),
    ],
)
def test_rebels_of_sviatopolk(kiev: str, expected: str) -> None:
    """Where he stands they count as his troops for ruling (rulebook, leaders)."""
    assert _rules(kiev, "sviatopolk") == expected


def test_sviatopolk_against_yaroslav() -> None:
    """Troops and rebels together may tie, and ties are Yaroslav's (G31)."""
    assert _rules("rebels 1, blue leader, red 1 leader", "sviatopolk", "yaroslav") == "red"
    assert _rules("rebels 1, blue 1 leader, red 1 leader", "sviatopolk", "yaroslav") == "blue"


def test_rebels_of_sviatopolk_count_for_nothing_else() -> None:
    """He does not occupy by them."""
    table = position("strategy blue\nkiev: rebels 3, blue leader\nblue: sviatopolk\nred:")
    assert occupied(table, 0) == 1


@pytest.mark.parametrize(
    ("text", "kinds", "expected"),
    [
        ("", ALL, 0),
        ("kiev: church blue", ALL, 1),
        ("kiev: church blue, market blue, stronghold blue", ALL, 1),
        ("kiev: church blue\nvolyn: market blue\npolotsk: stronghold blue", ALL, 3),
        ("kiev: church blue\nsmolensk: market blue", ALL, 1),
        ("kiev: church blue\nchernigov: market red\nsmolensk: market blue", ALL, 1),
        ("kiev: church blue\nvolyn: market blue", 1 << CHURCH, 1),
        (
            """
            novgorod: church blue
            rostov: market blue
            kiev: church blue
            volyn: church blue
            pereyaslavl: market blue
            """,
            ALL,
            3,
        ),
        (
            """
            novgorod: church blue
            rostov: market blue
            smolensk: stronghold blue
            chernigov: church blue
            kiev: church blue
            volyn: market blue
            pereyaslavl: market blue
            """,
            ALL,
            7,
        ),
    ],
)
def test_the_largest_group_of_neighbours(text: str, kinds: int, expected: int) -> None:
    """Regions that hang together count, however many structures each has (G02)."""
    table = position(f"strategy blue\n{text}\nblue:\nred:")
    assert group(table, 0, kinds) == expected


@pytest.mark.parametrize(("seats", "regions", "neighbours"), [(2, 8, 5), (3, 11, 6), (4, 15, 7)])
def test_regions_out_of_play_join_nothing(seats: int, regions: int, neighbours: int) -> None:
    """Around Chernigov lie five regions for two, and Suzdal and Murom only for more (G01)."""
    table = GAME.start(seats, "map")
    assert (table.regions, len(table.near[region("chernigov")])) == (regions, neighbours)
    assert {max(near) < regions for near in table.near} == {True}


def _rules_by_the_book(table: RurikTable, where: int) -> int:
    """Who rules a region, counted side by side as the rulebook tells it."""
    yaroslav = sviatopolk = None
    for side in range(table.sides):
        if table.posts[side] == where:
            yaroslav = side if table.leaders[side] == YAROSLAV else yaroslav
            sviatopolk = side if table.leaders[side] == SVIATOPOLK else sviatopolk
    strength = {}
    for side in range(table.sides):
        own = pieces(table, where, side)
        if sviatopolk == side:
            own += table.rebels[where]
        if owns(table, where, STRONGHOLD, side) and yaroslav in (None, side):
            own += 1
        strength[side] = own
    others = table.rebels[where] if sviatopolk is None else 0
    most = max([others, *strength.values()])
    best = [side for side in strength if strength[side] == most > 0]
    if yaroslav in best:
        return yaroslav
    return best[0] if len(best) == 1 and others < most else NONE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_rules_is_always_known(seats: int) -> None:
    """Whatever comes and goes in whole games, the rulers are those of the rulebook."""
    for number in range(3):
        for table in game(seats, f"rulers {number}", ALL_OPTIONS):
            rulers = [_rules_by_the_book(table, where) for where in range(table.regions)]
            assert table.rulers == rulers
