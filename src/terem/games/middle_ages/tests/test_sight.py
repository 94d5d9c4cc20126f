"""What a seat sees: everything but the stacks and the others' unsealed answers (A28, A32)."""

from __future__ import annotations

import msgspec
import pytest

from terem.core.step import NOBODY
from terem.games.middle_ages import GAME
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.table import NONE

from .positions import play, position

OPEN = """
    round 5
    row 1: mill@blue - church+f!green palace@pink
    pink: 4 coins; fief mill field+fc; graveyard palace; income village; area mill=field
    blue: 2 coins
    green: fief church
"""
RECONSTRUCTION = """
    round 4
    events reconstruction
    pink: graveyard field-05 mill-05
    blue: graveyard market-03 palace-02
    green: fief church
"""


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1, 2])
def test_the_order_of_the_stacks_is_not_in_it(viewer: int) -> None:
    """However the stacks lie, the sight is the same; how high they are can be seen."""
    table = position(OPEN)
    table.reserve = [82, 83]
    before = GAME.sight(table, viewer)
    table.stack.reverse()
    table.reserve.reverse()
    assert GAME.sight(table, viewer) == before
    assert before.stack == len(table.stack)
    assert before.reserve == 2
    table.stack.pop()
    assert GAME.sight(table, viewer) != before


@pytest.mark.parametrize("viewer", [NOBODY, 1, 2])
def test_an_answer_of_another_seat_is_not_in_it(viewer: int) -> None:
    """While all choose at once nobody sees what another has chosen (A21)."""
    one = play(position(RECONSTRUCTION), "pink return field-05")
    two = play(position(RECONSTRUCTION), "pink return mill-05")
    assert msgspec.json.encode(GAME.sight(one, viewer)) == msgspec.json.encode(
        GAME.sight(two, viewer)
    )


def test_who_is_asked() -> None:
    """Only who is asked has a prompt and choices; everybody knows who it is."""
    table = position(RECONSTRUCTION)
    pink, green = GAME.sight(table, 0), GAME.sight(table, 2)
    assert pink.asked == green.asked == [0, 1]
    assert pink.prompt is not None
    assert [offer.words for offer in pink.offers] == ["return field-05", "return mill-05"]
    assert green.prompt is None
    assert green.offers == []


def test_every_fief_is_open() -> None:
    """Coins, tiles, graveyards and tokens of all lie open to all (A28)."""
    table = position(OPEN)
    for viewer in (NOBODY, 0, 1, 2):
        sight = GAME.sight(table, viewer)
        pink, blue, green = sight.fiefs
        assert [pink.coins, blue.coins, green.coins] == [4, 2, 0]
        assert (pink.farmers, pink.chests) == (1, 1)
        assert [len(column) for column in pink.columns] == [1, 1, 0, 0, 0, 0, 0, 0]
        assert [face.area for face in pink.graveyard] == [AREAS.index("palace")]
        assert pink.income_tokens == [0, 0, 1, 0, 0, 0, 0, 0]
        assert pink.area_tokens == [NONE, 0, *[NONE] * 6]
        assert pink.incomes == [2, 4, 0, 2, 2, 0, 0, 0]
        assert [len(column) for column in green.columns] == [0, 0, 0, 0, 0, 0, 1, 0]


def test_the_plan_field_is_open() -> None:
    """Tiles lie face up with their symbols; lords, scouts and the round's row are seen."""
    table = position(OPEN)
    sight = GAME.sight(table, 1)
    assert (sight.round, sight.rounds, sight.row, sight.rows, sight.width) == (5, 16, 0, 4, 4)
    assert sight.plan[1] is None
    church = sight.plan[2]
    assert church is not None
    assert (church.area, church.farmers, church.chests) == (AREAS.index("church"), 1, 0)
    assert sight.lords == [3, 0, NONE]
    assert sight.scouts == [NONE, NONE, 2]
    assert [event.past for event in sight.events] == [True, False, False, False]
    assert [event.round for event in sight.events] == [4, 8, 12, 16]


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_discards_lie_open(viewer: int) -> None:
    """Everybody may look through the discards; they lie as they were discarded (A32)."""
    table = position("""
        row 1: mill@pink village@blue -
        discard: palace-02 field-05
        pink:
        blue:
    """)
    tiles = [face.tile for face in GAME.sight(table, viewer).discard]
    assert [table.box.tile_id[number] for number in tiles] == ["palace-02", "field-05"]


def test_columns_in_a_sight_have_the_newest_tile_last() -> None:
    """The last tile of a column is on top, and the first to be lost."""
    table = position("""
        row 1: mill@blue - market@pink
        pink: fief field-05 mill field-01
        blue:
    """)
    tiles = [face.tile for face in GAME.sight(table, NOBODY).fiefs[0].columns[0]]
    assert [table.box.tile_id[number] for number in tiles] == ["field-05", "field-01"]


def test_a_token_in_hand_is_seen() -> None:
    """The token that is being placed has left the supply and lies open."""
    table = position("""
        row 1: palace@pink mill@blue -
        pink:
        blue:
    """)
    assert GAME.sight(table, 1).held_token == NONE
    play(table, "pink lord 1", "pink token 3")
    sight = GAME.sight(table, 1)
    assert sight.held_token == AREAS.index("village")
    assert sight.free_tokens == [1, 1, 0, 1, 1, 1, 1, 1]


def test_before_and_after() -> None:
    """Before the first round no row is played; at the end nobody is asked any more."""
    start = GAME.start(3, "seed")
    assert GAME.sight(start, NOBODY).row == NONE
    end = position("""
        round 16
        events earthquake
        pink:
        blue:
    """)
    sight = GAME.sight(end, 0)
    assert sight.asked == []
    assert sight.prompt is None
    assert sight.outcome == GAME.outcome(end)
    assert GAME.sight(start, 0).outcome is None
