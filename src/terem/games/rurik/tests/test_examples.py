"""The worked examples of the rulebook for two to four players."""

from __future__ import annotations

from terem.games.rurik.scoring import outcome
from terem.games.rurik.table import COST, POINTS

from .looks import banner, choices, deeds, hand, label, play, ruler, schemes, tracks
from .positions import position

ELENA, KIRILL, STAS = 0, 1, 2


def test_an_advisor_between_two_others() -> None:
    """Elena's 5 would stand above Kirill's 4; her 4 stands below it, above Stas (phase 1)."""
    table = position("strategy blue\nboard muster: red 4, yellow 2\nblue:\nred:\nyellow:")
    bold = play(table.copy(), "advisor 5", "banner muster", "bribe 0")
    assert banner(bold, "muster") == ["blue 5", "red 4", "yellow 2", "-"]
    play(table, "advisor 4", "banner muster", "bribe 0")
    assert banner(table, "muster") == ["red 4", "blue 4", "yellow 2", "-"]


def test_a_bribe_of_three_coins() -> None:
    """Stas lifts his 1 to 4, above Elena's advisor, and still acts with a 1 (bribes)."""
    table = position("round 4\nstrategy yellow\nboard build: blue 3\nblue:\nred:\nyellow: coins 3")
    play(table, "advisor 1", "banner build")
    assert [label(table, f"bribe {coins}").args["slot"] for coins in range(4)] == [2, 2, 2, 1]
    play(table, "bribe 3")
    assert banner(table, "build") == ["yellow 1+3", "blue 3", "-", "-"]
    assert table.coins[STAS] == 0


def test_the_order_of_actions() -> None:
    """Stas builds with 2 points, his bribe is gone; Elena taxes with 2; then Kirill (phase 2)."""
    table = position(
        """
        actions yellow
        board build: yellow 1+3, blue 2
        board tax: red 5, blue 1
        board move: red 1
        board muster: yellow 4
        blue: coins 0
        red:
        yellow: coins 0
        """
    )
    assert (table.asked(), table.turn[POINTS], table.coins[STAS]) == ([STAS], 2, 0)
    assert banner(table, "build") == ["-", "blue 2", "-", "-"]
    play(table, "pass", "end")
    assert (table.asked(), table.turn[POINTS], table.turn[COST]) == ([ELENA], 2, 0)
    play(table, "pass", "end")
    assert table.asked() == [KIRILL]


def test_elena_rules_galich() -> None:
    """Two troops are more than Kirill has, and more than the rebels have (ruling)."""
    table = position("strategy blue\ngalich: blue 2, red 1, rebels 1\nblue:\nred:\nyellow:")
    assert ruler(table, "galich") == "blue"


def test_market_day() -> None:
    """Three markets on different goods; the deed may wait; two cards are seen, one kept (deeds)."""
    table = position(
        """
        turn blue scheme 3
        kiev: market blue
        volyn: market blue
        rostov: market blue
        left: tax-1 move-1 deed
        blue: deeds market-day
        red:
        """
    )
    waiting = play(table.copy(), "pass", "end")
    assert deeds(waiting.deeds[ELENA]) == ["market-day"]
    play(table, "deed market-day", "pile left")
    assert schemes(table.looked) == ["move-1", "tax-1"]
    play(table, "keep tax-1")
    assert hand(table, "blue") == ["tax-1"]
    assert schemes(table.piles[0])[-2:] == ["deed", "move-1"]
    assert deeds(table.done[ELENA]) == ["market-day"]
    assert table.box.deeds[table.done[ELENA][0]].points == 2


def test_progress_after_the_second_round() -> None:
    """Elena: 3 regions, 3 structures side by side, 3 goods; Stas: 3, 2 and 7 (claim phase A)."""
    table = position(
        """
        round 2
        claim
        kiev: blue 1, church blue
        volyn: blue 1, market blue
        polotsk: blue 1, stronghold blue
        rostov: yellow 1, church yellow
        suzdal: yellow 1, market yellow
        chernigov: yellow 1
        pereyaslavl: stronghold yellow, red 2
        blue: goods wood 3
        red:
        yellow: goods wood 3 fish 3 fur 1
        """
    )
    while choices(table, "load"):
        play(table, choices(table)[-1])
    points = table.box.track_points
    assert [points[step] for step in tracks(table, "blue")] == [2, 2, 1]
    assert [points[step] for step in tracks(table, "yellow")] == [2, 1, 3]


def test_income_of_a_full_column() -> None:
    """Two ore fill their column: one coin; the goods stay (claim phase B)."""
    text = "claim\nblue: coins 0; tracks 1 1 1; war 1; goods ore {}\nred:"
    assert [position(text.format(ore)).coins[ELENA] for ore in (1, 2)] == [0, 1]
    assert position(text.format(2)).goods[1] == 2


def test_the_scoring_of_twenty_points() -> None:
    """3 + 5 + 5 on the tracks, 3 for war, 2 for the agenda, 2 for two deeds (end of the game)."""
    table = position(
        """
        round 4
        claim
        blue: tracks 3 4 4; war 3; agenda committed; done hoard trade-route
        red: tracks 2 3 5; war 2; agenda wealthy; coins 0
        yellow: tracks 1 2 3; war 1; agenda regal
        """
    )
    end = outcome(table)
    assert [source.points[ELENA] for source in end.sources] == [3, 5, 5, 3, 2, 2]
    assert end.scores[ELENA] == 20


def test_the_top_and_the_bottom_of_a_track() -> None:
    """8 points at the top, 1 on the lowest step (end of the game)."""
    table = position("round 4\nclaim\nblue: tracks 5 1 0; agenda regal\nred: agenda wealthy")
    assert [source.points[ELENA] for source in outcome(table).sources][:3] == [8, 1, 0]


def test_the_two_cards_of_the_overview() -> None:
    """One tax point and a coin; one deed of those that lie open (overview of scheme cards)."""
    table = position("turn blue scheme 3\nrow: hoard\nblue: coins 0; hand tax-1-coin\nred:")
    play(table, "scheme tax-1-coin")
    assert (table.turn[3], table.coins[ELENA]) == (1, 1)
    table = position("turn blue scheme 3\nrow: hoard\nblue: coins 0; hand deed\nred:")
    play(table, "scheme deed")
    assert choices(table) == ["take-deed hoard"]
