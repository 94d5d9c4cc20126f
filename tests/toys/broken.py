"""The toy, broken in one way at a time; the key is the property that must catch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terem.core.choice import Catalogue, Kind
from terem.core.game import Game
from toys.faults import (
    Barring,
    Boasts,
    Clumsy,
    Disorderly,
    Endless,
    FirstComes,
    ForgottenBids,
    Gossiping,
    IdleOffer,
    Leaking,
    Mumbling,
    Muttering,
    Nameless,
    NotDealt,
    NoWayOn,
    OwnDice,
    SharedHands,
    SharedPurses,
    Silent,
    Stern,
    Telling,
    Unsealed,
    Whispering,
    WrongGrade,
    by_clock,
    shows_bids,
    shows_hands,
    shows_lot,
)
from toys.game import make
from toys.steps import Auction, Bid, Deal, Reveal, fill
from toys.table import PursesTable

Beginning = Callable[[PursesTable, int], None]


def _with_bid(step: type[Bid]) -> Beginning:
    class Asks(Auction):
        """An auction with another question."""

        def run(self, table: PursesTable) -> None:
            """Ask it."""
            super().run(table)
            table.lanes = [[step(entry.seat) for entry in lane] for lane in table.lanes]

    return _beginning(Asks())


def _with_deal(step: type[Deal]) -> Beginning:
    class Reveals(Reveal):
        """A reveal with another question."""

        def run(self, table: PursesTable) -> None:
            """Ask it."""
            super().run(table)
            table.push(step(table.agenda.pop().seat))

    return _with_reveal(Reveals())


def _with_reveal(reveal: Reveal) -> Beginning:
    class Holds(Auction):
        """An auction with another reveal."""

        def run(self, table: PursesTable) -> None:
            """Put it in the place of the usual one."""
            super().run(table)
            if not table.over:
                table.agenda[-1] = reveal

    return _beginning(Holds())


def _beginning(auction: Auction) -> Beginning:
    def begin(table: PursesTable, lots: int) -> None:
        fill(table, lots)
        table.agenda[:] = [auction]

    return begin


BROKEN: dict[str, list[Game[Any, Any, Any]]] = {
    "determinism": [make(begin=by_clock)],
    "strangers": [make(SharedPurses), make(SharedHands), make(ForgottenBids)],
    "way-on": [make(begin=_with_deal(NoWayOn)), make(begin=_beginning(Endless()))],
    "offers": [
        make(Stern),
        make(begin=_with_deal(IdleOffer)),
        make(Silent),
        make(Clumsy),
        make(begin=_with_bid(Disorderly)),
        make(begin=_with_bid(Barring)),
    ],
    "secrecy": [
        make(sight=shows_lot),
        make(sight=shows_hands),
        make(begin=_with_deal(Telling)),
        make(begin=_with_bid(Whispering)),
        make(begin=_with_deal(Gossiping)),
        make(begin=_with_deal(Unsealed)),
        make(OwnDice),
        make(WrongGrade),
    ],
    "simultaneity": [
        make(begin=_with_bid(FirstComes)),
        make(begin=_with_bid(Boasts)),
        make(sight=shows_bids),
    ],
    "notation": [
        make(
            catalogue=Catalogue(
                [
                    Kind("bid", [["0", "1", "2", "2", "4"]]),
                    Kind("keep"),
                    Kind("hand", [["1", "2", "3"]]),
                ]
            )
        )
    ],
    "conservation": [make(begin=_with_reveal(Leaking()))],
    "speech": [make(begin=_with_deal(Mumbling)), make(begin=_with_bid(Muttering))],
}

NOT_DEALT = make(NotDealt)
"""Agrees with everything, since nothing is dealt anew."""

DEAF = make(begin=_with_bid(Nameless))
"""Its choices have no names."""
