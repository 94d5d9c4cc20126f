"""The tracks of the advancement board and the income they leave (rulebook, claim phase A and B)."""

from __future__ import annotations

from terem.core.message import Message, name
from terem.games.rurik.components import BUILD_TRACK, TRACKS, TRADE_TRACK
from terem.games.rurik.regions import group, ruled
from terem.games.rurik.stores import full_columns, gain_coins, side_name
from terem.games.rurik.table import STRUCTURE_KINDS, TRACK_KINDS, RurikTable


def track_name(track: int) -> Message:
    """What a track is called."""
    return name("track", TRACKS[track])


def step_for(table: RurikTable, track: int, amount: int) -> int:
    """The highest step of a track that so much reaches, 0 below it."""
    needs = table.box.tracks[track]
    step = len(needs) - 1
    while step and needs[step] > amount:
        step -= 1
    return step


def reached(table: RurikTable, side: int, track: int) -> int:
    """The step whose condition a side meets now."""
    if track == TRADE_TRACK:
        return step_for(table, track, table.loads[side])
    if track == BUILD_TRACK:
        return step_for(table, track, group(table, side, (1 << STRUCTURE_KINDS) - 1))
    step = step_for(table, track, ruled(table, side))
    if step == len(table.box.tracks[track]) - 1 and not _holds_capitals(table, side):
        step -= 1
    return step


def mark_progress(table: RurikTable, side: int) -> None:
    """Markers jump to the best step reached and never go down."""
    for track in range(TRACK_KINDS):
        step = reached(table, side, track)
        if step <= table.tracks[side * TRACK_KINDS + track]:
            continue
        table.tracks[side * TRACK_KINDS + track] = step
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-progress",
                {
                    "who": side_name(table, side),
                    "track": track_name(track),
                    "n": table.box.track_points[step],
                },
            )


def take_income(table: RurikTable, side: int) -> None:
    """A coin for each marker that is on no track yet, and for each full column of the boat."""
    coins = full_columns(table, side)
    for track in range(TRACK_KINDS):
        if not table.tracks[side * TRACK_KINDS + track]:
            coins += 1
    if not table.war[side]:
        coins += 1
    gain_coins(table, side, coins)


def _holds_capitals(table: RurikTable, side: int) -> bool:
    return all(table.rulers[region] == side for region in table.box.capitals)
