"""Payloads: whatever is typed anywhere is shown as text, in real browsers, and never runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, Error, FilePayload, expect
from playwright.sync_api import Page as Tab
from server.browsers import GAME, address, chromium
from server.payloads import COOKIES, GETS, PAYLOADS, POSTS, known
from server.tour import take_tour

from terem.server.company import LONGEST_SAID
from terem.server.people import LONGEST_NAME
from terem.server.setting import LONGEST_NAME as LONGEST_SEAT
from terem.server.visit import FORGERY

__all__ = ["address", "chromium"]

WATCH = """
window.faults = [];
window.m = () => faults.push("the marker was called");
addEventListener("securitypolicyviolation", (e) => faults.push(e.violatedDirective), true);
"""
COUNT = """(pages) => pages.map((page) =>
  new DOMParser().parseFromString(page, "text/html").querySelectorAll("*").length)"""
REFUSED, FAULT = 400, 500
NUMBERED = re.compile(r"(kind|name|option)-\w+")


class Person:
    """A browser with its scripts on, which notes whatever should not have happened."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.tab: Tab = context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.pages: list[str] = []
        """Every page that was sent."""
        self.tab.on("dialog", lambda dialog: self.faults.append(dialog.message))
        self.tab.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.tab.on(
            "console", lambda said: self.faults.append(said.text) if "Policy" in said.text else None
        )
        self.tab.goto(f"{address}/")

    def look(self, path: str) -> None:
        """Go to a page and let its script run."""
        try:
            answer = self.tab.goto(f"{self.address}{path}")
        except Error:
            # The page that is left may just be loading itself anew, its key being taken away.
            answer = self.tab.goto(f"{self.address}{path}")
        assert answer is not None
        if "html" in answer.headers["content-type"]:
            self.pages.append(answer.text())
        self.check()

    def check(self) -> None:
        """Nothing of what was typed has run."""
        self.faults += self.tab.evaluate("window.faults ?? []")
        assert [] == self.faults

    def ask(self, path: str) -> None:
        """Keep a page without showing it."""
        self._kept(self.tab.request.get(f"{self.address}{path}"))

    def send(self, path: str, **fields: str) -> APIResponse:
        """Send a form, and keep the page that answers."""
        form: dict[str, str | float | bool] = {"_csrf_token": self._proof, **fields}
        return self._kept(self.tab.request.post(f"{self.address}{path}", form=form))

    def bring(self, path: str, text: str) -> APIResponse:
        """Send a file that is called like what it holds."""
        file = FilePayload(name=text[:100], mimeType="text/plain", buffer=text.encode())
        form: dict[str, Any] = {
            "_csrf_token": self._proof,
            "file": file,
        }
        return self._kept(self.tab.request.post(f"{self.address}{path}", multipart=form))

    @property
    def _proof(self) -> str:
        cookies = self.tab.context.cookies()
        return next(cookie["value"] for cookie in cookies if cookie["name"] == FORGERY)

    def _kept(self, answer: APIResponse) -> APIResponse:
        assert answer.status < FAULT, answer.url
        self.pages.append(answer.text())
        return answer


@pytest.fixture(scope="module")
def browsers(chromium: Browser) -> Iterator[list[BrowserContext]]:
    """Two browsers that remember styles and typefaces, and are strangers every time."""
    contexts = [chromium.new_context(locale="en-US") for _ in range(2)]
    for context in contexts:
        context.add_init_script(WATCH)
    yield contexts
    for context in contexts:
        context.close()


@contextmanager
def person(context: BrowserContext, address: str, place: str) -> Iterator[Person]:
    """Somebody at a place where nobody else is counted, whom the house does not know."""
    context.clear_cookies()
    context.set_extra_http_headers({"x-forwarded-for": place})
    made = Person(context, address)
    yield made
    made.check()
    made.tab.close()


def set_table(anna: Person, boris: Person, payload: str) -> str:
    """A table at which two are called like the payload, or nothing where that is refused."""
    fields = {"seats": "2", "kind-0": "me", "kind-1": "friend", "name-0": payload}
    if anna.send(f"/games/{GAME}/tables", **fields).status >= REFUSED:
        anna.send(f"/games/{GAME}/tables", **{**fields, "name-0": ""})
    anna.look("/")
    table = anna.tab.locator("a[href^='/table/']").first.get_attribute("href") or ""
    anna.look(table)
    link = anna.tab.locator("#invites .link").input_value()
    join = link.removeprefix(anna.address)
    boris.look(join)
    if boris.send(join, name=payload).status >= REFUSED:
        boris.send(join, name="")
    return table.removeprefix("/table/")


