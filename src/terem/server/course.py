"""Course: what has happened at one table, followed from its events; the store's truth in memory."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import msgspec

from terem.core.components import Components
from terem.core.errors import Refused
from terem.core.message import Message
from terem.core.play import Play
from terem.core.position import digest, forced
from terem.core.record import Entry, Record
from terem.core.undo import Undone
from terem.data.home import find_components
from terem.data.inventory import inventory_of
from terem.games import find
from terem.server.store.rows import CHOICE, CLOSE, UNDO, Event, Setup

_BOXES: Final = 64
_OWN: Final = " own"
"""What an undo says when answers of others stay."""


class Answer(msgspec.Struct, frozen=True):
    """What was answered to a click, in case that it comes again."""

    kind: str
    seat: int
    words: str
    ply: int


class Coming(msgspec.Struct, frozen=True):
    """What a choice will add to the record, and who is asked then."""

    entries: list[Entry]
    asked: list[int]
    over: bool


class Course:
    """A play, how many events have led to it, and what was answered to each click."""

    def __init__(
        self,
        play: Play,
        number: int,
        answers: dict[str, Answer],
        undone: int,
        *,
        closed: bool = False,
    ) -> None:
        self.play: Final = play
        self.number = number
        self.answers: Final = answers
        self.undone: Final = undone
        """How often something was taken back; a ply alone does not tell one past from another."""
        self.closed: Final = closed
        """Whether the game was broken off for good."""

    def answered(self, key: str | None, kind: str, seat: int, words: str) -> int | None:
        """What was answered to the same click before; one key cannot mean two things."""
        answer = self.answers.get(key) if key is not None else None
        if answer is None:
            return None
        if (answer.kind, answer.seat) != (kind, seat) or (kind != UNDO and answer.words != words):
            raise Refused(Message("server-key-used"))
        return answer.ply

    def note(self, click: Event, ply: int) -> None:
        """Remember what was answered to a click."""
        if click.key is not None:
            self.answers[click.key] = Answer(click.kind, click.seat, click.words, ply)


def follow(setup: Setup, events: list[Event]) -> Course:
    """Go through all that happened at a table."""
    entries: list[Entry] = []
    answers: dict[str, Answer] = {}
    undone = 0
    told: list[Undone] = []
    click: Event | None = None
    for event in events:
        if event.kind == UNDO:
            entries = _cut(entries, event)
            undone += 1
            told = [each for each in told if each.ply <= len(entries)]
            told.append(Undone(len(entries), event.seat, told=not event.words.endswith(_OWN)))
        elif event.kind == CHOICE:
            entries.append(Entry(event.seat, event.words, event.digest, forced=event.forced))
        if not event.forced:
            click = event
        if click is not None and click.key is not None:
            answers[click.key] = Answer(click.kind, click.seat, click.words, len(entries))
    record = Record(
        game=setup.game,
        rules=setup.rules,
        components=setup.components,
        seats=setup.seats,
        seed=setup.seed,
        options=setup.options,
        entries=entries,
    )
    game = find(setup.game)
    play = Play.replay(game, record, _box(game.package, setup.components), undone=told)
    closed = any(event.kind == CLOSE for event in events)
    return Course(play, events[-1].number if events else 0, answers, undone, closed=closed)


def coming(play: Play, seat: int, words: str) -> Coming:
    """Find out on a copy what a legal choice brings about; the play stays as it is."""
    game = play.game
    table = play.table.copy()
    entries: list[Entry] = []
    after: tuple[int, int] | None = (seat, game.catalogue.number(words))
    while after is not None:
        table.follow(*after)
        said = game.catalogue.words(after[1])
        entries.append(Entry(after[0], said, digest(game, table), forced=bool(entries)))
        after = forced(table)
    return Coming(entries, [] if table.over else table.asked(), table.over)


def taken_back(course: Course, seat: int, bots: Collection[int]) -> tuple[Play, str]:
    """The play without a seat's last choice and what bots answered, and the words for the cut."""
    old = course.play
    before = old.record
    play = Play.replay(old.game, before, old.components, undone=old.undone)
    play.undo(seat, bots)
    kept = play.record.entries
    cut = next(
        (i for i, entry in enumerate(kept) if _said(entry) != _said(before.entries[i])), len(kept)
    )
    return play, f"back {cut}{_OWN}" if len(kept) > cut else f"back {cut}"


def fits(play: Play, seat: int, ply: int) -> bool:
    """Whether a seat that saw this ply still sees the same question.

    While several answer at once, the answers of others change nothing for it.
    """
    if ply == play.ply:
        return True
    if not play.table.waiting or not play.table.opened <= ply < play.ply:
        return False
    return all(entry.seat != seat for entry in play.record.entries[ply:])


def only_bots_since(play: Play, ply: int, bots: Collection[int]) -> bool:
    """Whether the game has come to a ply, and nobody but these bots has decided anything since."""
    since = play.record.entries[ply:]
    return ply <= play.ply and all(entry.forced or entry.seat in bots for entry in since)


def event_of_undo(number: int, seat: int, words: str, key: str, time: int) -> Event:
    """The event that takes back; what it cuts stays in the store."""
    return Event(number=number, kind=UNDO, seat=seat, words=words, key=key, time=time)


def _cut(entries: list[Entry], undo: Event) -> list[Entry]:
    """What is left after an undo: ``back 12``, or ``back 12 own`` where answers of others stay."""
    _, ply, *own = undo.words.split()
    kept = [entry for entry in entries[int(ply) :] if own and entry.seat != undo.seat]
    # They led to other positions before, so their digests tell nothing any more.
    return entries[: int(ply)] + [msgspec.structs.replace(entry, digest="") for entry in kept]


def _said(entry: Entry) -> tuple[int, str]:
    return entry.seat, entry.words


@lru_cache(_BOXES)
def _box(package: str, digest: str) -> Components:
    """A digest names one box for ever, so it is looked for only once."""
    return find_components(inventory_of(package), digest)
