"""Solo: the bonuses of the four boards, what opens them, and when they are used."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.components import ACTIONS, GAINS, LEVELS, PRIORITIES
from terem.games.rurik.rebellion.bonuses import open_bonuses
from terem.games.rurik.table import RurikTable

from .looks import choices, play
from .uprising import REBELS, log, stands, uprising

BOARDS = {
    "easy": {
        "war": ["build build 1", "attack safety 1"],
        "build": ["attack attack 1", "move move 1"],
        "tax": ["tax tax 1", "scheme coins 2"],
    },
    "medium": {
        "war": ["move move 1", "attack attack 1"],
        "build": ["build build 1", "attack move 1"],
        "tax": ["attack safety 1", "scheme coins 2", "muster muster 1"],
    },
    "hard": {
        "war": ["attack safety 1", "move move 1"],
        "build": ["build build 1", "tax tax 1", "attack attack 1"],
        "tax": ["tax tax 1", "build move 1", "scheme coins 2"],
    },
    "very-hard": {
        "war": ["attack attack 1", "build move 1", "muster muster 1"],
        "build": ["attack move 1", "tax tax 1", "attack attack 1"],
        "tax": ["tax tax 1", "scheme coins 2", "move move 1"],
    },
}


def _open(table: RurikTable) -> list[str]:
    return sorted(
        f"{ACTIONS[action]} {GAINS[bonus.gain]} {bonus.amount}"
        for action in range(len(ACTIONS))
        for bonus in open_bonuses(table, action)
    )


def _all_open(level: str, text: str) -> RurikTable:
    """A position where every coin has been taken off the board."""
    columns = "\n".join(f"uncovered {name} {len(BOARDS[level][name])}" for name in BOARDS[level])
    return uprising(f"card 16\nlevel {level}\n{columns}\n{text}")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("column", PRIORITIES)
def test_from_the_top(level: str, column: str) -> None:
    """Coins are taken from the top of a column, and what lies under each is open from then on."""
    board = BOARDS[level][column]
    before = _open(uprising(f"level {level}\nplace 0"))
    for taken in range(len(board) + 1):
        table = uprising(f"level {level}\nuncovered {column} {taken}\nplace 0")
        assert _open(table) == sorted(before + board[:taken])


@pytest.mark.parametrize("level", LEVELS)
def test_schemes_take_the_coins(level: str) -> None:
    """S04: a scheme action takes one coin, whatever its slot: the priority's column, then others.

    When it is empty the leftmost column with a coin follows.
    """
    for slot in (1, 2, 3):
        table = uprising(f"level {level}\npriority tax\nact scheme {slot}\nkiev: rebels 2")
        action, gain, amount = BOARDS[level]["tax"][0].split()
        gained = f"{gain}-points" if gain != "safety" else gain
        bonus = f"count-{gained}({amount})" if gain != "safety" else f"gain-safety({amount})"
        assert log(table, "rebellion-unlocks") == [
            f"rebellion-unlocks action=action-{action} bonus={bonus} priority=priority-tax"
        ]
        assert table.coins[REBELS] == 4
        assert len(table.hands[0]) == 0
        assert [len(pile) for pile in table.piles] == [18, 9]


def test_an_empty_column_sends_to_the_leftmost() -> None:
    """The leftmost column with a coin, not the next one; the log says why."""
    table = uprising("level easy\npriority build\nuncovered build 2\nact scheme 1\nkiev: rebels 2")
    assert table.covers == [1, 0, 2]
    (fact,) = log(table, "rebellion-unlocks-leftmost")
    assert fact.endswith("bonus=count-build-points(1) priority=priority-war")
    table = uprising(
        "priority build\nuncovered build 2\nuncovered war 2\nact scheme 1\nkiev: rebels 2"
    )
    assert table.covers == [0, 0, 1]


def test_a_new_bonus_waits() -> None:
    """S05: the two coins for schemes that this action lays open come with the next one."""
    text = "level easy\npriority tax\nact scheme 1\nkiev: rebels 2\nvolyn: you 1\nuncovered tax"
    assert uprising(f"{text} 1").coins[REBELS] == 4
    later = uprising(f"{text} 2\nuncovered war 2\nuncovered build 1")
    assert later.coins[REBELS] == 6


@pytest.mark.parametrize(
    ("level", "told", "points"),
    [
        ("easy", "count-tax-points(1)", 2),
        ("medium", "count-tax-points(1)", 2),
        ("hard", "list-pair(count-tax-points(1),count-tax-points(1))", 3),
        ("very-hard", "list-pair(count-tax-points(1),count-tax-points(1))", 3),
    ],
)
def test_tax(level: str, told: str, points: int) -> None:
    """Tax bonuses of each board, added to one point of the slot."""
    table = _all_open(level, "act tax 2\nkiev: rebels 1\nsmolensk: rebels 1\nvolyn: rebels 1")
    assert log(table, "rebellion-bonus") == [f"rebellion-bonus bonus={told}"]
    assert len(log(table, "tax")) == points


@pytest.mark.parametrize("level", LEVELS)
def test_build(level: str) -> None:
    """Every board has one more build point, added to the one of the slot."""
    table = _all_open(
        level,
        "priority tax\nact build 2\nkiev: rebels 2\nsmolensk: rebels 2\nvolyn: rebels 1\n"
        "pereyaslavl: rebels 1\nchernigov: rebels 1\npolotsk: rebels 1\nrostov: rebels 1\n"
        "novgorod: rebels 1",
    )
    assert len(log(table, "rebellion-builds")) == 2


@pytest.mark.parametrize(
    ("level", "moved"), [("easy", 0), ("medium", 0), ("hard", 1), ("very-hard", 1)]
)
def test_build_after_moves(level: str, moved: int) -> None:
    """Where a build brings a bonus move, it comes first, and can be built on at once."""
    table = _all_open(level, "priority tax\nact build 2\nkiev: rebels 2")
    told = log(table, "rebellion-moves", "rebellion-builds")
    assert len([line for line in told if "moves" in line]) == moved
    if moved:
        assert told[:2] == [
            "rebellion-moves-rebel-unruled n=1 region=region-pereyaslavl start=region-kiev",
            "rebellion-builds-ruled-bare region=region-pereyaslavl structure=structure-market",
        ]


@pytest.mark.parametrize(
    ("level", "attacks", "moves"),
    [("easy", 2, 0), ("medium", 2, 1), ("hard", 3, 0), ("very-hard", 3, 1)],
)
def test_attack(level: str, attacks: int, moves: int) -> None:
    """Attack bonuses: more attacks, moves before them, and a card fewer at each of them."""
    table = _all_open(
        level, "priority war\nact attack 2\nkiev: rebels 6, you 5\nvolyn: rebels leader"
    )
    assert len(log(table, "attack ")) == attacks
    assert len(log(table, "rebellion-moves")) == moves
    assert len(log(table, "rebellion-cards n=0")) == attacks
    assert stands(table, "kiev").startswith(f"you {5 - attacks}, rebels {6 - moves}")
    assert not choices(table, "pile")


@pytest.mark.parametrize(
    ("level", "mustered", "moves", "coins"),
    [("easy", 3, 0, 3), ("medium", 3, 0, 4), ("hard", 2, 1, 3), ("very-hard", 3, 1, 3)],
)
def test_muster(level: str, mustered: int, moves: int, coins: int) -> None:
    """Muster bonuses: figures, a coin, or a move before the mustering."""
    table = _all_open(level, "act muster 2\npriority tax\nkiev: rebels 4\nvolyn: rebels leader")
    assert len(log(table, "rebellion-musters")) == mustered
    assert len(log(table, "rebellion-moves")) == moves
    assert table.coins[REBELS] == coins
    if moves:
        told = log(table, "rebellion-moves", "rebellion-musters")
        assert "moves" in told[0]


@pytest.mark.parametrize("level", LEVELS)
def test_move(level: str) -> None:
    """Every board has one more move point for the action Move."""
    table = _all_open(level, "act move 3\npriority tax\nkiev: rebels 5")
    assert len(log(table, "rebellion-moves")) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_scheme(level: str) -> None:
    """Every board has two coins for schemes."""
    table = _all_open(level, "act scheme 3\nkiev: rebels 5")
    assert table.coins[REBELS] == 5


def test_bonuses_stay_open() -> None:
    """What was unlocked is used every time: coins never return to the board."""
    table = GAME.start(1, "open", {"leaders": "dealt", "level": "very-hard"})
    before = table.covers[:]
    while not table.over:
        play(table, choices(table)[0])
        assert all(now <= then for now, then in zip(table.covers, before, strict=True))
        before = table.covers[:]
    assert sum(before) < 9
