"""Console: lines in and out; a screen reader, a pipe and a keyboard all get the same."""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from terem.core.message import Message

if TYPE_CHECKING:
    from terem.cli.voice import Voice


class Ended(Exception):
    """There is no more input."""


class Quit(Exception):
    """The person has had enough for now."""


class Console:
    """Asks for a line, or for one of several answers."""

    def __init__(self, voice: Voice) -> None:
        self.voice: Final = voice
        if sys.stdin.isatty() and find_spec("readline") is not None:
            # To be imported is all it takes: input() then knows arrows and earlier lines.
            import_module("readline")

    def line(self) -> str:
        """Wait for a line."""
        self.voice.flush()
        try:
            typed = input("> ")
        except (EOFError, OSError, ValueError):
            self.voice.say()
            raise Ended from None
        if not sys.stdin.isatty():
            # What came through a pipe is repeated, so that the whole reads as a conversation.
            self.voice.say(typed)
        return typed.strip()

    def choose(self, prompt: Message, answers: list[str], default: int = 0) -> int:
        """Ask for one of some numbered answers; an empty line means the default."""
        self.voice.say()
        self.voice.say(self.voice.bold(self.voice.text(prompt)))
        for number, answer in enumerate(answers, 1):
            self.voice.say(f"{number}. {answer}")
        self.voice.tell(Message("cli-play-default", {"number": default + 1}))
        while True:
            typed = self.line()
            if not typed:
                return default
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(answers):
                return int(typed[:9]) - 1
            self.voice.tell(Message("cli-play-no-number", {"most": len(answers)}))

    def push_away(self) -> None:
        """Move what was said out of the sight of whoever comes next."""
        if sys.stdout.isatty():
            self.voice.say("\n" * shutil.get_terminal_size().lines)
