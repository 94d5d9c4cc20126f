"""Exchange of goods (rulebook, additional actions)."""

from __future__ import annotations

import pytest

from .looks import choices, goods, play, reason
from .positions import position


def _spellings(store: str, token: str) -> list[tuple[str, str]]:
    """Every way to pay for an exchange."""
    table = position(f"turn blue move 1\nblue: goods {store}\nred:")
    if f"exchange {token}" not in choices(table):
        return []
    play(table, f"exchange {token}")
    found = []
    for first in choices(table):
        after = play(table.copy(), first)
        found += [(first.split()[1], second.split()[1]) for second in choices(after)]
    return found


@pytest.mark.parametrize(
    ("store", "token", "expected"),
    [
        ("wood 1", "build", []),
        ("fish 2", "build", []),
        ("wood 2", "build", [("wood", "wood")]),
        ("wood ore", "build", [("wood", "ore")]),
        ("wood ore 2", "build", [("wood", "ore"), ("ore", "ore")]),
        ("wood fur", "build", [("wood", "fur")]),
        (
            "wood ore fish honey fur",
            "build",
            [
                ("wood", "ore"),
                ("wood", "fish"),
                ("wood", "honey"),
                ("wood", "fur"),
                ("ore", "fish"),
                ("ore", "honey"),
                ("ore", "fur"),
            ],
        ),
        ("fish honey", "muster", [("fish", "honey")]),
        ("honey 2", "muster", [("honey", "honey")]),
        ("wood honey fur", "muster", [("honey", "wood"), ("honey", "fur")]),
        ("wood 2", "muster", []),
        ("fur 2", "muster", []),
    ],
)
def test_one_named_good_and_any_other(
    store: str, token: str, expected: list[tuple[str, str]]
) -> None:
    """Two equal goods will do too (G44); no pair is spelled in two ways."""
    assert _spellings(store, token) == expected


def test_two_goods_become_a_point() -> None:
    """The goods return to the supply, the token is turned over."""
    table = position("turn blue move 1\nkiev: blue 1 leader\nblue: goods honey wood\nred:")
    play(table, "exchange muster", "pay honey", "pay wood")
    assert goods(table, "blue") == ""
    assert choices(table, "muster") == ["muster kiev"]
    assert table.exchanges[:2] == [0, 1]


def test_each_token_once_a_round_and_one_a_turn() -> None:
    """Both can be used, in different turns (rulebook, exchange)."""
    table = position("turn blue move 1\nblue: goods wood 8 honey 4; exchanged build\nred:")
    assert choices(table, "exchange") == ["exchange muster"]
    assert reason(table, "exchange build") == "why-exchange-used"
    play(table, "exchange muster", "pay honey", "pay honey")
    assert choices(table, "exchange") == []


def test_refusals() -> None:
    """The wrong goods, or none; another question."""
    table = position("turn blue move 1\nblue: goods wood ore\nred:")
    assert reason(table, "exchange muster") == "why-exchange-goods"
    play(table, "exchange build")
    assert reason(table, "pay fish") == "why-no-such-good"
    assert reason(table, "pay ore") == "why-exchange-otherwise"
    assert reason(table, "end") == "why-not-pay"
