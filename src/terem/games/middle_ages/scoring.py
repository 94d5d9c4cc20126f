"""The end: a penalty for every empty column, then the richest wins (rulebook, end of the game)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, count, name
from terem.core.outcome import Outcome, Source, places
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.fief import earn
from terem.games.middle_ages.table import COLUMNS, INCOME, PENALTY, SOURCES, MiddleAgesTable

NAMES: Final = ("farmers", "chests", "mills", "raids", "given", "events", "penalty", "start")


def score(table: MiddleAgesTable) -> None:
    """Take the penalty, never below nothing (ruling A25), and end the game."""
    for seat in range(table.seats):
        base = seat * COLUMNS
        empty = table.count[base : base + COLUMNS].count(0)
        penalty = min(empty * table.box.penalty, table.coins[seat])
        if penalty:
            earn(table, seat, -penalty, PENALTY)
            if table.chronicle is not None:
                table.chronicle.tell(
                    "fact-penalty",
                    {
                        "who": Who(seat),
                        "columns": count("columns", empty),
                        "coins": count("coins", penalty),
                    },
                )
    table.finish()


def outcome(table: MiddleAgesTable) -> Outcome:
    """Wealth decides, then palaces, then column by column from right to left (ruling A26)."""
    seats = range(table.seats)
    keys = [(table.coins[seat], *_columns(table, seat)) for seat in seats]
    return Outcome(
        reason=Message("end-rounds", {"rounds": table.box.rounds}),
        scores=table.coins[:],
        places=places(keys),
        sources=_sources(table),
        ties=_ties(table),
    )


def _columns(table: MiddleAgesTable, seat: int) -> list[int]:
    """Tiles by column, the rightmost first."""
    base = seat * COLUMNS
    return table.count[base : base + COLUMNS][::-1]


def _ties(table: MiddleAgesTable) -> list[Source]:
    """The columns that had to be compared for the first place, up to the one that decided."""
    rich = [s for s in range(table.seats) if table.coins[s] == max(table.coins)]
    ties: list[Source] = []
    for column in range(COLUMNS - 1, -1, -1):
        if len(rich) == 1:
            break
        tiles = [table.count[seat * COLUMNS + column] for seat in range(table.seats)]
        ties.append(Source(name("area", AREAS[column]), tiles))
        most = max([tiles[seat] for seat in rich])
        rich = [seat for seat in rich if tiles[seat] == most]
    return ties


def _sources(table: MiddleAgesTable) -> list[Source]:
    """Every line of the ledger in which anybody has coins."""
    sources: list[Source] = []
    for source in range(SOURCES):
        points = [table.ledger[seat * SOURCES + source] for seat in range(table.seats)]
        if not any(points):
            continue
        if source >= INCOME:
            area = name("area", AREAS[source - INCOME])
            sources.append(Source(Message("source-income", {"area": area}), points))
        else:
            sources.append(Source(name("source", NAMES[source]), points))
    return sources
