"""What a seat of Middle Ages sees: everything but the stacks, and the others' unsealed answers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from terem.core.sight import Offer, Sight
from terem.core.step import Step
from terem.games.middle_ages.choices import CATALOGUE
from terem.games.middle_ages.components import AREAS, Box
from terem.games.middle_ages.fief import income
from terem.games.middle_ages.scoring import outcome
from terem.games.middle_ages.table import COLUMNS, NONE, MiddleAgesTable


class Face(msgspec.Struct, frozen=True, array_like=True):
    """A tile lying face up; its number in the box, its area and its symbols."""

    tile: int
    area: int
    farmers: int
    chests: int


class Column(msgspec.Struct, frozen=True, array_like=True):
    """What is printed on a column of the fief board."""

    area: int
    coins: int
    income: int
    income_areas: list[int]


class Event(msgspec.Struct, frozen=True, array_like=True):
    """An event card of this game, and the round after which it comes.

    The amount is coins, or tiles where tiles are destroyed or returned.
    """

    id: str
    round: int
    past: bool
    amount: int


class Fief(msgspec.Struct, frozen=True):
    """All that lies before one seat."""

    coins: int
    farmers: int
    chests: int
    columns: list[list[Face]]
    """Tiles column by column; the last of each is on top."""
    graveyard: list[Face]
    income_tokens: list[int]
    area_tokens: list[int]
    """The extra area of each column, or NONE."""
    incomes: list[int]
    """Coins that each column would bring as it stands."""


class MiddleAgesSight(Sight, frozen=True, kw_only=True):
    """The table as seen from one seat, or by a watcher."""

    round: int
    rounds: int
    rows: int
    width: int
    row: int
    """The row whose tiles are taken in this round, or NONE before the first."""
    plan: list[Face | None]
    lords: list[int]
    scouts: list[int]
    stack: int
    stack_backs: list[int]
    """The backs there are in the stack; more than one once discards were shuffled in."""
    reserve: int
    discard: list[Face]
    events: list[Event]
    fiefs: list[Fief]
    columns: list[Column]
    token_areas: list[int]
    free_tokens: list[int]
    token_coins: int
    penalty: int
    held_token: int
    """The area of the token that is being placed, or NONE."""


def see(table: MiddleAgesTable, viewer: int) -> MiddleAgesSight:
    """Field by field, nothing but what the viewer may see."""
    box = table.box
    step = None if table.over else table.step(viewer)
    faces = _faces(box)
    return MiddleAgesSight(
        viewer=viewer,
        seats=table.seats,
        asked=[] if table.over else table.asked(),
        prompt=None if step is None else step.prompt(table),
        offers=[] if step is None else _offers(table, step),
        outcome=outcome(table) if table.over else None,
        round=table.round,
        rounds=box.rounds,
        rows=box.rows,
        width=table.width,
        row=(table.round - 1) % box.rows if table.round else NONE,
        plan=[None if tile == NONE else faces[tile] for tile in table.plan],
        lords=table.lords[:],
        scouts=table.scouts[:],
        stack=len(table.stack),
        stack_backs=sorted({box.tile_back[tile] for tile in table.stack}),
        reserve=len(table.reserve),
        discard=[faces[tile] for tile in table.discard],
        events=_events(table),
        fiefs=[_fief(table, seat, faces) for seat in range(table.seats)],
        columns=_columns(box),
        token_areas=box.token_area,
        free_tokens=table.free_tokens[:],
        token_coins=box.income_token_coins,
        penalty=box.penalty,
        held_token=NONE if table.held_token == NONE else box.token_area[table.held_token],
    )


def _offers(table: MiddleAgesTable, step: Step[Any]) -> list[Offer]:
    return [
        Offer(
            choice, CATALOGUE.words(choice), step.label(table, choice), step.points(table, choice)
        )
        for choice in step.legal(table)
    ]


def _events(table: MiddleAgesTable) -> list[Event]:
    box = table.box
    return [
        Event(
            box.event_id[event],
            box.event_rounds[index],
            index < table.past_events,
            box.event_amount[event],
        )
        for index, event in enumerate(table.events)
    ]


def _fief(table: MiddleAgesTable, seat: int, faces: list[Face]) -> Fief:
    area = table.box.tile_area
    columns: list[list[Face]] = [[] for _ in AREAS]
    for tile in table.fief[seat]:
        columns[area[tile]].append(faces[tile])
    span = slice(seat * COLUMNS, (seat + 1) * COLUMNS)
    tokens = table.box.token_area
    return Fief(
        coins=table.coins[seat],
        farmers=table.farmers[seat],
        chests=table.chests[seat],
        columns=columns,
        graveyard=[faces[tile] for tile in table.graveyard[seat]],
        income_tokens=table.income_tokens[span],
        area_tokens=[NONE if t == NONE else tokens[t] for t in table.area_tokens[span]],
        incomes=[income(table, seat, column) for column in range(COLUMNS)],
    )


@lru_cache(maxsize=16)
def _faces(box: Box) -> list[Face]:
    return [
        Face(tile, box.tile_area[tile], box.tile_farmers[tile], box.tile_chests[tile])
        for tile in range(len(box.tile_id))
    ]


@lru_cache(maxsize=16)
def _columns(box: Box) -> list[Column]:
    return [
        Column(column, box.column_coins[column], box.income_base[column], box.income_areas[column])
        for column in range(COLUMNS)
    ]
