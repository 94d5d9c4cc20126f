"""The effects that ask nothing: field, mill, market, barracks (rulebook, description of areas)."""

from __future__ import annotations

from terem.core.chronicle import Chronicle
from terem.games.middle_ages.table import CHESTS, FARMERS, GIVEN, MILLS, RAIDS, SOURCES

from .positions import fief, graveyard, play, position, tile


def test_field_pays_for_farmers() -> None:
    """One coin for each farmer on any tile of the own fief, the new tile too (A29), then income."""
    table = position("""
        row 1: field+f@pink mill@blue -
        pink: fief village+fc market+f palace+c
        blue: fief field+f
    """)
    play(table, "pink lord 1")
    assert table.ledger[FARMERS] == 3
    assert table.coins == [3 + 2, 0]


def test_farmers_in_the_graveyard_do_not_count() -> None:
    """Only tiles in the fief count (field)."""
    table = position("""
        row 1: field+f@pink mill@blue -
        pink: graveyard village+f
        blue:
    """)
    play(table, "pink lord 1")
    assert table.coins == [1 + 2, 0]


def test_market_pays_for_chests() -> None:
    """One coin for each chest on any tile of the own fief, the new tile too (A29), then income."""
    table = position("""
        row 1: market+c@pink mill@blue -
        pink: fief village+fc mill+c palace+f
        blue: fief field+c
    """)
    play(table, "pink lord 1")
    assert table.ledger[CHESTS] == 3
    assert table.coins == [3 + 4, 0]


def test_mill_takes_from_those_with_fewer() -> None:
    """Who has fewer mills, the new one counted, gives two coins; an equal gives none."""
    table = position("""
        row 1: mill@pink field@blue field@green field@yellow -
        pink: fief mill
        blue: 5 coins; fief mill
        green: 5 coins; fief mill mill
        yellow: 5 coins; fief mill mill mill
    """)
    play(table, "pink lord 1")
    assert table.coins == [2 + 4, 3, 5, 5]
    assert table.ledger[MILLS] == 2
    assert table.ledger[SOURCES + GIVEN] == -2


def test_mill_takes_what_there_is() -> None:
    """Who has less than two coins gives those, and never owes (A10)."""
    table = position("""
        row 1: mill@pink field@blue field@green -
        pink:
        blue: 1 coins
        green:
    """)
    play(table, "pink lord 1")
    assert table.coins == [1 + 2, 0, 0]


def test_barracks_hit_those_with_fewer_fortifications() -> None:
    """Attacked is who has fewer fortifications than the attacker has barracks, the new one too."""
    table = position("""
        row 1: barracks@pink field@blue field@green field@yellow -
        pink: fief barracks
        blue: 5 coins; fief field fortification
        green: 5 coins; fief field fortification fortification
        yellow: 5 coins; fief field barracks barracks barracks
    """)
    play(table, "pink lord 1")
    assert table.coins == [4 + 4, 3, 5, 3]
    assert table.ledger[RAIDS] == 4
    assert [graveyard(table, colour) for colour in ("blue", "green", "yellow")] == [
        "field",
        "",
        "field",
    ]


def test_barracks_take_the_topmost_of_the_leftmost_column() -> None:
    """The leftmost column with tiles loses its topmost; the victim has no choice."""
    table = position("""
        row 1: barracks@pink field@blue -
        pink:
        blue: fief palace church market-03 market-04 village-04 village-03 palace
    """)
    play(table, "pink lord 1")
    assert table.graveyard[1] == [tile("village-03")]
    assert fief(table, "blue") == "palace church market market village palace"


def test_a_lost_tile_takes_its_symbols_along() -> None:
    """Symbols in the graveyard do not count for their owner (field, market)."""
    table = position("""
        row 1: barracks@pink market+0@blue -
        pink:
        blue: fief village+fc
    """)
    play(table, "pink lord 1", "blue lord 2")
    assert (table.farmers[1], table.chests[1]) == (0, 0)
    assert table.coins == [2, 2]


def test_barracks_take_what_there_is() -> None:
    """An attacked player short of coins gives what there is (A11), tiles or not (A12)."""
    table = position("""
        row 1: barracks@pink field@blue field@green -
        pink:
        blue: 1 coins; fief church
        green: 7 coins
    """)
    play(table, "pink lord 1")
    assert table.coins == [3 + 2, 0, 5]
    assert graveyard(table, "blue") == "church"
    assert graveyard(table, "green") == ""


def test_a_lost_fortification_saves_and_condemns_nobody_else() -> None:
    """Who is attacked follows from the counts before; each victim loses one tile (A13)."""
    table = position("""
        row 1: barracks@pink field@blue field@green -
        pink: fief barracks
        blue: fief fortification
        green: fief fortification fortification
    """)
    play(table, "pink lord 1")
    assert graveyard(table, "blue") == "fortification"
    assert graveyard(table, "green") == ""


def test_the_own_fief_is_never_attacked() -> None:
    """The attacker loses nothing, with or without fortifications."""
    table = position("""
        row 1: barracks@pink field@blue -
        pink: 4 coins; fief field
        blue:
    """)
    play(table, "pink lord 1")
    assert graveyard(table, "pink") == ""
    assert table.coins == [4 + 2, 0]


def test_effects_come_before_income() -> None:
    """The whole effect comes first, then the income (description of the areas, reminder)."""
    table = position("""
        row 1: mill@pink field+f@blue market+c@green barracks@yellow -
        pink:
        blue: 4 coins
        green: 4 coins
        yellow: 4 coins
    """)
    table.chronicle = Chronicle()
    play(table, "pink lord 1", "blue lord 2", "green lord 3", "yellow lord 4")
    told = [fact.message.id for fact in table.chronicle.facts]
    kinds = ("fact-given", "fact-symbols", "fact-income")
    assert [id for id in told if id in kinds] == [
        *["fact-given"] * 3,
        "fact-income",
        *["fact-symbols", "fact-income"] * 2,
        *["fact-given"] * 3,
        "fact-income",
    ]
