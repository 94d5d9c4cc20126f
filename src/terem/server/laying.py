"""Laying: what a new table is before anybody sees it: its setup, its seats, and how it stands."""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import msgspec

from terem.bots import bots
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.server.clock import now
from terem.server.commitment import commitment_of
from terem.server.people import Guest, SeatPlan, name_of
from terem.server.registry import hash_of
from terem.server.store.rows import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SHOWN,
    Event,
    Held,
    Line,
    Origin,
    Setup,
    choice,
)

_ME: Final = "me"
ANYONE: Final = "anyone"
"""The plans for the host's own seat, and for one that is for whoever comes."""


class Laid(msgspec.Struct, frozen=True):
    """All that the store is told of a new table, at once."""

    setup: Setup
    line: Line
    seats: list[Held]
    events: list[Event]


class Laying:
    """Lays tables, and knows the secret that invitations follow from."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def lay(
        self,
        play: Play,
        seats: list[SeatPlan],
        host: Guest,
        *,
        hot_seat: bool,
        listed: bool,
        origin: Origin,
    ) -> Laid:
        """A table for a game that is to begin, or that has come to where the play stands."""
        table = secrets.token_urlsafe(16)
        held = [
            self._held(table, number, plan, host, hot_seat=hot_seat)
            for number, plan in enumerate(seats)
        ]
        time = now()
        record = play.record
        setup = Setup(
            id=table,
            game=record.game,
            rules=record.rules,
            components=record.components,
            options=record.options,
            seats=record.seats,
            seed=record.seed,
            commitment=commitment_of(record.seed),
            host=host.id,
            hot_seat=hot_seat,
            created=time,
            listed=listed,
            **msgspec.structs.asdict(origin),
        )
        status = OVER if play.over else OPEN if any(seat.free for seat in held) else PLAYING
        line = Line(status=status, ply=play.ply, asked=play.asked(), updated=time)
        events = [choice(n, entry, None, time) for n, entry in enumerate(record.entries, 1)]
        return Laid(setup, line, held, events)

    def token(self, table: str, seat: int) -> str:
        """The token of an invitation; it follows from the secret, so that it need not be stored."""
        return hmac.digest(self._secret, f"invite {table} {seat}".encode(), "sha256").hex()[:40]

    def _held(
        self, table: str, number: int, plan: SeatPlan, host: Guest, *, hot_seat: bool
    ) -> Held:
        """A seat as it was planned."""
        name = name_of(plan.name)
        if plan.kind == BOT:
            if plan.bot not in bots():
                known = ", ".join(bots())
                raise TeremError(Message("server-bot", {"bot": plan.bot, "known": known}))
            return Held(number=number, kind=BOT, bot=plan.bot, name=name)
        if plan.kind == _ME:
            return Held(number=number, kind=PERSON, guest=host.id, name=name or host.name)
        if plan.kind == SHOWN:
            return Held(number=number, kind=SHOWN)
        if plan.kind not in (PERSON, ANYONE):
            raise TeremError(Message("server-plan", {"found": plan.kind}))
        if hot_seat:
            return Held(number=number, kind=PERSON, guest=host.id, name=name)
        invite = hash_of(self.token(table, number))
        opened = plan.kind == ANYONE
        return Held(number=number, kind=PERSON, name=name, invite=invite, open=opened)


def secret_in(folder: Path) -> bytes:
    """The secret of invitations; made when the house is first opened, for its owner alone."""
    path = folder / "invitations"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        # Written aside and then named, so that nobody ever reads half a secret.
        with NamedTemporaryFile(dir=folder) as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            with suppress(FileExistsError):
                os.link(file.name, path)
    return path.read_bytes()