def say(boris: Person, anna: Person, payload: str) -> None:
    """Say it at the table; what may be said comes to others in a frame, as text."""
    boris.tab.locator("#say-text").fill(payload)
    boris.tab.locator("#say-text").press("Enter")
    if payload.isprintable() and len(payload) <= LONGEST_SAID:
        said = anna.tab.locator("#chat .said-list li")
        expect(said).to_have_count(1)
        expect(said).to_contain_text(payload.strip())
        expect(said.locator("*")).to_have_count(3)
    for who in (anna, boris):
        who.check()


def everywhere(who: Person, payload: str, table: str) -> None:
    """Bring a payload in at every door."""

    def there(path: str) -> str:
        # An address can only be so long, whoever writes it.
        return path.replace("{payload}", quote(payload[:500], safe="")).replace("{table}", table)

    for path, names in POSTS:
        who.send(there(path), **{name.replace("{payload}", payload): payload for name in names})
    for number in range(2):
        fields = {f"{name}-{number}": payload for name in ("kind", "name")}
        who.send(f"/games/{GAME}/tables", **{"seats": "2", "kind-0": "me", **fields})
    who.bring("/records", payload)
    for path in GETS:
        who.ask(there(path))
    for part in ("", "/log", "/why", "/invite", "/replay"):
        who.ask(f"/table/{table}{part}")
    for path in ("/", "/me", f"/games/{GAME}/new", f"/table/{table}/watch", f"/table/{table}/said"):
        who.look(path)


def as_word(page: str, payload: str) -> str:
    """The page as it would be if somebody had typed a harmless word."""
    cuts = [payload, payload[:LONGEST_NAME], payload[:LONGEST_SEAT]]
    # What cannot be shown is left out, wherever it comes from.
    shown = [cut.strip().replace("\0", "") for cut in cuts]
    for cut in sorted({*cuts, *shown}, key=len, reverse=True):
        for typed in (escape(cut), escape(cut, quote=False), cut):
            page = page.replace(typed, "word")
    return page


@pytest.mark.parametrize("number", range(len(PAYLOADS)))
def test_nothing_that_is_typed_runs(
    address: str, browsers: list[BrowserContext], number: int
) -> None:
    """No page and no frame has one element more than with a harmless word, and no script runs."""
    payload = PAYLOADS[number]
    with (
        person(browsers[0], address, f"a{number}") as anna,
        person(browsers[1], address, f"b{number}") as boris,
    ):
        table = set_table(anna, boris, payload)
        for who in (anna, boris):
            who.look(f"/table/{table}")
        say(boris, anna, payload)
        everywhere(anna, payload, table)
        pages = anna.pages + boris.pages
        words = [as_word(page, payload) for page in pages]
        assert anna.tab.evaluate(COUNT, words) == anna.tab.evaluate(COUNT, pages)
        assert any(page != word for page, word in zip(pages, words, strict=True))
        assert anna.faults == boris.faults == []
        brought = quote(payload[:500])
        anna.tab.context.add_cookies(
            [{"name": name, "value": brought, "url": address} for name in COOKIES]
        )
        for path in ("/", f"/table/{table}"):
            anna.look(path)


def test_every_field_is_tried(address: str, chromium: Browser) -> None:
    """Whatever has a name on any page of the house is in the list of what is tried."""
    tour = take_tour(chromium, address)
    context = chromium.new_context(storage_state=tour.cookies)
    tab = context.new_page()
    names: set[str] = set()
    for url in tour.pages.values():
        tab.goto(url)
        found = "all => all.map(each => each.name)"
        names |= {*tab.locator("input, select, textarea, button[name]").evaluate_all(found)}
    context.close()
    untried = {name for name in names - known() - {""} if not NUMBERED.fullmatch(name)}
    assert set() == untried


def test_what_would_run_is_noticed(address: str, chromium: Browser) -> None:
    """A page that shows what was typed as it is has other elements, and the policy objects."""
    payload = "<img src=x onerror=m()>"
    page = f"<p>{payload}</p>"
    context = chromium.new_context()
    context.add_init_script(WATCH)
    anna = Person(context, address)
    assert anna.tab.evaluate(COUNT, [as_word(page, payload)]) != anna.tab.evaluate(COUNT, [page])
    anna.tab.evaluate("text => { document.body.innerHTML = text }", page)
    anna.tab.wait_for_function("faults.length")
    with pytest.raises(AssertionError):
        anna.check()
    context.close()
