"""The pages as a browser without script sees them: playing, inviting, passing on, looking back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar
from server.playing import of_the_shelf
from server.visitors import TOY, Page, Visitor, app, invite_of, is_asked, seated, visitor

import terem
from terem.core.game import Option
from terem.core.message import Message
from terem.core.record import parse
from terem.games import find
from terem.server.app import create_app
from terem.server.assets import all_assets
from terem.server.box import boxes
from terem.server.house import House
from terem.server.setting import read_plan
from terem.server.settings import Settings
from terem.words import words_for

pytestmark = pytest.mark.anyio

__all__ = ["app"]

PAYLOAD = "<b onclick=x>'\"&"


async def played_out(player: Visitor) -> Page:
    """The page at the end of a game, whoever is asked on the way."""
    while "replay" not in player.page.text:
        if is_asked(player.page):
            await player.choose()
        elif any(form.action.endswith("/eyes") for form in player.page.forms):
            await player.press("/eyes")
        else:
            await player.open(player.page.path)
    return player.page


async def test_one_click_begins_a_game_against_bots(app: Litestar) -> None:
    """From the shelf one comes to a table, and after some choices to its end and record."""
    me = visitor(app)
    await me.open("/")
    page = await me.press(f"/{of_the_shelf()}/play")
    assert re.fullmatch(r"/table/[\w-]+", page.path)
    page = await played_out(me)
    record = (await me.client.get(f"{page.path}/record")).text
    scores = parse(record).scores
    assert scores is not None
    assert terem.replay(record).outcome is not None
    for score in scores:
        assert f">{score}</td>" in page.text
    assert 1 == (await me.open("/")).text.count(page.path)


async def test_options_concern_so_many(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is meant for three is asked of three, and of nobody else."""
    monkeypatch.setattr(find(TOY), "options", [Option("lots", ["three", "five"], [3])])
    me = visitor(app)
    page = await me.open(f"/games/{TOY}/new?seats=2")
    assert "3" == next(row["data-seats"] for row in page.all("p") if "data-seats" in row)
    kinds = {f"kind-{seat}": "here" for seat in range(3)}
    five = {"option-lots": "five"}
    words = words_for("en", find(TOY).package, tuple(find(TOY).colours))
    assert {} == read_plan(find(TOY), {**kinds, **five, "seats": "2"}, words).options
    await me.open(f"/games/{TOY}/new?seats=3")
    page = await me.press("/tables", **kinds, **five)
    keeper = await app.state.house.keeper(page.path.split("/")[2])
    assert {"lots": "five"} == keeper.setup.options


async def test_two_friends_by_link(app: Litestar) -> None:
    """Nobody is asked before both sit; each is asked in turn; both see the scores of the record."""
    anna = await seated(app, "me", "friend", game=of_the_shelf())
    table = anna.page.path
    link = invite_of(anna.page)
    assert not is_asked(await anna.open(table))
    assert "wait for friends" in anna.page.words
    boris = visitor(app, "ru")
    await boris.open(link)
    assert "Anna" in boris.page.words
    await boris.press(boris.page.path, name="Борис")
    assert table == boris.page.path
    while "replay" not in (await anna.open(table)).text:
        player = anna if is_asked(anna.page) else boris
        other = boris if player is anna else anna
        assert is_asked(await player.open(table))
        assert not is_asked(await other.open(table))
        await player.choose()
    await boris.open(table)
    scores = parse((await anna.client.get(f"{table}/record")).text).scores or []
    for score in scores:
        assert f">{score}</td>" in anna.page.text
        assert f">{score}</td>" in boris.page.text
    assert "Борис" in anna.page.words


async def test_a_screen_that_changes_hands_shows_nothing_between(app: Litestar) -> None:
    """The hand-over page holds neither drawing nor log nor choices; then the next one looks."""
    host = await seated(app, "me", "here")
    assert host.page.forms[0].action.endswith("/eyes")
    await host.press("/eyes")
    seen = host.page
    assert is_asked(seen)
    while is_asked(host.page):
        seen = host.page
        await host.choose()
    between = host.page
    assert not between.all("svg")
    assert 'id="table"' not in between.text
    assert 'id="log"' not in between.text
    secret = seen.form("choices").fields["key"]
    assert secret not in between.text
    assert "no-store" == between.response.headers["cache-control"]
    other = await host.press("/eyes")
    assert seen.form("choices").fields["seat"] != other.form("choices").fields["seat"]
    assert "replay" in (await played_out(host)).text


