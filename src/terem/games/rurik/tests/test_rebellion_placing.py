"""Solo, strategy phase: the lowest card sends the advisors of the rebellion (rulebook, solo)."""

from __future__ import annotations

import pytest

from terem.games.rurik.components import ACTIONS
from terem.games.rurik.table import ACTION, BANNER, RurikTable

from .looks import asked, choices, play
from .uprising import REBELS, banner, log, uprising


def _placed(text: str) -> RurikTable:
    """After the rebellion has sent one advisor."""
    table = uprising(text)
    assert asked(table) == ["blue"]
    return table


def test_rows_from_below_upwards() -> None:
    """Card 16, priority of building: 4 and 5 build, then 1 taxes, then the first 2 attacks."""
    table = uprising("card 16\npriority build\nplace 0")
    assert banner(table, "build") == ["rebels 4"]
    assert table.rows == 1
    for advisor, goes in (("5", "move"), ("4", "scheme"), ("2", "muster")):
        play(table, f"advisor {advisor}", f"banner {goes}", "bribe 0")
    assert banner(table, "build") == ["rebels 5", "rebels 4"]
    assert banner(table, "tax") == ["rebels 1"]
    assert banner(table, "attack") == ["rebels 2"]
    assert table.rows == 6


@pytest.mark.parametrize(
    ("priority", "expected"), [("war", "muster"), ("build", "build"), ("tax", "tax")]
)
def test_column_of_the_priority(priority: str, expected: str) -> None:
    """The second row of card 16 sends the 5 where the column of the priority says."""
    table = _placed(f"card 16\npriority {priority}\nplace 1")
    assert banner(table, expected) == ["rebels 5"]
    assert log(table, "rebellion-row") == [
        f"rebellion-row action=action-{expected} n=5 priority=priority-{priority}"
    ]


def test_stars_are_skipped_until_they_join() -> None:
    """Row 3 of card 16 has the 3 with a star: before round 4 the row above counts instead."""
    table = _placed("card 16\npriority build\nplace 2\nrebels: coins 0")
    assert banner(table, "tax") == ["rebels 1"]
    assert table.rows == 4
    assert log(table, "rebellion-skips") == ["rebellion-skips n=3"]


def test_two_stars_one_after_the_other() -> None:
    """Rows 2 and 3 of card 3 both have a star: in round 1 row 4 follows row 1."""
    table = _placed("card 3\npriority build\nplace 1\nrebels: coins 0")
    assert banner(table, "attack") == ["rebels 4"]
    assert log(table, "rebellion-skips") == ["rebellion-skips n=3", "rebellion-skips n=2"]


def test_the_second_2_joins_in_round_3() -> None:
    """Row 1 of card 1 has the second 2: from round 3 on it is used, before that row 2 is."""
    early = _placed("round 2\ncard 1\npriority war\nplace 0\nrebels: coins 0")
    assert banner(early, "attack") == ["rebels 4"]
    late = _placed("round 3\ncard 1\npriority war\nplace 0\nrebels: coins 0")
    assert banner(late, "scheme") == ["rebels 2"]
    assert not log(late, "rebellion-skips")


def test_the_3_joins_in_round_4() -> None:
    """Row 1 of card 4 has the 3: only in round 4 is it used."""
    for round, action, advisor in ((3, "scheme", "4"), (4, "tax", "3")):
        table = _placed(f"round {round}\ncard 4\npriority war\nplace 0\nrebels: coins 0")
        assert banner(table, action) == [f"rebels {advisor}"]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("card", range(1, 19))
def test_as_many_advisors_as_the_round_has(card: int, round: int) -> None:
    """Every card sends each advisor of the round once: 4, 4, 5 and 6 of them."""
    table = uprising(f"round {round}\ncard {card}\nplace 0\nrebels: coins 0")
    while table.phase != ACTION:
        play(table, choices(table)[0])
    sent = sorted(n for n, side in zip(table.influence, table.placed, strict=True) if side)
    influences = [n for n in sent if n]
    assert (
        influences == [[1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 5]][round - 1]
    )


def test_stronger_advisors_push_weaker_ones_down() -> None:
    """The rebellion's advisor takes its place by influence, as anybody's."""
    table = _placed("card 16\npriority build\nplace 1\nboard build: rebels 4, you 2\nplace 1")
    assert banner(table, "build") == ["rebels 5", "rebels 4", "you 2"]


def test_three_banners_do_not_bind_it() -> None:
    """S01: the rebellion follows its card even to a second advisor on its only banner."""
    table = _placed("card 16\npriority build\nboard build: rebels 4\nplace 1")
    assert banner(table, "build") == ["rebels 5", "rebels 4"]


def test_a_full_banner_sends_it_to_the_right() -> None:
    """The next banner to the right with a free slot is taken."""
    table = _placed(
        "card 16\npriority build\nboard build: you 5, you 4, you 2\nplace 0\nrebels: coins 0"
    )
    assert banner(table, "scheme") == ["rebels 4"]
    assert "rebellion-next-banner action=action-build next=action-scheme" in log(table)


