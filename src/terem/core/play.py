"""Play: a game in progress, which is a record and the table it leads to."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Self

import msgspec

from terem.core.chronicle import Chronicle
from terem.core.components import Components
from terem.core.errors import RecordError, Refused, TeremError
from terem.core.message import Message, Who
from terem.core.outcome import Outcome
from terem.core.position import AnyGame, digest, forced
from terem.core.record import Entry, Record
from terem.core.sight import Sight
from terem.core.table import Table
from terem.core.undo import Shown, Undone, cut, in_lanes

_SEED: Final = re.compile(r"[!-~]{1,128}")


class Play:
    """One game from its start to wherever it has come; the table changes only through it."""

    def __init__(self, game: AnyGame, record: Record, components: Components) -> None:
        self.game: Final = game
        self.record: Final = record
        self.components: Final = components
        check_seed(record.seed)
        self.undone: Sequence[Undone] = ()
        """What was taken back on the way here. No record needs it; the chronicle tells it."""
        self.table: Table = self._first()
        self._shown = Shown(self.table)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
    ) -> Self:
        """A new game at its first real question."""
        box = game.components() if components is None else components
        record = Record(
            game=game.id,
            rules=game.rules,
            components=box.digest,
            seats=seats,
            seed=seed,
            options=game.agree({} if options is None else options, seats),
        )
        play = cls(game, record, box)
        play.settle()
        return play

    @classmethod
    def replay(
        cls,
        game: AnyGame,
        record: Record,
        components: Components,
        ply: int | None = None,
        undone: Sequence[Undone] = (),
    ) -> Self:
        """The game that a record tells, up to a ply; refused where the two part.

        It stops just there, even where the next choice is forced.
        """
        _match(game, record, components)
        length = len(record.entries)
        if ply is not None and not 0 <= ply <= length:
            raise TeremError(Message("error-ply", {"ply": ply, "most": length}))
        told = record.entries[:ply]
        play = cls(game, msgspec.structs.replace(record, entries=[], scores=None), components)
        play.undone = undone
        play._tell_undone()
        for entry in told:
            play._retell(entry)
        if ply is None or ply == length:
            play._check_end(record)
        return play

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, once it is over."""
        return self.game.outcome(self.table) if self.over else None

    @property
    def ply(self) -> int:
        """How many choices have been taken."""
        return self.table.ply

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [] if self.over else self.table.asked()

    def choices(self, seat: int | None = None) -> list[str]:
        """The legal choices of a seat, or of the first one asked, in words."""
        if seat is None:
            seat = self.asked()[0] if not self.over else 0
        return [self.game.catalogue.words(choice) for choice in self.table.legal(seat)]

    def sight(self, seat: int) -> Sight:
        """What a seat sees, or a watcher when the seat is NOBODY."""
        sight: Sight = self.game.sight(self.table, seat)
        return sight

    def why_not(self, words: str, seat: int | None = None) -> Message | None:
        """Why a choice is not allowed now, or None when it is."""
        if self.over:
            return Message("why-over")
        number = self.game.catalogue.number(words)
        if number < 0:
            return Message("why-unknown", {"words": words})
        return self.table.why_not(self.asked()[0] if seat is None else seat, number)

    def take(self, words: str, seat: int | None = None) -> None:
        """Take a choice, then whatever is forced; an illegal one is refused with the reason."""
        reason = self.why_not(words, seat)
        if reason is not None:
            raise Refused(reason)
        self._write(self.asked()[0] if seat is None else seat, self.game.catalogue.number(words))
        self.settle()

    def settle(self) -> None:
        """Take and write down every choice that has no other beside it."""
        while (only := forced(self.table)) is not None:
            self._write(*only, forced=True)

    def may_undo(self, seat: int, bots: Collection[int] = ()) -> bool:
        """Whether a seat has a last choice that it may take back now."""
        try:
            cut(self.record.entries, self.table, self._shown, seat, bots)
        except Refused:
            return False
        return True

    def undo(self, seat: int, bots: Collection[int] = ()) -> None:
        """Take back a seat's last choice with all that was forced by it, up to the last seal.

        What bots have answered to it goes too: that is wanted where nobody else plays, since then
        nobody is wronged. What their answers have shown still seals.
        """
        back = cut(self.record.entries, self.table, self._shown, seat, bots)
        lane = in_lanes(self.table, back)
        kept = [
            entry
            for ply, entry in enumerate(self.record.entries)
            if ply < back or (lane and entry.seat != seat)
        ]
        self.record.entries.clear()
        self.record.scores = None
        before = [undone for undone in self.undone if undone.ply <= len(kept)]
        self.undone = [*before, Undone(len(kept), seat, told=not lane)]
        self.table = self._first()
        self._shown = Shown(self.table)
        self._tell_undone()
        for entry in kept:
            self._write(entry.seat, self.game.catalogue.number(entry.words), forced=entry.forced)

    def _first(self) -> Table:
        table: Table = self.game.start(
            self.record.seats,
            self.record.seed,
            self.record.options,
            self.components,
            Chronicle(),
        )
        return table

    def _write(self, seat: int, choice: int, *, forced: bool = False) -> None:
        self.table.follow(seat, choice)
        self.record.entries.append(
            Entry(
                seat,
                self.game.catalogue.words(choice),
                digest(self.game, self.table),
                forced=forced,
            )
        )
        self._shown.note(self.table, seat)
        self._tell_undone()
        if self.over:
            self.record.scores = self.game.outcome(self.table).scores

    def _tell_undone(self) -> None:
        """Tell what was taken back when the game had come just here."""
        chronicle = self.table.chronicle
        for undone in self.undone:
            if undone.ply == self.ply and chronicle is not None:
                audience = None if undone.told else (undone.seat,)
                chronicle.tell("fact-taken-back", {"who": Who(undone.seat)}, audience)

    def _retell(self, entry: Entry) -> None:
        ply = self.ply + 1
        words = entry.words
        line = entry.line
        column = entry.column
        if self.over:
            raise RecordError(
                Message("record-after-end", {"line": line, "column": column, "ply": ply})
            )
        number = self.game.catalogue.number(entry.words)
        if number < 0:
            raise RecordError(
                Message("record-words", {"line": line, "column": column, "words": words})
            )
        reason = self.table.why_not(entry.seat, number)
        if reason is not None:
            raise RecordError(
                Message(
                    "record-refused",
                    {"line": line, "column": column, "words": words, "reason": reason},
                )
            )
        # What was forced is found out again: a record cannot pass a decision off as none.
        self._write(entry.seat, number, forced=forced(self.table) == (entry.seat, number))
        if entry.digest and entry.digest != self.record.entries[-1].digest:
            raise RecordError(
                Message("record-diverged", {"line": line, "column": column, "ply": ply})
            )

    def _check_end(self, record: Record) -> None:
        if record.scores is None:
            return
        if not self.over:
            raise TeremError(Message("record-truncated", {"ply": self.ply}))
        if self.record.scores != record.scores:
            raise TeremError(
                Message(
                    "record-scores-differ",
                    {
                        "told": " ".join(map(str, record.scores)),
                        "found": " ".join(map(str, self.record.scores or [])),
                    },
                )
            )


def check_seed(seed: str) -> str:
    """The seed, or why it is none: a record must be able to hold it."""
    if not _SEED.fullmatch(seed):
        raise TeremError(Message("error-seed", {"seed": seed}))
    return seed


def _match(game: AnyGame, record: Record, components: Components) -> None:
    """A record is followed only with the rules and the data it was played with."""
    if record.game != game.id:
        raise TeremError(Message("record-game", {"game": record.game, "expected": game.id}))
    if record.rules != game.rules:
        raise TeremError(
            Message("record-rules", {"game": game.id, "found": record.rules, "ours": game.rules})
        )
    if record.components != components.digest:
        raise TeremError(
            Message("record-components", {"found": record.components, "ours": components.digest})
        )
