"""The advancement tracks: what is sure, and what the position promises beyond it."""

from __future__ import annotations

from terem.games.rurik.prospects.weights import BEHIND, LATE, POINT
from terem.games.rurik.table import TRACK_KINDS, RurikTable


def promise(table: RurikTable, early: list[int], late: list[int], count: int) -> int:
    """What so many regions, structures or goods are worth.

    While rounds are left each one more counts alike, since steps out of reach will be reached;
    towards the end the steps count as they are.
    """
    weight = LATE[table.round]
    count = min(count, len(late) - 1)
    return (early[count] * (100 - weight) + late[count] * weight) // 100


def step_up(table: RurikTable, early: list[int], late: list[int], count: int) -> int:
    """What one more of them is worth."""
    return promise(table, early, late, count + 1) - promise(table, early, late, count)


def kept(table: RurikTable, seat: int, track: int, promised: int) -> int:
    """Markers never go down, so what they have reached is worth no less."""
    sure = table.box.track_points[table.tracks[seat * TRACK_KINDS + track]] * POINT
    if promised > sure:
        return promised
    return sure + promised * BEHIND[table.round] // 100
