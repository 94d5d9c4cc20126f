"""Strategy phase of the rebellion: the lowest card says who goes where (rulebook, solo mode)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Arg, count, name
from terem.core.step import Duty
from terem.games.rurik.components import ACTIONS, SLOTS
from terem.games.rurik.printed import Insurrection
from terem.games.rurik.rebellion.bonuses import priority_name
from terem.games.rurik.strategy import full, place_advisor, standing
from terem.games.rurik.table import RurikTable


class PlacesAdvisor(Duty[RurikTable]):
    """The next row of the lowest card is pushed out and followed."""

    def run(self, table: RurikTable) -> None:
        """The advisor of the row goes to the banner of the priority, perhaps with a bribe."""
        card = table.box.insurrections[table.insurrection[0]]
        row = _next_row(table, card)
        influence = card.advisors[row]
        printed = card.banners[table.priority][row]
        coin = card.coins[table.priority][row] > 0
        _tell(
            table,
            "fact-rebellion-row-coin" if coin else "fact-rebellion-row",
            {
                "priority": priority_name(table.priority),
                "n": influence,
                "action": name("action", ACTIONS[printed]),
            },
        )
        action = printed
        while full(table, action):
            action = (action + 1) % len(ACTIONS)
        if action != printed:
            _tell(
                table,
                "fact-rebellion-next-banner",
                {
                    "action": name("action", ACTIONS[printed]),
                    "next": name("action", ACTIONS[action]),
                },
            )
        bribe = _bribe(table, action, influence, coin=coin)
        place_advisor(table, table.rebellion(), influence, action, bribe)


def show_lowest(table: RurikTable) -> None:
    """A round begins: of its lowest card no row has been pushed out yet."""
    table.rows = 0


def _next_row(table: RurikTable, card: Insurrection) -> int:
    """The next row from below whose advisor has joined already; it comes to light."""
    while True:
        row = table.rows
        table.rows += 1
        table.seal()
        if not card.late[row] or _joined(table, card.advisors[row]):
            return row
        _tell(table, "fact-rebellion-skips", {"n": card.advisors[row]})


def _joined(table: RurikTable, influence: int) -> bool:
    """Whether the later advisor of this influence is there in this round."""
    now = table.box.advisors_in(table.seats, table.round)[influence]
    return now > table.box.advisors_in(table.seats, 1)[influence]


def _bribe(table: RurikTable, action: int, influence: int, *, coin: bool) -> int:
    """Coins for the top slot where the card shows one, else one to pass an equal of yours.

    Only as many as needed, and only if there are enough (rulings S02, S03).
    """
    side = table.rebellion()
    base = action * SLOTS
    strongest = 0
    equal = False
    for slot in range(base, base + standing(table, action)):
        total = table.influence[slot] + table.bribes[slot]
        strongest = max(strongest, total)
        if table.placed[slot] != side and total == influence:
            equal = True
    if coin and strongest >= influence:
        needed = strongest + 1 - influence
        if needed <= table.coins[side]:
            _tell(table, "fact-rebellion-bribe-top", {"coins": count("coins", needed)})
            return needed
        _tell(table, "fact-rebellion-bribe-poor", {"coins": count("coins", needed)})
    if equal and table.coins[side]:
        _tell(table, "fact-rebellion-bribe-equal", {})
        return 1
    return 0


def _tell(table: RurikTable, id: str, args: dict[str, Arg]) -> None:
    if table.chronicle is not None:
        table.chronicle.tell(id, args)


PLACES_ADVISOR: Final = PlacesAdvisor()