async def test_a_choice_is_taken_back(app: Litestar) -> None:
    """The button is there while nothing has come to light, also on the hand-over page."""
    host = await seated(app, "me", "here")
    await host.press("/eyes")
    ply = host.page.form("choices").fields["ply"]
    await host.choose()
    page = await host.press("/undo")
    assert ply == page.form("choices").fields["ply"]
    with pytest.raises(StopIteration):
        page.form("/undo")


async def test_watchers_see_and_are_asked_nothing(app: Litestar) -> None:
    """A stranger with the address of a table sees the public side and looks again by itself."""
    host = await seated(app, "me", "uniform")
    stranger = visitor(app)
    page = await stranger.open(host.page.path)
    assert not [form for form in page.forms if form.method == "post"]
    assert "You are watching" in page.words
    assert 'http-equiv="refresh"' in page.text
    assert 'http-equiv="refresh"' not in (await stranger.open(f"{page.path}?still=1")).text
    assert not is_asked(await host.open(f"{page.path}/watch"))


async def test_bots_play_among_themselves(app: Litestar) -> None:
    """One click, and there is something to watch."""
    me = visitor(app)
    await me.open("/")
    page = await me.press(f"/{TOY}/watch")
    assert not is_asked(page)


async def test_play_again(app: Litestar) -> None:
    """After the end the same players get a new table."""
    host = await seated(app, "me", "here")
    before = (await played_out(host)).path
    page = await host.press("/rematch")
    assert before != page.path
    assert page.path.startswith("/table/")


async def test_a_game_is_looked_at_again(app: Litestar) -> None:
    """Every ply, through every seat's eyes, by plain links; no question is asked any more."""
    host = await seated(app, "me", "here")
    table = (await played_out(host)).path
    page = await host.open(f"{table}/replay?ply=0&seat=1")
    for _ in range(3):
        links = [a["href"] for a in page.all("a") if "/replay?" in a.get("href", "")]
        assert links
        assert not is_asked(page)
        page = await host.open(links[0])
    for odd in ("ply=99999&seat=9", "ply=-1&seat=x", "ply=²&seat="):
        assert 200 == (await host.open(f"{table}/replay?{odd}")).response.status_code


async def test_nothing_is_told_of_a_game_in_play(app: Litestar) -> None:
    """Record and replay hold the seed: they wait for the end."""
    host = await seated(app, "me", "here")
    for way in ("record", "replay"):
        page = await host.open(f"{host.page.path}/{way}" if way == "record" else host.page.path)
        page = await host.open(f"/table/{page.path.split('/')[2]}/{way}")
        assert 400 == page.response.status_code
        assert "still being played" in page.words


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_pages_are_whole(app: Litestar, lang: str) -> None:
    """Language, one heading, landmarks, labels, no id twice, nothing that runs or styles inline."""
    me = visitor(app, lang)
    await me.open("/")
    table = (await me.press(f"/{TOY}/play")).path
    ways = ["/", f"/games/{TOY}/new?seats=3", f"/games/{boxes()[0].id}/guide", table, "/nowhere"]
    for way in [*ways, f"{table}/watch"]:
        page = await me.open(way)
        assert lang == page.all("html")[0]["lang"]
        assert 1 == len(page.all("h1")), way
        assert 1 == len(page.all("main"))
        assert 1 == len(page.all("header"))
        ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
        assert len(ids) == len(set(ids)), way
        skip = next(a for a in page.all("a") if a.get("class") == "skip")
        assert skip["href"][1:] in ids
        labels = {label["for"] for label in page.all("label")}
        for field in page.all("input") + page.all("select"):
            assert field.get("type") == "hidden" or field["id"] in labels
        assert all(script["src"].endswith("/terem.js") for script in page.all("script"))
        assert not page.all("style")
        for _, attributes in page.tags:
            assert not any(key == "style" or key.startswith("on") for key in attributes)


