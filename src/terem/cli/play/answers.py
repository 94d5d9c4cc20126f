"""Answers: what a typed line does: a choice by number or by words, or an order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from terem.cli.parser import path
from terem.cli.play.console import Quit
from terem.cli.play.orders import ORDERS, order
from terem.cli.play.saves import claim
from terem.cli.play.seating import PERSON
from terem.cli.position import log, summary
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.words import WordsError, guide

if TYPE_CHECKING:
    from pathlib import Path

    from terem.cli.play.room import Room

RECENT: Final = 20
"""So many lines of the log are told unless more are asked for."""


def answer(room: Room, seat: int, line: str) -> bool:
    """Do what a line says; whether the position is another one now."""
    if not line:
        room.voice.tell(Message("cli-play-empty"))
        return False
    if line.isdecimal():
        return _take_number(room, seat, line)
    found = order(line)
    if found is None:
        return _take_words(room, seat, line)
    try:
        return _obey(room, seat, *found)
    except TeremError as error:
        room.voice.tell(error.message)
        return False


def _obey(room: Room, seat: int, name: str, rest: str) -> bool:
    voice = room.voice
    match name:
        case "undo":
            return _undo(room, seat)
        case "why":
            voice.tell(_why(room, seat, rest))
        case "table":
            voice.tell_all(summary(room.play.game, room.play.sight(seat)))
        case "log":
            most = int(rest[:9]) if rest.isdecimal() else RECENT
            voice.tell_all(log(room.play, seat)[-most:] if most else [])
        case "save":
            _save(room, rest)
        case "guide":
            _guide(room)
        case "help":
            voice.tell_all(Message(f"cli-play-help-{known}") for known in ("choose", *ORDERS))
        case _:
            raise Quit
    return False


def _take_number(room: Room, seat: int, line: str) -> bool:
    offers = room.play.sight(seat).offers
    number = int(line[:9])
    if not 1 <= number <= len(offers):
        room.voice.tell(Message("cli-play-no-number", {"most": len(offers)}))
        return False
    room.take(offers[number - 1].words, seat)
    return True


def _take_words(room: Room, seat: int, line: str) -> bool:
    words = " ".join(line.split())
    if room.play.game.catalogue.number(words) < 0:
        room.voice.tell(Message("cli-play-not-understood", {"words": words}))
        return False
    reason = room.play.why_not(words, seat)
    if reason is not None:
        room.voice.tell(reason)
        return False
    room.take(words, seat)
    return True


def _undo(room: Room, seat: int) -> bool:
    """Take back the last choice of a person here, and what bots have answered to it.

    The attempt is made on another copy of the game: where a seal forbids it, nothing has changed.
    """
    old = room.play
    new = Play.replay(old.game, old.record, old.components)
    while True:
        chosen = [entry.seat for entry in new.record.entries if not entry.forced]
        last = chosen[-1] if chosen else seat
        new.undo(last)
        if room.seating[last] == PERSON:
            break
    room.play = new
    room.store()
    room.voice.tell(Message("cli-play-undone"))
    return True


def _why(room: Room, seat: int, rest: str) -> Message:
    """Why a choice is not allowed, by its number in the list or by its words."""
    if not rest:
        return Message("cli-play-why-what")
    if rest.isdecimal():
        most = len(room.play.sight(seat).offers)
        if not 1 <= int(rest[:9]) <= most:
            return Message("cli-play-no-number", {"most": most})
        return Message("cli-play-why-allowed")
    reason = room.play.why_not(" ".join(rest.split()), seat)
    return Message("cli-play-why-allowed") if reason is None else reason


def _save(room: Room, rest: str) -> None:
    save = room.save
    if rest:
        save = claim(_path(rest))
        save.store(room.play.record)
        save.store_seating(room.seating)
    else:
        room.store()
    room.voice.tell(save.way_back())


def _path(text: str) -> Path:
    """A path as a shell would have read it; where nobody has that name, as it stands."""
    named = path(text)
    try:
        return named.expanduser()
    except RuntimeError:
        return named


def _guide(room: Room) -> None:
    try:
        room.voice.say(guide(room.voice.lang, room.play.game.package).rstrip("\n"))
    except WordsError:
        room.voice.tell(Message("cli-play-no-guide"))
