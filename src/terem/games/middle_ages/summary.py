"""The table in words, for whoever listens to it instead of looking."""

from __future__ import annotations

from terem.core.message import Message, Who, count, listed, name
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.sight import Event, Face, MiddleAgesSight
from terem.games.middle_ages.table import NONE


def summary(sight: MiddleAgesSight) -> list[Message]:
    """The round and the events to come, the plan field row by row, then every fief."""
    told = [_round(sight)]
    told += [
        Message(
            "summary-event",
            {
                "round": event.round,
                "event": name("event", event.id),
                "does": event_does(event),
            },
        )
        for event in sight.events
        if not event.past
    ]
    told += [_row(sight, row) for row in range(sight.rows) if _tiles(sight, row)]
    if sight.discard:
        told.append(
            Message("summary-discard", {"tiles": listed([tile_of(face) for face in sight.discard])})
        )
    for seat in range(sight.seats):
        told += _fief(sight, seat)
    return told


def event_does(event: Event) -> Message:
    """What an event does to everybody."""
    amount = count("coins", event.amount)
    return Message(f"event-does-{event.id}", {"n": event.amount, "coins": amount})


def _round(sight: MiddleAgesSight) -> Message:
    if sight.row == NONE:
        return Message("summary-first-lords")
    return Message("summary-round", {"round": sight.round, "rounds": sight.rounds})


def _tiles(sight: MiddleAgesSight, row: int) -> list[Message]:
    tiles: list[Message] = []
    for place in range(row * sight.width, (row + 1) * sight.width):
        face = sight.plan[place]
        if face is not None:
            tiles.append(_standing(sight, place, face))
    return tiles


def _standing(sight: MiddleAgesSight, place: int, face: Face) -> Message:
    """A tile of the plan field, with the lord or scout on it."""
    number = place % sight.width + 1
    for seat in range(sight.seats):
        if sight.lords[seat] == place:
            return Message(
                "summary-lord", {"place": number, "tile": tile_of(face), "who": Who(seat)}
            )
    for seat in range(sight.seats):
        if sight.scouts[seat] == place:
            return Message(
                "summary-scout", {"place": number, "tile": tile_of(face), "who": Who(seat)}
            )
    return Message("summary-tile", {"place": number, "tile": tile_of(face)})


def _row(sight: MiddleAgesSight, row: int) -> Message:
    tiles = listed(_tiles(sight, row))
    if row == sight.row:
        return Message("summary-row-now", {"row": row + 1, "tiles": tiles})
    return Message("summary-row", {"row": row + 1, "tiles": tiles})


def _fief(sight: MiddleAgesSight, seat: int) -> list[Message]:
    fief = sight.fiefs[seat]
    columns = [
        _column(sight, seat, column)
        for column in range(len(AREAS))
        if fief.columns[column] or fief.income_tokens[column] or fief.area_tokens[column] != NONE
    ]
    told = [
        Message(
            "summary-fief",
            {"who": Who(seat), "coins": count("coins", fief.coins), "columns": listed(columns)},
        )
    ]
    if fief.graveyard:
        tiles = listed([tile_of(face) for face in fief.graveyard])
        told.append(Message("summary-graveyard", {"who": Who(seat), "tiles": tiles}))
    return told


def _column(sight: MiddleAgesSight, seat: int, column: int) -> Message:
    """How many tiles with what symbols, what the column brings, and its tokens."""
    fief = sight.fiefs[seat]
    tiles = fief.columns[column]
    told = Message(
        "summary-column",
        {
            "area": name("area", AREAS[column]),
            "tiles": len(tiles),
            "farmers": sum(face.farmers for face in tiles),
            "chests": sum(face.chests for face in tiles),
            "income": fief.incomes[column],
            "extra": sight.token_coins * fief.income_tokens[column],
        },
    )
    if fief.area_tokens[column] == NONE:
        return told
    also = name("area", AREAS[fief.area_tokens[column]])
    return Message("summary-column-also", {"column": told, "also": also})


def tile_of(face: Face) -> Message:
    """A tile by its area and symbols."""
    return Message(
        "tile",
        {
            "area": name("area", AREAS[face.area]),
            "farmers": face.farmers,
            "chests": face.chests,
        },
    )
