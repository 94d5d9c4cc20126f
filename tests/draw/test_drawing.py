"""The drawing: every sight becomes well-formed markup that offers exactly what is legal."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from random import Random
from xml.etree import ElementTree as ET

import pytest

from terem.core.play import Play
from terem.core.step import NOBODY
from terem.draw import THEMES, Drawing, Painted, PngUnavailableError, Seen, draw
from terem.draw.element import escape
from terem.games import find
from terem.words import words_for

Walked = Callable[..., Play]
# Elements and attributes that resvg draws as browsers do.
SVG_TAGS = {
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "path",
    "rect",
    "circle",
    "ellipse",
    "linearGradient",
    "stop",
    "text",
    "title",
    "desc",
    "style",
}
GAME = find("middle_ages")


def parsed(markup: str) -> ET.Element:
    """The markup, read as strictly as XML is."""
    return ET.fromstring(markup)  # noqa: S314 - our own


def ids(markup: str) -> list[str]:
    """Every id in it."""
    return re.findall(r' id="([^"]*)"', markup)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_sight_is_well_formed(walked: Walked, seats: int, lang: str) -> None:
    """Fragment and picture are well-formed for every seat and a watcher, all game long."""
    for choices in (0, 3, 19, 47, 1000):
        play = walked(seats, choices)
        for viewer in (NOBODY, *range(seats)):
            drawing = draw(GAME, play.sight(viewer), lang)
            parsed(drawing.fragment())
            parsed(drawing.svg(fonts=False))
            assert len(ids(drawing.fragment())) == len(set(ids(drawing.fragment())))


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme(walked: Walked, theme: str) -> None:
    """A theme changes the stylesheet of a page and nothing in its table."""
    sight = walked(3, 20).sight(0)
    drawing = draw(GAME, sight, theme=theme)
    assert drawing.fragment() == draw(GAME, sight).fragment()
    page = drawing.html()
    parsed(page.removeprefix("<!doctype html>"))
    assert '<html lang="en">' in page
    assert "<title>Middle Ages</title>" in page
    assert "<script" not in page


def test_a_page_needs_nothing_else(walked: Walked) -> None:
    """No address of anything outside stands in a page or in a picture."""
    drawing = draw(GAME, walked(3, 20).sight(0))
    for whole in (drawing.html(), drawing.svg()):
        assert not re.search(r"""(?:href|src)=["'](?!#)""", whole)
        assert set(re.findall(r"url\(\"?(?!#)([^)]{5})", whole)) == {"data:"}
        assert set(re.findall(r"url\(#([^)]*)", whole)) <= set(ids(whole))
        assert set(re.findall(r'href="#([^"]*)"', whole)) <= set(ids(whole))


def test_pictures_keep_to_what_a_rasteriser_reads(walked: Walked) -> None:
    """Only elements that resvg draws, with a title and a position told in words."""
    picture = parsed(draw(GAME, walked(5, 1000).sight(0)).svg())
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in picture.iter()}
    assert tags <= SVG_TAGS
    assert picture[0].text == "Middle Ages"
    assert "Round 16 of 16" in (picture[1].text or "")


@pytest.mark.parametrize("shape", ["wide", "narrow"])
def test_png(walked: Walked, shape: str) -> None:
    """The picture becomes pixels, and not all of one colour."""
    png = draw(GAME, walked(4, 20).sight(0)).png(400, shape)
    assert png.startswith(b"\x89PNG")
    assert len(png) > 20_000


