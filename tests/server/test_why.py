"""Why not: the page and the answer to a click speak of what lies on the table, in its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar
from server.playing import of_the_shelf
from server.visitors import TOY, Visitor, app, is_asked, seated

from terem.core.play import Play
from terem.games import find
from terem.server.why import why_not_thing
from terem.words import words_for

pytestmark = pytest.mark.anyio

__all__ = ["app"]


async def short_of_coins(app: Litestar) -> tuple[Visitor, str]:
    """Anna has paid three coins of four for a lot and is asked for the next bid."""
    host = await seated(app, "me", "uniform")
    table = host.page.path
    keeper = await app.state.house.keeper(table.split("/")[2])
    while keeper.play.table.purses[0] == 4:
        page = await host.open(table)
        assert is_asked(page), "the test needs another seed: she has never won a lot"
        bids = [value for _, value in page.form("choices").buttons]
        await host.press("choices", choice=bids[-2] if len(bids) > 2 else bids[0])
    page = await host.open(table)
    while "Bid for" not in page.words:
        page = await host.press("choices", choice=page.form("choices").buttons[0][1])
    return host, table


async def test_the_page_groups_by_reasons(app: Litestar) -> None:
    """Each reason once with all that it bars, then what can be chosen; no word of a record."""
    host, table = await short_of_coins(app)
    page = await host.open(f"{table}/why")
    assert 1 == page.words.count("You have only 1 coin")
    assert "Bid for the lot." in page.words
    barred, can = page.words.split("What can be chosen")
    assert ["Bid 2 coins", "Bid 3 coins", "Bid 4 coins"] == re.findall(r"Bid \d coins", barred)
    assert ["Bid 0 coins", "Bid 1 coin"] == re.findall(r"Bid \d coins?", can)
    assert 0 == page.text.count("<code")
    host.client.cookies.set("terem_lang", "ru")
    page = await host.open(f"{table}/why")
    assert "У вас только 1 монета" in page.words
    assert "Предложить 2 монеты" in page.words


async def test_where_nothing_is_barred(app: Litestar) -> None:
    """The page says so, and tells what is asked all the same."""
    host = await seated(app, "me", "uniform")
    page = await host.open(f"{host.page.path}/why")
    assert "Everything that this question is about can be chosen." in page.words
    assert "Bid 4 coins" in page.words.split("What can be chosen")[1]


@pytest.mark.parametrize("seats", [2, 5])
def test_no_choice_is_told_of_that_this_table_has_not(seats: int) -> None:
    """Wherever one clicks in a game of the shelf, no place is spoken of that is not there."""
    game = find(of_the_shelf())
    words = words_for("en", game.package, tuple(game.colours))
    play = Play.new(game, seats, "places")
    told = set()
    while not play.over:
        seat = play.asked()[0]
        for thing in (f"place-{place}" for place in range(seats * 8)):
            told.add(words.text(why_not_thing(play, seat, [thing])))
        play.take(play.choices(seat)[play.ply % len(play.choices(seat))], seat)
    assert not [said for said in told if "has only" in said or "places" in said]
    assert len(told) > 3


def test_a_thing_without_a_choice(shelf: Path) -> None:
    """What is asked instead is said."""
    play = Play.new(find(TOY), 2, "thing")
    message = why_not_thing(play, 0, ["nothing"])
    assert "why-not-this" == message.id
