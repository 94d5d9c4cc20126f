"""Real browsers with the script: people at one table follow each other without a page loaded."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as Tab
from server.browsers import GAME, chromium
from server.test_browser_pages import is_over, recorded, scores

__all__ = ["chromium"]


class Door:
    """A house of its own process at one place, which may be shut in one's face and opened again."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._port = "0"
        self.open()

    def open(self) -> None:
        """Open the house, where it was before."""
        order = ["serve", "--port", self._port, "--pace", "0", "--home", str(self._home)]
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "terem.cli", *order], stdout=subprocess.PIPE, encoding="utf-8"
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^/\s]+:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.address, self._port = found[0], found[1]

    def kill(self) -> None:
        """End it as if the machine had lost its power."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """A house that can be killed."""
    made = Door(tmp_path_factory.mktemp("home"))
    yield made
    made.kill()


@contextmanager
def person(chromium: Browser, lang: str = "en-US") -> Iterator[Tab]:
    """Somebody's browser; a fault of the script, or what the policy forbids, fails the test."""
    context = chromium.new_context(locale=lang, viewport={"width": 1280, "height": 800})
    tab = context.new_page()
    faults: list[str] = []
    tab.on("pageerror", lambda fault: faults.append(str(fault)))
    tab.on("console", lambda said: faults.append(said.text) if "Policy" in said.text else None)
    yield tab
    context.close()
    assert [] == faults


def sit(anna: Tab, boris: Tab, address: str) -> None:
    """Anna sets a table with a bot for a third, and Boris comes by her link."""
    anna.goto(f"{address}/games/{GAME}/new?seats=3")
    anna.locator("[name=name-0]").fill("Anna")
    anna.locator("#kind-1").select_option("friend")
    anna.get_by_role("button", name="Begin").click()
    link = anna.locator("#invites .link").input_value()
    boris.goto(link)
    boris.locator("[name=name]").fill("Boris")
    boris.locator("form.strong button, button.strong").first.click()
    boris.locator("#table").wait_for()
    boris.wait_for_load_state()


def against_bots(tab: Tab, address: str) -> None:
    """Begin a game against bots."""
    tab.goto(f"{address}/")
    tab.locator("form[action$='/play'] button").first.click()
    tab.locator("#choices").wait_for()


def ply(tab: Tab) -> int:
    """The position that the page would answer."""
    return int(tab.locator("#fields [name=ply]").get_attribute("value", timeout=20_000) or "-1")


def press(tab: Tab) -> None:
    """Take the first choice, and see that it was taken."""
    before = ply(tab)
    tab.locator("#choices button").first.click()
    expect(tab.locator(f"#fields [name=ply][value='{before}']")).to_have_count(0)


def test_two_people_and_a_bot_live(door: Door, chromium: Browser) -> None:
    """They play to the end with no page loaded, and both see the scores of the record."""
    with person(chromium) as anna, person(chromium, "ru-RU") as boris:
        sit(anna, boris, door.address)
        loads: list[str] = []
        for tab in (anna, boris):
            tab.on("load", lambda loaded: loads.append(loaded.url))
        while not is_over(anna):
            for tab in (anna, boris):
                if tab.locator("#choices").count():
                    press(tab)
        boris.locator(".table-ways a[href$='/replay']").wait_for()
        assert [] == loads
        assert scores(anna) == scores(boris) == recorded(anna)


def test_killed_in_the_middle(door: Door, chromium: Browser) -> None:
    """A choice made while the house is dead is taken once, as soon as it lives again."""
    with person(chromium) as tab:
        against_bots(tab, door.address)
        press(tab)
        tab.locator("#choices").wait_for()
        before = ply(tab)
        door.kill()
        tab.locator("#choices button").last.click()
        expect(tab.locator(".line-status")).not_to_be_empty()
        door.open()
        expect(tab.locator(f"#fields [name=ply][value='{before}']")).to_have_count(0)
        expect(tab.locator(".line-status")).to_be_empty()
        expect(tab.locator(".notice")).to_have_count(0)
        tab.locator("#choices").wait_for()
        live = ply(tab)
        tab.reload()
        assert live == ply(tab)


def test_the_board_is_a_way(door: Door, chromium: Browser) -> None:
    """A thing that glows can be clicked, and one that does not says why."""
    with person(chromium) as tab:
        against_bots(tab, door.address)
        before = ply(tab)
        tab.locator("#table .live").first.click()
        expect(tab.locator(f"#fields [name=ply][value='{before}']")).to_have_count(0)
        tab.locator("#choices").wait_for()
        tab.locator("#table .place:not(.live)").first.click()
        expect(tab.locator(".notice p")).not_to_be_empty()


def test_pages_of_a_replay_turn_in_place(door: Door, chromium: Browser) -> None:
    """The slider and the steps show another ply without loading the page, and its address."""
    with person(chromium) as tab:
        tab.goto(f"{door.address}/")
        tab.locator("form[action$='/watch'] button").first.click()
        tab.locator(".table-ways a[href$='/replay']").click(timeout=60_000)
        slider = tab.locator("#ply-slider")
        slider.wait_for()
        loads: list[str] = []
        tab.on("load", lambda loaded: loads.append(loaded.url))
        slider.focus()
        tab.keyboard.press("Home")
        tab.keyboard.press("ArrowRight")
        tab.wait_for_url(re.compile(r"ply=1(&|$)"))
        expect(tab.locator("#steps .said")).to_contain_text("1")
        expect(slider).to_be_focused()
        tab.locator("#steps a[rel=next]").click()
        tab.wait_for_url(re.compile(r"ply=2(&|$)"))
        expect(slider).to_have_value("2")
        assert [] == loads
