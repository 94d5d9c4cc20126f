"""Record: the only truth that is stored. A text that a person can read and edit.

A head of ``key: value`` lines, an empty line, then one choice a line: its number, the seat, the
words, and after ``=`` the digest of the table it led to, which may be left out. The grammar is in
docs/notation.md.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from terem.core.errors import RecordError
from terem.core.message import Message

FORMAT: Final = "1"

_HEAD: Final = re.compile(r"([a-z][a-z0-9_-]*): ?(.*)")
_CHOICE: Final = re.compile(
    r"(\d+)\. +(\d+) +([^=!\s](?:[^=!]*[^=!\s])?)(?: *= *([0-9a-f]{8}))?( *!)?"
)
_REQUIRED: Final = ("terem", "game", "rules", "components", "seats", "seed")
_KNOWN: Final = (*_REQUIRED, "scores")


class Entry(msgspec.Struct, frozen=True):
    """One choice of one seat, and where it was read."""

    seat: int
    words: str
    digest: str = ""
    forced: bool = False
    line: int = 0
    column: int = 0


class Record(msgspec.Struct, kw_only=True):
    """Options, rules version, digest of component data, seed, choices, digests on the way."""

    game: str
    rules: str
    components: str
    seats: int
    seed: str
    options: dict[str, str] = {}
    entries: list[Entry] = []
    scores: list[int] | None = None
    """The final scores, once the game is over."""

    def text(self) -> str:
        """The record in its notation."""
        lines = [
            f"terem: {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
            *(f"option-{id}: {value}" for id, value in self.options.items()),
        ]
        if self.scores is not None:
            lines.append(f"scores: {' '.join(map(str, self.scores))}")
        lines.append("")
        for number, entry in enumerate(self.entries, 1):
            digest = f" = {entry.digest}" if entry.digest else ""
            forced = " !" if entry.forced else ""
            lines.append(f"{number}. {entry.seat + 1} {entry.words}{digest}{forced}")
        return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Read a record, or say in which line and column it breaks."""
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
    head: dict[str, tuple[str, int]] = {}
    body = len(lines)
    for number, line in enumerate(lines, 1):
        if not line.strip():
            body = number
            break
        match = _HEAD.fullmatch(line)
        if match is None:
            raise RecordError(Message("record-head", {"line": number, "column": 1}))
        key, value = match.groups()
        if key not in _KNOWN and not key.startswith("option-"):
            raise RecordError(Message("record-key", {"line": number, "column": 1, "key": key}))
        if key in head:
            raise RecordError(Message("record-twice", {"line": number, "column": 1, "key": key}))
        head[key] = (value.strip(), number)
        if key == "terem":
            _check_format(head[key])
    for key in _REQUIRED:
        if key not in head:
            raise RecordError(
                Message("record-missing", {"line": max(1, body), "column": 1, "key": key})
            )
    seats = _number(head["seats"], "seats")
    return Record(
        game=head["game"][0],
        rules=head["rules"][0],
        components=head["components"][0],
        seats=seats,
        seed=head["seed"][0],
        options={k.removeprefix("option-"): v[0] for k, v in head.items() if k[:7] == "option-"},
        entries=_entries(lines, body, seats),
        scores=_scores(head["scores"], seats) if "scores" in head else None,
    )


def _check_format(value: tuple[str, int]) -> None:
    if value[0] != FORMAT:
        raise RecordError(
            Message("record-format", {"line": value[1], "column": 8, "found": value[0]})
        )


def _number(value: tuple[str, int], key: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", value[0]):
        raise RecordError(
            Message(
                "record-number",
                {"line": value[1], "column": len(key) + 3, "key": key, "found": value[0]},
            )
        )
    return int(value[0])


def _scores(value: tuple[str, int], seats: int) -> list[int]:
    words = value[0].split()
    if len(words) < seats or not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise RecordError(
            Message(
                "record-scores", {"line": value[1], "column": 9, "found": value[0], "seats": seats}
            )
        )
    return [int(word) for word in words]


def _entries(lines: list[str], body: int, seats: int) -> list[Entry]:
    entries: list[Entry] = []
    for number, line in enumerate(lines[body:], body + 1):
        if not line.strip():
            continue
        match = _CHOICE.fullmatch(line.rstrip())
        if match is None:
            raise RecordError(Message("record-choice", {"line": number, "column": 1}))
        if match[1].lstrip("0") != str(len(entries) + 1):
            raise RecordError(
                Message(
                    "record-count",
                    {"line": number, "column": 1, "expected": len(entries) + 1, "found": match[1]},
                )
            )
        if not re.fullmatch(r"[1-9][0-9]?", match[2]) or int(match[2]) > seats:
            raise RecordError(
                Message(
                    "record-seat", {"line": number, "column": match.start(2) + 1, "found": match[2]}
                )
            )
        entries.append(
            Entry(
                seat=int(match[2]) - 1,
                words=" ".join(match[3].split()),
                digest=match[4] or "",
                forced=match[5] is not None,
                line=number,
                column=match.start(3) + 1,
            )
        )
    return entries
