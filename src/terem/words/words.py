"""Words: messages turned into sentences of one language, for one game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType

from terem.core.message import Message, Who
from terem.words.book import WordsError, read_book
from terem.words.forms import Thing, Typed, form_of
from terem.words.language import common_folder, game_folder, languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terem.core.message import Arg

    Key = tuple[object, ...]

LIST: Final = "list-pair"
"""The message of several things one after another, the rest of which is such a message again."""

MOST_REMEMBERED: Final = 4_096
"""Names and numbers never end, so a server would remember sentences without end."""


class Words:
    """The words of one language for one game.

    ``colours`` are the colours of the seats in their order (``pink``, ``blue``): a seat whose
    player has no name is called by the message ``colour-<colour>``.
    """

    def __init__(self, lang: str, bundle: FluentBundle, colours: Sequence[str] = ()) -> None:
        self.lang: Final = lang
        self.colours: Final = tuple(colours)
        self._bundle: Final = bundle
        self._remembered: Final[dict[str | Key, str]] = {}

    def has(self, message_id: str) -> bool:
        """Whether there is a text for the message."""
        return self._bundle.has_message(message_id)

    def text(self, message: Message, names: Sequence[str] | None = None) -> str:
        """The message as a sentence; ``names`` are what players call themselves, seat by seat."""
        key = _key(message, names) if message.args else message.id
        if key is None:
            return self._say(message, None, names)
        known = self._remembered.get(key)
        if known is None:
            known = self._say(message, None, names)
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = known
        return known

    def part(self, message: Message, names: Sequence[str] | None) -> str:
        """The same inside another sentence; a list is remembered whole, not each of its ends."""
        if message.id == LIST:
            return self._say(message, None, names)
        return self.text(message, names)

    def who(self, seat: int, names: Sequence[str] | None = None) -> str:
        """What the player of a seat is called, standing alone."""
        return _typed_name(seat, names) or self.text(self._colour(seat))

    def form(self, message: Message, form: str, names: Sequence[str] | None = None) -> str | None:
        """A form of the message, such as a case; nothing where the language has no such form."""
        if not self.has(message.id) or form in self._bundle.get_message(message.id).attributes:
            return self._say(message, form, names)
        return None

    def _say(self, message: Message, form: str | None, names: Sequence[str] | None) -> str:
        if not self.has(message.id):
            note = f"no message {message.id!r} in {self.lang!r}"
            raise WordsError(note)
        found = self._bundle.get_message(message.id)
        pattern = found.value if form is None else found.attributes[form]
        if pattern is None:
            note = f"message {message.id!r} has no text of its own in {self.lang!r}"
            raise WordsError(note)
        arguments = {key: self._argument(value, names) for key, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            note = f"message {message.id!r} in {self.lang!r}: {'; '.join(map(str, errors))}"
            raise WordsError(note) from errors[0]
        return str(text)

    def _argument(self, value: Arg, names: Sequence[str] | None) -> FluentType | str:
        if isinstance(value, Message):
            return Thing(self, value, names)
        if isinstance(value, Who):
            typed = _typed_name(value.seat, names)
            return Typed(typed) if typed else Thing(self, self._colour(value.seat), None)
        if isinstance(value, int):
            return FluentInt(value, useGrouping=False)
        return value

    def _colour(self, seat: int) -> Message:
        if not 0 <= seat < len(self.colours):
            note = f"seat {seat} has neither a name nor a colour"
            raise WordsError(note)
        return Message(f"colour-{self.colours[seat]}")


def _typed_name(seat: int, names: Sequence[str] | None) -> str:
    return names[seat] if names and 0 <= seat < len(names) else ""


def _key(message: Message, names: Sequence[str] | None) -> Key | None:
    """All that a sentence depends on; nothing if it holds what a person typed.

    What is typed at one table is said at no other. A message cannot be the key itself: its hash
    leaves out the values of its arguments.
    """
    parts: list[object] = [message.id]
    for key, value in message.args.items():
        parts.append(key)
        if isinstance(value, Message):
            part = _key(value, names)
            if part is None:
                return None
            parts.append(part)
        elif isinstance(value, Who):
            if _typed_name(value.seat, names):
                return None
            # A seat is no number.
            parts.append((value.seat,))
        elif isinstance(value, str):
            return None
        else:
            parts.append(value)
    return tuple(parts)


def words_for(lang: str, package: str | None = None, colours: Sequence[str] = ()) -> Words:
    """The words of a language; of a game too when ``package`` is the import path of its folder."""
    return _words(lang, package, tuple(colours))


@cache
def _words(lang: str, package: str | None, colours: tuple[str, ...]) -> Words:
    return Words(lang, _bundle(lang, package), colours)


@cache
def _bundle(lang: str, package: str | None) -> FluentBundle:
    """The common texts and the game's own; a file with any fault is refused whole."""
    if lang not in languages(package):
        note = f"no words in {lang!r} for {package or 'the house'}"
        raise WordsError(note)
    # Fluent types its functions as having one argument, and calls them with as many as written.
    functions: dict[str, Any] = {"FORM": form_of}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    taken: set[str] = set()
    for folder in [common_folder(), *([game_folder(package)] if package else [])]:
        book = read_book(folder.joinpath(f"{lang}.ftl"))
        if book.faults:
            raise WordsError("\n".join(map(str, book.faults)))
        if both := taken & book.entries.keys():
            note = f"{book.path} says again what is common: {', '.join(sorted(both))}"
            raise WordsError(note)
        taken |= book.entries.keys()
        bundle.add_resource(book.resource)
    return bundle
