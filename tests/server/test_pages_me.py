"""The page of whoever looks: name, account, recovery link, devices, what is kept, erasing."""

from __future__ import annotations

import json

import pytest
from litestar import Litestar
from server.visitors import TOY, Visitor, app, invite_of, is_asked, seated, visitor

from terem.core.message import Message
from terem.server.accounts import TRIES_OF_A_NAME
from terem.words import words_for

pytestmark = pytest.mark.anyio

__all__ = ["app"]

GOOD = "three old oaks"
NEW = "four very old oaks"
PAYLOAD = "<b onclick=x>'\"&"


async def stranger(app: Litestar, lang: str = "en") -> Visitor:
    """A browser on the page about itself."""
    me = visitor(app, lang)
    await me.open("/me")
    return me


async def with_account(app: Litestar, name: str = "Anna") -> Visitor:
    """Somebody with an account and a table."""
    me = await seated(app, "me", "here", name=name)
    await me.open("/me")
    await me.press("/me/account", account=name, passphrase=GOOD, again=GOOD)
    return me


async def log_in(me: Visitor, name: str = "Anna", passphrase: str = GOOD) -> None:
    """Fill in the form."""
    await me.open("/me")
    await me.press("/me/login", account=name, passphrase=passphrase)


def tables(me: Visitor) -> list[str]:
    """The tables on the shelf that is shown."""
    return [a["href"] for a in me.page.all("a") if a.get("href", "").startswith("/table/")]


def head(me: Visitor) -> str:
    """What the head of the page calls one."""
    return me.page.text.partition('class="me"')[2].partition("</a>")[0]


async def test_every_page_says_who_one_is(app: Litestar) -> None:
    """A guest without name, then a name; where nobody looked, what it leads to."""
    me = await stranger(app, "ru")
    assert "<span>Гость</span>" in head(me)
    await me.press("/me/name", name="Аня")
    assert "Имя сохранено." in me.page.words
    for path in ("/", f"/games/{TOY}/new"):
        await me.open(path)
        assert "<span>Аня</span>" in head(me)
    await me.open("/nowhere")
    assert "<span>Обо мне</span>" in head(me)
    await me.open("/me")
    await me.press("/me/name", name="")
    assert "<span>Гость</span>" in head(me)


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_pages_about_me_are_whole(app: Litestar, lang: str) -> None:
    """One heading, a label for each field, no id twice, nothing that runs or styles inline."""
    me = await stranger(app, lang)
    pages = [me.page, await me.press("/me/name", name="Anna"), await me.press("/me/recovery")]
    pages += [await me.open(path) for path in ("/me", "/me/leave", "/me/erase")]
    pages.append(await me.press("/me/erase"))
    pages.append((await with_account(app)).page)
    for page in pages:
        assert 200 == page.response.status_code
        assert 1 == len(page.all("h1"))
        ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
        assert len(ids) == len(set(ids))
        labels = {label["for"] for label in page.all("label")}
        for field in page.all("input"):
            assert field.get("type") == "hidden" or field["id"] in labels
        for _, attributes in page.tags:
            assert not any(key == "style" or key.startswith("on") for key in attributes)


async def test_an_account_leads_to_the_same_games(app: Litestar) -> None:
    """On another device, where something was played before: that goes over."""
    me = await with_account(app)
    assert "The account is made." in me.page.words
    await me.open("/")
    [mine] = tables(me)
    phone = await seated(app, "me", "here", name="Anna on the phone")
    await phone.open("/")
    [other] = tables(phone)
    before = phone.client.cookies["terem_guest"]
    await log_in(phone)
    assert "Welcome" in phone.page.words
    assert "2 browsers know you" in phone.page.words
    assert before != phone.client.cookies["terem_guest"]
    for browser in (me, phone):
        await browser.open("/")
        assert {mine, other} == set(tables(browser))
    await me.open(other)
    await me.press("/eyes")
    assert is_asked(me.page)


