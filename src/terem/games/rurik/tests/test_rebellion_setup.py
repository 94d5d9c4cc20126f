"""Solo: what is laid out, and where a lone player starts (rulebook, solo mode: setup)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.components import ACTIONS, GAINS, LEVELS, PRIORITIES
from terem.games.rurik.rebellion.bonuses import open_bonuses
from terem.games.rurik.table import NONE, RurikTable

from .looks import choices, deeds, play, reason
from .positions import region
from .uprising import REBELS, YOU

SEEDS = range(60)
GONE = {"grand-hunter", "law-giver", "enforce-peace"}
GONE_AGENDAS = {"dignified", "courageous", "wealthy"}

OPEN = {
    "easy": {"muster": "muster 1"},
    "medium": {"muster": "coins 1", "tax": "tax 1"},
    "hard": {"muster": "move 1", "attack": "attack 1"},
    "very-hard": {"attack": "safety 1", "build": "build 1", "muster": "move 1"},
}
STARTS = {
    "easy": ("build", [2, 2, 2]),
    "medium": ("tax", [2, 2, 3]),
    "hard": ("war", [2, 3, 3]),
    "very-hard": ("build", [3, 3, 3]),
}


def _start(seed: int, **options: str) -> RurikTable:
    return GAME.start(1, f"rebellion {seed}", options)


def _held(table: RurikTable) -> list[int]:
    """The regions where rebels stand."""
    return [n for n in range(table.regions) if table.troops[n * table.sides + REBELS]]


def test_as_for_two() -> None:
    """Eight regions, three slots on a banner, three coins for each side, no rebels to be beaten."""
    table = _start(0)
    assert (table.regions, table.sides, table.board_side.slots) == (8, 2, 3)
    assert table.coins == [3, 3]
    assert table.rebels == [0] * 8
    assert table.stock == [1] * 8


def test_what_does_not_fit_stays_in_the_box() -> None:
    """Three deeds and three agendas are never used, and nobody plays Sviatopolk."""
    for seed in SEEDS:
        table = _start(seed)
        used = set(deeds(table.deed_deck + table.deed_row))
        assert len(used) == 23
        assert not used & GONE
        agendas = table.agendas[YOU] + table.refused[YOU] + table.refused[table.seats]
        names = {table.box.agendas[number].id for number in agendas}
        assert len(names) == 8
        assert not names & GONE_AGENDAS
        dealt = _start(seed, leaders="dealt")
        assert dealt.leaders[YOU] != dealt.leaders[REBELS]


def test_sviatopolk_leads_the_rebellion() -> None:
    """All other leaders are free; the reason why he is not is told."""
    table = _start(0)
    assert "leader sviatopolk" not in choices(table)
    assert len(choices(table, "leader")) == 7
    assert reason(table, "leader sviatopolk") == "why-leader-rebels"


def test_where_it_rises() -> None:
    """Two rebels in Kiev with Sviatopolk, and two each in the first two of the top card's regions.

    Kiev does not count among those; nine rebels stay beside the map.
    """
    seen = set()
    kiev = region("kiev")
    for seed in SEEDS:
        table = _start(seed)
        order = table.box.insurrections[table.insurrection[-1]].regions
        seen.add(min(3, order.index(kiev)))
        risen = [where for where in order if where != kiev][:2]
        assert sorted(_held(table)) == sorted([kiev, *risen])
        assert all(table.troops[n * table.sides + REBELS] == 2 for n in _held(table))
        assert table.posts[REBELS] == kiev
        assert table.camp[REBELS] == 9
        assert all(table.rulers[n] == REBELS for n in _held(table))
    assert seen == {0, 1, 2, 3}


def test_neutral_troops() -> None:
    """One stands in each of the five other regions; nobody rules there."""
    for seed in SEEDS:
        table = _start(seed)
        for where in range(table.regions):
            assert table.neutrals[where] == (where not in _held(table))
        assert table.rulers.count(NONE) == 5


def test_where_you_may_start() -> None:
    """Nowhere the rebellion stands; then the leader joins a troop of one's own."""
    for seed in range(10):
        table = _start(seed, leaders="dealt")
        play(table, choices(table)[0])
        held = {table.box.region_id[n] for n in _held(table)}
        for _ in range(3):
            offered = choices(table, "place")
            assert len(offered) == 5
            assert not held & {words.split()[1] for words in offered}
            assert {reason(table, f"place {id}") for id in held} == {"why-rebellious"}
            play(table, offered[0])
        assert choices(table) == [offered[0].replace("place", "station")]


def test_always_first() -> None:
    """A lone player is the first player, and sends the first advisor of every round."""
    table = _start(0, leaders="dealt")
    assert (table.first, table.token) == (YOU, YOU)
    while table.round < 1:
        play(table, choices(table)[0])
    assert choices(table, "advisor")
    assert table.placed.count(REBELS) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_boards(level: str) -> None:
    """Each board has its first priority, its coins, and what is open from the start."""
    table = _start(1, level=level)
    priority, covers = STARTS[level]
    assert PRIORITIES[table.priority] == priority
    assert table.covers == covers
    found = {
        action: ", ".join(
            f"{GAINS[bonus.gain]} {bonus.amount}" for bonus in open_bonuses(table, number)
        )
        for number, action in enumerate(ACTIONS)
    }
    assert {action: gains for action, gains in found.items() if gains} == OPEN[level]


def test_cards() -> None:
    """Eighteen cards lie shuffled; only the topmost has been seen."""
    orders = set()
    for seed in SEEDS:
        table = _start(seed)
        assert sorted(table.insurrection) == list(range(18))
        assert (table.shown, table.rows) == (1, 0)
        orders.add(tuple(table.insurrection))
    assert len(orders) == len(SEEDS)
