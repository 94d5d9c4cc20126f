"""What the pages refuse: forged and stale forms, seats of others, and too much of anything."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from litestar import Litestar
from server.visitors import TOY, Page, Visitor, app, invite_of, is_asked, seated, visitor

from terem.server.app import create_app
from terem.server.house import House
from terem.server.settings import Settings
from terem.server.signature import sign, signed

__all__ = ["app"]

pytestmark = pytest.mark.anyio


async def at_table(app: Litestar) -> Visitor:
    """Somebody who is asked."""
    host = await seated(app, "me", "friend")
    table = host.page.path
    guest = visitor(app)
    await guest.open(invite_of(host.page))
    await guest.press(guest.page.path, name="Boris")
    await host.open(table)
    return host if is_asked(host.page) else guest


def ply(page: Page) -> str:
    """The position that a page shows."""
    return page.form("choices").fields["ply"]


async def test_a_form_from_elsewhere_is_refused(app: Litestar) -> None:
    """Without the proof that the house wrote the form, nothing happens."""
    me = await at_table(app)
    shown = me.page
    choice = dict([shown.form("choices").buttons[0]])
    for proof in ("", "x", "x" * 128):
        page = await me.send(shown.form("choices"), **choice, _csrf_token=proof)
        assert 403 == page.response.status_code
        assert "The form did not come from this house" in page.words
    assert ply(shown) == ply(await me.open(shown.path))


async def test_the_seat_of_another_is_refused(app: Litestar) -> None:
    """A stranger, a watcher and a neighbour cannot choose for a seat, whatever their form says."""
    me = await at_table(app)
    form = me.page.form("choices")
    stranger = visitor(app)
    await stranger.open("/")
    proof = stranger.page.forms[0].fields["_csrf_token"]
    choice = dict([form.buttons[0]])
    form.action = me.page.path
    assert 403 == (await stranger.send(form, **choice, _csrf_token=proof)).response.status_code
    other = str(1 - int(form.fields["seat"]))
    for seat in (other, "7", "-1", "x", ""):
        answer = await me.send(form, **choice, seat=seat)
        assert 403 == answer.response.status_code
    assert form.fields["ply"] == ply(await me.open(form.action))


async def test_a_choice_counts_once(app: Litestar) -> None:
    """The same click again changes nothing; an older page is told that it is stale."""
    me = await seated(app, "me", "here")
    await me.press("/eyes")
    form = me.page.form("choices")
    form.action = me.page.path
    choice = dict([form.buttons[0]])
    await me.send(form, **choice)
    await me.send(form, **choice)
    assert me.page.response.status_code == 200
    page = await me.send(form, **choice, key="another")
    assert 409 == page.response.status_code
    assert "To the table" in page.words


@pytest.mark.parametrize("broken", [{"ply": "x"}, {"key": ""}, {"key": "a b"}, {"ply": "²"}])
async def test_broken_forms(app: Litestar, broken: dict[str, str]) -> None:
    """What no page of ours has written is refused with a page."""
    me = await at_table(app)
    assert 400 == (await me.press("choices", **broken)).response.status_code


async def test_what_the_rules_do_not_allow(app: Litestar) -> None:
    """An illegal choice is refused with the reason, in the words of the game."""
    me = await at_table(app)
    page = await me.press("choices", choice="nonsense")
    assert 409 == page.response.status_code
    assert "“nonsense” is not a choice of this game." in page.words


async def test_too_much_is_refused(app: Litestar) -> None:
    """A form of a megabyte is not read to its end."""
    me = await at_table(app)
    assert 413 == (await me.press("choices", choice="x" * 2**20)).response.status_code


async def test_forged_cookies(app: Litestar) -> None:
    """A guest token that the house has not signed is nobody."""
    me = await at_table(app)
    token = me.client.cookies["terem_guest"]
    thief = visitor(app)
    for forged in (token.partition(".")[2], f"x{token}", f"{token}x", "é.é"):
        cookie = f"terem_guest={forged}".encode()
        answer = await thief.client.get(me.page.path, headers={b"cookie": cookie})
        assert "You are watching" in answer.text
    assert signed("s" * 40, sign("s" * 40, "a.b")) == "a.b"
    assert signed("s" * 40, sign("other" * 8, "a.b")) is None


async def test_every_answer_is_guarded(app: Litestar) -> None:
    """Pages, refusals, files and faults: the policy is strict, and cookies are for the server."""
    me = await at_table(app)
    for path in ("/", me.page.path, "/nowhere", "/health", "/look", "/assets/1/sign.svg"):
        answer = await me.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "nosniff" == answer.headers["x-content-type-options"]
        assert "same-origin" == answer.headers["referrer-policy"]
    fresh = visitor(app)
    await fresh.open("/")
    answer = await fresh.client.post(
        f"/games/{TOY}/play", data=fresh.page.form("/play").fields, follow_redirects=False
    )
    for cookie in [fresh.page.response.headers["set-cookie"], answer.headers["set-cookie"]]:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


@pytest.mark.parametrize("root", ["", "/terem"])
@pytest.mark.parametrize("path", ["", "/", "/table", "/table/", "/me", "/table/x/y/z"])
async def test_trouble_at_any_address(app: Litestar, tmp_path: Path, root: str, path: str) -> None:
    """What is refused is refused with a page, also at the very door of the house."""
    me = visitor(create_app(app.state.house, Settings(folder=tmp_path, secret="s" * 40, root=root)))
    answer = await me.client.post(f"{root}{path}")
    assert answer.status_code in {403, 404, 405}
    assert f'href="{root}/"' in answer.text


async def test_a_fault_shows_no_traceback(
    app: Litestar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The person is told to try again; the log tells the host what happened."""
    me = await at_table(app)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(House, "keeper", fail)
        page = await me.open(me.page.path)
    assert 500 == page.response.status_code
    assert "Traceback" not in page.text
    assert "ZeroDivisionError" not in page.text
    assert "A fault of the house" in page.words
    assert "ZeroDivisionError" in caplog.text