async def test_opening_an_account_gives_a_new_key(app: Litestar) -> None:
    """A key that somebody knew before does not lead into the account."""
    me = await seated(app, "me", "here")
    thief = visitor(app)
    thief.client.cookies.set("terem_guest", me.client.cookies["terem_guest"])
    await thief.open("/")
    assert 1 == len(tables(thief))
    await me.open("/me")
    await me.press("/me/account", account="Anna", passphrase=GOOD, again=GOOD)
    await thief.open("/")
    assert [] == tables(thief)


async def test_unknown_name_and_wrong_passphrase_look_alike(app: Litestar) -> None:
    """The same status and the same page, but for the proof in its forms."""
    await with_account(app)
    me = await stranger(app)
    proof = me.page.forms[0].fields["_csrf_token"]
    pages = []
    for name, passphrase in (("Anna", NEW), ("Nobody", GOOD), ("\x01", GOOD)):
        await log_in(me, name, passphrase)
        pages.append((me.page.response.status_code, me.page.text.replace(proof, "")))
        assert "do not fit together" in me.page.words
    assert 1 == len(set(pages))
    assert 409 == pages[0][0]


async def test_too_many_tries(app: Litestar) -> None:
    """Then the right passphrase has to wait as well; a person is told how long."""
    await with_account(app)
    me = await stranger(app)
    for _ in range(TRIES_OF_A_NAME):
        await log_in(me, passphrase=NEW)
    await log_in(me)
    assert 429 == me.page.response.status_code
    assert words_for("en").text(Message("server-too-often", {"minutes": 15})) in me.page.words


async def test_a_recovery_link_is_a_key(app: Litestar) -> None:
    """It is shown once; opening it changes nothing, the button does; a newer one voids it."""
    me = await seated(app, "me", "here")
    await me.open("/")
    mine = tables(me)
    await me.open("/me")
    page = await me.press("/me/recovery")
    assert page.all("svg")
    link = page.all("input")[-1]["value"]
    assert link.startswith("https://games/me/recovery/")
    token = link.rsplit("/", 1)[1]
    assert token not in (await me.open("/me")).text
    assert "There is such a link" in me.page.words
    phone = visitor(app)
    await phone.open(link)
    assert "Anna" in phone.page.words
    assert "terem_guest" not in phone.client.cookies
    await phone.press(token)
    await phone.open("/")
    assert mine == tables(phone)
    await me.press("/me/recovery")
    late = visitor(app)
    assert 409 == (await late.open(link)).response.status_code
    assert "brings nobody back" in late.page.words
    assert "/me" in [a["href"] for a in late.page.all("a")]


async def test_leaving_a_device(app: Litestar) -> None:
    """Whoever could not come back is warned; afterwards the browser is a stranger's."""
    me = await seated(app, "me", "here")
    await me.open("/me/leave")
    assert "you will not get back to your games" in me.page.words
    await me.open("/me")
    await me.press("/me/recovery")
    await me.open("/me/leave")
    assert "you will not get back" not in me.page.words
    await me.press("/me/leave")
    assert "terem_guest" not in me.client.cookies
    assert [] == tables(me)


async def test_leaving_all_other_devices(app: Litestar) -> None:
    """Only this browser is left; the others are strangers who may begin anew."""
    me = await with_account(app)
    phone = await stranger(app)
    await log_in(phone)
    await me.open("/me")
    await me.press("/me/others")
    assert "Only this browser knows you" in me.page.words
    await phone.open("/")
    assert [] == tables(phone)
    old = phone.client.cookies["terem_guest"]
    await phone.press(f"/{TOY}/play")
    assert old != phone.client.cookies["terem_guest"]


