"""Reel: games that can be looked at again, stopped at a ply; those seen last are kept ready."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.core.record import Entry
from terem.server.keeper import Keeper

KEPT: Final = 24
"""So many plays are kept; one takes about 350 kB, and following a long game again some 10 ms."""


def check_revealed(keeper: Keeper) -> None:
    """Refuse what would show a game in play to those who play it."""
    if not keeper.revealed:
        raise TeremError(Message("pages-not-over"))


class Reel:
    """Plays by table and ply; whoever goes on step by step finds the one before already here."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: Final = kept
        self._plays: Final[OrderedDict[tuple[str, int], Play]] = OrderedDict()

    def at(self, keeper: Keeper, ply: int) -> Play:
        """The game as it stood after so many choices; for looking only."""
        check_revealed(keeper)
        whole = keeper.play
        if ply == whole.ply:
            return whole
        key = (keeper.setup.id, ply)
        play = self._plays.pop(key, None)
        if play is None:
            play = Play.replay(whole.game, whole.record, whole.components, ply)
        self._plays[key] = play
        while len(self._plays) > self._kept:
            self._plays.popitem(last=False)
        return play

    def taken(self, keeper: Keeper, ply: int) -> tuple[Entry, Message]:
        """The choice that was taken at a ply: whose, and as that seat was offered it."""
        entry = keeper.play.record.entries[ply]
        offers = self.at(keeper, ply).sight(entry.seat).offers
        return entry, next(offer.label for offer in offers if offer.words == entry.words)

    def __len__(self) -> int:
        return len(self._plays)
