"""Solo, action phase: which card, which advisor, and when the rebellion passes."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.components import ATTACK, INFLUENCES
from terem.games.rurik.table import ACTION, CLAIM, STRATEGY, RurikTable

from .looks import asked, choices, play
from .uprising import REBELS, log, stands, uprising

TOLD = ("turn", "rebellion-equal")


def _passed(table: RurikTable) -> bool:
    """Whether the rebellion passed and took a coin for it."""
    return any(line.startswith("rebellion-cannot") for line in log(table))


def test_the_lowest_card_comes_to_the_top() -> None:
    """Its regions are told, and it is seen whole; the former top card lies below it."""
    table = uprising("card 16\ntop 3\nact scheme 1\nkiev: rebels 2")
    ids = [table.box.insurrections[number].id for number in table.insurrection]
    assert ids[-2:] == ["card-3", "card-16"]
    assert (table.shown, table.rows) == (2, 0)
    first = log(table)[0]
    assert first.startswith("rebellion-card card=16 regions=list-pair(region-pereyaslavl")


def test_one_card_for_each_turn_of_the_rebellion() -> None:
    """The first action uses the card of the strategy phase; 19 turns go once around 18 cards."""
    table = GAME.start(1, "cycle", {"leaders": "dealt"})
    deck = table.insurrection[:]
    used: list[int] = []
    rows: list[int] = []
    while not table.over:
        phase, lowest = table.phase, table.insurrection[0]
        play(table, choices(table)[0])
        if table.insurrection[0] != lowest:
            used.append(table.insurrection[-1])
        elif phase == STRATEGY:
            rows.append(lowest)
    assert used == (deck + deck)[:19]
    assert list(dict.fromkeys(rows)) == [deck[0], deck[4], deck[8], deck[13]]
    assert table.shown == 18


def test_weakest_advisor_first() -> None:
    """The rebellion takes back 1, 2, 4 and 5 in this order, whatever bribes lie beside them."""
    table = uprising("act scheme 3 5\nboard scheme: rebels 4, rebels 2+3\nkiev: rebels 2, you 1")
    assert log(table, *TOLD) == [
        "turn action=action-scheme gives=main-scheme(2) n=2 slot=2 who=rebellion",
        "turn action=action-move gives=count-move-points(1) n=5 slot=3 who=blue",
    ]


def test_bribes_go_back_to_the_supply() -> None:
    """They are not gained by anybody."""
    table = uprising(
        "card 1\nact scheme 2 5\nboard scheme: rebels 1+3\nkiev: rebels 2\nyou: coins 0"
    )
    assert table.coins == [0, 4]
    assert table.bribes == [0] * len(table.bribes)


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("board tax: rebels 2\nboard muster: you 5, rebels 2", "muster"),
        ("board scheme: rebels 2\nboard build: rebels 2", "build"),
    ],
)
def test_of_equal_advisors_the_leftmost(board: str, expected: str) -> None:
    """Of two with influence 2 the one further left acts first; the log says so."""
    table = uprising(f"round 3\n{board}\nact scheme 3 5\nkiev: rebels 2")
    assert log(table, *TOLD)[0] == f"rebellion-equal-advisors action=action-{expected}"
    assert log(table, *TOLD)[1].startswith(f"turn action=action-{expected}")
    assert table.advisors[REBELS * INFLUENCES + 2] == 1


def test_of_equal_advisors_on_one_banner_the_upper() -> None:
    """S20: the upper slot comes first."""
    table = uprising("round 3\nboard muster: rebels 2, rebels 2\nact scheme 3 5\nkiev: rebels 2")
    assert log(table, "turn")[0] == (
        "turn action=action-muster gives=count-muster-points(3) n=2 slot=1 who=rebellion"
    )


def test_the_price_is_paid() -> None:
    """The third slot of muster costs a coin; the action follows."""
    table = uprising("act muster 3\nkiev: rebels 2 leader")
    assert table.coins[REBELS] == 2
    assert stands(table, "kiev") == "rebels 4 leader"
    assert "paid coins=count-coins(1) who=rebellion" in log(table)


def test_too_poor_it_passes() -> None:
    """S06: without the coin for the slot it passes, takes a coin and has no bonus."""
    table = uprising("level hard\nact muster 3\nrebels: coins 0\nkiev: rebels 3")
    assert table.coins[REBELS] == 1
    assert stands(table, "kiev") == "rebels 3"
    assert log(table, "rebellion", "coins")[1:] == [
        "rebellion-poor action=action-muster",
        "coins coins=count-coins(1) who=rebellion",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "act muster 1\nkiev: rebels 2 leader\nrebels: camp 0",
        "act move 1\npriority war\nkiev: rebels 1\nvolyn: rebels leader",
        "act move 1\npriority tax\nkiev: rebels 2, you 2\nvolyn: rebels 1",
        "act attack 1\nkiev: rebels 2\nvolyn: you 1\npolotsk: neutrals 1",
        "act tax 1\nkiev: rebels 2, taxed",
        "act tax 2\nkiev: rebels 1, you 1",
        "act build 2\nkiev: rebels 1, you 1",
        "act build 1\nkiev: rebels 2, church you, market you, stronghold you, neutrals 1",
    ],
)
def test_what_would_do_nothing_is_passed(text: str) -> None:
    """S07: no figure, no source, nobody to attack, nothing to tax or to build: a coin instead."""
    table = uprising(f"card 16\n{text}")
    assert _passed(table)
    assert table.coins[REBELS] == 4


def test_a_move_everywhere_is_passed() -> None:
    """S07: with the priority of war a rebellion that stands everywhere does not move."""
    lands = "\n".join(f"{id}: rebels 1" for id in ("novgorod", "rostov", "polotsk", "smolensk"))
    lands += "\nvolyn: rebels 1\nchernigov: rebels 1\npereyaslavl: rebels 1\nkiev: rebels 3"
    table = uprising(f"act move 1\npriority war\n{lands}")
    assert _passed(table)
    assert table.coins[REBELS] == 4


def test_a_scheme_without_coins_to_take_is_performed() -> None:
    """S07a: nothing is unlocked, nothing is taken for passing, but the bonus is used."""
    table = uprising(
        "act scheme 1\nuncovered war 2\nuncovered build 2\nuncovered tax 2\nkiev: rebels 2"
    )
    assert table.coins[REBELS] == 5
    assert log(table, "rebellion-")[1:] == [
        "rebellion-bonus bonus=count-coins(2)",
        "rebellion-no-scheme",
        "rebellion-all-open",
    ]


def test_bonus_moves_may_make_the_action_possible() -> None:
    """S08: what is possible is judged after the bonus moves."""
    table = uprising(
        """
        card 16
        level hard
        priority build
        uncovered tax 2
        act build 1
        kiev: rebels 3, church you, market you, stronghold rebels, taxed
        pereyaslavl: neutrals 1
        """
    )
    assert stands(table, "kiev") == "rebels 2, church you, market you, stronghold rebels"
    # The rebel who came stands beside a neutral troop: two points build a church, which converts.
    assert stands(table, "pereyaslavl") == "rebels 2, church rebels"
    assert not _passed(table)


def test_bonus_moves_alone_are_no_pass() -> None:
    """S08: somebody moved, the action itself does nothing: no coin, and the log says so."""
    table = uprising(
        "card 16\nlevel medium\nuncovered build 2\npriority tax\nact attack 1\nkiev: rebels 3"
    )
    assert stands(table, "pereyaslavl") == "rebels 1"
    assert table.coins[REBELS] == 3
    assert not _passed(table)
    assert log(table, "rebellion-only") == ["rebellion-only-moved action=action-attack"]


def test_the_price_of_what_only_moved_is_not_paid() -> None:
    """S08: a price is for the action; here none is performed."""
    table = uprising(
        "card 16\nlevel medium\nuncovered build 2\npriority tax\nact attack 3\nkiev: rebels 3"
    )
    assert table.coins[REBELS] == 3


def test_nothing_left_on_the_map() -> None:
    """S25: Sviatopolk and a rebel return to the first region of the new top card, then it acts."""
    table = uprising("card 16\nact muster 2\nlevel medium\nrebels: coins 0\npereyaslavl: you 3")
    assert stands(table, "pereyaslavl") == "you 3, rebels 3 leader"
    assert log(table, "return") == ["return region=region-pereyaslavl who=rebellion"]
    assert log(table)[0].startswith("rebellion-card card=16")
    assert sum(table.troops[REBELS::2]) + table.camp[REBELS] == 15


def test_no_return_while_anything_stands() -> None:
    """Sviatopolk alone is enough to stay."""
    table = uprising("card 16\nact scheme 1\nkiev: rebels leader")
    assert not log(table, "return")
    assert stands(table, "pereyaslavl") == ""


def test_no_additional_actions() -> None:
    """It has goods for an exchange, but only acts; then it is your turn."""
    table = uprising("act build 1\nkiev: rebels 2\nrebels: goods wood 3 fish 3")
    assert asked(table) == ["blue"]
    assert table.turn[ATTACK] == 0
    assert (table.phase, table.goods[5:8]) == (ACTION, [3, 0, 3])


def test_turns_alternate() -> None:
    """After the last turn of the rebellion the claim phase begins."""
    table = uprising("round 4\nact scheme 1\nkiev: rebels 2\nnovgorod: you 2")
    play(table, "pass", "end")
    assert table.over
    assert table.phase == CLAIM
