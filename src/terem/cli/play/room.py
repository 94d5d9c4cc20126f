"""Room: one game being played at one keyboard, question by question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from terem.bots import bots, view_of
from terem.cli.play import answers
from terem.cli.play.seating import PERSON
from terem.cli.position import news, question, summary
from terem.cli.ranking import ranking
from terem.core.errors import TeremError
from terem.core.message import Message, Who
from terem.core.step import NOBODY

if TYPE_CHECKING:
    from terem.cli.play.console import Console
    from terem.cli.play.saves import Save
    from terem.cli.play.seating import Seating
    from terem.core.play import Play

_OWN: Final = ("viewer", "prompt", "offers")
"""Fields of a sight that differ from seat to seat even where nothing is secret."""


class Room:
    """Persons and bots around a game; after every choice it is put on the disk."""

    def __init__(self, play: Play, seating: Seating, save: Save, console: Console) -> None:
        self.play = play
        self.seating: Final = seating
        self.save: Final = save
        self.console: Final = console
        self.voice: Final = console.voice
        self._before = NOBODY
        """The person who sat at the keyboard last."""
        self._unsaved = False
        self._told: dict[int, list[Message]] = {}
        """What each seat was last told of the table; "table" tells it whole."""

    def welcome(self) -> None:
        """Say where the game is kept and how to ask for help."""
        self.voice.tell(Message("cli-play-welcome", {"file": str(self.save.path)}))

    def play_on(self) -> None:
        """Ask whoever is asked, until the game is over."""
        while not self.play.over:
            seat = self.play.asked()[0]
            if self.seating[seat] == PERSON:
                self._ask(seat)
            else:
                self._let_bot(seat)

    def take(self, words: str, seat: int) -> None:
        """Take a choice and put the game on the disk."""
        self.play.take(words, seat)
        self.store()

    def store(self) -> None:
        """Put the game on the disk; a full disk is told once and does not end the game."""
        try:
            self.save.store(self.play.record)
        except TeremError as error:
            if not self._unsaved:
                self.voice.warn(error.message)
            self._unsaved = True
        else:
            self._unsaved = False

    def way_back(self) -> Message:
        """How to go on with the game later."""
        return self.save.way_back()

    def show(self, seat: int) -> None:
        """What happened, what stands otherwise than this seat was told, and what is asked."""
        told = news(self.play, seat)
        if told:
            self.voice.tell_all(told)
            self.voice.say()
        sight = self.play.sight(seat)
        lines = summary(self.play.game, sight)
        known = self._told.get(seat, [])
        self._told[seat] = lines
        fresh = [line for line in lines if line not in known]
        if fresh:
            self.voice.tell_all(fresh)
            self.voice.say()
        for line in question(sight, self.voice):
            self.voice.say(line)

    def close(self) -> None:
        """Say how the game ended, where its record is and what can be done with it."""
        if self._before != NOBODY:
            self.voice.tell_all(news(self.play, self._before))
        if self.play.outcome is not None:
            self.voice.say()
            for line in ranking(self.play.outcome, self.play.record.seats, self.voice):
                self.voice.say(line)
        self.voice.say()
        self.voice.tell(self.save.way_again())

    def _ask(self, seat: int) -> None:
        """Ask a person until the position is another one."""
        self.voice.say()
        self._hand_over(seat)
        self.show(seat)
        while not answers.answer(self, seat, self.console.line()):
            continue

    def _let_bot(self, seat: int) -> None:
        """Let a bot choose; its dice depend on the game alone, so that it can be gone on with."""
        bot = bots()[self.seating[seat]]()
        choice = bot.choose(view_of(self.play, seat, f"bots-{self.play.record.seed}"))
        told = self.play.ply
        self.take(self.play.game.catalogue.words(choice), seat)
        chronicle = self.play.table.chronicle
        if PERSON not in self.seating and chronicle is not None:
            self.voice.tell_all(fact.message for fact in chronicle.since(told, NOBODY))

    def _hand_over(self, seat: int) -> None:
        """Name whose turn it is, and guard what the one before was shown."""
        if self.seating.count(PERSON) > 1:
            if self._before not in (seat, NOBODY) and self._has_secrets(seat):
                self.console.push_away()
                self._told.pop(seat, None)
                self.voice.tell(Message("cli-play-hand-over", {"who": Who(seat)}))
                self.console.line()
            self.voice.say(self.voice.bold(self.voice.text(self._turn(seat))))
        self._before = seat

    def _turn(self, seat: int) -> Message:
        return Message("cli-play-turn", {"who": Who(seat), "number": seat + 1})

    def _has_secrets(self, seat: int) -> bool:
        """Whether the screen may show what the next person must not see.

        It does when the two see different things, when they heard of different things, or when
        answers are kept private until all are in.
        """
        facts = self.play.table.chronicle.facts if self.play.table.chronicle else []
        return (
            self.play.table.waiting > 0
            or self._open(seat) != self._open(self._before)
            or any(fact.known_to(seat) != fact.known_to(self._before) for fact in facts)
        )

    def _open(self, seat: int) -> dict[str, object]:
        sight: dict[str, object] = msgspec.to_builtins(self.play.sight(seat))
        return {name: value for name, value in sight.items() if name not in _OWN}
