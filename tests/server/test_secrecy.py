"""Secrecy on the wire: what a viewer may not know changes no byte that the viewer gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from litestar import Litestar
from server.playing import FRIEND, ME, TOY, Chance, key, of_the_shelf
from server.visitors import app, visitor

from terem.core.chronicle import Chronicle
from terem.core.dice import Dice
from terem.core.message import Who
from terem.core.play import Play
from terem.core.record import Entry
from terem.core.step import NOBODY
from terem.draw.painter import painter_of
from terem.server import pane
from terem.server.easel import Easel
from terem.server.house import Guest, House
from terem.server.keeper import Keeper
from terem.server.log import Log, Telling
from terem.server.pane import Pane, Panes
from terem.server.reader import Reader
from terem.server.signature import sign
from terem.server.standpoint import Standpoint
from terem.server.view import view_of
from terem.server.visit import GUEST

__all__ = ["app"]

pytestmark = pytest.mark.anyio

SECRET = "s" * 40
SEATS = 3
PAGES = ("", "/watch", "/log", "/said", "/why", "/record", "/replay", "/invite", "/nothing")
# What is made anew for every answer and tells of nothing.
FRESH = re.compile(r'name="(?:key|_csrf_token)" value="[^"]*"|data-at="[^"]*"|"at":"[^"]*"')


async def tables(house: House, game: str) -> tuple[Keeper, list[Guest]]:
    """A table with a person in every seat."""
    guests = [await house.guest(None, f"Guest {seat}") for seat in range(SEATS)]
    table = await house.create(game, {}, [ME, *[FRIEND] * (SEATS - 1)], guests[0])
    for seat, invite in (await house.invites(table, guests[0])).items():
        await house.join(table, invite, guests[seat])
    return await house.keeper(table), guests


@contextmanager
def dealt_anew(keeper: Keeper, viewer: int, name: str) -> Iterator[None]:
    """The same table to the eyes of the viewer; everything that it may not know is another."""
    play = keeper.play
    truth, entries = play.table, play.record.entries[:]
    table = truth.guess(viewer, Dice(name, [], SEATS))
    table.chronicle = Chronicle()
    others = tuple(seat for seat in range(SEATS) if seat != viewer)
    for fact in truth.chronicle.facts if truth.chronicle is not None else []:
        if fact.known_to(viewer):
            # Between what it knows lies something of which it knows nothing.
            table.chronicle.tell("why-not-your-turn", {"asked": Who(others[0])}, others)
            table.chronicle.facts.append(fact)
    play.table = table
    if truth.waiting:
        opened = Play.replay(play.game, play.record, play.components, truth.opened)
        for ply in range(truth.opened, len(entries)):
            seat = entries[ply].seat
            if seat != viewer:
                words = opened.choices(seat)[0]
                play.record.entries[ply] = Entry(seat, words)
    try:
        yield
    finally:
        play.table, play.record.entries[:] = truth, entries


async def all_that_is_sent(app: Litestar, keeper: Keeper, guest: Guest | None) -> dict[str, str]:
    """Every page, refusal and frame that somebody can get of a table."""
    # Nobody has looked before, so that all is drawn now; packed, fresh keys have many sizes.
    app.state.panes = Panes()
    someone = visitor(app)
    someone.client.headers["accept-encoding"] = "identity"
    if guest is not None:
        someone.client.cookies.set(GUEST, sign(SECRET, guest.token))
    table = f"/table/{keeper.setup.id}"
    got: dict[str, str] = {}
    for page in PAGES:
        answer = await someone.client.get(f"{table}{page}")
        heads = {name: text for name, text in answer.headers.items() if name != "set-cookie"}
        got[page] = f"{answer.status_code} {heads} {answer.text}"
    for lang in ("en", "ru"):
        reader = Reader("", lang)
        for watch in (False, True):
            view = view_of(keeper, guest, "", watch=watch)
            easel = Easel(reader.words_of(keeper.game), painter_of(keeper.game.package))
            frame = Pane(keeper, view, reader, easel).frame("")
            assert frame is not None
            got[f"frame {lang} {watch}"] = frame.decode()
    at = Standpoint(keeper, view_of(keeper, guest, ""), Reader("", "en"))
    for choice in keeper.game.catalogue.choices:
        for seat in at.view.mine:
            reason = keeper.play.why_not(choice.words, seat)
            got[f"why not {choice.words}"] = "" if reason is None else at.told(reason)
    return {name: FRESH.sub("", text) for name, text in got.items()}


async def differences(
    app: Litestar, keeper: Keeper, guests: list[Guest], name: str
) -> list[tuple[int, str]]:
    """Which viewer gets other bytes when what it may not know is dealt anew, and where."""
    found: list[tuple[int, str]] = []
    for viewer in (*range(SEATS), NOBODY):
        guest = guests[viewer] if viewer != NOBODY else None
        truth = await all_that_is_sent(app, keeper, guest)
        for number in range(2):
            with dealt_anew(keeper, viewer, f"{name}-{number}"):
                other = await all_that_is_sent(app, keeper, guest)
            found += [(viewer, page) for page in truth if truth[page] != other[page]]
    return found


async def play_some(keeper: Keeper, guests: list[Guest], chance: Chance, choices: int) -> None:
    """Take some choices by chance."""
    for _ in range(choices):
        if keeper.play.over:
            return
        seat = chance.any(keeper.play.asked())
        words = chance.any(keeper.play.choices(seat))
        await keeper.take(guests[seat], seat, words, keeper.play.ply, key())


@pytest.mark.parametrize("game", [TOY, of_the_shelf()])
async def test_no_byte_depends_on_what_is_hidden(app: Litestar, game: str) -> None:
    """Pages, frames, headers, sizes and refusals stay the same, at many moments of a game."""
    keeper, guests = await tables(app.state.house, game)
    chance = Chance(f"secrecy of {game}")
    for moment in range(6):
        assert [] == await differences(app, keeper, guests, f"{game}-{moment}")
        await play_some(keeper, guests, chance, 1 + chance.below(5))
    assert keeper.play.ply


class Gossip(Log):
    """A log that tells everybody what the first seat may know."""

    def __init__(self, seat: int, telling: Telling) -> None:
        super().__init__(max(seat, 0) ^ 1, telling)


async def test_a_leak_would_be_found(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that told every fact to everybody is caught."""
    keeper, guests = await tables(app.state.house, of_the_shelf())
    await play_some(keeper, guests, Chance("leak"), 12)
    monkeypatch.setattr(pane, "Log", Gossip)
    assert await differences(app, keeper, guests, "leak")
