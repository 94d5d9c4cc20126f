"""Records that are brought, and games that go on from any ply: what may be opened, and by whom."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from litestar import Litestar
from server.playing import of_the_shelf, told
from server.test_pages import PAYLOAD, played_out
from server.visitors import Page, Visitor, app, invite_of, is_asked, seated, visitor

from terem.core.play import Play
from terem.core.record import parse
from terem.games import find
from terem.server.house import House
from terem.server.keeper import Keeper
from terem.server.loading import TRIES, Loading
from terem.server.store.rows import PLAYING

pytestmark = pytest.mark.anyio

__all__ = ["app"]

FOLDER = Path(__file__).parents[2] / f"src/terem/games/{of_the_shelf()}/tests/records"
STORED = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.terem"))}
ONE = next(iter(STORED.values()))


async def opened(player: Visitor, text: str | bytes) -> Page:
    """The answer to a record: pasted as text, or as a file where it is bytes."""
    page = await player.open("/records")
    form = page.form("/records")
    file = ("game.terem", text) if isinstance(text, bytes) else ("", b"")
    answer = await player.client.post(
        form.action,
        data={
            "_csrf_token": form.fields["_csrf_token"],
            "text": text if isinstance(text, str) else "",
        },
        files={"file": file},
        follow_redirects=True,
    )
    player.page = Page(answer)
    return player.page


async def keeper_of(app: Litestar, page: Page) -> Keeper:
    """The keeper of the table that a page shows."""
    house: House = app.state.house
    return await house.keeper(page.path.split("/")[2])


async def play_out(player: Visitor, keeper: Keeper) -> None:
    """Choose for whoever is asked at this screen, until the game is over."""
    while not keeper.play.over:
        if is_asked(player.page):
            await player.choose()
        elif any(form.action.endswith("/eyes") for form in player.page.forms):
            await player.press("/eyes")
        else:
            await player.open(f"/table/{keeper.setup.id}")


def cut(text: str, ply: int) -> str:
    """A record of which only the first choices are left."""
    head, _, body = text.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith("scores")]
    return "\n".join([*lines, "", *body.split("\n")[:ply]]) + "\n"


@pytest.mark.parametrize("text", STORED.values(), ids=STORED)
async def test_a_stored_record_is_opened(app: Litestar, text: str) -> None:
    """A finished record becomes a finished table: its scores, its replay, the same record again."""
    me = visitor(app)
    page = await opened(me, text.encode())
    assert 200 == page.response.status_code
    outcome = Play.replay(
        (game := find(of_the_shelf())), (record := parse(text)), game.components()
    ).outcome
    assert outcome is not None
    for score in record.scores or []:
        assert f">{score}</td>" in page.text
    title = re.search(r'id="result-title">([^<]*)<', page.text)
    assert title is not None
    shared = outcome.places.count(1) > 1
    assert title[1].endswith(" share the victory." if shared else " wins.")
    assert not any(form.action.endswith("/rematch") for form in page.forms)
    assert text == (await me.client.get(f"{page.path}/record")).text
    table = page.path
    assert "Chosen next" in (await me.open(f"{table}/replay?ply=0")).words
    assert f'href="{table}"' in (await me.open("/")).text


async def test_an_unfinished_record_goes_on(app: Litestar) -> None:
    """It is looked at up to its end, nobody is asked there, and it can be gone on with."""
    text = cut(ONE, 9)
    me = visitor(app)
    page = await opened(me, text)
    assert page.path.endswith("/replay")
    assert "After choice 9 of 9" in page.words
    source = page.path.removesuffix("/replay")
    assert f"{source}/replay" == (await me.open(source)).path
    assert not is_asked(await me.open(f"{source}/watch"))
    await me.open(f"{source}/replay?ply=9")
    page = await me.press("/fork", **{"as": "here"})
    keeper = await keeper_of(app, page)
    assert told(keeper.play)[:9] == [f"{e.seat} {e.words}" for e in parse(text).entries]
    assert PLAYING == keeper.status
    await play_out(me, keeper)
    assert (source.split("/")[2], 9) == (keeper.setup.forked_from, keeper.setup.forked_ply)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: ", "game: chess-of-", "chess-of-"),
        ("rules: ", "rules: 9", "version"),
        ("components: ", "components: 0", "digest"),
        ("\n5. ", "\n55. ", "expected choice 5"),
        ("\n3. 2 ", "\n3. 9 ", "there is no seat 9"),
        ("\n2. ", f"\n2. 1 {PAYLOAD}\n2. ", "Line"),
        ("seats: ", f"{PAYLOAD}: ", "Line"),
        ("seed: ", f"seed: {PAYLOAD}", "seed"),
        (
            "seed: ",
            "seed: x",
            "Line 9, column 6: “lord 1” is not allowed here. It is not your turn: Pink",
        ),
        ("scores: ", "scores: 9", "scores"),
        ("game: ", "game:\0", "\ufffd"),
        ("\n\n", "\n", "Line"),
    ],
)
async def test_what_is_wrong_is_told_and_nothing_is_made(
    app: Litestar, old: str, new: str, said: str
) -> None:
    """The sentence names the place; the text stays in its field; no table and no guest is made."""
    me = visitor(app)
    text = ONE.replace(old, new, 1)
    page = await opened(me, text)
    assert 400 == page.response.status_code
    alert = page.text.partition('role="alert"')[2].partition("</p>")[0]
    assert alert
    if said != "\ufffd":
        assert said in alert
    assert "<b onclick" not in page.text
    assert not page.all("b")
    assert "terem_guest" not in me.client.cookies


async def test_files_that_are_no_records(app: Litestar) -> None:
    """Nothing, binary, cut short in the middle of a letter, and too large: a sentence for each."""
    me = visitor(app)
    assert "There is nothing to open" in (await opened(me, " \n ")).words
    assert "There is nothing to open" in (await opened(me, b"")).words
    page = await opened(me, b"terem: 1\n\xff\xfe\x00")
    assert "Line 2, column 1" in page.words
    whole = ONE.encode()
    for end in range(0, len(whole), 211):
        app.state.loading = Loading()
        page = await opened(me, whole[: end + 1])
        assert page.response.status_code in (200, 400)
    page = await opened(me, b"x" * 300_000)
    assert 413 == page.response.status_code
    assert "256" in page.words
    long = whole.partition(b"\n\n")[0] + b"\n\n"
    long += b"".join(b"%d. 1 a\n" % number for number in range(1, 10_002))
    assert "10001 choices" in (await opened(me, long)).words


async def test_one_place_opens_only_so_many(app: Litestar) -> None:
    """Then one has to wait; whoever only looks at the page does not."""
    me = visitor(app)
    for _ in range(TRIES):
        assert 400 == (await opened(me, "no record")).response.status_code
    assert 429 == (await opened(me, "no record")).response.status_code
    assert 200 == (await me.open("/records")).response.status_code


async def test_nobody_sits_where_a_record_is_shown(app: Litestar) -> None:
    """Not even whoever brought it can choose there."""
    me = visitor(app)
    page = await opened(me, cut(ONE, 4))
    table = page.path.removesuffix("/replay")
    keeper = await keeper_of(app, page)
    proof = page.form("/fork").fields["_csrf_token"]
    seat = keeper.play.asked()[0]
    answer = await me.client.post(
        table,
        data={
            "_csrf_token": proof,
            "seat": str(seat),
            "ply": "4",
            "key": "k",
            "choice": keeper.play.choices(seat)[0],
        },
    )
    assert 403 == answer.status_code
    assert 4 == keeper.play.ply


async def test_playing_on_against_bots(app: Litestar) -> None:
    """One takes a seat, bots take the others, and the first choices are those of the old game."""
    me = visitor(app)
    text = ONE.encode()
    source = (await opened(me, text)).path
    page = await me.open(f"{source}/replay?ply=6&seat=1")
    page = await me.press("/fork", **{"as": "1", "bot": "uniform"})
    keeper = await keeper_of(app, page)
    assert ["uniform", ""] == keeper.info.bots
    assert told(keeper.play)[:6] == [
        f"{entry.seat} {entry.words}" for entry in parse(text.decode()).entries[:6]
    ]
    assert parse(text.decode()).seed == keeper.setup.seed
    assert f"{source}/replay?ply=6" in page.text
    assert "nothing is promised about the luck" in page.words
    assert keeper.commitment not in page.text
    await play_out(me, keeper)


async def test_only_what_is_revealed_goes_on_elsewhere(app: Litestar) -> None:
    """A game in play, the end of one, and what the form could not have said are refused."""
    host = await seated(app, "me", "here", game=of_the_shelf())
    table = f"/table/{host.page.path.split('/')[2]}"
    proof = host.page.forms[0].fields["_csrf_token"]
    answer = await host.client.post(
        f"{table}/fork", data={"_csrf_token": proof, "ply": "0", "as": "here"}
    )
    assert 400 == answer.status_code
    await played_out(host)
    page = await host.open(f"{table}/replay?ply=3")
    form = page.form("/fork")
    last = next(f["max"] for f in page.all("input") if f.get("id") == "ply-slider")
    wrong = (
        {"ply": last},
        {"ply": "x"},
        {"ply": "99999"},
        {"as": "9"},
        {"as": ""},
        {"as": "0", "bot": PAYLOAD},
    )
    for fields in wrong:
        answer_page = await host.send(form, **fields)
        assert 400 == answer_page.response.status_code, fields
    at_end = await host.open(f"{table}/replay")
    assert not any(form.action.endswith("/fork") for form in at_end.forms)


async def again(player: Visitor, table: str) -> Page:
    """Where one comes to by pressing the button at the old table once more."""
    await player.open(table)
    return await player.press("/rematch")


async def test_friends_who_play_again_find_each_other(app: Litestar) -> None:
    """Whoever presses second comes to the table of the first, and sits on the seat kept there."""
    anna = await seated(app, "me", "friend")
    table = anna.page.path
    boris = visitor(app)
    await boris.open(invite_of(anna.page))
    await boris.press(boris.page.path, name="Boris")
    stranger = visitor(app)
    while "replay" not in (await anna.open(table)).text:
        for player in (anna, boris):
            if is_asked(await player.open(table)):
                await player.choose()
    await boris.open(table)
    first, second = await asyncio.gather(anna.press("/rematch"), boris.press("/rematch"))
    after = "/".join(second.path.split("/")[:3])
    assert table != after
    assert first.path.startswith(after)
    keeper = await keeper_of(app, second)
    assert PLAYING == (await keeper_of(app, await again(boris, table))).status
    assert ["Anna", "Boris"] == keeper.names
    assert "To the new table" in (await anna.open(table)).words
    page = await stranger.open(table)
    assert after in [a["href"] for a in page.all("a")]
