"""Church: a token of extra income for a column (rulebook, church; K02, K05, K07, A30)."""

from __future__ import annotations

from .games import game
from .positions import asked, barred, choices, play, position, reason


def test_any_column_without_one() -> None:
    """A column takes one token of extra income; columns without tiles may have one too (A30)."""
    table = position("""
        row 1: church@pink mill@blue -
        pink: income field palace
        blue: income village
    """)
    play(table, "pink lord 1")
    assert choices(table, "pink") == [
        f"column {area}"
        for area in ("mill", "village", "fortification", "market", "barracks", "church")
    ]
    assert reason(table, "pink column field") == "why-income-there"
    assert reason(table, "pink lord 1") == "why-not-column"


def test_every_seat_has_its_own_columns() -> None:
    """Tokens on the columns of another player hinder nobody (K02)."""
    table = position("""
        row 1: church@blue mill@pink -
        pink: income field mill
        blue: income palace
    """)
    play(table, "blue lord 1", "blue column field")
    assert table.income_tokens == [1, 1, *[0] * 6, 1, *[0] * 6, 1]


def test_the_token_must_be_added() -> None:
    """The effect is no offer: one of the columns has to be chosen (A30)."""
    table = position("""
        row 1: church@pink mill@blue -
        pink:
        blue:
    """)
    play(table, "pink lord 1")
    assert len(choices(table, "pink")) == 8
    assert reason(table, "pink no-scout") != ""


def test_on_the_church_it_pays_at_once() -> None:
    """A token put on the church column counts for the income of that same turn (K05)."""
    table = position("""
        row 1: church@pink mill@blue -
        pink: fief church
        blue:
    """)
    play(table, "pink lord 1")
    assert play(table.copy(), "pink column mill").coins == [6, 0]
    assert play(table, "pink column church").coins == [8, 0]


def test_it_goes_beside_an_extra_area() -> None:
    """A column may have a token of each kind (K04)."""
    table = position("""
        row 1: church@pink mill@blue -
        pink: area church=mill; fief mill
        blue:
    """)
    play(table, "pink lord 1", "pink column church")
    assert table.coins == [8, 0]


def test_no_column_is_left() -> None:
    """With a token on every column the effect is skipped and the income taken (K09)."""
    table = position("""
        row 1: church@pink mill@blue -
        pink: income field mill village fortification market barracks church palace
        blue:
    """)
    play(table, "pink lord 1")
    assert asked(table) == ["blue"]
    assert table.coins == [4, 0]


def test_tokens_stay_where_they_are() -> None:
    """Nothing takes a token off a column again, and eight are always enough (K06, K07)."""
    for number in range(8):
        before: list[int] = []
        for table in game(5, f"tokens {number}"):
            now = [place for place, token in enumerate(table.income_tokens) if token]
            now += [place + 100 for place, token in enumerate(table.area_tokens) if token >= 0]
            assert set(before) <= set(now)
            assert sum(table.income_tokens) <= table.box.income_tokens
            before = now


def test_why_not_is_answered_for_columns_with_a_token() -> None:
    """The other columns can all be chosen."""
    table = position("""
        row 1: church@pink mill@blue -
        pink: income field mill
        blue:
    """)
    play(table, "pink lord 1")
    assert barred(table, "pink") == {
        "column field": "why-income-there",
        "column mill": "why-income-there",
    }
