"""Whoever sees, hears or touches otherwise: axe finds nothing to object to on any page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext
from playwright.sync_api import Page as Tab
from server.browsers import address, chromium
from server.tour import Tour, take_tour, unvisited

from terem.draw.theme import THEMES
from terem.server.visit import COLOURS, LANGUAGE

__all__ = ["address", "chromium"]

AXE = Path(__file__).parents[2] / "build" / "assets" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The grain lies behind everything as a picture; tests of the theme hold its contrast.
OPTIONS = {
    "runOnly": TAGS,
    "resultTypes": ["violations"],
    "checks": {"color-contrast": {"options": {"ignorePseudo": True}}},
}


@pytest.fixture(scope="module")
def tour(address: str, chromium: Browser) -> Tour:
    """All pages of a house."""
    return take_tour(chromium, address)


def visit(chromium: Browser, tour: Tour, theme: str, width: int) -> BrowserContext:
    """A browser of the one who has made the tour, with its scripts on."""
    context = chromium.new_context(
        storage_state=tour.cookies,
        viewport={"width": width, "height": 900},
        locale="en-US",
        reduced_motion="reduce",
    )
    dress(context, theme, tour.pages["shelf"])
    return context


def dress(context: BrowserContext, theme: str, address: str) -> None:
    """Have a browser ask the house for a theme."""
    context.add_cookies([{"name": COLOURS, "value": theme, "url": address}])


def objections(tab: Tab, part: str) -> list[str]:
    """What axe finds wrong in a part of the page: the rule, and where."""
    tab.evaluate(AXE.read_text("utf-8"))
    run = "([part, options]) => axe.run(part, options)"
    found: dict[str, Any] = tab.evaluate(run, [part, OPTIONS])
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def unfold(tab: Tab, part: str) -> None:
    """Open all that is folded up."""
    tab.locator(f"{part} details").evaluate_all("all => all.forEach(each => each.open = true)")


def test_the_tour_shows_every_page(tour: Tour) -> None:
    """A page that is new in the house is looked at too."""
    assert [] == unvisited(tour)


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_has_no_objection(chromium: Browser, tour: Tour, theme: str, width: int) -> None:
    """WCAG 2.2 AA and good practice, in every theme, on a phone and on a desk."""
    context = visit(chromium, tour, theme, width)
    tab = context.new_page()
    found: dict[str, list[str]] = {}
    for name, url in tour.pages.items():
        tab.goto(url)
        unfold(tab, "main")
        found[name] = objections(tab, "html")
    for menu in ("table-settings", "look", "guide"):
        tab.goto(tour.pages["table"])
        tab.locator(f"[popovertarget={menu}]").first.click()
        found[menu] = objections(tab, f"#{menu}")
    context.close()
    assert {} == {name: wrong for name, wrong in found.items() if wrong}


def test_axe_would_object(chromium: Browser, tour: Tour) -> None:
    """A picture that nobody can hear of is found, so silence means something."""
    context = visit(chromium, tour, "light", 1440)
    tab = context.new_page()
    tab.goto(tour.pages["shelf"])
    tab.evaluate("document.querySelector('.welcome img').removeAttribute('alt')")
    assert any(wrong.startswith("image-alt") for wrong in objections(tab, "html"))
    context.close()


@pytest.mark.parametrize("name", ["table", "over"])
def test_a_table_weighs_little(chromium: Browser, tour: Tour, name: str) -> None:
    """With styles, script, typefaces and pictures a table is less than 250 kB on the wire."""
    context = visit(chromium, tour, "light", 1440)
    context.add_cookies([{"name": LANGUAGE, "value": "ru", "url": tour.pages["shelf"]}])
    tab = context.new_page()
    tab.goto(tour.pages[name], wait_until="networkidle")
    parts: dict[str, int] = tab.evaluate(
        "Object.fromEntries([...performance.getEntriesByType('navigation'),"
        " ...performance.getEntriesByType('resource')].map(e => [e.name, e.encodedBodySize]))"
    )
    context.close()
    assert sum(parts.values()) < 250_000, parts
    assert any(part.endswith("terem.js") for part in parts)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_pages_flow_into_a_narrow_window(chromium: Browser, tour: Tour, lang: str) -> None:
    """At 320 pixels, which is a desk enlarged four times, nothing must be scrolled sideways."""
    context = visit(chromium, tour, "light", 320)
    context.add_cookies([{"name": LANGUAGE, "value": lang, "url": tour.pages["shelf"]}])
    tab = context.new_page()
    wide: dict[str, int] = {}
    for name, url in tour.pages.items():
        tab.goto(url)
        unfold(tab, "main")
        wide[name] = tab.evaluate("document.documentElement.scrollWidth")
    context.close()
    assert {} == {name: width for name, width in wide.items() if width > 320}
