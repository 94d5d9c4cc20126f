"""Setup (rulebook, setup 1 to 17)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.components import LEADERS
from terem.games.rurik.table import RurikTable

from .looks import asked, choices, play, reason


def _through(table: RurikTable, kind: str) -> list[str]:
    """Answer with the first choice as long as questions of a kind are asked; who was asked."""
    order = []
    while choices(table) and choices(table)[0].startswith(kind):
        order += asked(table)[:1]
        play(table, choices(table)[0])
    return order


@pytest.mark.parametrize(("seats", "regions"), [(2, 8), (3, 11), (4, 15)])
def test_the_map(seats: int, regions: int) -> None:
    """A rebel and the good of its symbol in every region in play (setup 1, 5)."""
    table = GAME.start(seats, "map")
    assert table.regions == regions
    assert table.rebels == table.stock == [1] * regions
    assert table.goods_here == table.box.region_good[:regions]


def test_what_everybody_has() -> None:
    """3 coins, 12 troops, 3 structures of each kind, no goods and no cards (setup 4, 11)."""
    table = GAME.start(3, "have")
    assert (table.coins, table.camp, table.yards) == ([3] * 3, [12] * 3, [3] * 9)
    assert (table.goods, table.hands, table.exchanges) == ([0] * 15, [[], [], []], [0] * 6)
    assert (table.war, table.tracks) == ([0] * 3, [0] * 9)


def test_three_deeds_lie_open() -> None:
    """The others are in the deck, no two tables alike (setup 7)."""
    rows = set()
    for number in range(10):
        table = GAME.start(2, str(number))
        rows.add(tuple(table.deed_row))
        assert sorted(table.deed_row + table.deed_deck) == list(range(26))
    assert len(rows) > 5


def test_agendas() -> None:
    """Each gets two and keeps one in secret; all choose at once (setup 10)."""
    table = GAME.start(4, "agendas", {"leaders": "dealt"})
    assert [len(mine) for mine in table.agendas] == [2, 2, 2, 2]
    assert len(table.refused[4]) == 3
    assert asked(table) == ["blue", "red", "yellow", "white"]
    first = choices(table)[1]
    assert reason(table, "end") == "why-not-agenda"
    other = [
        card.id for number, card in enumerate(table.box.agendas) if number not in table.agendas[0]
    ]
    assert reason(table, f"agenda {other[0]}") == "why-agenda-not-dealt"
    play(table, first)
    assert asked(table) == ["red", "yellow", "white"]
    for _ in range(3):
        play(table, choices(table)[0])
    assert [len(mine) for mine in table.agendas] == [1, 1, 1, 1]
    assert f"agenda {table.box.agendas[table.agendas[0][0]].id}" == first


def test_leaders_are_chosen_in_the_order_of_turns() -> None:
    """No leader twice; who is first begins (setup 8; R02)."""
    table = GAME.start(3, "leaders")
    order = [(table.first + turn) % 3 for turn in range(3)]
    assert len(choices(table)) == 8
    assert asked(table) == [GAME.colours[order[0]]]
    taken = choices(table)[2]
    play(table, taken)
    assert taken not in choices(table)
    assert reason(table, taken) == "why-leader-taken"
    assert reason(table, "end") == "why-not-leader"
    play(table, "leader yaroslav", "leader boris")
    assert table.leaders[order[1]] == LEADERS.index("yaroslav")


def test_anybody_may_be_first() -> None:
    """The rulebook asks who knows most of history; here chance decides (G42)."""
    firsts = [GAME.start(4, str(number)).first for number in range(60)]
    assert {*firsts} == {0, 1, 2, 3}
    assert GAME.start(4, "7").token == GAME.start(4, "7").first


def test_troops_then_leaders() -> None:
    """Three times round one troop each, anywhere; then the leaders beside one of them (G43)."""
    table = GAME.start(3, "troops", {"leaders": "dealt"})
    _through(table, "agenda")
    assert len(choices(table)) == 11
    assert reason(table, "place azov") == "why-not-in-play"
    assert reason(table, "end") == "why-not-place"
    order = _through(table, "place")
    first = table.first
    turns = [GAME.colours[(first + turn) % 3] for turn in range(3)]
    assert order == turns * 3
    assert table.troops[:3] == [3, 3, 3]
    assert choices(table) == ["station novgorod"]
    assert reason(table, "station kiev") == "why-no-troop-there"
    assert reason(table, "end") == "why-not-station"
    assert _through(table, "station") == turns
    assert (table.round, table.phase) == (1, 1)


def test_piles_and_prizes_differ_from_table_to_table() -> None:
    """Everything that is shuffled is shuffled anew."""
    one, two = GAME.start(2, "one"), GAME.start(2, "two")
    assert one.piles != two.piles
    assert one.prizes != two.prizes
    assert len(one.prizes) == 15
