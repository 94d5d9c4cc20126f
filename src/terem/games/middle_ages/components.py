"""The box of Middle Ages as flat lists of small integers.

A tile, an event and a token are known to the rules by their index; an area and its column are the
same number, counted from the left of the fief board (rulebook, component list).
"""

from __future__ import annotations

from typing import Final

from terem.core.components import Components

# The columns of the fief board from left to right; the data must list them in this order.
FIELD: Final = 0
MILL: Final = 1
VILLAGE: Final = 2
FORTIFICATION: Final = 3
MARKET: Final = 4
BARRACKS: Final = 5
CHURCH: Final = 6
PALACE: Final = 7
AREAS: Final = (
    "field",
    "mill",
    "village",
    "fortification",
    "market",
    "barracks",
    "church",
    "palace",
)

# The backs of the tiles, and so the stacks they are drawn from.
BLUE: Final = 0
ORANGE: Final = 1
BACKS: Final = ("blue", "orange")

# What a column does when a tile is placed in it (rulebook, the description of the areas).
EARN_FARMERS: Final = 0
TAKE_TRIBUTE: Final = 1
RETURN_TILE: Final = 2
SEND_SCOUT: Final = 3
EARN_CHESTS: Final = 4
ATTACK: Final = 5
ADD_INCOME: Final = 6
ADD_AREA: Final = 7
EFFECTS: Final = (
    "earn-farmers",
    "take-tribute",
    "return-tile",
    "send-scout",
    "earn-chests",
    "attack",
    "add-income",
    "add-area",
)

# What an event does to every seat (rulebook, the effects of the event cards).
EVENT_FARMERS: Final = 0
EVENT_CHESTS: Final = 1
EVENT_TILES: Final = 2
EVENT_GRAVEYARD: Final = 3
EVENT_TYPES: Final = 4
EVENT_PAY: Final = 5
EVENT_DESTROY: Final = 6
EVENT_RETURN: Final = 7
EVENT_KINDS: Final = (
    "earn-farmers",
    "earn-chests",
    "earn-tiles",
    "earn-graveyard",
    "earn-types",
    "pay-tiles",
    "destroy-tiles",
    "return-tiles",
)

NO_AREA: Final = -1


class Tile:
    """One area tile: what is printed on its face and its back."""

    def __init__(
        self, id: str, area: int, number: int, back: int, farmers: int, chests: int
    ) -> None:
        self.id: Final = id
        self.area: Final = area
        self.number: Final = number
        self.back: Final = back
        self.farmers: Final = farmers
        self.chests: Final = chests


class Column:
    """One column of the fief board: its effect, then its income."""

    def __init__(
        self, effect: int, coins: int, against: int, income: int, income_areas: list[int]
    ) -> None:
        self.effect: Final = effect
        self.coins: Final = coins
        self.against: Final = against
        self.income: Final = income
        self.income_areas: Final = income_areas


class Event:
    """One event card; the amount is coins, or tiles where tiles are destroyed or returned."""

    def __init__(self, id: str, kind: int, areas: list[int], amount: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.areas: Final = areas
        self.amount: Final = amount


class Tokens:
    """The eight tokens that add an area to a column, and the eight that add to its income."""

    def __init__(self, ids: list[str], areas: list[int], income: int, coins: int) -> None:
        self.ids: Final = ids
        self.areas: Final = areas
        self.income: Final = income
        self.coins: Final = coins


class Course:
    """The length and the stakes of a game."""

    def __init__(
        self,
        rounds: int,
        rows: int,
        spare_tiles: int,
        event_rounds: list[int],
        penalty: int,
        start_coins: int,
    ) -> None:
        self.rounds: Final = rounds
        self.rows: Final = rows
        self.spare_tiles: Final = spare_tiles
        self.event_rounds: Final = event_rounds
        self.penalty: Final = penalty
        self.start_coins: Final = start_coins


class Supply:
    """Where a table of so many seats draws its tiles from."""

    def __init__(self, seats: int, stacks: list[int], *, discards: bool) -> None:
        self.seats: Final = seats
        self.stacks: Final = stacks
        self.discards: Final = discards


class Wealth:
    """One denomination of the bank; only a drawing counts pieces, the rules count coins."""

    def __init__(self, id: str, value: int, copies: int) -> None:
        self.id: Final = id
        self.value: Final = value
        self.copies: Final = copies


class Box(Components):
    """Everything printed in the box that the rules, the sight and the drawing ask for."""

    def __init__(
        self,
        digest: str,
        tiles: list[Tile],
        columns: list[Column],
        events: list[Event],
        tokens: Tokens,
        course: Course,
        supplies: list[Supply],
        wealth: list[Wealth],
    ) -> None:
        super().__init__(digest)
        self._read_tiles(tiles)
        self._read_columns(columns)

        self.event_id: list[str] = [event.id for event in events]
        self.event_kind: list[int] = [event.kind for event in events]
        self.event_areas: list[list[int]] = [event.areas for event in events]
        self.event_amount: list[int] = [event.amount for event in events]

        self.token_id: list[str] = tokens.ids
        self.token_area: list[int] = tokens.areas
        self.income_tokens: int = tokens.income
        self.income_token_coins: int = tokens.coins

        self.rounds: int = course.rounds
        self.rows: int = course.rows
        self.spare_tiles: int = course.spare_tiles
        self.event_rounds: list[int] = course.event_rounds
        self.penalty: int = course.penalty
        self.start_coins: int = course.start_coins

        self.supplies: list[Supply] = supplies
        self.wealth: list[Wealth] = wealth

    def _read_tiles(self, tiles: list[Tile]) -> None:
        self.tile_id: list[str] = [tile.id for tile in tiles]
        self.tile_area: list[int] = [tile.area for tile in tiles]
        self.tile_number: list[int] = [tile.number for tile in tiles]
        self.tile_back: list[int] = [tile.back for tile in tiles]
        self.tile_farmers: list[int] = [tile.farmers for tile in tiles]
        self.tile_chests: list[int] = [tile.chests for tile in tiles]
        self.tile_blue: list[int] = [i for i in range(len(tiles)) if tiles[i].back == BLUE]
        self.tile_orange: list[int] = [i for i in range(len(tiles)) if tiles[i].back == ORANGE]

    def _read_columns(self, columns: list[Column]) -> None:
        self.column_effect: list[int] = [column.effect for column in columns]
        self.column_coins: list[int] = [column.coins for column in columns]
        self.column_against: list[int] = [column.against for column in columns]
        self.income_base: list[int] = [column.income for column in columns]
        self.income_areas: list[list[int]] = [column.income_areas for column in columns]
        self.income_mask: list[int] = [_mask(column.income_areas) for column in columns]

    def row_size(self, seats: int) -> int:
        """Tiles in one row of the plan field: one for each lord, and one that stays empty."""
        return seats + self.spare_tiles

    def supply(self, seats: int) -> Supply:
        """Which stacks a table of so many seats uses (rulebook, setup and refilling)."""
        for supply in self.supplies:
            if supply.seats == seats:
                return supply
        raise KeyError(seats)

    def stack(self, back: int) -> list[int]:
        """All tiles with this back, before they are shuffled."""
        return self.tile_blue if back == BLUE else self.tile_orange


def _mask(areas: list[int]) -> int:
    """Write areas as bits, to test at once whether a column already names one."""
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask
