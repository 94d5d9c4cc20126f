"""A complaint: one thing wrong with the words, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "broken",  # the file cannot be read here
    "twice",  # a message is written twice
    "no-file",  # a language has no file at all
    "missing",  # a message is absent from one language
    "unused",  # nobody says the message
    "no-value",  # the message has attributes but no text of its own
    "variables",  # the languages use different variables
    "attribute",  # an attribute uses a variable that the message is not given
    "reference",  # a text refers to a message, term or function that is not there
    "form",  # FORM asks for a form that no message of the language has
    "unwritten",  # the code says a message that no language has
    "arguments",  # the code gives other arguments than the message uses
]


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where in a file; lines and columns count from one."""

    path: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing wrong with the words."""

    kind: Kind
    place: Place
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.kind}: {self.text}"
