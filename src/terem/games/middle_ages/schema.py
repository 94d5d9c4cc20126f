"""What the data files of Middle Ages must look like, and how they become its box."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta

from terem.data.entry import Entry, Id
from terem.data.expected import between, enough, given, rising
from terem.data.inventory import Contents, Inventory, Kind
from terem.data.loading import unpack
from terem.games.middle_ages.components import (
    AREAS,
    BACKS,
    EFFECTS,
    EVENT_KINDS,
    NO_AREA,
    Box,
    Column,
    Course,
    Event,
    Supply,
    Tile,
    Tokens,
    Wealth,
)

if TYPE_CHECKING:
    from terem.core.message import Message

Number = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Back = Literal["blue", "orange"]
"""The words of BACKS."""
Effect = Literal[
    "earn-farmers",
    "take-tribute",
    "return-tile",
    "send-scout",
    "earn-chests",
    "attack",
    "add-income",
    "add-area",
]
"""The words of EFFECTS."""
EventKind = Literal[
    "earn-farmers",
    "earn-chests",
    "earn-tiles",
    "earn-graveyard",
    "earn-types",
    "pay-tiles",
    "destroy-tiles",
    "return-tiles",
]
"""The words of EVENT_KINDS."""


class TileEntry(Entry, frozen=True):
    """An area tile."""

    area: Id
    number: Positive
    back: Back
    farmers: Number
    chests: Number


class ColumnEntry(Entry, frozen=True, kw_only=True):
    """A column of the fief board; its id is its area."""

    position: Positive
    effect: Effect
    coins: Number = 0
    against: str = ""
    income: Positive
    income_areas: tuple[Id, ...]


class EventEntry(Entry, frozen=True, kw_only=True):
    """An event card."""

    kind: EventKind
    areas: tuple[Id, ...] = ()
    amount: Positive


class IncomeTokenEntry(Entry, frozen=True):
    """The tokens of extra income."""

    coins: Positive
    copies: Positive


class AreaTokenEntry(Entry, frozen=True):
    """A token of an extra area."""

    area: Id


class CourseEntry(Entry, frozen=True):
    """The length and the stakes of the game."""

    rounds: Positive
    rows: Positive
    spare_tiles: Positive
    event_rounds: tuple[Positive, ...]
    penalty: Number
    start_coins: Number


class SupplyEntry(Entry, frozen=True):
    """The stacks for one number of seats; with `discards` they are shuffled into a new stack."""

    seats: Positive
    stacks: tuple[Back, ...]
    discards: bool


class WealthEntry(Entry, frozen=True):
    """A denomination of the bank."""

    value: Positive
    copies: Positive


def check(contents: Contents) -> list[Message]:
    """Check what no printed total tells: what belongs together on one card or board."""
    problems: list[Message] = []
    for column in contents.of(ColumnEntry):
        problems += _check_column(contents, column)
    for event in contents.of(EventEntry):
        if bool(event.areas) != (event.kind in _EVENTS_OF_AREAS):
            wants = given(wanted=not event.areas)
            problems.append(contents.wrong(event, "areas", wants))
    for course in contents.of(CourseEntry):
        problems += _check_course(contents, course)
    return problems


_EFFECTS_OF_COINS: Final = ("earn-farmers", "take-tribute", "earn-chests", "attack")
_EVENTS_OF_AREAS: Final = ("earn-tiles", "pay-tiles", "destroy-tiles")


def _check_column(contents: Contents, column: ColumnEntry) -> list[Message]:
    """Compare with the order that the rules know; coins and a defence belong to some effects."""
    problems: list[Message] = []
    if column.id != AREAS[column.position - 1]:
        place = AREAS.index(column.id) + 1 if column.id in AREAS else 0
        problems.append(contents.wrong(column, "position", between(place, place)))
    if bool(column.coins) != (column.effect in _EFFECTS_OF_COINS):
        problems.append(contents.wrong(column, "coins", given(wanted=not column.coins)))
    if bool(column.against) != (column.effect == "attack"):
        problems.append(contents.wrong(column, "against", given(wanted=not column.against)))
    return problems


def _check_course(contents: Contents, course: CourseEntry) -> list[Message]:
    """Events come in rising rounds, there are cards for all of them, and tiles for every row."""
    problems: list[Message] = []
    ordered = sorted({number for number in course.event_rounds if number <= course.rounds})
    if ordered != list(course.event_rounds) or len(ordered) > len(contents.of(EventEntry)):
        problems.append(contents.wrong(course, "event_rounds", rising(course.rounds)))
    if course.rows > course.rounds:
        problems.append(contents.wrong(course, "rows", between(1, course.rounds)))
    for supply in contents.of(SupplyEntry):
        needed = (supply.seats + course.spare_tiles) * course.rounds
        found = sum(tile.back in supply.stacks for tile in contents.of(TileEntry))
        if supply.discards:
            # Only what is discarded before the last refill can come back.
            found += course.spare_tiles * (course.rounds - course.rows)
        if found < needed:
            problems.append(contents.wrong(supply, "stacks", enough(needed, found)))
    return problems


def build(contents: Contents) -> Box:
    """Turn words into numbers; tiles lie by column, then by id, whatever the file's order."""
    area = {column.id: column.position - 1 for column in contents.of(ColumnEntry)}
    tiles = [
        Tile(t.id, area[t.area], t.number, BACKS.index(t.back), t.farmers, t.chests)
        for t in contents.of(TileEntry)
    ]
    tiles.sort(key=lambda tile: (tile.area, tile.id))
    events = [
        Event(e.id, EVENT_KINDS.index(e.kind), [area[id] for id in e.areas], e.amount)
        for e in contents.of(EventEntry)
    ]
    supplies = [
        Supply(s.seats, [BACKS.index(back) for back in s.stacks], discards=s.discards)
        for s in contents.of(SupplyEntry)
    ]
    wealth = [Wealth(w.id, w.value, w.copies) for w in contents.of(WealthEntry)]
    wealth.sort(key=lambda piece: piece.value)
    return Box(
        contents.digest,
        tiles,
        _columns(contents, area),
        events,
        _tokens(contents, area),
        _course(contents),
        supplies,
        wealth,
    )


