"""Playing a scheme: once a turn a card from the hand is laid open for its reward (rulebook)."""

from __future__ import annotations

from terem.core.message import Message, Who
from terem.games.rurik.choices import PLAY_SCHEME, SCHEMES
from terem.games.rurik.schemes import discard_from_hand, holds, kinds_in, scheme_name, scheme_told
from terem.games.rurik.steps.draw_schemes import ask_to_draw
from terem.games.rurik.steps.part import Part
from terem.games.rurik.steps.take_deed import TAKE_STEPS
from terem.games.rurik.stores import pay_coins
from terem.games.rurik.table import SCHEMED, RurikTable
from terem.games.rurik.telling import reward_told
from terem.games.rurik.turns import gain


class PlayScheme(Part):
    """A card in hand whose price can be paid."""

    def __init__(self) -> None:
        super().__init__(PLAY_SCHEME, SCHEMES)

    def offer(self, table: RurikTable, seat: int, legal: list[int]) -> None:
        """Each kind once."""
        if table.turn[SCHEMED] or not table.hands[seat]:
            return
        coins = table.coins[seat]
        legal += [
            self.first + kind
            for kind in kinds_in(table.hands[seat])
            if table.box.schemes[kind].cost <= coins
        ]

    def nearby(self, table: RurikTable, seat: int) -> list[int]:
        """The cards in hand."""
        return [self.first + kind for kind in kinds_in(table.hands[seat])]

    def take(self, table: RurikTable, seat: int, choice: int) -> None:
        """Pay, discard the card and take its reward."""
        kind = choice - self.first
        card = table.box.schemes[kind]
        table.turn[SCHEMED] = 1
        discard_from_hand(table, seat, kind)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-scheme",
                {
                    "who": Who(seat),
                    "scheme": scheme_name(table, kind),
                    "reward": reward_told(card.reward),
                },
            )
        pay_coins(table, seat, card.cost)
        gain(table, seat, card.reward)
        ask_to_draw(table, seat, card.reward.draws)
        if card.reward.picks and table.deed_row:
            table.push(TAKE_STEPS[seat])

    def label(self, table: RurikTable, seat: int, choice: int) -> Message:
        """The card and its price."""
        return Message("choice-play-scheme", {"scheme": scheme_told(table, choice - self.first)})

    def points(self, table: RurikTable, seat: int, choice: int) -> str:
        """The card in hand."""
        return f"scheme-{choice - self.first}"

    def why_not(self, table: RurikTable, seat: int, choice: int) -> Message:
        """One has been played, it is not in hand, or it costs too much."""
        kind = choice - self.first
        if table.turn[SCHEMED]:
            return Message("why-one-scheme")
        if not holds(table, seat, kind):
            return Message("why-card-not-in-hand", {"scheme": scheme_name(table, kind)})
        return Message("why-too-few-coins", {"n": table.box.schemes[kind].cost})
