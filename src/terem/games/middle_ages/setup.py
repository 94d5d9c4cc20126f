"""From seats and seed to the first table (rulebook, setup)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from terem.core.dice import Dice
from terem.games.middle_ages.components import Box
from terem.games.middle_ages.plan import lay_row
from terem.games.middle_ages.rounds import ROUNDS
from terem.games.middle_ages.table import COLUMNS, NONE, SOURCES, START, MiddleAgesTable

LABELS: Final = ["scouts", "tiles", "discards", "events"]
TILES: Final = 2
EVENT_CARDS: Final = 4


def start(box: Box, seats: int, options: Mapping[str, str], seed: str) -> MiddleAgesTable:
    """Shuffle the stacks, lay four rows and four events, and give everybody an empty fief."""
    dice = Dice(seed, LABELS, seats)
    table = MiddleAgesTable(seats, dice, box)
    stacks = [box.stack(back)[:] for back in box.supply(seats).stacks]
    for stack in stacks:
        dice.shuffle(TILES, stack)
    table.stack = stacks[0]
    table.reserve = stacks[1] if len(stacks) > 1 else []
    table.discard = []
    table.plan = [NONE] * (box.rows * table.width)
    for row in range(box.rows):
        lay_row(table, row * table.width)
    events = list(range(len(box.event_id)))
    table.events = [events.pop(dice.below(EVENT_CARDS, len(events))) for _ in box.event_rounds]
    table.lords = [NONE] * seats
    table.scouts = [NONE] * seats
    table.fief = [[] for _ in range(seats)]
    table.graveyard = [[] for _ in range(seats)]
    table.count = [0] * (seats * COLUMNS)
    table.farmers = [0] * seats
    table.chests = [0] * seats
    table.coins = [box.start_coins] * seats
    table.ledger = [0] * (seats * SOURCES)
    for seat in range(seats):
        table.ledger[seat * SOURCES + START] = box.start_coins
    table.income_tokens = [0] * (seats * COLUMNS)
    table.area_tokens = [NONE] * (seats * COLUMNS)
    table.free_tokens = [1] * len(box.token_id)
    table.answers = [NONE] * seats
    table.push(ROUNDS)
    return table
