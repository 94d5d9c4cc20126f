"""Options: what the words of a game call its options and their values."""

from __future__ import annotations

from terem.core.message import Message


def option_name(*ids: str) -> Message:
    """The name of an option, or of one of its values: ``option-level``, ``option-level-hard``."""
    return Message("-".join(["option", *ids]))
