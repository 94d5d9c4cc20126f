"""A tour of the house: every page, in the states in which a person meets it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, StorageState
from playwright.sync_api import Page as Tab
from server.browsers import GAME

from terem.server.app import create_app
from terem.server.house import House
from terem.server.settings import Settings

NO_PAGES: Final = ("/assets/", "/look", "/health", "/metrics", "/record/", "/live/", "/me/kept")
"""What is asked for and is not shown."""


class Tour:
    """The addresses of the pages, by name, and the cookies of the one who has made the tour."""

    def __init__(self, pages: dict[str, str], cookies: StorageState) -> None:
        self.pages = pages
        self.cookies = cookies


def take_tour(chromium: Browser, address: str) -> Tour:
    """Go everywhere once, without script."""
    context = chromium.new_context(java_script_enabled=False, locale="en-US")
    tab = context.new_page()
    pages = {"shelf": f"{address}/", "missing": f"{address}/nowhere"}
    pages["setting"] = f"{address}/games/{GAME}/new?seats=5"
    pages["guide"] = f"{address}/games/{GAME}/guide"
    pages["early"] = _laid(tab, address, "greedy", "greedy")
    pages["table"] = _laid(tab, address, "greedy", "uniform", "greedy", "uniform")
    _play(tab, 12)
    for part in ("log", "said", "why", "watch", "farewell", "unknown"):
        pages[part] = f"{pages['table']}/{part}"
    pages["hand-over"] = _laid(tab, address, "here")
    pages["open"] = _laid(tab, address, "friend")
    link = tab.locator("#invites .link").input_value()
    pages["join"] = f"{address}{urlsplit(link).path}"
    pages["invite"] = f"{pages['open']}/invite"
    pages["over"] = _laid(tab, address, "uniform")
    _play(tab, 1000)
    pages["replay"] = f"{pages['over']}/replay?ply=9&seat=1"
    for part in ("me", "me/leave", "me/erase", "records"):
        pages[part] = f"{address}/{part}"
    tab.goto(pages["me"])
    tab.locator("form[action$='/me/recovery'] button").click()
    pages["back"] = f"{address}{urlsplit(tab.locator('.link').input_value()).path}"
    cookies = context.storage_state()
    context.close()
    return Tour(pages, cookies)


def unvisited(tour: Tour) -> list[str]:
    """The pages that the house has and the tour does not show."""
    # No route asks for its house before it is walked.
    app = create_app(cast(House, None), Settings(folder=Path(), secret="s" * 40))
    paths = [urlsplit(url).path for url in tour.pages.values()]
    return [
        route.path
        for route in app.routes
        if "GET" in getattr(route, "methods", ())
        and not any(part in f"{route.path}/" for part in NO_PAGES)
        and not any(re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", route.path), path) for path in paths)
    ]


def _laid(tab: Tab, address: str, *others: str) -> str:
    """A new table for oneself and others."""
    tab.goto(f"{address}/games/{GAME}/new?seats={len(others) + 1}")
    tab.get_by_label("Name").first.fill("Aleksandra")
    for seat, kind in enumerate(others, 1):
        tab.locator(f"#kind-{seat}").select_option(kind)
    tab.get_by_role("button", name="Begin").click()
    return tab.url


def _play(tab: Tab, most: int) -> None:
    """Take the first choice so many times, or until the game is over."""
    while most and not tab.locator(".table-ways a[href$='/replay']").count():
        if tab.locator("#choices").count():
            tab.locator("#choices button").first.click()
            most -= 1
        else:
            tab.reload()
