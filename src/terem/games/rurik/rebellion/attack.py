"""How the rebellion attacks (rulebook, solo mode: attack)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, listed
from terem.core.step import Duty
from terem.games.rurik.battle import beat, beat_neutral, cards_to_reveal, check_losses
from terem.games.rurik.choices import PILE
from terem.games.rurik.components import STRONGHOLD, WAR_PRIORITY
from terem.games.rurik.rebellion.bonuses import top_card
from terem.games.rurik.regions import owns, pieces
from terem.games.rurik.schemes import open_piles
from terem.games.rurik.steps.strike import ChoosePile
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import CARDS, NONE, POINTS, SAFE, WHERE, RurikTable

YOU: Final = 0


class Attacks(Duty[RurikTable]):
    """Attack by attack, as long as there are points and somebody to attack."""

    def run(self, table: RurikTable) -> None:
        """All possible attacks in one region before the next; you before neutral troops."""
        turn = table.turn
        if not turn[POINTS]:
            return
        region = turn[WHERE]
        if region == NONE or not can_attack_in(table, region):
            region = next_region(table)
            if region == NONE:
                return
            turn[WHERE] = region
            _tell_region(table, region)
        turn[POINTS] -= 1
        table.push(self)
        side = table.rebellion()
        if not pieces(table, region, YOU):
            beat_neutral(table, side, region)
            return
        cards = cards_to_reveal(table, side, region, YOU) - turn[SAFE]
        if table.posts[side] == region:
            cards -= 1
        _tell_cards(table, region, max(0, cards))
        beat(table, side, region, YOU)
        if cards > 0 and open_piles(table):
            turn[CARDS] = cards
            table.push(REBELLION_PILE)


class RebellionPile(ChoosePile):
    """You choose the pile from which the rebellion's losses are checked."""

    def take(self, table: RurikTable, choice: int) -> None:
        """Reveal."""
        table.pile = choice - PILE
        cards = table.turn[CARDS]
        table.turn[CARDS] = 0
        check_losses(table, table.rebellion(), table.turn[WHERE], cards)

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message(
            "prompt-pile-rebellion",
            {
                "n": table.turn[CARDS],
                "region": region_name(table, table.turn[WHERE]),
            },
        )


def can_attack_in(table: RurikTable, region: int) -> bool:
    """Whether the rebellion stands there beside you or a neutral troop."""
    if not pieces(table, region, table.rebellion()):
        return False
    return pieces(table, region, YOU) > 0 or table.neutrals[region] > 0


def next_region(table: RurikTable) -> int:
    """With the priority of war regions that it does not rule come first, else those it rules."""
    rules_first = table.priority != WAR_PRIORITY
    for wanted in (rules_first, not rules_first):
        for region in top_card(table).regions:
            rules = table.rulers[region] == table.rebellion()
            if rules == wanted and can_attack_in(table, region):
                return region
    return NONE


def _tell_region(table: RurikTable, region: int) -> None:
    if table.chronicle is None:
        return
    ruled = table.rulers[region] == table.rebellion()
    table.chronicle.tell(
        "fact-rebellion-attacks-ruled" if ruled else "fact-rebellion-attacks-unruled",
        {"region": region_name(table, region)},
    )


def _tell_cards(table: RurikTable, region: int, cards: int) -> None:
    """How many cards the losses are worth, and why (ruling S12)."""
    if table.chronicle is None:
        return
    why = [Message("cards-always")]
    if table.rulers[region] == YOU:
        why.append(Message("cards-ruled"))
    if owns(table, region, STRONGHOLD, YOU):
        why.append(Message("cards-stronghold"))
    if table.posts[table.rebellion()] == region:
        why.append(Message("cards-sviatopolk"))
    if table.turn[SAFE]:
        why.append(Message("cards-bonus", {"n": table.turn[SAFE]}))
    table.chronicle.tell(
        "fact-rebellion-cards",
        {"region": region_name(table, region), "n": cards, "why": listed(why)},
    )


ATTACKS: Final = Attacks()
REBELLION_PILE: Final = RebellionPile(YOU)
