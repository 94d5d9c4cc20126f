"""What never changes in number, wherever it lies."""

from __future__ import annotations

from terem.games.rurik.table import KNOWN, NONE, STRUCTURE_KINDS, RurikTable


def totals(table: RurikTable) -> dict[str, list[int]]:
    """Troops, structures and cards; goods and coins are endless."""
    schemes = [card % KNOWN for cards in (*table.piles, *table.hands) for card in cards]
    schemes += [card % KNOWN for card in table.looked] + table.discard
    deeds = table.deed_deck + table.deed_row + table.deed_discard
    for seat in range(table.seats):
        deeds += table.deeds[seat] + table.done[seat]
    agendas = [card for cards in (*table.agendas, *table.refused) for card in cards]
    return {
        "troops": [_troops(table, side) for side in range(table.sides)],
        "figures": [_figures(table, side) for side in range(table.sides)],
        "structures": [
            table.yards[number] + _standing(table, *divmod(number, STRUCTURE_KINDS))
            for number in range(table.sides * STRUCTURE_KINDS)
        ],
        "schemes": sorted(schemes),
        "deeds": sorted(deeds),
        "agendas": sorted(agendas),
        "prizes": [len(table.prizes) + sum(table.beaten)],
        "insurrection": sorted(table.insurrection),
    }


def _troops(table: RurikTable, side: int) -> int:
    return table.camp[side] + sum(table.troops[side :: table.sides])


def _figures(table: RurikTable, side: int) -> int:
    """Figures on the map are as many as troops on the map."""
    standing = sum(1 for region in table.figures[side] if region != NONE)
    return standing - sum(table.troops[side :: table.sides])


def _standing(table: RurikTable, side: int, kind: int) -> int:
    return table.structures[kind::STRUCTURE_KINDS].count(side)
