"""Position: what a seat sees and is asked, in words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from terem.core.message import Message, Who

if TYPE_CHECKING:
    from terem.cli.voice import Voice
    from terem.core.play import Play
    from terem.core.position import AnyGame
    from terem.core.sight import Sight


def summary(game: AnyGame, sight: Sight) -> list[Message]:
    """What lies on the table in words, if the game can tell."""
    name = f"{game.package}.summary"
    if find_spec(name) is None:
        return []
    told: list[Message] = import_module(name).summary(sight)
    return told


def log(play: Play, seat: int) -> list[Message]:
    """Everything that happened, as far as a seat or a watcher may know it."""
    chronicle = play.table.chronicle
    return [] if chronicle is None else [f.message for f in chronicle.since(-1, seat)]


def news(play: Play, seat: int) -> list[Message]:
    """What happened since a seat's last choice, with what that choice itself brought about."""
    chronicle = play.table.chronicle
    own = [
        ply
        for ply, entry in enumerate(play.record.entries, 1)
        if entry.seat == seat and not entry.forced
    ]
    last = own[-1] if own else 0
    return [] if chronicle is None else [f.message for f in chronicle.since(last - 1, seat)]


def question(sight: Sight, voice: Voice) -> list[str]:
    """What the viewer is asked, each choice with its number, meaning and words."""
    if sight.prompt is None:
        return [voice.text(Message("cli-waiting", {"who": Who(seat)})) for seat in sight.asked]
    choices = [
        f"{number}. {voice.text(offer.label)} [{offer.words}]"
        for number, offer in enumerate(sight.offers, 1)
    ]
    return [voice.bold(voice.text(sight.prompt)), *choices]
