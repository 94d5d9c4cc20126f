"""The fifteen events (rulebook, the effects of the event cards; V01 to V15)."""

from __future__ import annotations

from terem.games.middle_ages.events import counted
from terem.games.middle_ages.table import EVENTS, SOURCES, MiddleAgesTable

from .positions import asked, choices, fief, graveyard, play, position, reason, tile


def _after(event: str, pink: str, blue: str = "") -> MiddleAgesTable:
    """The table once an event has come at the end of the fourth round."""
    return position(f"""
        round 4
        events {event}
        pink: {pink}
        blue: {blue}
    """)


def test_developed_trade() -> None:
    """One coin for every farmer in the own fief: farmers, whatever the name suggests (A31)."""
    table = _after(
        "developed-trade",
        "fief field+f mill+fc market+f; graveyard village+f",
        "fief field+c palace+c",
    )
    assert table.coins == [3, 0]


def test_exquisite_goods() -> None:
    """One coin for every chest in the own fief."""
    table = _after(
        "exquisite-goods",
        "fief field+c mill+fc market+c; graveyard village+c",
        "fief field+f palace+f",
    )
    assert table.coins == [3, 0]


def test_strengthened_defence() -> None:
    """Three coins for every fortification."""
    table = _after("strengthened-defence", "fief fortification fortification village")
    assert table.coins == [6, 0]


def test_good_harvest() -> None:
    """Two coins for every field."""
    table = _after("good-harvest", "fief field mill mill", "fief field field field")
    assert table.coins == [2, 6]


def test_subsidy() -> None:
    """Three coins for every tile in the own graveyard."""
    table = _after("subsidy", "fief field; graveyard mill palace", "graveyard field")
    assert table.coins == [6, 3]


def test_triumphant_return() -> None:
    """Two coins for every market and every barracks."""
    table = _after("triumphant-return", "fief market barracks barracks mill", "fief market village")
    assert table.coins == [6, 2]


def test_population_growth() -> None:
    """Two coins for every mill and every village."""
    table = _after("population-growth", "fief mill village village market", "fief mill field")
    assert table.coins == [6, 2]


def test_vast_domains() -> None:
    """Two coins for every type of area in the own fief, however many tiles of it."""
    table = _after(
        "vast-domains",
        "fief field field church; graveyard mill",
        "fief field mill village fortification market barracks church palace",
    )
    assert table.coins == [4, 16]


def test_costly_ceremonies() -> None:
    """Two coins to the bank for every church and palace, or what there is (A20)."""
    table = _after(
        "costly-ceremonies",
        "9 coins; fief church church palace mill",
        "3 coins; fief palace church",
    )
    assert table.coins == [3, 0]
    assert [table.ledger[EVENTS], table.ledger[SOURCES + EVENTS]] == [-6, -3]


def test_peasant_revolt() -> None:
    """One palace is destroyed, if there is one: the topmost (A14)."""
    table = _after("peasant-revolt", "fief palace-03 field palace-02 church", "fief church")
    assert table.graveyard == [[tile("palace-02")], []]
    assert fief(table, "pink") == "palace field church"
    assert fief(table, "blue") == "church"


def test_alliance() -> None:
    """Three coins for every church and every palace."""
    table = _after("alliance", "fief church palace palace barracks", "fief church")
    assert table.coins == [9, 3]


def test_barbarian_invasion() -> None:
    """One mill and one field are destroyed, of each if there is one (A19)."""
    table = _after("barbarian-invasion", "fief mill mill field field village", "fief field")
    assert fief(table, "pink") == "mill field village"
    assert sorted(graveyard(table, "pink").split()) == ["field", "mill"]
    assert graveyard(table, "blue") == "field"


def test_black_death() -> None:
    """One village and one barracks are destroyed, of each if there is one (A19)."""
    table = _after("black-death", "fief village village barracks church", "fief barracks barracks")
    assert fief(table, "pink") == "village church"
    assert sorted(graveyard(table, "pink").split()) == ["barracks", "village"]
    assert graveyard(table, "blue") == "barracks"


def test_earthquake() -> None:
    """One fortification is destroyed, if there is one."""
    table = _after("earthquake", "fief fortification fortification field", "fief village")
    assert fief(table, "pink") == "fortification field"
    assert graveyard(table, "pink") == "fortification"
    assert graveyard(table, "blue") == ""


def test_reconstruction() -> None:
    """Everybody returns a tile of the own graveyard, without effect and income (A17, A18)."""
    table = _after(
        "reconstruction",
        "fief village; graveyard field-13 mill-04",
        "4 coins; graveyard market-03 palace-02",
    )
    assert asked(table) == ["pink", "blue"]
    assert choices(table, "pink") == ["return field-13", "return mill-04"]
    assert reason(table, "pink no-scout") == "why-not-return"
    play(table, "pink return mill-04", "blue return market-03")
    assert fief(table, "pink") == "village mill"
    assert fief(table, "blue") == "market"
    assert graveyard(table, "pink") == "field"
    assert table.coins == [0, 4]
    assert table.round == 5


def test_reconstruction_moves_nothing_before_all_have_chosen() -> None:
    """All choose at once: an answer shows only when every answer is in (A21)."""
    pink, blue = "pink return mill-04", "blue return market-03"
    text = ("graveyard field-13 mill-04", "graveyard market-03 palace-02")
    table = play(_after("reconstruction", *text), pink)
    assert asked(table) == ["blue"]
    assert fief(table, "pink") == ""
    play(table, blue)
    other = play(_after("reconstruction", *text), blue, pink)
    assert table.fief == other.fief
    assert table.graveyard == other.graveyard


def test_reconstruction_asks_only_who_has_lost_something() -> None:
    """With an empty graveyard nothing is chosen (event Reconstruction)."""
    table = _after("reconstruction", "fief field", "graveyard mill-04 field-05")
    assert asked(table) == ["blue"]
    play(table, "blue return field-05")
    assert fief(table, "blue") == "field"
    assert table.round == 5


def test_reconstruction_without_any_graveyard() -> None:
    """When nobody has lost anything the game goes on."""
    table = _after("reconstruction", "fief field", "fief mill")
    assert table.round == 5
    assert len(asked(table)) == 1


def test_what_cannot_be_counted_counts_nothing() -> None:
    """Where tiles are destroyed or returned there is nothing to count."""
    table = _after("alliance", "fief palace palace", "graveyard field")
    for event in ("peasant-revolt", "reconstruction"):
        assert counted(table, 0, table.box.event_id.index(event)) == 0