async def test_language_and_colours_are_remembered(app: Litestar) -> None:
    """The links in the head come back to the page they stand on, and nowhere outside."""
    me = visitor(app, "fr")
    page = await me.open("/look?lang=ru&to=%2Fgames%2Ftoy%2Fnew")
    assert f"/games/{TOY}/new" == page.path
    assert "ru" == page.all("html")[0]["lang"]
    page = await me.open("/look?theme=dark&to=%2F")
    assert all("light" not in link["href"] for link in page.all("link"))
    for outside in ("//evil.example", "https://evil.example", "/\\evil.example", "evil"):
        answer = await me.client.get("/look", params={"to": outside}, follow_redirects=False)
        assert "/" == answer.headers["location"]


async def test_names_are_only_names(app: Litestar) -> None:
    """Whatever a person typed is text on every page, and never markup."""
    host = await seated(app, "me", "friend", name=PAYLOAD)
    table = host.page.path
    link = invite_of(host.page)
    guest = visitor(app)
    pages = [host.page, await guest.open(link)]
    pages.append(await guest.press(guest.page.path, name=PAYLOAD))
    pages += [await host.open(path) for path in ("/", table, f"/games/{TOY}/new")]
    for page in pages:
        assert "<b onclick" not in page.text
        assert not page.all("b")
    assert any(PAYLOAD in page.words for page in pages)


async def test_errors_are_pages_in_ones_language(app: Litestar) -> None:
    """What, where, and what to do; never a traceback."""
    me = visitor(app, "ru")
    said = words_for("ru")
    page = await me.open("/table/nothing-of-the-kind")
    assert 404 == page.response.status_code
    assert said.text(Message("pages-error-missing")) in page.words
    assert said.text(Message("server-no-table")) in page.words
    for path in ("/games/chess/new", "/assets/1/none.css", "/%00", "/table/a/b/c"):
        assert 404 == (await me.open(path)).response.status_code
    assert 405 == (await me.client.delete("/")).status_code


async def test_health_and_assets(app: Litestar) -> None:
    """A watchman is answered; styles and typefaces may be kept for ever."""
    me = visitor(app)
    assert {"status": "ok"} == (await me.client.get("/health")).json()
    page = await me.open("/")
    for link in page.all("link"):
        answer = await me.client.get(link["href"])
        assert 200 == answer.status_code
        assert "immutable" in answer.headers["cache-control"]
    sheet = next(link["href"] for link in page.all("link") if link["rel"] == "stylesheet")
    font = re.search(r'url\("([^"]+woff2)"\)', (await me.client.get(sheet)).text)
    assert font is not None
    answer = await me.client.get(f"{sheet.rsplit('/', 1)[0]}/{font[1]}")
    assert "font/woff2" == answer.headers["content-type"]
    await me.press("/play")
    (script,) = me.page.all("script")
    answer = await me.client.get(script["src"])
    assert "text/javascript; charset=utf-8" == answer.headers["content-type"]
    assert "defer" in script
    # Whoever comes by telephone waits for it.
    assert len(answer.content) < 25_000


async def test_the_house_under_a_path(shelf: Path, tmp_path: Path) -> None:
    """Behind a proxy every address begins with the path, cookies too."""
    all_assets.cache_clear()
    house = await House.open(None, tmp_path / "data")
    settings = Settings(
        folder=tmp_path, secret="s" * 40, root="/terem", address="https://games.example"
    )
    me = visitor(create_app(house, settings))
    page = await me.open("/terem/")
    for _, attributes in page.tags:
        for key in ("href", "src", "action"):
            assert attributes.get(key, "/terem/").startswith(("/terem/", "#"))
    cookie = page.response.headers["set-cookie"]
    assert "Path=/terem;" in cookie
    assert "Secure" in cookie
    await me.open("/terem/games/toy/new?seats=2")
    assert 404 == (await me.open("/games/toy/new")).response.status_code
    await house.close()
    all_assets.cache_clear()
