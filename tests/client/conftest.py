"""Browsers before a stage: Debian's Chromium, with its scripts switched on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from client.stage import Stage, stage
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Page as Tab
from server.browsers import ARGUMENTS, CHROMIUM


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for the tests of a file; each has a profile of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        yield browser
        browser.close()


@pytest.fixture
def toy() -> Iterator[Stage]:
    """A stage on which three pieces may be chosen."""
    with stage() as made:
        yield made


@pytest.fixture
def tab(chromium: Browser, toy: Stage) -> Iterator[Tab]:
    """A tab that shows it, live; what goes wrong in the script is a failure of the test."""
    context = chromium.new_context(viewport={"width": 900, "height": 600}, locale="en-US")
    opened = context.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda fault: faults.append(str(fault)))
    opened.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    opened.goto(toy.address)
    toy.meet()
    yield opened
    context.close()
    assert [] == [fault for fault in faults if "WebSocket" not in fault]


def focused(tab: Tab) -> str:
    """The id of what has the focus."""
    return str(tab.evaluate("document.activeElement.id"))
