"""Solo: where the rebellion musters (rulebook, solo mode: muster)."""

from __future__ import annotations

from .uprising import REBELS, log, stands, uprising

MUSTERS = ("rebellion-musters",)


def test_first_where_it_stands_and_does_not_rule() -> None:
    """One each in the order of the card; what it rules meanwhile gets nothing."""
    table = uprising(
        """
        card 16
        act muster 2
        priority war
        level medium
        polotsk: rebels 1, you 1
        smolensk: rebels 1, neutrals 1
        kiev: rebels 2 leader
        """
    )
    assert log(table, *MUSTERS) == [
        "rebellion-musters-unruled region=region-smolensk",
        "rebellion-musters-unruled region=region-polotsk",
    ]
    assert stands(table, "kiev") == "rebels 2 leader"


def test_around_again_until_it_rules() -> None:
    """With points left the order begins anew, for the regions that it does not rule yet."""
    table = uprising(
        """
        card 16
        act muster 1
        level medium
        smolensk: rebels 1, you 2
        polotsk: rebels 1, you 1
        kiev: rebels 2 leader
        """
    )
    assert log(table, *MUSTERS) == [
        "rebellion-musters-unruled region=region-smolensk",
        "rebellion-musters-unruled region=region-polotsk",
        "rebellion-musters-unruled region=region-smolensk",
    ]


def test_what_is_left_goes_where_it_rules() -> None:
    """Once it rules wherever it stands, one each in order, again and again."""
    table = uprising(
        """
        card 16
        act muster 1
        level easy
        volyn: rebels 1, you 1
        novgorod: rebels 1 leader
        """
    )
    assert log(table, *MUSTERS) == [
        "rebellion-musters-unruled region=region-volyn",
        "rebellion-musters-ruled region=region-volyn",
        "rebellion-musters-ruled region=region-novgorod",
        "rebellion-musters-ruled region=region-volyn",
    ]


def test_sviatopolk_comes_first() -> None:
    """Off the map, he is the first to be mustered, where the order says."""
    table = uprising("card 16\nact muster 2\nlevel medium\nkiev: rebels 2\nvolyn: rebels 1, you 1")
    assert log(table, *MUSTERS) == [
        "rebellion-musters-leader region=region-volyn",
        "rebellion-musters-ruled region=region-volyn",
    ]
    assert stands(table, "volyn") == "you 1, rebels 2 leader"


def test_figures_run_out() -> None:
    """With the last figure the mustering ends; points that are left are lost."""
    table = uprising("card 16\nact muster 1\nlevel medium\nkiev: rebels 2 leader\nrebels: camp 1")
    assert stands(table, "kiev") == "rebels 3 leader"
    assert table.camp[REBELS] == 0
    assert table.coins[REBELS] == 4
    # The coin is the bonus of the medium board, not that of a pass.
    assert not log(table, "rebellion-cannot")


def test_sviatopolk_can_be_the_only_figure_left() -> None:
    """No rebel is left, but he can still be mustered."""
    table = uprising("card 16\nact muster 1\nlevel medium\nkiev: rebels 2\nrebels: camp 0")
    assert stands(table, "kiev") == "rebels 2 leader"


def test_a_stronghold_alone_calls_nobody() -> None:
    """G03: a lone stronghold rules, but nobody is mustered where no figure stands."""
    table = uprising(
        "card 16\nact muster 2\nlevel medium\nkiev: rebels 1\nvolyn: stronghold rebels"
    )
    assert stands(table, "volyn") == "stronghold rebels"
    assert stands(table, "kiev") == "rebels 2 leader"
