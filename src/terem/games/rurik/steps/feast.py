"""Princely feast: a good may be given to muster a troop (event; reconstructed, ruling E04)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.core.step import Step
from terem.games.rurik.choices import GIVE, GIVE_NOTHING, PLACE, PLAYERS, REGIONS
from terem.games.rurik.pieces import add_troop
from terem.games.rurik.regions import pieces
from terem.games.rurik.stores import good_name, pay_good, region_name
from terem.games.rurik.table import GOOD_KINDS, RurikTable


class GiveGood(Step[RurikTable]):
    """Which good, or none."""

    def legal(self, table: RurikTable) -> list[int]:
        """The goods at hand."""
        base = self.seat * GOOD_KINDS
        legal = [GIVE + good for good in range(GOOD_KINDS) if table.goods[base + good]]
        legal.append(GIVE_NOTHING)
        return legal

    def barred(self, table: RurikTable) -> list[int]:
        """The goods that one has not."""
        base = self.seat * GOOD_KINDS
        return [GIVE + good for good in range(GOOD_KINDS) if not table.goods[base + good]]

    def take(self, table: RurikTable, choice: int) -> None:
        """Give it and ask where the troop goes."""
        if choice == GIVE_NOTHING:
            return
        good = choice - GIVE
        pay_good(table, self.seat, good)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-pays-good", {"who": Who(self.seat), "good": good_name(good), "n": 1}
            )
        table.push(GUEST_STEPS[self.seat])

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-give")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The good."""
        if choice == GIVE_NOTHING:
            return Message("choice-give-nothing")
        return Message("choice-pay", {"good": good_name(choice - GIVE)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The goods on the player board."""
        return "" if choice == GIVE_NOTHING else f"store-{self.seat}-{choice - GIVE}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a good, or none of it."""
        good = choice - GIVE
        if not 0 <= good < GOOD_KINDS:
            return Message("why-not-give")
        return Message("why-no-such-good", {"good": good_name(good)})


class SeatGuest(Step[RurikTable]):
    """The region of the troop."""

    def legal(self, table: RurikTable) -> list[int]:
        """The regions that the seat occupies."""
        return [
            PLACE + region for region in range(table.regions) if pieces(table, region, self.seat)
        ]

    def barred(self, table: RurikTable) -> list[int]:
        """The regions where nobody of one's own stands."""
        legal = self.legal(table)
        return [PLACE + region for region in range(table.regions) if PLACE + region not in legal]

    def take(self, table: RurikTable, choice: int) -> None:
        """Put it there."""
        region = choice - PLACE
        add_troop(table, region, self.seat)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-muster", {"who": Who(self.seat), "region": region_name(table, region)}
            )

    def prompt(self, table: RurikTable) -> Message:
        """What is asked."""
        return Message("prompt-guest")

    def label(self, table: RurikTable, choice: int) -> Message:
        """The region."""
        return Message("choice-muster", {"region": region_name(table, choice - PLACE)})

    def points(self, table: RurikTable, choice: int) -> str:
        """The region on the map."""
        return f"region-{choice - PLACE}"

    def why_not(self, table: RurikTable, choice: int) -> Message:
        """Not a region, not in play, or nobody there."""
        region = choice - PLACE
        if not 0 <= region < REGIONS:
            return Message("why-not-guest")
        if region >= table.regions:
            return Message("why-not-in-play", {"region": region_name(table, region)})
        return Message("why-not-occupied", {"region": region_name(table, region)})


FEAST_STEPS: Final = [GiveGood(seat) for seat in range(PLAYERS)]
GUEST_STEPS: Final = [SeatGuest(seat) for seat in range(PLAYERS)]
