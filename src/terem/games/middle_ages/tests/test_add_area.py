"""Palace: a token of an extra area for a column (rulebook, palace; K03 to K09, A30)."""

from __future__ import annotations

import pytest

from terem.games.middle_ages.components import AREAS

from .positions import asked, barred, choices, play, position, reason

ALLOWED = {
    "field": "mill village market barracks church palace",
    "mill": "field village fortification barracks church palace",
    "village": "field mill fortification market church palace",
    "fortification": "field mill market barracks church palace",
    "market": "field mill village fortification barracks church palace",
    "barracks": "field mill village fortification market church palace",
    "church": "field mill village fortification market barracks palace",
    "palace": "field mill village fortification market barracks church",
}
PALACE = """
    row 1: palace@pink mill@blue -
    pink: {}
    blue: {}
"""


@pytest.mark.parametrize("area", AREAS)
def test_where_each_token_may_go(area: str) -> None:
    """Any column whose income does not name the area yet (palace; table of the notes, 2.3)."""
    table = position(PALACE.format("", ""))
    play(table, "pink lord 1", f"pink token {AREAS.index(area) + 1}")
    assert choices(table, "pink") == [f"column {column}" for column in ALLOWED[area].split()]


def test_a_named_area_is_refused() -> None:
    """A field token fits neither the field column nor the fortification's (rulebook, example)."""
    table = position(PALACE.format("", ""))
    play(table, "pink lord 1", "pink token 1")
    assert reason(table, "pink column field") == "why-area-named"
    assert reason(table, "pink column fortification") == "why-area-named"
    assert reason(table, "pink token 2") == "why-not-column"


def test_one_token_a_column() -> None:
    """A column takes one token of an extra area, whatever it shows (K03)."""
    table = position(PALACE.format("area palace=mill", "area church=field"))
    play(table, "pink lord 1", "pink token 3")
    assert "column palace" not in choices(table, "pink")
    assert "column church" in choices(table, "pink")
    assert reason(table, "pink column palace") == "why-area-there"


def test_a_token_is_taken_once() -> None:
    """Each token is there once: who takes it first has it (K08)."""
    table = position(PALACE.format("", "area church=field"))
    play(table, "pink lord 1")
    assert choices(table, "pink") == [f"token {number}" for number in range(2, 9)]
    assert reason(table, "pink token 1") == "why-token-gone"
    assert reason(table, "pink lord 1") == "why-not-token"
    play(table, "pink token 2", "pink column field")
    assert table.free_tokens == [0, 0, 1, 1, 1, 1, 1, 1]
    assert table.area_tokens[0] == 1


def test_on_the_palace_it_pays_at_once() -> None:
    """A token put on the palace column counts for the income of that same turn (K05)."""
    table = position(PALACE.format("fief mill mill", ""))
    play(table, "pink lord 1", "pink token 2")
    assert table.coins == [0, 0]
    assert play(table.copy(), "pink column field").coins == [3, 0]
    assert play(table, "pink column palace").coins == [9, 0]


def test_a_token_that_fits_nowhere_is_not_offered() -> None:
    """A token is offered only when a column can take it, so no choice leads nowhere."""
    rest = "field=palace mill=palace village=palace market=palace church=palace palace=mill"
    table = position(PALACE.format(f"area {rest} barracks=mill", ""))
    table.free_tokens = [1, 0, 1, 0, 0, 0, 0, 0]
    play(table, "pink lord 1")
    assert choices(table, "pink") == ["token 3"]
    assert reason(table, "pink token 1") == "why-token-nowhere"


def test_without_a_place_the_effect_is_skipped() -> None:
    """No token fits any column: the income is taken all the same (K09)."""
    table = position("""
        row 1: palace@pink mill@blue -
        supply:
        pink:
        blue:
    """)
    play(table, "pink lord 1")
    assert asked(table) == ["blue"]
    assert table.coins == [3, 0]


def test_why_not_is_answered_for_tokens_and_columns() -> None:
    """Of tokens those that lie in the supply; of columns all others."""
    rest = "field=palace mill=palace village=palace market=palace church=palace palace=mill"
    table = position(PALACE.format(f"area {rest} barracks=mill", ""))
    table.free_tokens = [1, 0, 1, 0, 0, 0, 0, 0]
    play(table, "pink lord 1")
    assert barred(table, "pink") == {"token 1": "why-token-nowhere"}
    play(table, "pink token 3")
    assert set(barred(table, "pink").values()) == {"why-area-there"}
    assert len(barred(table, "pink")) + len(choices(table, "pink")) == len(AREAS)
