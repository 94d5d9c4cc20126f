"""A message: an id and arguments. Rules speak in messages; words turn them into sentences."""

from __future__ import annotations

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A seat as an argument of a message; the words know what its player is called."""

    seat: int


class Message(msgspec.Struct, frozen=True, tag="say", omit_defaults=True):
    """What is said, before it is put in any language.

    An argument is a number, a text that a person typed, a seat, or another message: the name of
    a thing is the message ``<kind>-<id>`` (``area-field``, ``event-alliance``).
    """

    id: str
    args: dict[str, int | str | Who | Message] = {}

    def __hash__(self) -> int:
        return hash((self.id, *self.args))


Arg = int | str | Who | Message


def name(kind: str, id: str) -> Message:
    """The name of a thing."""
    return Message(f"{kind}-{id}")


def count(kind: str, n: int) -> Message:
    """So many of a kind: ``count-coins`` is «1 монета, 2 монеты, 5 монет»."""
    return Message(f"count-{kind}", {"n": n})


def listed(messages: list[Message]) -> Message:
    """Several things one after another; of none the message is ``list-none``."""
    if not messages:
        return Message("list-none")
    together = messages[-1]
    for message in reversed(messages[:-1]):
        together = Message("list-pair", {"first": message, "rest": together})
    return together