def test_png_is_an_extra(walked: Walked, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the rasteriser, the error says what to install."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PngUnavailableError, match=r"terem\[png\]"):
        draw(GAME, walked(2, 0).sight(0)).png()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_each_offer_is_one_button(walked: Walked, lang: str) -> None:
    """Every legal choice stands exactly once on the page, and what it points at glows."""
    words = words_for(lang, GAME.package, tuple(GAME.colours))
    for choices in range(0, 120, 7):
        play = walked(4, choices)
        for seat in play.asked():
            sight = play.sight(seat)
            fragment = parsed(draw(GAME, sight, lang).fragment())
            buttons = list(fragment.iter("button"))
            assert [b.get("value") for b in buttons] == [o.words for o in sight.offers]
            assert {b.get("name") for b in buttons} == {"choice"}
            things = {e.get("id"): e for e in fragment.iter() if e.get("id")}
            for button, offer in zip(buttons, sight.offers, strict=True):
                assert "".join(button.itertext()) == words.text(offer.label)
                assert button.get("data-points", "") == offer.points
                if offer.points:
                    assert "live" in (things[offer.points].get("class") or "").split()
            glowing = [e for e in fragment.iter() if "live" in (e.get("class") or "").split()]
            assert len(glowing) == len([o for o in sight.offers if o.points])


def test_who_is_not_asked_has_no_form(walked: Walked) -> None:
    """A watcher, and a seat that waits, is told whom all are waiting for."""
    play = walked(3, 20)
    for viewer in {NOBODY, *range(3)} - set(play.asked()):
        fragment = draw(GAME, play.sight(viewer), names=["Ann", "Bob", "Cy"]).fragment()
        assert "<form" not in fragment
        assert f"Waiting for: {['Ann', 'Bob', 'Cy'][play.asked()[0]]}" in fragment


def test_names_are_escaped(walked: Walked) -> None:
    """A player may be called anything, and stays a text."""
    names = ["<b>Ann</b>", '" onclick="', "a\x00&amp;"]
    drawing = draw(GAME, walked(3, 5).sight(NOBODY), names=names)
    for markup in (drawing.fragment(), drawing.svg(fonts=False)):
        parsed(markup)
        assert "<b>" not in markup
        assert escape(names[0]) in markup


@pytest.mark.parametrize("viewer", [NOBODY, 0, 2])
def test_what_is_new_is_what_looks_otherwise(walked: Walked, viewer: int) -> None:
    """After every choice, neither a group too many nor one too few, and each as drawn anew."""
    play = walked(3, 0)
    random = Random(1)  # noqa: S311 - a walk, not a secret
    painted, seen = Painted(), Seen()
    before = draw(GAME, play.sight(viewer))
    assert [group.id for group in before.scene.groups] == seen.newer(before)
    while not play.over:
        seat = play.asked()[0]
        play.take(random.choice(play.choices(seat)), seat)
        if play.ply % 7 == 0:
            painted.dry()
        after = draw(GAME, play.sight(viewer), painted=painted)
        whole = draw(GAME, play.sight(viewer))
        newer = seen.newer(after)
        assert whole.groups == after.groups
        assert [id for id in whole.bodies if whole.bodies[id] != before.bodies[id]] == newer
        before = whole


def test_only_what_is_new_is_painted(walked: Walked) -> None:
    """Nothing of the same sight, and of the next one only what shows something else."""
    painted, seen = Painted(), Seen()
    assert seen.newer(draw(GAME, walked(4, 9).sight(1), painted=painted))
    again = draw(GAME, walked(4, 9).sight(1), painted=painted)
    assert [] == seen.newer(again)
    assert not again.bodies
    moved = draw(GAME, walked(4, 10).sight(1), painted=painted)
    newer = seen.newer(moved)
    differing = [id for id, shows in moved.shown.items() if shows != again.shown[id]]
    assert set(newer) <= set(differing) == set(moved.bodies) < set(moved.shown)


def test_viewers_who_see_the_same_share_one_painting(walked: Walked) -> None:
    """What the second asks for is the very text that was painted for the first."""
    painted = Painted()
    play = walked(4, 9)
    first, second = [draw(GAME, play.sight(viewer), painted=painted) for viewer in (0, 1)]
    assert first.bodies["fief-2"] is second.bodies["fief-2"]
    assert first.shown["fief-2"] is second.shown["fief-2"]


def test_notebooks(walked: Walked) -> None:
    """A drawing shows itself in a notebook, shut off from the notebook's own styles."""
    drawing: Drawing = draw(GAME, walked(2, 4).sight(0))
    assert drawing._repr_html_().startswith("<iframe srcdoc=")
    assert drawing._repr_svg_().startswith("<svg")
