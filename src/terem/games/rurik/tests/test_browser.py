"""Rurik in real browsers: two people and a bot, and alone on a phone in Russian."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as Tab
from server.browsers import address, chromium
from server.test_axe import dress, objections
from server.test_browser_live import person, ply
from server.test_browser_pages import is_over, recorded, scores

from terem.core.dice import GUESS, Dice
from terem.draw.theme import THEMES
from terem.games.rurik import GAME

__all__ = ["address", "chromium"]

PHONE = {"width": 360, "height": 740}
MOST = 250_000
"""Bytes of a table with everything that it needs, packed."""
SOME = 40
"""Choices until there is something on the table."""


def press(tab: Tab, dice: Dice) -> None:
    """Take some choice, and see that it was taken."""
    before = ply(tab)
    buttons = tab.locator("#choices .offers button")
    buttons.nth(dice.below(GUESS, buttons.count())).click()
    expect(tab.locator(f"#fields [name=ply][value='{before}']")).to_have_count(0)


def test_two_people_and_a_bot(address: str, chromium: Browser) -> None:
    """They play all four rounds live, and both see the scores that the record tells."""
    dice = Dice("two people and a bot", [], 0)
    with person(chromium) as anna, person(chromium, "ru-RU") as boris:
        anna.goto(f"{address}/games/{GAME.id}/new?seats=3")
        anna.locator("[name=name-0]").fill("Anna")
        anna.locator("#kind-1").select_option("friend")
        anna.locator(".setting button[type=submit]").last.click()
        boris.goto(anna.locator("#invites .link").input_value())
        boris.locator("[name=name]").fill("Борис")
        boris.locator("form.strong button, button.strong").first.click()
        boris.locator("#table").wait_for()
        while not is_over(anna):
            for tab in (anna, boris):
                if tab.locator("#choices").count():
                    press(tab, dice)
        boris.locator(".table-ways a[href$='/replay']").wait_for()
        assert scores(anna) == scores(boris) == recorded(anna)


@pytest.mark.parametrize("level", ["easy", "very-hard"])
def test_alone_on_a_phone_in_russian(address: str, chromium: Browser, level: str) -> None:
    """The rebellion plays by itself, tells why, and the end says who has won."""
    dice = Dice("alone on a phone", [], 0)
    with person(chromium, "ru-RU") as tab:
        tab.set_viewport_size(PHONE)  # type: ignore[arg-type] # a size is a plain dictionary
        tab.goto(f"{address}/games/{GAME.id}/new?seats=1")
        tab.locator("[name=option-level]").select_option(level)
        tab.locator(".setting button[type=submit]").last.click()
        tab.locator("#choices").wait_for()
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        while not is_over(tab):
            press(tab, dice)
        assert recorded(tab) == scores(tab)
        expect(tab.locator("#log")).to_contain_text("мятеж", ignore_case=True)
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("theme", THEMES)
def test_nobody_is_shut_out(address: str, chromium: Browser, theme: str, seats: int) -> None:
    """Axe finds nothing to object to in the middle of a game, and the page is light enough."""
    dice = Dice(f"axe {theme} {seats}", [], 0)
    with person(chromium) as tab:
        dress(tab.context, theme, address)
        tab.goto(f"{address}/games/{GAME.id}/new?seats={seats}")
        tab.locator(".setting button[type=submit]").last.click()
        tab.locator("#choices").wait_for()
        for _ in range(SOME):
            press(tab, dice)
            tab.locator("#choices").wait_for()
        assert [] == objections(tab, "html")
        tab.set_viewport_size(PHONE)  # type: ignore[arg-type] # likewise
        assert [] == objections(tab, "html")
        tab.goto(tab.url, wait_until="networkidle")
        weight = tab.evaluate(
            "[...performance.getEntriesByType('navigation'),"
            " ...performance.getEntriesByType('resource')]"
            ".reduce((sum, each) => sum + each.encodedBodySize, 0)"
        )
        assert 0 < weight < MOST
