"""Places of the plan field as the bits of a number, which is quicker than looking through lists."""

from __future__ import annotations

from terem.games.middle_ages.table import NONE


def held(places: list[int], but: int) -> int:
    """The places where figures stand, but for that of one seat."""
    bits = 0
    for seat in range(len(places)):
        if places[seat] != NONE and seat != but:
            bits |= 1 << places[seat]
    return bits
