"""Visitors: browsers without script, in so far as a test needs one: pages, links, forms."""

from __future__ import annotations

from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar

from terem.server.app import create_app
from terem.server.assets import all_assets
from terem.server.box import boxes
from terem.server.house import House
from terem.server.settings import Settings

TOY = "toy"

Attributes = dict[str, str]


class Form:
    """A form with the values it would send, wherever its fields stand in the page."""

    def __init__(self, attributes: Attributes) -> None:
        self.id = attributes.get("id", "")
        self.action = attributes.get("action", "")
        self.method = attributes.get("method", "get")
        self.fields: dict[str, str] = {}
        self.buttons: list[tuple[str, str]] = []


class Page(HTMLParser):
    """What a visitor sees of an answer."""

    def __init__(self, response: Response) -> None:
        super().__init__()
        self.response = response
        self.text = response.text
        self.path = response.url.path
        self.tags: list[tuple[str, Attributes]] = []
        self.forms: list[Form] = []
        self._words: list[str] = []
        self._open: Form | None = None
        self._select = ""
        self._inputs: list[tuple[Form | None, Attributes]] = []
        self.feed(self.text)
        self.close()

    @property
    def words(self) -> str:
        """All text of the page."""
        return " ".join(" ".join(self._words).split())

    def all(self, tag: str) -> list[Attributes]:
        """The attributes of every element of a kind."""
        return [attributes for name, attributes in self.tags if name == tag]

    def form(self, part: str) -> Form:
        """The form whose id or action ends so."""
        return next(f for f in self.forms if f.id == part or f.action.endswith(part))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element, and what it adds to a form."""
        attributes = {key: value or "" for key, value in attrs}
        self.tags.append((tag, attributes))
        if tag == "form":
            self._open = Form(attributes)
            self.forms.append(self._open)
        elif tag == "select":
            self._select = attributes["name"]
        elif tag == "option" and self._open is not None:
            if "selected" in attributes or self._select not in self._open.fields:
                self._open.fields[self._select] = attributes["value"]
        elif tag == "button" and self._open is not None:
            self._open.buttons.append((attributes.get("name", ""), attributes.get("value", "")))
        elif attributes.get("type") in ("checkbox", "radio") and "checked" not in attributes:
            # What is not ticked is not sent.
            return
        elif tag == "input" and "name" in attributes:
            self._inputs.append((self._open, attributes))

    def handle_endtag(self, tag: str) -> None:
        """A form ends."""
        if tag == "form":
            self._open = None

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self._words.append(data)

    def close(self) -> None:
        """Give every field to its form."""
        super().close()
        for inside, attributes in self._inputs:
            id = attributes.get("form")
            form = inside if id is None else next((f for f in self.forms if f.id == id), None)
            if form is not None:
                form.fields[attributes["name"]] = attributes.get("value", "")


class Visitor:
    """One browser: it keeps cookies, follows redirects and presses buttons."""

    def __init__(self, client: AsyncClient) -> None:
        self.client = client
        self.page: Page

    async def open(self, path: str) -> Page:
        """Go to a page."""
        return self._saw(await self.client.get(path, follow_redirects=True))

    async def send(self, form: Form, **more: str) -> Page:
        """Send a form, some of its fields changed."""
        action = form.action or self.page.path
        fields = {**form.fields, **more}
        if form.method == "get":
            return self._saw(await self.client.get(action, params=fields))
        return self._saw(await self.client.post(action, data=fields, follow_redirects=True))

    async def press(self, part: str, **more: str) -> Page:
        """Send the form of this page whose id or action ends so."""
        return await self.send(self.page.form(part), **more)

    async def choose(self, which: int = 0) -> Page:
        """Press one of the choices."""
        name, value = self.page.form("choices").buttons[which]
        return await self.press("choices", **{name: value})

    def _saw(self, response: Response) -> Page:
        self.page = Page(response)
        return self.page


def is_asked(page: Page) -> bool:
    """Whether the page asks its visitor something."""
    return any(form.id == "choices" for form in page.forms)


def invite_of(page: Page) -> str:
    """The last of the links for friends."""
    return [field["value"] for field in page.all("input") if "/join/" in field.get("value", "")][-1]


@pytest.fixture
async def app(shelf: Path, tmp_path: Path) -> AsyncIterator[Litestar]:
    """The app of a house that knows the game of purses."""
    all_assets.cache_clear()
    boxes.cache_clear()
    house = await House.open(None, tmp_path / "data")
    yield create_app(house, Settings(folder=tmp_path, secret="s" * 40))
    await house.close()
    all_assets.cache_clear()
    boxes.cache_clear()


def visitor(app: Litestar, lang: str = "en") -> Visitor:
    """A browser that has never been here."""
    # Litestar's own client runs the app in another loop than that of the house.
    transport = ASGITransport(app=cast(Any, app), raise_app_exceptions=False)
    headers = {"accept-language": lang}
    return Visitor(AsyncClient(transport=transport, base_url="https://games", headers=headers))


async def seated(app: Litestar, *kinds: str, name: str = "Anna", game: str = TOY) -> Visitor:
    """Somebody who has set a table with these players."""
    host = visitor(app)
    await host.open(f"/games/{game}/new?seats={len(kinds)}")
    fields = {f"kind-{seat}": kind for seat, kind in enumerate(kinds)}
    await host.press("/tables", **fields, **{"name-0": name})
    return host
