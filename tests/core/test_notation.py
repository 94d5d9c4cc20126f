"""docs/notation.md says what is so."""

from __future__ import annotations

from pathlib import Path

import pytest

import terem
from terem.core.errors import TeremError
from terem.core.record import parse

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
EXAMPLE = PAGE.split("```\n")[1]


def refusal(text: str) -> str:
    """With what message the example is refused after an edit, and in which line."""
    assert text != EXAMPLE
    with pytest.raises(TeremError) as error:
        terem.replay(text)
    return f"{error.value.message.id} {error.value.message.args.get('line', '')}".strip()


def test_the_example_is_a_game() -> None:
    """It is followed to its end, and written as it stands there."""
    play = terem.replay(EXAMPLE)
    assert (13, [1]) == (play.ply, [seat + 1 for seat in play.asked()])
    assert play.record.text() == EXAMPLE == parse(EXAMPLE).text()


def test_what_happens_when_one_edits_a_line() -> None:
    """Each case of the page."""
    assert refusal(EXAMPLE.replace("1. 2 lord 2", "1. 2 lord 3")) == "record-diverged 8"
    assert refusal(EXAMPLE.replace("2. 1 lord 1", "2. 1 lord 2")) == "record-refused 9"
    assert refusal(EXAMPLE.replace("3. 1 lord 3 = 6e244581\n", "")) == "record-count 10"
    assert refusal(EXAMPLE.replace("evening-18", "evening-19")) == "record-diverged 8"
    assert refusal(EXAMPLE.replace("rules: 1", "rules: 0")) == "record-rules"
    assert refusal(EXAMPLE.replace("\n\n", "\nscores: 1 2\n\n")) == "record-truncated"


def test_digests_may_be_taken_away() -> None:
    """A replay writes them anew."""
    lines = [line.split(" = ")[0] if " = " in line else line for line in EXAMPLE.splitlines()]
    lines[-2] += " !"
    assert EXAMPLE == terem.replay("\n".join(lines)).record.text()
