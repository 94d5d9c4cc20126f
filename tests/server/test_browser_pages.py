"""A real browser with its scripts switched off: whole games, page by page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext
from playwright.sync_api import Page as Tab
from server.browsers import GAME, address, chromium

from terem.core.record import parse

__all__ = ["address", "chromium"]


def screen(
    chromium: Browser, *, lang: str = "en-US", width: int = 1440, dark: bool = False
) -> BrowserContext:
    """A browser without script that has never been here."""
    return chromium.new_context(
        java_script_enabled=False,
        locale=lang,
        viewport={"width": width, "height": 800},
        color_scheme="dark" if dark else "light",
    )


def is_over(tab: Tab) -> bool:
    """Whether the page offers to look at the game again."""
    return tab.locator(".table-ways a[href$='/replay']").count() > 0


def choose(tab: Tab) -> None:
    """Press the first choice."""
    with tab.expect_navigation():
        tab.locator("#choices button").first.click()


def scores(tab: Tab) -> list[int]:
    """The last row of the table of points."""
    cells = tab.locator("#ledger-table tbody tr").last.locator("td")
    return [int(text) for text in cells.all_inner_texts()]


def recorded(tab: Tab) -> list[int] | None:
    """The scores as the downloaded record tells them."""
    with tab.expect_download() as download:
        tab.locator(".table-ways a[href$='/record']").click()
    return parse(Path(download.value.path()).read_text("utf-8")).scores


def test_a_whole_game_against_bots(address: str, chromium: Browser) -> None:
    """From the shelf to the final scores, which are those of the record; then a look back."""
    tab = screen(chromium).new_page()
    tab.goto(f"{address}/")
    tab.get_by_role("button", name="Play now").first.click()
    while not is_over(tab):
        tab.locator("#choices button, .table-ways a[href$='/replay']").first.wait_for()
        if not is_over(tab):
            choose(tab)
    assert recorded(tab) == scores(tab)
    tab.get_by_role("link", name="Look at the game again").click()
    tab.get_by_role("link", name="First", exact=True).click()
    tab.get_by_role("link", name="Forward").click()
    assert "After choice 1 of" in tab.locator("#steps").inner_text()
    tab.context.close()


def test_two_browsers_by_link(address: str, chromium: Browser) -> None:
    """A friend follows the invite in Russian on a phone; both see the scores of the record."""
    anna = screen(chromium).new_page()
    anna.goto(f"{address}/games/{GAME}/new?seats=2")
    anna.get_by_label("Name").first.fill("Anna")
    anna.locator("#kind-1").select_option("friend")
    anna.get_by_role("button", name="Begin").click()
    link = anna.locator("#invites .link").input_value()
    table = anna.url
    boris = screen(chromium, lang="ru-RU", width=360).new_page()
    boris.goto(link)
    boris.get_by_label("Имя").fill("Борис")
    boris.get_by_role("button", name="Сесть за стол").click()
    tabs = [anna, boris]
    while not is_over(anna):
        for tab in tabs:
            tab.goto(table)
            while tab.locator("#choices button").count():
                choose(tab)
    boris.goto(table)
    assert scores(anna) == scores(boris) == recorded(anna)
    assert "Борис" in anna.locator("#group-ledger").inner_text()
    anna.context.close()
    boris.context.close()


def test_a_screen_changes_hands(address: str, chromium: Browser) -> None:
    """Between two persons the page is empty, and going back shows nothing of the one before."""
    tab = screen(chromium, lang="ru-RU").new_page()
    tab.goto(f"{address}/games/{GAME}/new?seats=2")
    tab.locator("#kind-1").select_option("here")
    tab.locator("#name-1").fill("Вера")
    tab.locator(".setting button").click()
    with tab.expect_navigation():
        tab.locator("form[action$='/eyes'] button").click()
    while tab.locator("#choices button").count():
        choose(tab)
    for _ in range(2):
        assert tab.locator("form[action$='/eyes'] button").count() == 1
        assert tab.locator("main svg, #table, #log").count() == 0
        tab.go_back()
    tab.context.close()


@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
def test_no_page_is_wider_than_its_screen(
    address: str, chromium: Browser, width: int, lang: str
) -> None:
    """Nothing must be scrolled sideways, and what fingers press is large enough."""
    context = screen(chromium, lang=lang, width=width, dark=True)
    tab = context.new_page()
    tab.goto(f"{address}/")
    tab.locator("form[action$='/play'] button").first.click()
    tab.locator("#choices button").first.wait_for()
    table = tab.url
    new = f"{address}/games/{GAME}/new?seats=5"
    for url in (
        f"{address}/",
        f"{address}/me",
        new,
        f"{address}/games/{GAME}/guide",
        table,
        f"{table}/none",
    ):
        tab.goto(url)
        whole = tab.locator("html")
        box = whole.bounding_box()
        assert box is not None
        shot = tab.screenshot(full_page=True)
        assert width == int.from_bytes(shot[16:20], "big")
        for target in tab.locator("button, a.button, select, .top a, summary").all():
            if target.is_visible():
                size = target.bounding_box()
                assert size is not None
                assert size["height"] >= 44, target.evaluate("e => e.outerHTML")
    context.close()


def test_a_turn_by_keyboard(address: str, chromium: Browser) -> None:
    """Tab and Enter are enough: skip to the question, go to a choice, take it."""
    tab = screen(chromium).new_page()
    tab.goto(f"{address}/")
    button = tab.get_by_role("button", name="Play now").first
    button.focus()
    tab.keyboard.press("Enter")
    tab.locator("#choices button").first.wait_for()
    before = tab.locator("input[name=ply][form=choices]").get_attribute("value")
    tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    tab.locator("#choices button").first.wait_for()
    assert before != tab.locator("input[name=ply][form=choices]").get_attribute("value")
    tab.context.close()
