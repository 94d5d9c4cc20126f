"""The end: points by source, ties, and how a lone player did (rulebook, end of the game; solo)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.outcome import Outcome, Source, places
from terem.games.rurik.components import (
    BUILD_TRACK,
    FUR,
    HONEY,
    MEASURE_BEATEN,
    MEASURE_BUILD,
    MEASURE_COINS,
    MEASURE_DEEDS,
    MEASURE_GOODS,
    MEASURE_LUXURIES,
    MEASURE_OCCUPIED,
    MEASURE_PROTECTED,
    MEASURE_RULE,
    MEASURE_TRADE,
    MEASURE_WAR,
    RULE_TRACK,
    TRACKS,
    TRADE_TRACK,
)
from terem.games.rurik.regions import occupied, ruled
from terem.games.rurik.stores import all_goods, on_boat
from terem.games.rurik.table import GOOD_KINDS, NONE, STRUCTURE_KINDS, TRACK_KINDS, RurikTable
from terem.games.rurik.tracks import track_name

PER_POINT: Final = 3
"""Coins, and goods on the dock, that are a point to the rebellion."""


def outcome(table: RurikTable) -> Outcome:
    """Points of all sides, and who stands where."""
    sides = range(table.sides)
    sources = [
        Source(
            Message("source-track", {"track": track_name(track)}),
            [track_points(table, side, track) for side in sides],
        )
        for track in range(len(TRACKS))
    ]
    sources.append(Source(Message("source-war"), war_points(table)))
    sources.append(Source(Message("source-agenda"), [agenda_points(table, side) for side in sides]))
    sources.append(Source(Message("source-deeds"), [deed_points(table, side) for side in sides]))
    if table.solo:
        sources.append(Source(Message("source-coins"), [0, rebel_coin_points(table)]))
        sources.append(Source(Message("source-dock"), [0, rebel_dock_points(table)]))
    scores = [sum([source.points[side] for source in sources]) for side in sides]
    regions = [ruled(table, side) for side in sides]
    coins = [tie_coins(table, side) for side in sides]
    standing = places([(scores[side], regions[side], coins[side]) for side in sides])
    return Outcome(
        reason=Message("end-rounds", {"rounds": table.box.rounds}),
        scores=scores,
        places=standing,
        sources=sources,
        ties=_ties(scores, regions, coins),
        others=[Message("rebellion-side")] if table.solo else [],
        verdict=_verdict(standing) if table.solo else None,
    )


def _verdict(standing: list[int]) -> Message:
    """A lone player wins, shares the victory, or loses."""
    if standing[0] == 1:
        return Message("verdict-shared" if standing[1] == 1 else "verdict-won")
    return Message("verdict-lost")


def _ties(scores: list[int], regions: list[int], coins: list[int]) -> list[Source]:
    """What was compared to break ties for the best place."""
    best = [side for side in range(len(scores)) if scores[side] == max(scores)]
    if len(best) == 1:
        return []
    told = [Source(Message("tie-regions"), regions)]
    most = max([regions[side] for side in best])
    if sum([1 for side in best if regions[side] == most]) > 1:
        told.append(Source(Message("tie-coins"), coins))
    return told


def track_points(table: RurikTable, side: int, track: int) -> int:
    """What the step is worth on which the marker stands."""
    return table.box.track_points[table.tracks[side * TRACK_KINDS + track]]


def war_points(table: RurikTable) -> list[int]:
    """First and second on the warfare track; of several first ones nobody is second.

    A marker that never moved scores nothing (ruling G37).
    """
    points = [0] * table.sides
    first = max(table.war)
    if not first:
        return points
    leaders = table.war.count(first)
    second = 0
    if leaders == 1:
        for steps in table.war:
            if second < steps < first:
                second = steps
    for side in range(table.sides):
        if table.war[side] == first:
            points[side] = table.box.war_points[0]
        elif second and table.war[side] == second:
            points[side] = table.box.war_points[1]
    return points


def agenda_points(table: RurikTable, side: int) -> int:
    """For an agenda that is fulfilled: nobody has more, and not nothing (ruling G38)."""
    if side >= table.seats or not table.agendas[side]:
        return 0
    agenda = table.box.agendas[table.agendas[side][0]]
    own = measure(table, side, agenda.measure)
    if not own:
        return 0
    for other in range(table.sides):
        if measure(table, other, agenda.measure) > own:
            return 0
    return agenda.points


def measure(table: RurikTable, side: int, what: int) -> int:
    """What an agenda compares."""
    tracks = side * TRACK_KINDS
    goods = side * GOOD_KINDS
    done = len(table.done[side]) if side < table.seats else 0
    return {
        MEASURE_DEEDS: done,
        MEASURE_LUXURIES: table.goods[goods + FUR] + table.goods[goods + HONEY],
        MEASURE_BEATEN: table.beaten[side],
        MEASURE_WAR: table.war[side],
        MEASURE_GOODS: all_goods(table, side),
        MEASURE_PROTECTED: protected(table, side),
        MEASURE_BUILD: table.tracks[tracks + BUILD_TRACK],
        MEASURE_COINS: table.coins[side],
        MEASURE_OCCUPIED: occupied(table, side),
        MEASURE_TRADE: table.tracks[tracks + TRADE_TRACK],
        MEASURE_RULE: table.tracks[tracks + RULE_TRACK],
    }[what]


def protected(table: RurikTable, side: int) -> int:
    """Structures of all players in the regions that a side rules."""
    count = 0
    for region in range(table.regions):
        if table.rulers[region] != side:
            continue
        base = region * STRUCTURE_KINDS
        for kind in range(STRUCTURE_KINDS):
            if table.structures[base + kind] != NONE:
                count += 1
    return count


def deed_points(table: RurikTable, side: int) -> int:
    """The seals on the deeds that were done."""
    if side >= table.seats:
        return 0
    return sum([table.box.deeds[deed].points for deed in table.done[side]])


def rebel_coin_points(table: RurikTable) -> int:
    """A point for each three coins of the rebellion, begun ones too."""
    return -(-table.coins[table.rebellion()] // PER_POINT)


def rebel_dock_points(table: RurikTable) -> int:
    """A point for each three goods on the rebellion's dock, begun ones too."""
    side = table.rebellion()
    docked = 0
    for good in range(GOOD_KINDS):
        docked += table.goods[side * GOOD_KINDS + good] - on_boat(table, side, good)
    return -(-docked // PER_POINT)


def tie_coins(table: RurikTable, side: int) -> int:
    """Coins that break a tie; those of the rebellion were all scored."""
    return table.coins[side] if side < table.seats else 0
