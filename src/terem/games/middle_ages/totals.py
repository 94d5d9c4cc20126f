"""What never changes in number, wherever it lies."""

from __future__ import annotations

from terem.games.middle_ages.table import NONE, SOURCES, MiddleAgesTable


def totals(table: MiddleAgesTable) -> dict[str, list[int]]:
    """Every tile, every token of an extra area, and coins against the ledger.

    The bank itself is endless (component notes, C19), so coins are held to their sources.
    """
    tiles = [tile for tile in table.plan if tile != NONE]
    tiles += table.stack + table.reserve + table.discard
    for seat in range(table.seats):
        tiles += table.fief[seat] + table.graveyard[seat]
    tokens = [token for token in range(len(table.free_tokens)) if table.free_tokens[token]]
    tokens += [token for token in table.area_tokens if token != NONE]
    if table.held_token != NONE:
        tokens.append(table.held_token)
    unaccounted = [
        table.coins[seat] - sum(table.ledger[seat * SOURCES : (seat + 1) * SOURCES])
        for seat in range(table.seats)
    ]
    return {"tiles": sorted(tiles), "tokens": sorted(tokens), "unaccounted": unaccounted}
