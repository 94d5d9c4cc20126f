"""Errors that are said to a person."""

from __future__ import annotations

import pickle

import pytest

from terem.core.errors import RecordError, Refused, TeremError
from terem.core.message import Message

SAID = Message("error-seats", {"seats": 9})


@pytest.mark.parametrize("kind", [TeremError, Refused, RecordError])
def test_an_error_holds_its_message(kind: type[TeremError]) -> None:
    """Whoever catches it can say it; in a log it still names id and arguments."""
    error = kind(SAID)
    assert SAID == error.message
    assert "error-seats" in str(error)
    assert "9" in str(error)
    assert isinstance(error, TeremError)


@pytest.mark.parametrize("kind", [TeremError, Refused, RecordError])
def test_an_error_comes_home_from_another_process(kind: type[TeremError]) -> None:
    """Bots think in processes of their own, and what they refuse must be heard."""
    error = pickle.loads(pickle.dumps(kind(SAID)))  # noqa: S301 - our own bytes
    assert (kind, SAID) == (type(error), error.message)
