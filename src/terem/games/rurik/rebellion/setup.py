"""The rebellion takes up arms (rulebook, solo mode: setup)."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.components import SVIATOPOLK
from terem.games.rurik.pieces import add_leader, add_troop
from terem.games.rurik.table import NONE, RurikTable

INSURRECTION_CARDS: Final = 8
"""The dice that shuffle the insurrection cards."""
HOME: Final = "kiev"
RISEN: Final = 2
"""More regions that rise, beside Kiev."""
REBELS: Final = 2
"""Rebels in each of them."""


def raise_rebellion(table: RurikTable, level: int) -> None:
    """Sviatopolk stands in Kiev, rebels there and in the first two regions of the top card.

    In each of the others stands a neutral troop; a coin lies on each covered space of the board.
    """
    box = table.box
    side = table.rebellion()
    table.leaders[side] = SVIATOPOLK
    table.camp[side] = sum([rebel.copies for rebel in box.rebels])
    table.figures[side] = [NONE] * table.camp[side]
    table.insurrection = list(range(len(box.insurrections)))
    table.dice.shuffle(INSURRECTION_CARDS, table.insurrection)
    table.shown = 1
    home = box.region_id.index(HOME)
    order = box.insurrections[table.insurrection[-1]].regions
    held = [home, *[region for region in order if region != home][:RISEN]]
    table.neutrals = [1] * table.regions
    for region in held:
        table.neutrals[region] = 0
        for _ in range(REBELS):
            add_troop(table, region, side)
    add_leader(table, home, side)
    table.level = level
    board = box.boards[level]
    table.priority = board.priority
    table.covers = [sum([bonus.covered for bonus in column]) for column in board.columns]
