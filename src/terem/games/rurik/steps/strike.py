"""An opponent is attacked: with which point, and from which pile losses are checked."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.core.step import Step
from terem.games.rurik.battle import beat, cards_to_reveal, check_losses, target_name
from terem.games.rurik.choices import CAREFULLY, LEFT, PILE, PLAINLY, PLAYERS
from terem.games.rurik.components import ATTACK
from terem.games.rurik.schemes import open_piles, pile_name
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import CARDS, PIECE, SAFE, WHERE, RurikTable
from terem.games.rurik.turns import points, spend


class TakeCare(Step[RurikTable]):
    """Which point an attack is made with, when one of them is the gift of a deed."""

    def legal(self, table: RurikTable) -> list[int]:
        """With one card fewer, or as usual."""
        return [CAREFULLY, PLAINLY]

    def take(self, table: RurikTable, choice: int) -> None:
        """Attack."""
        strike(table, self.seat, safe=choice == CAREFULLY)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message(
            "prompt-care",
            {
                "region": region_name(table, table.turn[WHERE]),
                "target": target_name(table, table.turn[PIECE]),
            },
        )

    def label(self, table: RurikTable, choice: int) -> Message:
        """The point, and the cards that it leads to."""
        cards = cards_to_reveal(table, self.seat, table.turn[WHERE], table.turn[PIECE])
        if choice == CAREFULLY:
            return Message("choice-carefully", {"n": max(0, cards - 1)})
        return Message("choice-plainly", {"n": cards})


class ChoosePile(Step[RurikTable]):
    """From which pile the cards of an attack are revealed; the attacker chooses (ruling G06)."""

    def legal(self, table: RurikTable) -> list[int]:
        """The piles that are not empty."""
        return [PILE + pile for pile in open_piles(table)]

    def take(self, table: RurikTable, choice: int) -> None:
        """Reveal."""
        table.pile = choice - PILE
        cards = table.turn[CARDS]
        table.turn[CARDS] = 0
        check_losses(table, self.seat, table.turn[WHERE], cards)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-pile-losses", {"n": table.turn[CARDS]})

    def label(self, table: RurikTable, choice: int) -> Message:
        """The pile and its cards."""
        pile = choice - PILE
        return Message("choice-pile", {"pile": pile_name(pile), "n": len(table.piles[pile])})

    def points(self, table: RurikTable, choice: int) -> str:
        """The pile."""
        return f"pile-{choice - PILE}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a pile, or an empty one."""
        if not PILE + LEFT <= choice <= PILE + 1:
            return Message("why-not-pile")
        return Message("why-pile-empty")


def strike(table: RurikTable, seat: int, *, safe: bool) -> None:
    """Spend the point, beat the opponent, and ask for the pile if there is anything to reveal."""
    region = table.turn[WHERE]
    defender = table.turn[PIECE]
    cards = cards_to_reveal(table, seat, region, defender)
    if safe:
        cards -= 1
    spend_attack(table, safe=safe)
    beat(table, seat, region, defender)
    if cards > 0 and open_piles(table):
        table.turn[CARDS] = cards
        table.push(PILE_STEPS[seat])


def spend_attack(table: RurikTable, *, safe: bool) -> None:
    """A careful point, or a plain one as long as there is any."""
    if not safe and points(table, ATTACK):
        spend(table, ATTACK, 1)
    else:
        table.turn[SAFE] -= 1


CARE_STEPS: Final = [TakeCare(seat) for seat in range(PLAYERS)]


PILE_STEPS: Final = [ChoosePile(seat) for seat in range(PLAYERS)]