def _columns(contents: Contents, area: dict[str, int]) -> list[Column]:
    """Order the columns from left to right."""
    return [
        Column(
            EFFECTS.index(column.effect),
            column.coins,
            area.get(column.against, NO_AREA),
            column.income,
            [area[id] for id in column.income_areas],
        )
        for column in sorted(contents.of(ColumnEntry), key=lambda column: column.position)
    ]


def _tokens(contents: Contents, area: dict[str, int]) -> Tokens:
    """All tokens of extra income are alike, so a count of them is enough."""
    tokens = contents.of(AreaTokenEntry)
    (income,) = contents.of(IncomeTokenEntry)
    ids = [token.id for token in tokens]
    return Tokens(ids, [area[token.area] for token in tokens], income.copies, income.coins)


def _course(contents: Contents) -> Course:
    (course,) = contents.of(CourseEntry)
    return Course(
        course.rounds,
        course.rows,
        course.spare_tiles,
        list(course.event_rounds),
        course.penalty,
        course.start_coins,
    )


INVENTORY: Final = Inventory(
    game="middle_ages",
    folder=Path(__file__).parent / "data",
    kinds=(
        Kind(
            "tile",
            "tiles.toml",
            TileEntry,
            names={"area": "column"},
            group="area",
            order=("back", "number"),
        ),
        Kind(
            "column",
            "columns.toml",
            ColumnEntry,
            names={"against": "column", "income_areas": "column"},
            order=("position",),
        ),
        Kind("event", "events.toml", EventEntry, names={"areas": "column"}),
        Kind("area-token", "tokens.toml", AreaTokenEntry, names={"area": "column"}),
        Kind("income-token", "tokens.toml", IncomeTokenEntry),
        Kind("course", "box.toml", CourseEntry),
        Kind("supply", "box.toml", SupplyEntry),
        Kind("wealth", "box.toml", WealthEntry, plays=False),
    ),
    check=check,
    build=build,
)


@cache
def _as_printed() -> Box:
    return unpack(INVENTORY)


def components(box: Path | None = None) -> Box:
    """Give the box as our data has it, or as a box file corrects it."""
    return _as_printed() if box is None else unpack(INVENTORY, box)
