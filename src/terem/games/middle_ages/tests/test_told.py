"""What the table tells in words, and the things that choices are called and point at."""

from __future__ import annotations

import pytest

from terem.core.chronicle import Chronicle
from terem.core.message import Message
from terem.games.middle_ages import GAME
from terem.games.middle_ages.summary import summary
from terem.games.middle_ages.table import MiddleAgesTable
from terem.words import words_for

from .positions import play, position, seat

WORDS = words_for("en", GAME.package, tuple(GAME.colours))
MIDDLE = """
    round 5
    row 1: mill+0@blue - church+f@green palace-02@pink
    row 2: field+0 field+0 mill+0 palace-04
    row 3: field-05 village+f!green market+0 mill+f
    row 4: village+0 barracks+0 church-02 church-04
    events good-harvest alliance subsidy
    discard: field-13
    pink: 4 coins; fief mill field+fc field+f; graveyard palace-03; income village; area mill=field
    blue: 2 coins
    green: fief church+fc
"""
WAITING = """
    row 1: {}@pink church@blue -
    row 2: village mill palace
    row 3: mill field!pink field
    row 4: field field market
    pink: graveyard field-13
    blue:
"""


def said(messages: list[Message]) -> list[str]:
    """The messages in English."""
    return [WORDS.text(message) for message in messages]


def offers(table: MiddleAgesTable, colour: str) -> list[tuple[str, str, str]]:
    """Each choice of a colour: its words, what it is called, what it points at."""
    found = GAME.sight(table, seat(colour)).offers
    return [(offer.words, WORDS.text(offer.label), offer.points) for offer in found]


def test_the_table_in_words() -> None:
    """The round, events to come, each row with who stands there, the discards, then the fiefs."""
    assert said(summary(GAME.sight(position(MIDDLE), 0))) == [
        "Round 5 of 16.",
        "After round 8: Good Harvest. 2 coins for each field.",
        "After round 12: Alliance. 3 coins for each church and palace.",
        "After round 16: Subsidy. 3 coins for each tile in your graveyard.",
        (
            "Row 1, now in play: 1 — mill (lord of Blue); 3 — church, 1 farmer (lord of Green); "
            "4 — palace, 1 farmer (lord of Pink)."
        ),
        "Row 2: 1 — field; 2 — field; 3 — mill; 4 — palace, 1 farmer.",
        (
            "Row 3: 1 — field, 1 farmer; 2 — village, 1 farmer (scout of Green); 3 — market; "
            "4 — mill, 1 farmer."
        ),
        "Row 4: 1 — village; 2 — barracks; 3 — church; 4 — church, 1 chest.",
        "Discarded: field, 1 farmer, 1 chest.",
        (
            "Pink has 4 coins. Fief: field × 2, 2 farmers, 1 chest (income 4); mill × 1 "
            "(income 6), counting each field too; village × 0 (income 0, +1 for each)."
        ),
        "Graveyard of Pink: palace, 1 chest.",
        "Blue has 2 coins. Fief: nothing.",
        "Green has 0 coins. Fief: church × 1, 1 farmer, 1 chest (income 3).",
    ]


def test_before_the_first_round() -> None:
    """No row is in play while the first lords are placed."""
    told = said(summary(GAME.sight(position("round 0\npink:\nblue:"), 0)))
    assert told[0] == "The first lords are being placed."
    assert not any("now in play" in line for line in told)


def test_what_happens_is_told_in_order() -> None:
    """Lords, tiles, effects, coins, scouts and rows, each fact with its own things."""
    table = position("""
        row 1: fortification+0@pink mill+0@blue -
        row 2: village+0 palace-02!pink field+0
        row 3: church-01 church-02 market+f
        stack: field-01 mill-02 mill-01
        pink: 1 coins
        blue: 3 coins
    """)
    table.chronicle = Chronicle()
    play(table, "pink lord 3", "pink scout 3 3", "blue lord 1")
    assert said([fact.message for fact in table.chronicle.facts]) == [
        "Pink: the lord moves to a field in row 2.",
        "Pink takes the scout back.",
        "Pink takes a tile: fortification.",
        "Pink sends the scout to a market in row 3.",
        "Pink gets 2 coins of income from the fortification column.",
        "Blue: the lord moves to a village in row 2.",
        "Blue takes a tile: mill.",
        "Pink gives 2 coins to Blue.",
        "Blue gets 2 coins of income from the mill column.",
        "Row 1 is laid anew.",
        "Round 2 begins.",
        "Nobody stands on a palace: the tile is discarded.",
    ]


def test_the_first_lord_is_placed_not_moved() -> None:
    """A lord that stood nowhere is put on its tile (setup)."""
    table = position("round 0\nrow 1: mill field village\npink:\nblue:")
    table.chronicle = Chronicle()
    colour = GAME.colours[table.asked()[0]]
    play(table, f"{colour} lord 2")
    told = said([fact.message for fact in table.chronicle.facts])
    assert told == [f"{colour.title()} places the lord on a field in row 1."]


def test_a_lord_points_at_its_place() -> None:
    """Places are counted through all rows, from the leftmost of the top one."""
    assert offers(position(WAITING.format("mill")), "pink") == [
        ("lord 1", "village (tile\N{NO-BREAK SPACE}1)", "place-3"),
        ("lord 2", "mill (tile\N{NO-BREAK SPACE}2)", "place-4"),
        ("lord 3", "palace (tile\N{NO-BREAK SPACE}3)", "place-5"),
    ]


def test_a_scout_points_at_its_place() -> None:
    """Row and place are told; to leave it where it stands points at nothing."""
    table = play(position(WAITING.format("fortification")), "pink lord 1")
    assert offers(table, "pink") == [
        ("scout 3 1", "Row 3, tile 1: mill", "place-6"),
        ("scout 3 3", "Row 3, tile 3: field", "place-8"),
        ("scout 4 1", "Row 4, tile 1: field", "place-9"),
        ("scout 4 2", "Row 4, tile 2: field", "place-10"),
        ("scout 4 3", "Row 4, tile 3: market", "place-11"),
        ("no-scout", "Leave the scout where it is", ""),
    ]
    home = play(position(WAITING.format("fortification").replace("!pink", "")), "pink lord 1")
    assert offers(home, "pink")[-1] == ("no-scout", "Do not send the scout", "")


@pytest.mark.parametrize(
    ("area", "offer"),
    [
        ("church", ("column mill", "The mill column", "column-0-1")),
        ("palace", ("token 2", "Token: mill", "token-1")),
        ("village", ("return field-13", "field, 1 farmer, 1 chest", "tile-12")),
    ],
)
def test_an_effect_points_at_its_thing(area: str, offer: tuple[str, str, str]) -> None:
    """A column of the own fief, a token of the supply, a tile of the own graveyard."""
    table = play(position(WAITING.format(area)), "pink lord 1")
    assert offer in offers(table, "pink")


def test_a_token_in_hand_points_at_columns() -> None:
    """Once it has been chosen, its column is asked for."""
    table = play(position(WAITING.format("palace")), "pink lord 1", "pink token 2")
    assert ("column village", "The village column", "column-0-2") in offers(table, "pink")
