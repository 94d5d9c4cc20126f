"""Thinker: a process in which bots think, so that none of them can hold up the house.

It reads questions and writes answers as frames: four bytes of length, then MessagePack. The table
is sent once and then only what was added to it. When a bot thinks for too long, the process is
ended from outside; if nobody is left to do that, it ends itself.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from math import ceil
from typing import BinaryIO, Final

import msgspec

from terem.bots import bots, view_of
from terem.core.play import Play
from terem.core.record import Record
from terem.data.home import find_components
from terem.data.inventory import inventory_of
from terem.games import find

KNOWN: Final = 64
"""So many tables a thinker remembers."""

LENGTH: Final = 4
_GRACE: Final = 5


class Question(msgspec.Struct, frozen=True):
    """What a bot should choose: the record with only the choices from a ply on."""

    table: str
    undone: int
    start: int
    record: Record
    ply: int
    seat: int
    bot: str


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The words of a choice; or the wish to be told the whole table; or what went wrong."""

    words: str = ""
    forgotten: bool = False
    wrong: str = ""


class Memory:
    """The tables that a thinker knows."""

    def __init__(self) -> None:
        self._plays: Final[OrderedDict[str, tuple[int, Play]]] = OrderedDict()

    def play(self, question: Question) -> Play | None:
        """The table as it is asked about, or None if the beginning is not known here."""
        record = question.record
        undone, play = self._plays.pop(question.table, (-1, None))
        if question.start == 0:
            game = find(record.game)
            box = find_components(inventory_of(game.package), record.components)
            play = Play.replay(game, record, box)
        elif play is None or (undone, play.ply) != (question.undone, question.start):
            return None
        else:
            for entry in record.entries:
                if not entry.forced:
                    play.take(entry.words, entry.seat)
        if play.ply != question.ply:
            return None
        self._plays[question.table] = question.undone, play
        while len(self._plays) > KNOWN:
            self._plays.popitem(last=False)
        return play


def answer(memory: Memory, question: Question) -> Answer:
    """Let the bot choose."""
    try:
        play = memory.play(question)
        if play is None:
            return Answer(forgotten=True)
        bot = bots()[question.bot]()
        number = bot.choose(view_of(play, question.seat, f"bots-{play.record.seed}"))
        return Answer(play.game.catalogue.words(number))
    except Exception as error:  # noqa: BLE001 - whatever a bot does, it is told and goes on
        return Answer(wrong=f"{type(error).__name__}: {error}"[:500])


def run(limit: float) -> None:
    """Answer until nobody asks any more."""
    asked, said = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not fall among the answers.
    os.dup2(2, 1)
    memory = Memory()
    decoder = msgspec.msgpack.Decoder(Question)
    _send(said, Answer())
    while head := asked.read(LENGTH):
        question = decoder.decode(asked.read(int.from_bytes(head, "big")))
        signal.alarm(ceil(limit) + _GRACE)
        reply = answer(memory, question)
        signal.alarm(0)
        _send(said, reply)


def _send(said: BinaryIO, reply: Answer) -> None:
    frame = msgspec.msgpack.encode(reply)
    said.write(len(frame).to_bytes(LENGTH, "big") + frame)
    said.flush()


if __name__ == "__main__":
    run(float(sys.argv[1]))
