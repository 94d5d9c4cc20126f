"""``terem``: finds the command, and turns whatever goes wrong into a sentence and an exit code."""

from __future__ import annotations

import io
import os
import sys
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Final

import terem
from terem.cli.parser import Parser
from terem.cli.voice import Full, Gone, Voice
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.data.errors import DataError
from terem.games import games
from terem.words import best_language, languages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COMMANDS: Final = (
    "play",
    "serve",
    "backup",
    "restore",
    "games",
    "replay",
    "verify",
    "draw",
    "walk",
    "perft",
    "data",
    "bench",
)
"""Each is a module here with ``parser(voice)`` and ``run(arguments, voice)``."""

OK: Final = 0
FOUND: Final = 1
"""Something does not hold that should."""
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

_DIVERGENCES: Final = ("record-diverged", "record-scores-differ")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; give its exit code."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    _never_fail_on_letters()
    voice = Voice(_language(arguments, os.environ))
    try:
        code = _run(arguments, voice)
        voice.flush()
    except TeremError as error:
        for message in error.messages if isinstance(error, DataError) else [error.message]:
            voice.warn(message)
        return _code(error.message)
    except KeyboardInterrupt:
        voice.warn(Message("cli-interrupted"))
        return INTERRUPTED
    except Full:
        _close_output()
        voice.warn(Message("cli-output-full"))
        return BAD_INPUT
    except Gone:
        _close_output()
        return INTERRUPTED
    except SystemExit as error:
        # argparse leaves this way after it has said the help.
        return error.code if isinstance(error.code, int) else OK
    return code


def _run(arguments: Sequence[str], voice: Voice) -> int:
    parser = _parser(voice)
    found = parser.read(arguments)
    if found.version:
        voice.tell(_version())
        return OK
    if found.command is None:
        parser.print_help()
        return OK
    if found.command not in COMMANDS:
        near = get_close_matches(found.command, COMMANDS, n=1)
        known = ", ".join(near or COMMANDS)
        raise TeremError(Message("cli-unknown-command", {"word": found.command, "known": known}))
    command = import_module(f"terem.cli.{found.command}")
    code: int = command.run(command.parser(voice).read(found.rest), voice)
    return code


def _parser(voice: Voice) -> Parser:
    game = next(iter(games()), "GAME")
    parser = Parser(voice, "", Message("cli-about"), Message("cli-examples", {"game": game}))
    parser.may(
        "command",
        nargs="?",
        metavar=Message("cli-name-command"),
        help=Message("cli-argument-command"),
    )
    parser.may("rest", nargs="...", metavar="...", help=Message("cli-argument-rest"))
    parser.may("--version", action="store_true", help=Message("cli-option-version"))
    parser.may_all()
    return parser


def _version() -> Message:
    try:
        number = version("terem")
    except PackageNotFoundError:
        # Run from a source tree that was never installed.
        number = "0+source"
    said = "cli-version-compiled" if terem.compiled() else "cli-version-plain"
    return Message(said, {"version": number, "python": sys.version.split()[0]})


def _language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for, wherever ``--lang`` stands; a wrong one is refused later."""
    for index, word in enumerate(arguments):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
        if asked in languages():
            return asked
    wanted = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(next(filter(None, wanted), None))


def _code(message: Message) -> int:
    problem = message.args.get("problem", message)
    if isinstance(problem, Message) and problem.id in _DIVERGENCES:
        return FOUND
    return BAD_INPUT


def _never_fail_on_letters() -> None:
    """A terminal that lacks a letter shows a question mark; what cannot be read is one too."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_output() -> None:
    """Let the interpreter flush into nothing when it ends, rather than complain again."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
