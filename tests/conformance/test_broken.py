"""A negative proof of each property: a toy that is broken on purpose must be caught by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from toys import GAME
from toys.broken import BROKEN, DEAF, NOT_DEALT
from toys.drawing import PAINTER, Purses
from toys.game import PursesSight, make

from terem.conformance import check_walk
from terem.conformance.moment import Moment
from terem.conformance.notation import immortality
from terem.conformance.secrecy import secret_fields, vary
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.sight import Sight
from terem.draw import drawing
from terem.draw.group import Brush, Group
from terem.draw.painter import Painter
from terem.draw.question import Question

CASES = [
    pytest.param(property, game, id=f"{property}-{number}")
    for property, games in BROKEN.items()
    for number, game in enumerate(games)
]


@pytest.mark.parametrize(("property", "broken"), CASES)
def test_a_broken_toy_is_caught(property: str, broken: AnyGame) -> None:
    """Some walk finds the fault, and names the property that it breaks."""
    for number in range(20):
        walked = check_walk(broken, 3, f"broken-{number}", looks=20, pictures=property == "speech")
        if walked.violations:
            assert f"violation-{property}" in {found.id for found in walked.violations}
            return
    pytest.fail(f"nobody noticed a fault of {property}")


def test_guesses_that_deal_nothing_are_caught() -> None:
    """Secrecy alone is content with them; its twin sees that the secrets never vary."""
    play = Play.new(NOT_DEALT, 3, "twin")
    assert secret_fields(NOT_DEALT) - vary(Moment(NOT_DEALT, play.table, "twin"), 50)


def test_a_choice_without_a_name_is_caught() -> None:
    """A button that a screen reader could not name is a fault of the drawing, and of speech."""
    walked = check_walk(DEAF, 2, "deaf", looks=60, pictures=True)
    assert "violation-speech" in {found.id for found in walked.violations}


def test_a_record_that_no_longer_replays_is_caught(tmp_path: Path) -> None:
    """A stored game with another score than its choices lead to is not immortal."""
    record = check_walk(GAME, 2, "stored").record
    assert record.scores is not None
    text = record.text()
    (tmp_path / "good.terem").write_text(text, encoding="utf-8")
    assert [] == list(immortality(GAME, tmp_path))
    told = " ".join(map(str, record.scores))
    (tmp_path / "bad.terem").write_text(
        text.replace(f"scores: {told}", "scores: 99 99"), encoding="utf-8"
    )
    found = [problem.id for problem in immortality(GAME, tmp_path)]
    assert ["violation-immortality"] == found


class Doubled(Question):
    """Shows every choice a second time."""

    def paint(self, sight: Sight, brush: Brush[Any]) -> str:
        """The same buttons twice."""
        return super().paint(sight, brush) * 2


class Torn(Purses):
    """Opens what it does not close."""

    def paint(self, sight: PursesSight, brush: Brush[None]) -> str:
        """Half an element."""
        return f"<g>{super().paint(sight, brush)}"


class Counting(Purses):
    """Draws something that is not in the sight."""

    drawn = 0

    def paint(self, sight: PursesSight, brush: Brush[None]) -> str:
        """How often it has painted."""
        Counting.drawn += 1
        return f'{super().paint(sight, brush)}<circle r="{Counting.drawn}"/>'


@pytest.mark.parametrize("groups", [(Purses, Doubled), (Torn, Question), (Counting, Question)])
def test_a_broken_drawing_is_caught(
    monkeypatch: pytest.MonkeyPatch, groups: tuple[type[Group[Any, Any]], ...]
) -> None:
    """A choice drawn twice, torn markup, and a picture of more than the sight are each found."""
    broken: Painter[Any, Any] = Painter(
        title=PAINTER.title,
        groups=lambda seats, viewer: [group() for group in groups],  # type: ignore[call-arg] # each class here knows its own id
        prepare=PAINTER.prepare,
        symbols=PAINTER.symbols,
        style=PAINTER.style,
        describe=PAINTER.describe,
    )
    monkeypatch.setattr(drawing, "painter_of", lambda package: broken)
    walked = check_walk(make(), 2, "drawn", looks=60, pictures=True)
    assert {"violation-drawing"} == {found.id for found in walked.violations}
