"""Village: a tile comes back from the graveyard (rulebook, village; A15 to A18)."""

from __future__ import annotations

from .positions import asked, choices, fief, graveyard, play, position, reason, tile


def test_any_tile_of_the_own_graveyard() -> None:
    """One tile is chosen from the own graveyard; it must be (A17)."""
    table = position("""
        row 1: village@pink mill@blue -
        pink: graveyard palace-02 field-05 field-07
        blue: graveyard mill-04
    """)
    play(table, "pink lord 1")
    assert choices(table, "pink") == ["return field-05", "return field-07", "return palace-02"]
    assert reason(table, "pink return mill-04") == "why-not-in-graveyard"
    assert reason(table, "pink no-scout") == "why-not-return"


def test_its_effect_and_income_do_not_come() -> None:
    """The tile returns without its effect and brings no income of its own column (A18)."""
    table = position("""
        row 1: village@pink mill@blue -
        pink: graveyard market-10 field-13
        blue: 5 coins
    """)
    play(table, "pink lord 1", "pink return market-10")
    assert fief(table, "pink") == "village market"
    assert graveyard(table, "pink") == "field"
    assert table.coins == [2, 5]
    assert (table.farmers, table.chests) == ([1, 0], [1, 0])


def test_it_counts_for_the_income_of_the_village() -> None:
    """A fortification or village that came back counts at once (village, note; A18)."""
    table = position("""
        row 1: village@pink mill@blue -
        pink: graveyard fortification-03 village-03 field-05
        blue:
    """)
    play(table, "pink lord 1")
    assert table.coins == [0, 0]
    assert play(table.copy(), "pink return fortification-03").coins == [4, 0]
    assert play(table.copy(), "pink return village-03").coins == [4, 0]
    assert play(table, "pink return field-05").coins == [2, 0]


def test_nothing_to_return() -> None:
    """With an empty graveyard only the income is taken (A16)."""
    table = position("""
        row 1: village@pink mill@blue -
        pink:
        blue: graveyard field
    """)
    play(table, "pink lord 1")
    assert asked(table) == ["blue"]
    assert table.coins == [2, 0]


def test_it_lies_on_top() -> None:
    """A tile that came back lies on top of its column and is lost first (A15)."""
    table = position("""
        row 1: village@pink barracks@blue -
        pink: fief field-07; graveyard field-05
        blue:
    """)
    play(table, "pink lord 1", "pink return field-05", "blue lord 2")
    assert table.graveyard[0] == [tile("field-05")]
    assert tile("field-07") in table.fief[0]
