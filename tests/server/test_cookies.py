"""Cookies: what a browser is given to keep, and that looking changes nothing but how one looks."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from httpx import Response
from litestar import Litestar
from server.playing import of_the_shelf
from server.visitors import Visitor, app, visitor

from terem.server import visit as visits
from terem.server.app import create_app
from terem.server.house import FILE
from terem.server.settings import Settings

__all__ = ["app"]

pytestmark = pytest.mark.anyio

COOKIES = {
    visits.GUEST,
    visits.LANGUAGE,
    visits.COLOURS,
    visits.EYES,
    visits.MUTED,
    visits.FORGERY,
}
OF_A_TABLE = {visits.EYES, visits.MUTED}

ELSEWHERE = (
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "///elsewhere.example/",
    "/\\elsewhere.example/",
    "\\\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "\n//elsewhere.example/",
    "/..//elsewhere.example/",
    "/./\\elsewhere.example/",
    "/%2e%2e/elsewhere",
    "javascript:alert(1)",
    "data:text/html,x",
    "@elsewhere.example/",
    ".elsewhere.example/",
    "elsewhere",
    "/x\r\nSet-Cookie: a=b",
    "/é",
    "/" + "x" * 600,
    "",
)


def at(app: Litestar, folder: Path, root: str, address: str) -> Litestar:
    """The same house at another address."""
    settings = Settings(folder=folder, secret="s" * 40, root=root, address=address)
    return create_app(app.state.house, settings)


def given(answer: Response) -> list[Morsel[str]]:
    """The cookies of one answer."""
    return [
        morsel
        for line in answer.headers.get_list("set-cookie")
        for morsel in SimpleCookie(line).values()
    ]


async def table_of(me: Visitor, root: str) -> str:
    """A table that two share at one device, one of them seated beside a friend who may come."""
    await me.open(f"{root}/games/{of_the_shelf()}/new?seats=3")
    kinds = {"kind-0": "me", "kind-1": "here", "kind-2": "friend"}
    return (await me.press("/tables", **kinds)).path


@pytest.mark.parametrize("root", ["", "/terem"])
@pytest.mark.parametrize("address", ["", "https://games"])
async def test_every_cookie_is_guarded(
    app: Litestar, tmp_path: Path, root: str, address: str
) -> None:
    """No script reads it, no other site brings it, it goes by https alone if the house does."""
    me = visitor(at(app, tmp_path, root, address))
    answers: list[Response] = []

    async def note(answer: Response) -> None:
        answers.append(answer)

    me.client.event_hooks["response"].append(note)
    table = await table_of(me, root)
    await me.client.get(f"{root}/look?lang=ru&theme=dark")
    proof = {"_csrf_token": me.client.cookies[visits.FORGERY]}
    await me.client.post(f"{table}/eyes", data={**proof, "seat": "0"})
    await me.client.post(f"{table}/mute", data={**proof, "seat": "1", "mute": "yes"})
    await me.client.post(f"{root}/me/leave", data=proof)
    cookies = [cookie for answer in answers for cookie in given(answer)]
    assert COOKIES == {cookie.key for cookie in cookies}
    for cookie in cookies:
        assert cookie["httponly"], cookie.key
        assert "lax" == cookie["samesite"].lower(), cookie.key
        assert bool(address) == bool(cookie["secure"]), cookie.key
        assert "" == cookie["domain"], cookie.key
        assert (table if cookie.key in OF_A_TABLE else root or "/") == cookie["path"], cookie.key
    gone = [cookie for cookie in given(answers[-1]) if cookie.key == visits.GUEST]
    assert [("", "0")] == [(cookie.value, cookie["max-age"]) for cookie in gone]


def stored(folder: Path) -> list[str]:
    """Everything that the store holds."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        return list(store.iterdump())


async def test_looking_changes_nothing(app: Litestar, tmp_path: Path) -> None:
    """Whatever is asked for, the store stays as it is; only how one looks is kept, by the browser.

    Programs follow links before people do, and other sites may point at any address.
    """
    me = visitor(app)
    table = await table_of(me, "")
    link = next(f["value"] for f in me.page.all("input") if "/join/" in f.get("value", ""))
    await me.open("/me")
    page = await me.press("/me/recovery")
    recovery = next(f["value"] for f in page.all("input") if "/recovery/" in f.get("value", ""))
    parts = {
        "game": of_the_shelf(),
        "table_id": table.split("/")[2],
        "invite": link.split("/")[-1],
        "token": recovery.split("/")[-1],
        "order": "say",
    }
    before = stored(tmp_path / "data")
    strangers = (me, visitor(app))
    seen: set[str] = set()
    for route in app.routes:
        if "GET" not in getattr(route, "methods", ()):
            continue
        path = re.sub(r"\{(\w+):?\w*\}", lambda part: parts.get(part[1], "x"), route.path)
        for who in strangers:
            answer = await who.client.get(f"{path}?lang=ru&theme=dark&seat=0&mute=yes&name=x")
            kept = {cookie.key for cookie in given(answer)} - {visits.FORGERY}
            assert kept <= ({visits.LANGUAGE, visits.COLOURS} if path == "/look" else set()), path
            assert answer.status_code < 500, path
        seen.add(path)
    assert before == stored(tmp_path / "data")
    assert {"/me/leave", "/look", table, f"/join/{table.split('/')[2]}/{parts['invite']}"} <= seen


@pytest.mark.parametrize("root", ["", "/terem"])
@pytest.mark.parametrize("to", ELSEWHERE)
async def test_the_way_back_leads_nowhere_else(
    app: Litestar, tmp_path: Path, root: str, to: str
) -> None:
    """Whoever follows a link to another language stays in the house, whatever the link says."""
    me = visitor(at(app, tmp_path, root, ""))
    for way in (to, f"{root}{to}"):
        answer = await me.client.get(f"{root}/look", params={"lang": "ru", "to": way})
        assert 303 == answer.status_code
        url = urlsplit(urljoin("https://games/", answer.headers["location"]))
        assert ("https", "games") == (url.scheme, url.netloc)
        assert url.path.startswith(f"{root}/")
        assert "elsewhere" not in url.path
        assert {"terem_lang", "terem_form"} >= {cookie.key for cookie in given(answer)}


async def test_the_way_back_leads_back(app: Litestar, tmp_path: Path) -> None:
    """One is where one was, also below a path."""
    me = visitor(at(app, tmp_path, "/terem", ""))
    for way in ("/terem/", "/terem/me?done=name", "/terem/table/a..b/replay?ply=3&seat=1"):
        answer = await me.client.get("/terem/look", params={"theme": "dark", "to": way})
        assert way == answer.headers["location"]
