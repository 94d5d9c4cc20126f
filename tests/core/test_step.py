"""Step and Duty: what lies on the agenda."""

from __future__ import annotations

import pytest
from core.relay import PICK, SEATS, Ask, Close, relay

from terem.core.message import Message
from terem.core.step import NOBODY


def test_a_duty_belongs_to_nobody() -> None:
    """It asks nothing and cannot be answered."""
    table = relay("ask 0").start(SEATS, "step")
    duty = Close()
    assert (NOBODY, [], []) == (duty.seat, duty.numbers(), duty.legal(table))
    with pytest.raises(TypeError, match="Close asks nobody"):
        duty.take(table, PICK)


def test_a_step_does_nothing_by_itself() -> None:
    """It waits for its seat."""
    table = relay("ask 0").start(SEATS, "step")
    with pytest.raises(TypeError, match="Ask waits for an answer"):
        Ask(0).run(table)


def test_what_a_step_says_unless_it_knows_better() -> None:
    """It points at nothing, is settled when forced, and refuses in general words."""
    table = relay("ask 0").start(SEATS, "step")
    step = Ask(0)
    assert ("", True) == (step.points(table, PICK), step.settles())
    assert Message("why-not-asked-now") == step.why_not(table, PICK)
