"""Parser: argparse whose every word comes from our own books.

Only its public hooks are used. Values are checked by types that raise our own errors, which
argparse lets pass. What it refuses by itself it says in English, so that text is dropped and said
anew: an option that lacks its value, a flag that was given one, an argument that is missing.
"""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.words import languages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from terem.cli.voice import Voice

MOST: Final = 10**9
"""The largest number that an option takes, where it does not say another."""

WIDTH: Final = 96
"""Help is laid out for this many columns wherever it is read."""


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the layout of our texts, and heads the usage in our language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=26, width=WIDTH)
        self._heading = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin the help with how the command is written."""
        super().add_usage(usage, actions, groups, prefix or f"{self._heading}: ")


class Parser(argparse.ArgumentParser):
    """The arguments of one command."""

    def __init__(self, voice: Voice, command: str, about: Message, examples: Message) -> None:
        heading = voice.text(Message("cli-heading-usage"))
        super().__init__(
            prog=f"terem {command}".strip(),
            description=voice.text(about),
            epilog=f"{voice.text(Message('cli-heading-examples'))}:\n{voice.text(examples)}",
            formatter_class=partial(_Formatter, usage=heading),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.voice: Final = voice
        self._needed: list[str] = []
        self._options: list[str] = []
        self._arguments_group = self.add_argument_group(
            voice.text(Message("cli-heading-arguments"))
        )
        self._options_group = self.add_argument_group(voice.text(Message("cli-heading-options")))

    def need(self, name: str, help: Message, **more: Any) -> None:  # noqa: ANN401 - argparse's own
        """Declare an argument without which nothing can be done."""
        metavar = self.voice.text(Message(f"cli-name-{name}"))
        self._needed.append(metavar)
        self._arguments_group.add_argument(name, metavar=metavar, help=self._help(help), **more)

    def may(self, *names: str, help: Message, **more: Any) -> None:  # noqa: ANN401 - argparse's own
        """Declare an argument or option that can be left out."""
        group = self._options_group if names[0].startswith("-") else self._arguments_group
        self._options += [name for name in names if name.startswith("-")]
        if isinstance(more.get("metavar"), Message):
            more["metavar"] = self.voice.text(more["metavar"])
        group.add_argument(*names, help=self._help(help), **more)

    def may_all(self) -> None:
        """Declare what every command understands."""
        self.may(
            "--lang",
            metavar="|".join(languages()),
            type=one_of("--lang", languages()),
            help=Message("cli-option-lang"),
        )
        self.may("-h", "--help", action="help", help=Message("cli-option-help"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Read the arguments, or say what is wrong with them."""
        try:
            found, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            self._refuse(error.argument_name)
        if unknown:
            self._refuse_unknown(unknown[0])
        return found

    def print_help(self, file: object = None) -> None:
        """Say the help."""
        self.voice.say(self.format_help().rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """Refuse arguments; argparse comes here when one that is needed is missing."""
        self._refuse(None)

    def _refuse(self, name: str | None) -> NoReturn:
        if name is None:
            needed = " ".join(self._needed)
            raise TeremError(Message("cli-needs", {"needed": needed, "command": self.prog}))
        option = name.split("/")[-1]
        flag = any(action.nargs == 0 for action in self._actions if option in action.option_strings)
        said = "cli-takes-no-value" if flag else "cli-lacks-value"
        raise TeremError(Message(said, {"option": option, "command": self.prog}))

    def _refuse_unknown(self, word: str) -> NoReturn:
        near = get_close_matches(word.partition("=")[0], self._options, n=1, cutoff=0.6)
        if near:
            raise TeremError(Message("cli-unknown-near", {"word": word, "near": near[0]}))
        raise TeremError(Message("cli-unknown", {"word": word, "command": self.prog}))

    def _help(self, message: Message) -> str:
        # argparse fills in what stands after a percent sign.
        return self.voice.text(message).replace("%", "%%")


def number(option: str, least: int, most: int = MOST) -> Callable[[str], int]:
    """Read a whole number between two."""

    def read(text: str) -> int:
        if re.fullmatch(r"[0-9]{1,10}", text) and least <= int(text) <= most:
            return int(text)
        raise TeremError(
            Message("cli-not-a-number", {"option": option, "found": text, "least": least})
            if most == MOST
            else Message(
                "cli-not-between", {"option": option, "found": text, "least": least, "most": most}
            )
        )

    return read


def one_of(option: str, known: Sequence[str]) -> Callable[[str], str]:
    """Read one of some words."""

    def read(text: str) -> str:
        if text in known:
            return text
        raise TeremError(
            Message("cli-not-one-of", {"option": option, "found": text, "known": ", ".join(known)})
        )

    return read


def setting(text: str) -> tuple[str, str]:
    """Read ``key=value``."""
    key, equals, value = text.partition("=")
    if not equals:
        raise TeremError(Message("cli-not-a-setting", {"found": text}))
    return key, value


def path(text: str) -> Path:
    """Read the name of a file."""
    if not text or "\0" in text:
        raise TeremError(Message("cli-not-a-file", {"found": text}))
    return Path(text)
