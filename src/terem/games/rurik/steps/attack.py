"""Attack: rebels or opponents in a region where one has a troop (rulebook, attack)."""

from __future__ import annotations

from terem.core.message import Message
from terem.games.rurik.battle import (
    beat_neutral,
    beat_rebel,
    cards_to_reveal,
    target_name,
    target_place,
)
from terem.games.rurik.choices import NEUTRAL, PLAYERS, REBEL, REGIONS, STRIKE, TARGETS
from terem.games.rurik.components import ATTACK
from terem.games.rurik.regions import pieces
from terem.games.rurik.steps.part import Part
from terem.games.rurik.steps.strike import CARE_STEPS, spend_attack, strike
from terem.games.rurik.stores import region_name
from terem.games.rurik.table import PIECE, SAFE, WHERE, RurikTable
from terem.games.rurik.turns import attacks, points


class Attack(Part):
    """Every attack is settled by itself, point by point."""

    def __init__(self) -> None:
        super().__init__(STRIKE, REGIONS * TARGETS, ATTACK)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Whoever stands beside one's own troops."""
        if not attacks(table):
            return
        for region in range(table.regions):
            if not pieces(table, region, seat):
                continue
            base = self.first + region * TARGETS
            legal += [
                base + side
                for side in range(table.sides)
                if side != seat and pieces(table, region, side)
            ]
            if table.rebels[region]:
                legal.append(base + REBEL)
            if table.neutrals[region]:
                legal.append(base + NEUTRAL)

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """Whoever stands anywhere on the map."""
        found: list[int] = []
        for region in range(table.regions):
            base = self.first + region * TARGETS
            found += [
                base + side
                for side in range(table.sides)
                if side != seat and pieces(table, region, side)
            ]
            if table.rebels[region]:
                found.append(base + REBEL)
            if table.neutrals[region]:
                found.append(base + NEUTRAL)
        return found

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Attack; where it matters, ask which kind of point is spent."""
        region, target = divmod(choice - self.first, TARGETS)
        if target >= PLAYERS:
            spend_attack(table, safe=False)
            if target == REBEL:
                beat_rebel(table, seat, region)
            else:
                beat_neutral(table, seat, region)
            return
        table.turn[WHERE] = region
        table.turn[PIECE] = target
        if table.turn[SAFE] and points(table, ATTACK):
            table.push(CARE_STEPS[seat])
        else:
            strike(table, seat, safe=table.turn[SAFE] > 0)

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """Whom, where, and how many cards it will reveal."""
        region, target = divmod(choice - self.first, TARGETS)
        told = {
            "region": region_name(table, region),
            "target": target_name(table, target),
        }
        if target >= PLAYERS:
            return Message("choice-attack", {**told})
        cards = cards_to_reveal(table, seat, region, target)
        if table.turn[SAFE] and not points(table, ATTACK):
            cards -= 1
        return Message("choice-attack-cards", {**told, "n": max(0, cards)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The figures on the map."""
        region, target = divmod(choice - self.first, TARGETS)
        return target_place(region, target)

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """No points, nobody of one's own, or nobody to attack."""
        region, target = divmod(choice - self.first, TARGETS)
        place = region_name(table, region)
        if region >= table.regions:
            return Message("why-not-in-play", {"region": place})
        if target == seat:
            return Message("why-attack-oneself")
        if not pieces(table, region, seat):
            return Message("why-not-occupied", {"region": place})
        if target < PLAYERS and (target >= table.sides or not pieces(table, region, target)):
            return Message("why-nobody-there", {"region": place})
        if target == REBEL and not table.rebels[region]:
            return Message("why-nobody-there", {"region": place})
        if target == NEUTRAL and not table.neutrals[region]:
            return Message("why-nobody-there", {"region": place})
        return Message("why-no-attack-points")
