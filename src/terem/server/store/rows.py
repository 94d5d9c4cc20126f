"""Rows: what is read from the store and written there."""

from __future__ import annotations

from typing import Final

import msgspec

from terem.core.record import Entry

CHOICE: Final = "choice"
UNDO: Final = "undo"
STAND: Final = "stand"
LEAVE: Final = "leave"
CLOSE: Final = "close"
"""The kinds of events: STAND says who chooses for a seat, a bot or its own person again; after
LEAVE a bot has the seat for good; after CLOSE nobody plays any more."""

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""Whether seats are still free, somebody is asked, the game has ended, or was broken off."""

BOT: Final = "bot"
PERSON: Final = "person"
SHOWN: Final = "shown"
"""Who holds a seat, or may take it; what is only shown is held by nobody."""


BROWSER: Final = "browser"
RECOVERY: Final = "recovery"
"""What a key is for: one browser that knows its guest, or the link kept in a safe place."""


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """By this a guest is known again."""

    hash: str
    guest: str
    kind: str
    created: int


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A guest who can come back from anywhere."""

    name: str
    """As names are compared: neither case nor the way of writing a letter makes another one."""
    guest: str
    shown: str
    """As the person wrote it."""
    passphrase: str
    """The Argon2id hash, with its salt and cost."""
    created: int


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game of a table comes from, if it is no fresh one."""

    follows: str | None = None
    """The table whose players play again at this one."""
    forked_from: str | None = None
    """The table whose game goes on here."""
    forked_ply: int | None = None
    """From where on it does."""
    loaded: bool = False
    """Whether somebody brought it as a record: nobody plays it, and nothing is hidden."""


class Setup(Origin, frozen=True, kw_only=True):
    """What is agreed on before the first choice and never changes."""

    id: str
    game: str
    rules: str
    components: str
    options: dict[str, str]
    seats: int
    seed: str
    commitment: str
    host: str
    hot_seat: bool
    created: int
    listed: bool = False
    """Whether everybody in the house is told that it can be watched."""


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table and who holds it."""

    number: int
    kind: str
    guest: str | None = None
    bot: str = ""
    name: str = ""
    invite: str | None = None
    """The hash of the token with which it can be taken."""
    open: bool = False
    """Whether anybody in the house may take it."""
    stand_in: str = ""
    """The kind of bot that chooses as long as the person is away."""

    @property
    def free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.kind == PERSON and self.guest is None

    @property
    def chooser(self) -> str:
        """The kind of bot that chooses here now; empty where a person does."""
        return self.bot or self.stand_in


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One choice, or the taking back of some; nothing that is stored is ever changed."""

    number: int
    kind: str
    seat: int
    words: str
    forced: bool = False
    digest: str = ""
    key: str | None = None
    time: int = 0


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has said at a table."""

    number: int
    seat: int
    """From which seat; NOBODY for a host who does not play."""
    guest: str
    text: str
    time: int


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """How the company of a table stands."""

    news: int = 0
    """Grows with all that happens among the company, whichever node it happens at."""
    chat: bool = True
    """Whether the players may write to each other."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What a list says of a table without following its events."""

    status: str
    ply: int
    asked: list[int]
    updated: int


def choice(number: int, entry: Entry, key: str | None, time: int) -> Event:
    """The event of a choice; what is forced has no key of its own."""
    return Event(
        number=number,
        kind=CHOICE,
        seat=entry.seat,
        words=entry.words,
        forced=entry.forced,
        digest=entry.digest,
        key=None if entry.forced else key,
        time=time,
    )
