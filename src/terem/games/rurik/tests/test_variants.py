"""The variants of the rulebook: goods tokens, reward tokens, the deed row renewed."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME

from .looks import choices, deeds, play
from .positions import position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_tokens_of_the_regions_in_play(seats: int) -> None:
    """Those for the number of players are shuffled over the regions (variants)."""
    orders = set()
    for number in range(10):
        table = GAME.start(seats, f"goods {number}", {"goods": "dealt"})
        assert sorted(table.goods_here) == sorted(table.box.region_good[: table.regions])
        orders.add(tuple(table.goods_here))
    assert len(orders) > 5
    assert GAME.start(seats, "goods").goods_here == table.box.region_good[: table.regions]


def test_a_goods_token_stands_for_the_region() -> None:
    """Taxes, markets and the next round follow it (variants)."""
    table = position("turn blue tax 1\nkiev: blue 1, fur, market blue\nblue: coins 0\nred:")
    play(table, "tax kiev", "extra-good")
    assert table.goods[4] == 2


def test_market_day_looks_at_the_tokens() -> None:
    """Three markets on three different symbols, printed or laid (G46)."""
    for kiev, expected in (("market blue, fur", ["deed market-day"]), ("market blue, ore", [])):
        table = position(
            f"""
            turn blue scheme 3
            kiev: {kiev}
            volyn: market blue
            rostov: market blue
            blue: deeds market-day
            red:
            """
        )
        assert choices(table, "deed") == expected


@pytest.mark.parametrize(("option", "first"), [("stickers", 0), ("tokens", 7)])
def test_rewards_of_stickers_or_tokens(option: str, first: int) -> None:
    """15 of either kind, in an order that nobody knows."""
    table = GAME.start(2, "rewards", {"rewards": option})
    assert len(table.prizes) == 15
    assert {number // 7 for number in table.prizes} == {first // 7}


def test_a_reward_token_is_turned_over() -> None:
    """The topmost, and then it is gone."""
    table = position("turn blue attack 1\nkiev: blue 1, rebels 1\nblue: coins 0\nred:")
    names = [prize.id for prize in table.box.prizes]
    table.prizes = [names.index("fur") + 7, names.index("coins-2") + 7]
    play(table, "attack kiev rebel")
    assert (table.coins[0], len(table.prizes)) == (2, 1)


def test_the_row_is_renewed_after_the_last_pick() -> None:
    """The two cards left are discarded, and three are turned up (variants)."""
    table = position(
        """
        claim
        renewed
        row: hoard market-day trade-route
        deck: splendid-feast send-gifts capital-city new-beginning
        blue:
        red:
        """
    )
    play(table, "take-deed hoard")
    assert deeds(table.deed_row) == ["splendid-feast", "market-day", "trade-route"]
    play(table, "take-deed market-day")
    assert sorted(deeds(table.deed_discard)) == ["splendid-feast", "trade-route"]
    assert sorted(deeds(table.deed_row)) == ["capital-city", "new-beginning", "send-gifts"]


def test_without_the_variant_the_row_stays() -> None:
    """Cards that nobody wants lie there until somebody does."""
    table = position("claim\nrow: hoard market-day trade-route\ndeck: send-gifts\nblue:\nred:")
    play(table, "take-deed hoard", "take-deed market-day")
    assert "trade-route" in deeds(table.deed_row)
    assert table.deed_discard == []


def test_discarded_deeds_come_again() -> None:
    """When the deck is empty the discards are shuffled (G36)."""
    table = position("claim\nrenewed\nrow: hoard market-day trade-route\ndeck: .\nblue:\nred:")
    play(table, "take-deed hoard", "take-deed market-day")
    assert deeds(table.deed_row) == ["trade-route"]
    assert (table.deed_deck, table.deed_discard) == ([], [])


def test_scheme_picks_refill_at_once() -> None:
    """Also with the variant: it is the claim phase that renews the row."""
    table = position(
        """
        turn blue scheme 3
        renewed
        row: hoard market-day trade-route
        deck: splendid-feast
        blue: hand deed
        red:
        """
    )
    play(table, "scheme deed", "take-deed hoard")
    assert deeds(table.deed_row) == ["splendid-feast", "market-day", "trade-route"]


def test_leaders_may_be_dealt() -> None:
    """Each seat gets one, no two the same (setup 8)."""
    table = GAME.start(4, "dealt", {"leaders": "dealt"})
    assert len({*table.leaders}) == 4
    assert choices(table, "agenda") != []
