"""A game without a pointer and without eyes: keys alone, and nothing but roles and names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator
from playwright.sync_api import Page as Tab
from server.browsers import address, chromium

from terem.core.record import parse

__all__ = ["address", "chromium"]

FAR = 40
"""Nothing is further away than so many times Tab."""


@pytest.fixture
def tab(chromium: Browser, address: str) -> Iterator[Tab]:
    """A Russian browser with its scripts on, at the door of the house."""
    context = chromium.new_context(locale="ru-RU", viewport={"width": 1440, "height": 900})
    opened = context.new_page()
    opened.goto(f"{address}/")
    yield opened
    context.close()


def focused(thing: Locator) -> bool:
    """Whether the keys go to one of these."""
    return any(each.evaluate("thing => thing === document.activeElement") for each in thing.all())


def reach(tab: Tab, thing: Locator, key: str = "Tab") -> None:
    """Press a key until the focus is there."""
    for _ in range(FAR):
        if focused(thing):
            return
        tab.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {thing}")


def sit_down(tab: Tab) -> None:
    """From the shelf to a table with bots, and over all that stands above to the question."""
    reach(tab, tab.get_by_role("button", name="Играть"))
    tab.keyboard.press("Enter")
    choices(tab).first.wait_for()
    reach(tab, tab.get_by_role("link", name="К основной части страницы"))
    tab.keyboard.press("Enter")
    tab.keyboard.press("Tab")
    assert focused(choices(tab))


def choices(tab: Tab) -> Locator:
    """What can be chosen now."""
    question = tab.get_by_role("region", name="Вопрос")
    return question.get_by_role("button", disabled=False)


def replay(tab: Tab) -> Locator:
    """The way back into the game, which is there when the game is over."""
    return tab.get_by_role("link", name="Пересмотреть партию")


def position(tab: Tab) -> str:
    """All that is told of the table."""
    return tab.get_by_role("main").aria_snapshot()


def choose(tab: Tab, turn: int) -> None:
    """Walk to one of the choices with the arrows, take it, and wait until something is asked."""
    reach(tab, choices(tab), "Tab" if turn % 2 else "ArrowDown")
    for _ in range(turn % 3):
        tab.keyboard.press("ArrowRight")
    assert focused(choices(tab))
    before = position(tab)
    tab.keyboard.press("Enter")
    choices(tab).or_(replay(tab)).first.wait_for()
    while before == position(tab) or not (choices(tab).count() or replay(tab).count()):
        tab.wait_for_timeout(30)


def test_a_whole_game_by_keyboard(tab: Tab) -> None:
    """The focus is never lost, and the end is that of the record."""
    sit_down(tab)
    turn = 0
    while not replay(tab).count():
        choose(tab, turn)
        turn += 1
    rows = tab.get_by_role("table").get_by_role("row")
    told = [int(cell) for cell in rows.last.get_by_role("cell").all_inner_texts()]
    reach(tab, tab.get_by_role("link", name="Сохранить запись"))
    with tab.expect_download() as download:
        tab.keyboard.press("Enter")
    assert parse(Path(download.value.path()).read_text("utf-8")).scores == told
    reach(tab, replay(tab), "Shift+Tab")
    tab.keyboard.press("Enter")
    tab.get_by_role("link", name="Вперёд").or_(tab.get_by_text("Вперёд")).first.wait_for()


def test_what_a_screen_reader_is_told(tab: Tab) -> None:
    """The position in sentences, whose turn it is, and every news while the focus is elsewhere."""
    sit_down(tab)
    before = position(tab)
    assert "status: Ваш ход." in before
    assert "Игроки расставляют первых лордов." in before
    assert "Розовый: 0 монет. Феод: ничего." in before
    choose(tab, 0)
    after = position(tab)
    assert "Раунд 1 из 16." in after
    assert "разыгрывается сейчас" in after
    news = [line for line in tab.locator("[aria-live=polite] p").all_inner_texts() if line]
    log = tab.get_by_role("region", name="Что произошло").get_by_role("listitem")
    assert any(line.startswith("Розовый ставит лорда") for line in news)
    assert set(news) <= set(log.all_inner_texts())