async def test_changing_the_passphrase(app: Litestar) -> None:
    """The old one is asked; what is wrong is told on the page itself."""
    me = await with_account(app)
    await me.press("/me/passphrase", old=NEW, passphrase=NEW, again=NEW)
    assert 409 == me.page.response.status_code
    assert me.page.all("p")[0] == {"role": "alert", "class": "said-of-me wrong"}
    await me.press("/me/passphrase", old=GOOD, passphrase=NEW, again=NEW)
    assert "The passphrase is changed." in me.page.words
    phone = await stranger(app)
    await log_in(phone)
    assert 409 == phone.page.response.status_code
    await log_in(phone, passphrase=NEW)
    assert 200 == phone.page.response.status_code


async def test_everything_that_is_kept(app: Litestar) -> None:
    """Name, account, keys and tables, without a hash or a token of anything."""
    me = await with_account(app)
    await me.open("/")
    [table] = tables(me)
    answer = await me.client.get("/me/kept")
    assert "attachment" in answer.headers["content-disposition"]
    kept = json.loads(answer.text)
    assert ("Anna", "Anna") == (kept["name"], kept["account"])
    assert ["browser"] == [key["kind"] for key in kept["keys"]]
    [sat] = kept["tables"]
    assert table == f"/table/{sat['id']}"
    assert (TOY, True, "Anna") == (sat["game"], sat["host"], sat["seats"]["1"])
    assert "argon2" not in answer.text
    assert {"name", "since", "account", "account_since", "keys", "tables"} == set(kept)


async def test_erasing(app: Litestar) -> None:
    """The name is gone from the table too, which goes on for the others."""
    anna = await seated(app, "me", "friend")
    table = anna.page.path
    boris = visitor(app)
    await boris.open(invite_of(anna.page))
    await boris.press(boris.page.path, name="Boris")
    await anna.open("/me/erase")
    await anna.press("/me/erase")
    assert "terem_guest" not in anna.client.cookies
    page = await boris.open(table)
    assert 200 == page.response.status_code
    assert "Boris" in page.words
    assert "Anna" not in page.words


async def test_only_forms_of_the_house_count(app: Litestar) -> None:
    """Without the proof nobody logs in, leaves or is erased; to look changes nothing."""
    me = await with_account(app)
    await me.open("/")
    mine = tables(me)
    key = me.client.cookies["terem_guest"]
    ways = ("name", "account", "login", "passphrase", "others", "leave", "erase", "recovery")
    for way in (*ways, "recovery/x"):
        answer = await me.client.post(f"/me/{way}", data={"account": "Anna", "passphrase": GOOD})
        assert 403 == answer.status_code, way
    for way in ("leave", "erase", "kept"):
        await me.open(f"/me/{way}")
    await me.open("/")
    assert (mine, key) == (tables(me), me.client.cookies["terem_guest"])


async def test_a_stranger_has_nothing_to_leave(app: Litestar) -> None:
    """The page offers only what can be done, and the addresses refuse the rest."""
    me = await stranger(app)
    for part in ("/me/others", "/me/recovery", "/me/passphrase"):
        with pytest.raises(StopIteration):
            me.page.form(part)
    for way in ("leave", "erase", "kept"):
        assert 400 == (await me.open(f"/me/{way}")).response.status_code


async def test_names_are_only_text(app: Litestar) -> None:
    """In the head, in the fields, on the page of a recovery link, and in refusals."""
    me = await stranger(app)
    pages = [await me.press("/me/name", name=PAYLOAD)]
    page = await me.press("/me/recovery")
    pages += [page, await visitor(app).open(page.all("input")[-1]["value"])]
    await me.open("/me")
    await me.press("/me/account", account=PAYLOAD, passphrase=GOOD, again=GOOD)
    pages.append(me.page)
    other = await stranger(app)
    pages.append(await other.press("/me/account", account=PAYLOAD, passphrase=GOOD, again=GOOD))
    assert "already" in other.page.words
    for page in pages:
        assert PAYLOAD in page.words
        assert "<b onclick" not in page.text
        assert not page.all("b")
