"""``terem verify``: whether a record is what was played, with the chance that was promised."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from terem.cli import arguments as common
from terem.cli.boxes import follow
from terem.cli.files import read_record
from terem.cli.parser import Parser, path
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.server.commitment import LENGTH, commitment_of

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice
    from terem.core.record import Record

_COMMITMENT: Final = re.compile(rf"[0-9a-f]{{{LENGTH}}}")
_CANNOT: Final = ("record-game", "record-rules", "record-components")
"""These say that it cannot be followed here, not that it is wrong."""


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "verify", Message("cli-verify-about"), Message("cli-verify-examples"))
    found.need("file", type=path, help=Message("cli-argument-file"))
    found.may(
        "--commitment", metavar="HASH", type=_commitment, help=Message("cli-verify-commitment")
    )
    common.box(found)
    found.may("--json", action="store_true", help=Message("cli-option-json"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Check the record and its seed, and tell what was checked."""
    record = read_record(arguments.file)
    problem = _followed(arguments, record, voice)
    commitment = commitment_of(record.seed)
    published: str | None = arguments.commitment
    holds = problem is None and published in (None, commitment)
    if arguments.json:
        voice.give(
            {
                "game": record.game,
                "seats": record.seats,
                "plies": len(record.entries),
                "digests": _digests(record),
                "over": record.scores is not None,
                "problem": None if problem is None else voice.text(problem),
                "seed": record.seed,
                "commitment": commitment,
                "published": published,
                "holds": holds,
            }
        )
    else:
        voice.tell_all([problem] if problem else _held(record))
        voice.tell_all(_promised(commitment, published))
    return 0 if holds else 1


def _followed(arguments: Namespace, record: Record, voice: Voice) -> Message | None:
    """Replay every choice; the reason if the record cannot be true."""
    try:
        follow(arguments.file, record, voice, arguments.box)
    except TeremError as error:
        problem = error.message.args.get("problem")
        if not isinstance(problem, Message) or problem.id in _CANNOT:
            raise
        if not problem.id.startswith("record-"):
            raise
        return error.message
    return None


def _held(record: Record) -> list[Message]:
    plies, digests = len(record.entries), _digests(record)
    told = [Message("cli-verify-followed", {"plies": plies, "digests": digests})]
    told.append(Message("cli-verify-scores" if record.scores else "cli-verify-not-over"))
    return told


def _promised(commitment: str, published: str | None) -> list[Message]:
    told = [Message("cli-verify-seed", {"commitment": commitment})]
    if published is None:
        return [*told, Message("cli-verify-compare")]
    if published == commitment:
        return [*told, Message("cli-verify-kept")]
    return [*told, Message("cli-verify-broken", {"published": published})]


def _digests(record: Record) -> int:
    return sum(bool(entry.digest) for entry in record.entries)


def _commitment(text: str) -> str:
    """Read a commitment, however it was copied."""
    found = "".join(text.split()).lower()
    if _COMMITMENT.fullmatch(found):
        return found
    raise TeremError(Message("cli-verify-no-commitment", {"found": text, "length": LENGTH}))
