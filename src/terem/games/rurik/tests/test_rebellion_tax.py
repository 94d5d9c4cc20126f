"""Solo: which goods the rebellion takes (rulebook, solo mode: tax)."""

from __future__ import annotations

from .positions import region
from .uprising import REBELS, goods, log, uprising

TAXES = ("rebellion-taxes",)


def test_class_by_class() -> None:
    """Room on the boat comes before rule: first what is not ruled, then what is, but not wanted."""
    table = uprising(
        """
        card 16
        level medium
        priority tax
        act tax 1
        rebels: goods fish 3
        chernigov: rebels 1
        volyn: rebels 1, you 1
        pereyaslavl: rebels 1, you 1
        """
    )
    assert log(table, *TAXES) == [
        "rebellion-taxes-unruled-room region=region-pereyaslavl",
        "rebellion-taxes-ruled-full region=region-chernigov",
    ]


def test_the_last_class() -> None:
    """What is neither ruled nor wanted on the boat is taken when nothing else is there."""
    table = uprising(
        "card 16\npriority build\nact tax 1\nrebels: goods fish 3\nvolyn: rebels 1, you 1"
    )
    assert log(table, *TAXES) == ["rebellion-taxes-unruled-full region=region-volyn"]
    assert goods(table) == "fish 4"


def test_in_the_order_of_the_card() -> None:
    """Within a class the card decides; goods that are gone are passed over."""
    table = uprising(
        """
        card 16
        priority build
        act tax 1
        kiev: rebels 1
        pereyaslavl: rebels 1, taxed
        polotsk: rebels 1
        smolensk: rebels 1
        """
    )
    assert log(table, *TAXES) == [
        "rebellion-taxes-ruled-room region=region-smolensk",
        "rebellion-taxes-ruled-room region=region-polotsk",
    ]
    assert goods(table) == "ore 1 honey 1"
    assert table.stock[region("smolensk")] == table.stock[region("polotsk")] == 0


def test_room_is_looked_at_when_the_region_is_reached() -> None:
    """The second ore fills its column, so that the third one waits for what there is room for."""
    table = uprising(
        """
        card 18
        priority build
        act tax 1
        rebels: goods ore 1
        polotsk: rebels 1
        rostov: rebels 1
        kiev: rebels 1
        """
    )
    assert log(table, *TAXES) == [
        "rebellion-taxes-ruled-room region=region-polotsk",
        "rebellion-taxes-ruled-room region=region-kiev",
    ]


def test_a_market_brings_a_good() -> None:
    """An own market always gives the extra good, never the coin."""
    table = uprising("card 16\npriority build\nact tax 2\nkiev: rebels 1, market rebels")
    assert goods(table) == "wood 2"
    assert table.coins[REBELS] == 3


def test_no_market_beside_yaroslav() -> None:
    """G31: your Yaroslav keeps the market from working."""
    table = uprising(
        "priority build\nact tax 2\nyou: yaroslav\nkiev: rebels 3, you leader, market rebels"
    )
    assert goods(table) == "wood 1"


def test_your_market_is_nothing_to_it() -> None:
    """Only an own market works."""
    table = uprising("card 16\npriority build\nact tax 2\nkiev: rebels 1, market you")
    assert goods(table) == "wood 1"


def test_two_points_where_it_does_not_rule() -> None:
    """The usual prices; S16: a point that is too little is lost."""
    table = uprising(
        "card 16\npriority build\nact tax 1\nkiev: rebels 1\nsmolensk: rebels 1, you 1"
    )
    assert log(table, *TAXES) == ["rebellion-taxes-ruled-room region=region-kiev"]


def test_where_only_a_stronghold_stands() -> None:
    """G03: to tax somebody must be there."""
    table = uprising(
        "card 16\npriority build\nact tax 2\nvolyn: rebels 1, taxed\nkiev: stronghold rebels"
    )
    assert log(table, "rebellion-cannot") == ["rebellion-cannot action=action-tax"]