def test_beyond_the_last_banner_comes_the_first() -> None:
    """The order of banners is a ring, and several full ones are passed over."""
    table = _placed(
        """
        card 16
        priority build
        board build: you 5, you 4, you 2
        board scheme: rebels 5, rebels 2, you 1
        place 0
        """
    )
    assert banner(table, "muster") == ["rebels 4"]


def test_the_coin_goes_along_to_the_next_banner() -> None:
    """S24: a row with a coin pays for the top slot of the banner it is turned away to."""
    table = _placed(
        """
        card 16
        priority tax
        board muster: you 5, you 2, rebels 4
        board move: you 4
        place 2
        round 4
        rebels: coins 3
        """
    )
    assert banner(table, "move") == ["rebels 3+2", "you 4"]
    assert table.coins[REBELS] == 1


COIN = "card 3\npriority war\nplace 3\n"
"""Row 4 of card 3, priority of war: the 4 goes to muster, with a coin."""


@pytest.mark.parametrize(
    ("board", "coins", "expected", "left"),
    [
        ("", 3, ["rebels 4"], 3),
        ("board muster: you 2", 3, ["rebels 4", "you 2"], 3),
        ("board muster: you 4", 3, ["rebels 4+1", "you 4"], 2),
        ("board muster: you 5", 3, ["rebels 4+2", "you 5"], 1),
        ("board muster: you 5+1", 3, ["rebels 4+3", "you 5+1"], 0),
        ("board muster: you 5+2", 3, ["you 5+2", "rebels 4"], 3),
        ("board muster: you 5, you 1", 1, ["you 5", "rebels 4", "you 1"], 1),
    ],
)
def test_a_coin_buys_the_top_slot(board: str, coins: int, expected: list[str], left: int) -> None:
    """With the coin as many coins are added as the top slot takes, if there are enough (S02)."""
    table = _placed(f"{COIN}{board}\nrebels: coins {coins}")
    assert banner(table, "muster") == expected
    assert table.coins[REBELS] == left


def test_it_outbids_itself() -> None:
    """S03: the coin lifts the advisor above another one of the rebellion too."""
    table = _placed(f"{COIN}board muster: rebels 5\nrebels: coins 3")
    assert banner(table, "muster") == ["rebels 4+2", "rebels 5"]


def test_too_poor_for_the_top_it_still_passes_an_equal() -> None:
    """S02: the top slot would take three coins; one coin passes your 4 all the same."""
    table = _placed(f"{COIN}board muster: you 5+1, you 4\nrebels: coins 2")
    assert banner(table, "muster") == ["you 5+1", "rebels 4+1", "you 4"]
    assert log(table, "rebellion-bribe") == [
        "rebellion-bribe-poor coins=count-coins(3)",
        "rebellion-bribe-equal",
    ]


PLAIN = "card 16\npriority build\nplace 0\n"
"""Row 1 of card 16, priority of building: the 4 goes to build, without a coin."""


@pytest.mark.parametrize(
    ("board", "coins", "expected"),
    [
        ("you 4", 3, ["rebels 4+1", "you 4"]),
        ("you 4", 0, ["you 4", "rebels 4"]),
        ("you 5", 3, ["you 5", "rebels 4"]),
        ("rebels 4", 3, ["rebels 4", "rebels 4"]),
        ("you 2+2", 3, ["rebels 4+1", "you 2+2"]),
        ("you 4+1", 3, ["you 4+1", "rebels 4"]),
        ("you 5, you 4", 3, ["you 5", "rebels 4+1", "you 4"]),
    ],
)
def test_one_coin_passes_your_equal(board: str, coins: int, expected: list[str]) -> None:
    """Without the coin symbol one coin is added where your advisor has the same influence.

    Bribes count as influence; the rebellion's own advisors do not matter.
    """
    table = _placed(f"{PLAIN}board build: {board}\nrebels: coins {coins}")
    assert banner(table, "build") == expected
    assert table.coins[REBELS] == coins - sum("+1" in word for word in expected if "reb" in word)


def test_the_log_tells_why() -> None:
    """Row, banner and bribe are told in the order in which they are found out."""
    table = _placed(f"{COIN}board muster: you 5\nrebels: coins 3")
    assert log(table) == [
        "rebellion-row-coin action=action-muster n=4 priority=priority-war",
        "rebellion-bribe-top coins=count-coins(2)",
        "advisor-bribes action=action-muster coins=count-coins(2) n=4 slot=1 who=rebellion",
    ]


def test_sent_in_turn() -> None:
    """You send the first advisor and the rebellion the last; then you act first."""
    table = uprising("card 16\nplace 0\nyou: coins 0\nrebels: coins 0\nkiev: you 1")
    for number, action in enumerate(("move", "muster", "attack"), 1):
        assert table.placed.count(REBELS) == number
        play(table, f"advisor {number if number < 3 else 4}", f"banner {action}")
    assert table.placed.count(REBELS) == 4
    assert ACTIONS[table.turn[BANNER]] == "move"
