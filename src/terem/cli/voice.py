"""Voice: how the command line speaks, in one language, to whoever reads its output."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Final

import msgspec

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.words import languages, words_for

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from terem.core.position import AnyGame


class Gone(Exception):
    """Nobody reads any more: the pipe or the terminal was closed."""


class Full(Gone):
    """The output is a file, and the disk has no room for the rest."""


class Voice:
    """Speaks the words of the house and, once a game has been entered, those of the game."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.words = words_for(lang)

    def enter(self, game: AnyGame) -> None:
        """Learn the words of a game."""
        spoken = languages(game.package)
        if self.lang not in spoken:
            raise TeremError(
                Message("cli-no-words", {"game": game.id, "known": ", ".join(spoken) or "-"})
            )
        self.words = words_for(self.lang, game.package, game.colours)

    def text(self, message: Message) -> str:
        """Put a message in words."""
        return self.words.text(message)

    def say(self, text: str = "") -> None:
        """Say a line on the standard output."""
        _write(sys.stdout, f"{text}\n")

    def tell(self, message: Message) -> None:
        """Say a message on the standard output."""
        self.say(self.text(message))

    def tell_all(self, messages: Iterable[Message]) -> None:
        """Say each message on a line of its own."""
        for message in messages:
            self.tell(message)

    def give(self, value: object) -> None:
        """Say a value as JSON, for a program that reads."""
        self.say(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())

    def warn(self, message: Message) -> None:
        """Say a message on the standard error; if nobody reads that either, it is lost."""
        text = f"terem: {self.text(message)}\n"
        try:
            _write(sys.stderr, text)
        except Gone:
            return

    def bold(self, text: str) -> str:
        """Make a text stand out where that is wanted and possible."""
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb"
        return text if plain or not sys.stdout.isatty() else f"\033[1m{text}\033[0m"

    def flush(self) -> None:
        """Make sure that everything said has reached its reader."""
        _write(sys.stdout, "")


def _write(stream: TextIO, text: str) -> None:
    try:
        stream.write(text)
        stream.flush()
    # A closed stream is a ValueError, a closed terminal an OSError.
    except (OSError, ValueError) as error:
        full = isinstance(error, OSError) and error.errno == errno.ENOSPC
        raise (Full if full else Gone) from None
