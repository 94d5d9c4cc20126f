"""The drawing of Middle Ages: everything a player needs stands on it."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from terem.core.message import name
from terem.core.play import Play
from terem.draw import draw
from terem.games.middle_ages import GAME
from terem.games.middle_ages.components import AREAS, Box
from terem.games.middle_ages.drawing.symbols import EMBLEMS, EVENTS, MOST_SYMBOLS
from terem.games.middle_ages.schema import components
from terem.games.middle_ages.sight import MiddleAgesSight
from terem.words import words_for


def after(seats: int, choices: int) -> MiddleAgesSight:
    """What the first seat sees after so many choices, taken as if at random."""
    play = Play.new(GAME, seats, "painted")
    while not play.over and choices:
        seat = play.asked()[0]
        legal = play.choices(seat)
        play.take(legal[choices * 7919 % 101 % len(legal)], seat)
        choices -= 1
    sight = play.sight(0)
    assert isinstance(sight, MiddleAgesSight)
    return sight


def ids(sight: MiddleAgesSight) -> set[str]:
    """The ids of all things drawn."""
    return set(re.findall(r' id="([^"]*)"', draw(GAME, sight).fragment()))


@pytest.mark.parametrize("choices", [0, 7, 60, 1000])
def test_every_open_tile_is_drawn_once(choices: int) -> None:
    """Tiles in the plan field, in fiefs and in graveyards carry their own ids."""
    sight = after(4, choices)
    faces = [face for face in sight.plan if face is not None]
    for fief in sight.fiefs:
        faces += [face for column in fief.columns for face in column] + fief.graveyard
    drawn = re.findall(r' id="(tile-\d+)"', draw(GAME, sight).fragment())
    assert sorted(drawn) == sorted(f"tile-{face.tile}" for face in faces)


def test_lords_and_scouts_stand_where_they_are() -> None:
    """A figure is drawn inside its place."""
    sight = after(5, 40)
    fragment = ET.fromstring(draw(GAME, sight).fragment())  # noqa: S314 - our own
    for kind, places in (("lord", sight.lords), ("scout", sight.scouts)):
        for seat, place in enumerate(places):
            found = fragment.findall(f".//*[@id='{kind}-{seat}']")
            assert len(found) == (place >= 0)
            inside = f".//*[@id='place-{place}']//*[@id='{kind}-{seat}']"
            assert place < 0 or fragment.find(inside) is not None


def test_the_current_income_is_shown() -> None:
    """Each column says what it would bring."""
    sight = after(3, 30)
    fragment = ET.fromstring(draw(GAME, sight).fragment())  # noqa: S314 - our own
    for seat, fief in enumerate(sight.fiefs):
        for column, income in enumerate(fief.incomes):
            group = fragment.find(f".//*[@id='column-{seat}-{column}']")
            assert group is not None
            shown = group.find("./g[@class]/text")
            assert shown is not None
            assert shown.text == str(income)


def test_tokens_lie_in_one_place() -> None:
    """A token of an extra area is in the supply, in hand or on a column, never twice."""
    for choices in (0, 30, 60, 1000):
        drawn = ids(after(4, choices))
        assert {f"token-{token}" for token in range(8)} <= drawn


def test_the_viewer_comes_first() -> None:
    """The own fief is the first of all, and the seats follow round the table."""
    order = re.findall(r'id="group-fief-(\d)"', draw(GAME, after(4, 5)).fragment())
    assert order == ["0", "1", "2", "3"]


def test_everything_printed_has_a_picture() -> None:
    """All areas and events have icons, and no tile shows more symbols than are prepared."""
    box: Box = components()
    assert set(EMBLEMS) == set(AREAS)
    assert set(EVENTS) == set(box.event_id)
    assert max(box.tile_farmers + box.tile_chests) <= MOST_SYMBOLS


def test_areas_are_told_without_colour() -> None:
    """No two areas share an outline, nor an icon."""
    outlines = {outline for outline, _, _, _ in EMBLEMS.values()}
    icons = {icon for _, icon, _, _ in EMBLEMS.values()}
    assert len(outlines) == len(icons) == len(AREAS)


def test_the_end_shows_where_the_coins_came_from() -> None:
    """Places, totals and every source stand in the chart, and in a table for a voice."""
    sight = after(3, 1000)
    assert sight.outcome is not None
    fragment = draw(GAME, sight).fragment()
    assert 'id="ledger-table"' in fragment
    for source in sight.outcome.sources:
        for points in source.points:
            assert f"<td>{points}</td>" in fragment
    assert 'id="group-scores" class="group scores" aria-labelledby="title-scores">' in fragment


def test_after_the_end_no_row_is_in_play() -> None:
    """The row in play stands out until the last tile has been taken, and not afterwards."""
    assert 'class="row now"' in draw(GAME, after(3, 30)).fragment()
    assert 'class="row now"' not in draw(GAME, after(3, 1000)).fragment()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_end_tells_every_name_whole(language: str) -> None:
    """With five at the table there is room in the chart for the name of every colour."""
    sight = after(5, 1000)
    page = draw(GAME, sight, language).fragment()
    words = words_for(language, GAME.package, tuple(GAME.colours))
    for seat in range(sight.seats):
        assert f">{words.text(name('colour', GAME.colours[seat]))}</text>" in page
