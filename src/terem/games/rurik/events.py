"""The mini-expansion: an event for each round (reconstructed; rulings E01-E12)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, name
from terem.core.step import Duty
from terem.games.rurik.choices import PLAYERS
from terem.games.rurik.components import (
    EVENT_ENVOYS,
    EVENT_FAIR,
    EVENT_FEAST,
    EVENT_HARVEST,
    EVENT_MASONS,
    EVENT_RANSOM,
    EVENT_TRIBUTE,
    EVENT_TRUCE,
    EVENT_VOLUNTEERS,
    EVENT_WHISPERS,
    EVENT_WINTER,
    EVENTS,
)
from terem.games.rurik.pieces import add_troop
from terem.games.rurik.regions import occupied, ruled
from terem.games.rurik.steps.draw_schemes import ask_to_draw
from terem.games.rurik.steps.feast import FEAST_STEPS
from terem.games.rurik.stores import all_goods, gain_coins, region_name
from terem.games.rurik.table import (
    EFFECTS,
    FEWER_MOVES,
    FREE_EXCHANGE,
    MORE_CARDS,
    NONE,
    RANSOM,
    RurikTable,
)

TRIBUTE_REGIONS: Final = 2
ENVOYS_COINS: Final = 2


def turn_event(table: RurikTable) -> None:
    """The next event is turned up and stands until the end of the round."""
    table.effects = [0] * EFFECTS
    table.harvests = [0] * table.sides
    table.laika_used = 0
    if not table.event_deck:
        table.event = NONE
        return
    event = table.event_deck.pop()
    table.event = event
    table.seal()
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-event",
            {
                "event": name("event", EVENTS[event]),
                "does": Message(f"event-does-{EVENTS[event]}"),
            },
        )
    if event == EVENT_TRUCE:
        table.effects[MORE_CARDS] = 1
    elif event == EVENT_WINTER:
        table.effects[FEWER_MOVES] = 1
    elif event == EVENT_FAIR:
        table.effects[FREE_EXCHANGE] = 1
    elif event == EVENT_RANSOM:
        table.effects[RANSOM] = 1
    elif event in (EVENT_HARVEST, EVENT_MASONS):
        table.harvests = [1] * table.sides
    else:
        _visit_all(table, event)


class Visited(Duty[RurikTable]):
    """An event comes to one seat after the other, in the order of turns."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def numbers(self) -> list[int]:
        """Whose turn."""
        return [self.owner]

    def run(self, table: RurikTable) -> None:
        """Ask what there is to ask."""
        seat = self.owner
        if table.event == EVENT_WHISPERS:
            ask_to_draw(table, seat, 1)
        elif table.camp[seat] and all_goods(table, seat) and occupied(table, seat):
            table.push(FEAST_STEPS[seat])


def _visit_all(table: RurikTable, event: int) -> None:
    if event in (EVENT_FEAST, EVENT_WHISPERS):
        for turn in range(table.seats - 1, -1, -1):
            table.push(VISITS[(table.first + turn) % table.seats])
        return
    fewest = min(table.coins)
    for turn in range(table.seats):
        seat = (table.first + turn) % table.seats
        if event == EVENT_VOLUNTEERS:
            _volunteer(table, seat)
        elif event == EVENT_TRIBUTE and ruled(table, seat) >= TRIBUTE_REGIONS:
            gain_coins(table, seat, 1)
        elif event == EVENT_ENVOYS and table.coins[seat] == fewest:
            gain_coins(table, seat, ENVOYS_COINS)


def _volunteer(table: RurikTable, seat: int) -> None:
    """A troop comes to the leader, if both are there."""
    post = table.posts[seat]
    if post == NONE or not table.camp[seat]:
        return
    add_troop(table, post, seat)
    if table.chronicle is not None:
        table.chronicle.tell("fact-muster", {"who": Who(seat), "region": region_name(table, post)})


VISITS: Final = [Visited(seat) for seat in range(PLAYERS)]
