"""Looking at a game again: every ply has one address, and tells what was chosen there."""

from __future__ import annotations

import re
from hashlib import blake2b

import pytest
from litestar import Litestar
from server.playing import Chance, alone, of_the_shelf, play_on
from server.test_pages import played_out
from server.visitors import Page, app, seated, visitor

from terem.core.errors import TeremError
from terem.core.record import parse
from terem.server.house import House
from terem.server.reel import Reel
from terem.words import words_for

pytestmark = pytest.mark.anyio

__all__ = ["app"]


def linked(page: Page) -> list[str]:
    """Where the lines of the log lead to, in the order in which they stand."""
    found = re.findall(r'<li id="fact-[\d-]+"[^>]*><a href="([^"]+)"', page.text)
    return [link.replace("&amp;", "&") for link in found]


def canonical(page: Page) -> str:
    """The one address that a page says it has."""
    return next(link["href"] for link in page.all("link") if link["rel"] == "canonical")


async def test_a_link_to_a_move(app: Litestar) -> None:
    """A stranger with the address sees the ply through those eyes; odd addresses mean a fit one."""
    host = await seated(app, "me", "here")
    table = (await played_out(host)).path
    stranger = visitor(app)
    page = await stranger.open(f"{table}/replay?ply=2&seat=1")
    here = f"{table}/replay?ply=2&seat=1"
    assert here == canonical(page)
    assert f"https://games{here}" == next(
        field["value"] for field in page.all("input") if field.get("id") == "link"
    )
    assert ["link"] == [
        button["data-copy"] for button in page.all("button") if "data-copy" in button
    ]
    assert "After choice 2 of" in page.words
    last = canonical(await stranger.open(f"{table}/replay"))
    for odd in ("ply=99999&seat=9", "ply=-1&seat=x", "ply=²&seat=", "seat=0&ply=100"):
        assert last == canonical(await stranger.open(f"{table}/replay?{odd}"))


async def test_to_and_fro(app: Litestar) -> None:
    """First and last, one step each way, and a slider and a number that need no script."""
    host = await seated(app, "me", "here")
    table = (await played_out(host)).path
    page = await host.open(f"{table}/replay?ply=2&seat=1")
    steps = {a["rel"]: a["href"] for a in page.all("a") if "rel" in a}
    near = {link["rel"]: link["href"] for link in page.all("link") if "ply=" in link["href"]}
    assert {**steps, "canonical": canonical(page)} == near
    assert f"{table}/replay?ply=1&seat=1" == steps["prev"]
    assert f"{table}/replay?ply=3&seat=1" == steps["next"]
    slider = next(field for field in page.all("input") if field.get("id") == "ply-slider")
    assert ("range", "ply", "0", "2") == tuple(slider[a] for a in ("type", "name", "min", "value"))
    form = next(form for form in page.forms if "ply" in form.fields)
    page = await host.send(form, ply="1")
    assert f"{table}/replay?ply=1&seat=1" == canonical(page)
    first = await host.open(f"{table}/replay?ply=0")
    assert "prev" not in {link["rel"] for link in first.all("link")}
    end = await host.open(f"{table}/replay?ply={slider['max']}")
    assert "next" not in {link["rel"] for link in end.all("link")}


async def test_what_was_chosen_stands_in_words(app: Litestar) -> None:
    """Which choice led here and which comes next, as the one who chose was offered them."""
    host = await seated(app, "me", "here", game=of_the_shelf())
    table = (await played_out(host)).path
    keeper = await app.state.house.keeper(table.split("/")[2])
    words = words_for("en", keeper.game.package, tuple(keeper.game.colours))
    reel = Reel()
    for ply in range(1, 6):
        said = (await host.open(f"{table}/replay?ply={ply}")).words
        for number, head in ((ply - 1, "Chosen just now"), (ply, "Chosen next")):
            entry, label = reel.taken(keeper, number)
            # A page's words are told with plain spaces.
            what = " ".join(words.text(label, keeper.names).split())
            assert f"{head} {words.who(entry.seat, keeper.names)}: {what}" in said


async def test_every_fact_leads_to_where_it_came_true(app: Litestar) -> None:
    """At the end each line of the log is a link to its ply; in play there is none to follow."""
    host = await seated(app, "me", "here")
    await host.press("/eyes")
    await host.choose()
    assert not linked(host.page)
    table = (await played_out(host)).path
    keeper = await app.state.house.keeper(table.split("/")[2])
    page = await host.open(f"{table}/log")
    seat = int(linked(page)[0][-1])
    facts = [f for f in keeper.play.table.chronicle.facts if f.known_to(seat - 1)]
    assert [f"{table}/replay?ply={fact.ply}&seat={seat}" for fact in facts] == linked(page)
    assert linked(await host.open(table))


async def test_plays_are_kept_but_not_all(house: House) -> None:
    """The same ply is followed once; the number of plays that are kept has a bound."""
    keeper, anna = await alone(house)
    reel = Reel(kept=2)
    with pytest.raises(TeremError):
        reel.at(keeper, 0)
    await play_on(keeper, anna, Chance("reel"))
    first = reel.at(keeper, 1)
    assert first is reel.at(keeper, 1)
    assert 1 == first.ply
    for ply in range(keeper.play.ply + 1):
        assert ply == reel.at(keeper, ply).ply
    assert 2 == len(reel)


async def test_the_result_in_words(app: Litestar) -> None:
    """After the end the page says who has won, and tells the places, the first one first."""
    host = await seated(app, "me", "here", game=of_the_shelf())
    assert "First place" not in host.page.words
    page = await played_out(host)
    scores = parse((await host.client.get(f"{page.path}/record")).text).scores or []
    told = re.search(r'<ol class="places">(.*?)</ol>', page.text)
    assert told is not None
    assert sorted(scores, reverse=True) == [int(n) for n in re.findall(r"<strong>(-?\d+)", told[1])]
    assert " wins." in page.words


async def test_the_luck_was_promised(app: Litestar) -> None:
    """The commitment stands on the page from the start; the seed comes at the end, and fits it."""
    host = await seated(app, "me", "here", game=of_the_shelf())
    stranger = visitor(app)
    before = (await stranger.open(host.page.path)).text
    promised = re.search(r"<code>([0-9a-f]{64})</code>", before)
    assert promised is not None
    keeper = await app.state.house.keeper(host.page.path.split("/")[2])
    assert keeper.setup.seed not in before
    await played_out(host)
    after = (await stranger.open(stranger.page.path)).text
    seed = parse((await stranger.client.get(f"{stranger.page.path}/record")).text).seed
    assert f"<code>{seed}</code>" in after
    assert promised[1] == blake2b(seed.encode(), digest_size=32).hexdigest()
    assert f"--commitment {promised[1]}" in after
