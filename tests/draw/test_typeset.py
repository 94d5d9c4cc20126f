"""Setting lines: nothing leaves its room."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from terem.draw.typeset import shorten, width, wrap

LETTERS = st.text(alphabet="абвгдежЩЮabcdefgWMil —,.", max_size=80)


@given(LETTERS, st.integers(80, 400))
def test_lines_fit(text: str, room: int) -> None:
    """Every line fits, unless it is one word that is too long; no word is lost."""
    lines = wrap(text, 16, room)
    assert all(width(line, 16) <= room or " " not in line for line in lines)
    assert " ".join(lines).split() == text.split()


@given(st.text(max_size=80), st.integers(20, 300))
def test_shortened_text_fits(text: str, room: int) -> None:
    """A name of any length and script fits its room, and keeps its beginning."""
    short = shorten(text, 16, room)
    assert width(short, 16) <= room
    assert text.startswith(short.removesuffix("…").rstrip() if short != text else short)
