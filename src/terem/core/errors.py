"""What a person must be told when something cannot be done: what, where, and what to do."""

from __future__ import annotations

from terem.core.message import Message


class TeremError(Exception):
    """An error that is said to a person as a message, never shown as a traceback."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Refused(TeremError):
    """A choice that the rules do not allow now; nothing on the table has changed."""


class RecordError(TeremError):
    """A record that cannot be read or followed; the message names line and column."""
