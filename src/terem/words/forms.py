"""What Fluent is given as arguments, and FORM, which asks an argument for a grammatical form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fluent.runtime.types import FluentNone, FluentType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terem.core.message import Message
    from terem.words.words import Words


class Typed(FluentType):
    """A text that a person typed: inserted as it is, in every case, and equal to no variant."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def format(self, locale: object) -> str:
        """Give the text as it was typed."""
        return self.text


class Thing(FluentType):
    """What a nested message names: its value is the plain name, its attributes are its forms."""

    def __init__(self, words: Words, message: Message, names: Sequence[str] | None) -> None:
        self._words: Final = words
        self._message: Final = message
        self._names: Final = names

    def format(self, locale: object) -> str:
        """Give the value of the message."""
        return self._words.part(self._message, self._names)

    def form(self, form: str) -> str | Thing:
        """Give a form; a language that has no such form uses the plain name."""
        text = self._words.form(self._message, form, self._names)
        return self if text is None else text


def form_of(argument: FluentType | str, form: str) -> FluentType | str:
    """``FORM($area, "acc")``: a thing's form; what a person typed has the same form always."""
    if isinstance(argument, Thing):
        return argument.form(form)
    if isinstance(argument, Typed | FluentNone):
        # FluentNone is an argument that is not there: Fluent has noted that error already.
        return argument
    if isinstance(argument, str):
        return Typed(argument)
    note = f"FORM: a {type(argument).__name__} has no forms"
    raise TypeError(note)
