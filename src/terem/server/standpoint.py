"""Standpoint: from where one looks at a table: through whose eyes, and in what language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from terem.core.message import Message
from terem.core.step import NOBODY
from terem.server.keeper import Keeper
from terem.server.people import Guest
from terem.server.reader import Reader
from terem.server.store.rows import PLAYING
from terem.server.view import View
from terem.words import Words


class Standpoint:
    """All that what is shown of a table depends on, but for what happens there."""

    def __init__(self, keeper: Keeper, view: View, reader: Reader) -> None:
        self.keeper: Final = keeper
        self.view: Final = view
        self.reader: Final = reader

    @cached_property
    def words(self) -> Words:
        """The words of the game."""
        return self.reader.words_of(self.keeper.game)

    def text(self, message: Message) -> str:
        """A message of the house."""
        return self.reader.text(message)

    def told(self, message: Message) -> str:
        """A message of the game, with the names of this table."""
        return self.words.text(message, self.keeper.names)

    def who(self, seats: Sequence[int]) -> str:
        """What the players of some seats are called."""
        return ", ".join([self.words.who(seat, self.keeper.names) for seat in seats])

    @property
    def names(self) -> list[str]:
        """What the players are called now: a bot in the place of one is told of."""
        keeper = self.keeper
        if keeper.status != PLAYING:
            return keeper.names
        return [
            self.text(Message("pages-name-stood-in", {"who": self.who([held.number])}))
            if held.stand_in
            else held.name
            for held in keeper.held
        ]

    @property
    def guest(self) -> Guest | None:
        """Who looks, as far as the table knows: the holder of the seats, or the host."""
        keeper, view = self.keeper, self.view
        id = keeper.held[view.mine[0]].guest if view.mine else None
        if id is None and view.host:
            id = keeper.setup.host
        return None if id is None else Guest(id, "")

    @property
    def is_lone_host(self) -> bool:
        """Whether a host looks who holds no seat."""
        return self.view.host and not self.view.mine and self.view.seat == NOBODY

    def url(self, *parts: str) -> str:
        """An address at this table."""
        return self.reader.url("table", self.keeper.setup.id, *parts)
