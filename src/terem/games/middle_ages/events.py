"""The event cards, each of which touches every seat (rulebook, the effects of the event cards)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Who, count, name
from terem.core.step import Duty
from terem.games.middle_ages.components import (
    EVENT_CHESTS,
    EVENT_DESTROY,
    EVENT_FARMERS,
    EVENT_GRAVEYARD,
    EVENT_PAY,
    EVENT_RETURN,
    EVENT_TILES,
    EVENT_TYPES,
)
from terem.games.middle_ages.fief import destroy, earn, restore
from terem.games.middle_ages.steps.return_tile import REBUILDS
from terem.games.middle_ages.table import COLUMNS, EVENTS, NONE, MiddleAgesTable


class Reconstruct(Duty[MiddleAgesTable]):
    """All have chosen: every chosen tile returns, without effect or income."""

    def run(self, table: MiddleAgesTable) -> None:
        """Carry the answers out in order of seats."""
        for seat in range(table.seats):
            tile = table.answers[seat]
            if tile != NONE:
                table.answers[seat] = NONE
                restore(table, seat, tile)


RECONSTRUCT: Final = Reconstruct()


def hold_event(table: MiddleAgesTable) -> None:
    """Resolve the leftmost event that still lies face up."""
    box = table.box
    event = table.events[table.past_events]
    if table.chronicle is not None:
        table.chronicle.tell("fact-event", {"event": name("event", box.event_id[event])})
    kind = box.event_kind[event]
    if kind == EVENT_RETURN:
        steps = [REBUILDS[seat] for seat in range(table.seats) if table.graveyard[seat]]
        table.gather([*steps], RECONSTRUCT)
        return
    for seat in range(table.seats):
        if kind == EVENT_DESTROY:
            _destroy(table, seat, event)
        else:
            _settle(table, seat, event)


def _destroy(table: MiddleAgesTable, seat: int, event: int) -> None:
    """One tile of each named area, the topmost, if there is any (rulings A14, A19)."""
    for area in table.box.event_areas[event]:
        for _ in range(table.box.event_amount[event]):
            if table.count[seat * COLUMNS + area]:
                destroy(table, seat, area)


def _settle(table: MiddleAgesTable, seat: int, event: int) -> None:
    """Earn so much for each thing counted, or pay it, or all there is (ruling A20)."""
    box = table.box
    coins = box.event_amount[event] * counted(table, seat, event)
    pays = box.event_kind[event] == EVENT_PAY
    if pays:
        coins = min(coins, table.coins[seat])
    earn(table, seat, -coins if pays else coins, EVENTS)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-paid" if pays else "fact-earned",
            {"who": Who(seat), "coins": count("coins", coins)},
        )


def counted(table: MiddleAgesTable, seat: int, event: int) -> int:
    """How many of the things that an event counts a seat has."""
    box = table.box
    kind = box.event_kind[event]
    base = seat * COLUMNS
    if kind == EVENT_FARMERS:
        return table.farmers[seat]
    if kind == EVENT_CHESTS:
        return table.chests[seat]
    if kind == EVENT_GRAVEYARD:
        return len(table.graveyard[seat])
    if kind == EVENT_TYPES:
        return COLUMNS - table.count[base : base + COLUMNS].count(0)
    if kind in (EVENT_TILES, EVENT_PAY):
        tiles = 0
        for area in box.event_areas[event]:
            tiles += table.count[base + area]
        return tiles
    return 0
