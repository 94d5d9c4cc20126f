"""The box of Middle Ages, against what its rulebook prints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, get_args

import pytest

from terem.data.boxes import template
from terem.data.errors import DataError
from terem.data.inventory import inventory_of
from terem.data.loading import load
from terem.data.manifest import load_manifest
from terem.data.provenance import checklist, colour_rows, rows
from terem.games.middle_ages.components import (
    ATTACK,
    BACKS,
    BARRACKS,
    BLUE,
    EFFECTS,
    EVENT_DESTROY,
    EVENT_KINDS,
    EVENT_PAY,
    EVENT_RETURN,
    FIELD,
    FORTIFICATION,
    MILL,
    NO_AREA,
    ORANGE,
    PALACE,
    VILLAGE,
)
from terem.games.middle_ages.schema import INVENTORY, Back, Effect, EventKind, components

if TYPE_CHECKING:
    from pathlib import Path

BOX = components()
DIGEST = "efd14e236c7a4a29"


def test_the_digest_is_pinned() -> None:
    """A change of the data is meant: stored records name the old digest."""
    assert BOX.digest == DIGEST


def test_tiles_of_each_area() -> None:
    """From 14 fields down to 7 palaces, 84 in all (rulebook, component list)."""
    assert [Counter(BOX.tile_area)[area] for area in range(8)] == [14, 13, 12, 11, 10, 9, 8, 7]
    assert len(set(BOX.tile_id)) == 84


def test_backs() -> None:
    """52 blue and 32 orange; four orange of each area is what makes both totals come out."""
    assert (len(BOX.tile_blue), len(BOX.tile_orange)) == (52, 32)
    blue = Counter(BOX.tile_area[tile] for tile in BOX.tile_blue)
    assert [blue[area] for area in range(8)] == [10, 9, 8, 7, 6, 5, 4, 3]
    assert BOX.stack(ORANGE) == BOX.tile_orange
    assert sorted(BOX.stack(BLUE) + BOX.tile_orange) == list(range(84))


def test_numbers() -> None:
    """Every number from 1 to 21 is used (rulebook, component list)."""
    assert set(BOX.tile_number) == set(range(1, 22))


def test_symbols() -> None:
    """40 farmers and 40 chests are reconstructed; some fields show no farmer (an example)."""
    assert (sum(BOX.tile_farmers), sum(BOX.tile_chests)) == (40, 40)
    assert 0 in [BOX.tile_farmers[tile] for tile in range(84) if BOX.tile_area[tile] == 0]


def test_columns_from_left_to_right() -> None:
    """The constants of the rules, the data and the words agree."""
    assert BOX.column_effect == list(range(8))
    assert [FIELD, VILLAGE, BARRACKS, PALACE] == [0, 2, 5, 7]
    assert EFFECTS[ATTACK] == "attack"
    assert EVENT_KINDS[EVENT_DESTROY] == "destroy-tiles"
    assert tuple(map(get_args, (Back, Effect, EventKind))) == (BACKS, EFFECTS, EVENT_KINDS)


def test_incomes() -> None:
    """Two coins a tile, three for churches and palaces (rulebook, the description of areas)."""
    assert BOX.income_base == [2, 2, 2, 2, 2, 2, 3, 3]
    assert BOX.income_areas == [[0], [1], [2, 3], [0, 3], [4, 1], [5, 2], [6], [7]]
    assert BOX.income_mask[BARRACKS] == 1 << BARRACKS | 1 << VILLAGE


def test_effects() -> None:
    """One coin a symbol, two from each weaker player; barracks are held off by fortifications."""
    assert BOX.column_coins == [1, 2, 0, 0, 1, 2, 0, 0]
    assert BOX.column_against[BARRACKS] == FORTIFICATION
    assert BOX.column_against.count(NO_AREA) == 7


def test_events() -> None:
    """15 cards: nine that pay, one that costs, four that destroy, one that gives back."""
    kinds = Counter(BOX.event_kind)
    assert len(BOX.event_id) == 15
    assert (kinds[EVENT_PAY], kinds[EVENT_DESTROY]) == (1, 4)
    assert (kinds[EVENT_RETURN], sum(kinds.values())) == (1, 15)
    invasion = BOX.event_id.index("barbarian-invasion")
    assert BOX.event_areas[invasion] == [MILL, FIELD]


def test_tokens() -> None:
    """Eight of each sort, an area each, and a coin more (rulebook, church and palace)."""
    assert BOX.token_area == list(range(8))
    assert (BOX.income_tokens, BOX.income_token_coins) == (8, 1)


def test_course() -> None:
    """16 rounds over 4 rows, an event after every fourth, 10 coins for an empty column."""
    assert (BOX.rounds, BOX.rows, BOX.event_rounds) == (16, 4, [4, 8, 12, 16])
    assert (BOX.penalty, BOX.start_coins) == (10, 0)
    assert [BOX.row_size(seats) for seats in (2, 3, 4, 5)] == [3, 4, 5, 6]


def test_stacks() -> None:
    """Orange from four players on; three and five shuffle what was discarded."""
    found = [(BOX.supply(n).stacks, BOX.supply(n).discards) for n in (2, 3, 4, 5)]
    assert found == [([0], False), ([0], True), ([0, 1], False), ([0, 1], True)]
    with pytest.raises(KeyError):
        BOX.supply(6)


def test_bank() -> None:
    """112 pieces worth 1390 coins (rulebook, component list)."""
    assert [piece.value for piece in BOX.wealth] == [1, 5, 10, 50]
    assert sum(piece.copies for piece in BOX.wealth) == 112
    assert sum(piece.copies * piece.value for piece in BOX.wealth) == 1390


def test_the_template_is_the_printed_box(tmp_path: Path) -> None:
    """What an owner starts from loads as it is, and then everything is confirmed."""
    box = tmp_path / "box.toml"
    box.write_text(template(load(INVENTORY)))

    assert components(box).digest == DIGEST
    assert rows(load(INVENTORY, box), reconstructed_only=True) == []


def test_what_is_to_be_checked() -> None:
    """Four values of 84 tiles, 8 tokens, two colours: nine piles, ten minutes."""
    contents = load(inventory_of("terem.games.middle_ages"))
    assert len(rows(contents, reconstructed_only=True)) == 4 * 84 + 8
    assert [len(pile.lines) for pile in checklist(contents)] == [9, 8, 14, 11, 10, 13, 7, 12, 8]

    manifest = load_manifest(INVENTORY.folder.parent / "game.toml")
    found = [row.value for row in colour_rows(manifest, reconstructed_only=True)]
    assert found == ["yellow", "red"]
    assert manifest.seats.most == len(manifest.colours) == 5


def test_a_corrected_tile(tmp_path: Path) -> None:
    """A tile is found by its id, and every other value stays."""
    box = tmp_path / "box.toml"
    box.write_text('game = "middle_ages"\n[tile.field-05]\nnumber = 3\nfarmers = 2\n')

    corrected = components(box)
    tile = corrected.tile_id.index("field-05")

    assert (corrected.tile_number[tile], corrected.tile_farmers[tile]) == (3, 2)
    assert corrected.digest != DIGEST
    corrected.tile_farmers[tile] -= 1
    assert corrected.tile_farmers == BOX.tile_farmers


@pytest.mark.parametrize(
    ("text", "id", "entry", "field"),
    [
        ('tile.field-01.back = "orange"', "data-each", None, "back"),
        ('tile.field-01.area = "mill"', "data-each", None, "area"),
        ("tile.field-01.number = 22", "data-wrong-value", "field-01", "number"),
        ("tile.field-01.farmers = -1", "data-wrong-value", "field-01", "farmers"),
        ("column.field.position = 2", "data-covered", None, "position"),
        ("column.field.coins = 0", "data-wrong-value", "field", "coins"),
        ('column.field.against = "mill"', "data-wrong-value", "field", "against"),
        ('column.barracks.against = ""', "data-wrong-value", "barracks", "against"),
        ("event.earthquake.areas = []", "data-wrong-value", "earthquake", "areas"),
        ('event.subsidy.areas = ["field"]', "data-wrong-value", "subsidy", "areas"),
        ('area-token.1.area = "forest"', "data-unknown-name", "1", "area"),
        ("income-token.extra-income.copies = 7", "data-total", None, "copies"),
        ("course.base.event_rounds = [8, 4]", "data-wrong-value", "base", "event_rounds"),
        ("course.base.event_rounds = [17]", "data-wrong-value", "base", "event_rounds"),
        ("course.base.rounds = 18", "data-wrong-value", "2", "stacks"),
        ("course.base.rows = 17", "data-wrong-value", "base", "rows"),
        ("supply.3.discards = false", "data-wrong-value", "3", "stacks"),
    ],
)
def test_a_box_that_cannot_be_is_refused(
    tmp_path: Path, text: str, id: str, entry: str | None, field: str
) -> None:
    """Printed totals, ranges, and what belongs together on one card or board."""
    box = tmp_path / "box.toml"
    box.write_text(f'game = "middle_ages"\n{text}\n')

    with pytest.raises(DataError) as refused:
        components(box)

    message = refused.value.message
    assert (id, str(box)) == (message.id, message.args["file"])
    assert (entry, field) == (message.args.get("entry"), message.args["field"])


def test_columns_keep_their_order(tmp_path: Path) -> None:
    """The rules know the columns by number, so an exchange of two is refused."""
    box = tmp_path / "box.toml"
    box.write_text('game = "middle_ages"\ncolumn.field.position = 2\ncolumn.mill.position = 1\n')

    with pytest.raises(DataError) as refused:
        components(box)

    assert [message.args["entry"] for message in refused.value.messages] == ["field", "mill"]


def test_the_printed_box_is_built_once() -> None:
    """All tables share it."""
    assert components() is components()
