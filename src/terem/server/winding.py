"""Winding: to and fro through a game that is over, and from one pair of eyes to another."""

from __future__ import annotations

from typing import Final

import msgspec

from terem.core.message import Message
from terem.core.step import NOBODY
from terem.draw.element import Markup, el, join
from terem.server.forms import button, hidden
from terem.server.reader import Reader
from terem.words import Words

_DIGITS: Final = 5


class Spot(msgspec.Struct, frozen=True):
    """One ply of one table as one seat, or a watcher, sees it: what a link to a move leads to."""

    table: str
    ply: int
    plies: int
    seat: int

    def url(self, reader: Reader) -> str:
        """The one address of this page."""
        return address(reader, self.table, self.ply, self.seat)

    def after(self, ply: int) -> Spot | None:
        """The same game at another ply, if it has come so far."""
        return msgspec.structs.replace(self, ply=ply) if 0 <= ply <= self.plies else None

    def seen_by(self, seat: int) -> Spot:
        """The same ply through other eyes."""
        return msgspec.structs.replace(self, seat=seat)


def address(reader: Reader, table: str, ply: int, seat: int) -> str:
    """Where a ply is looked at through the eyes of a seat; seats are counted from 1 there."""
    return f"{reader.url('table', table, 'replay')}?ply={ply}&seat={seat + 1}"


def spot(table: str, plies: int, seats: int, ply: str, seat: str) -> Spot:
    """The spot that an address means; what makes no sense is the end, and a watcher."""
    eyes = _number(seat, 0) - 1
    return Spot(table, min(_number(ply, plies), plies), plies, eyes if eyes < seats else NOBODY)


def _number(text: str, otherwise: int) -> int:
    plain = text.isascii() and text.isdigit() and len(text) <= _DIGITS
    return int(text) if plain else otherwise


def winding(reader: Reader, at: Spot) -> Markup:
    """First, back, forward, last; any ply on a slider or by its number."""
    steps = [
        _step(reader, Message("pages-replay-first"), at, 0),
        _step(reader, Message("pages-replay-back"), at, at.ply - 1, "prev"),
        _step(reader, Message("pages-replay-forward"), at, at.ply + 1, "next"),
        _step(reader, Message("pages-replay-last"), at, at.plies),
    ]
    where = reader.text(Message("pages-replay-ply", {"ply": at.ply, "plies": at.plies}))
    return el(
        "div",
        el("p", where, class_="said"),
        el("nav", *steps, aria_label=reader.text(Message("pages-replay"))),
        _field(reader, at, "range", "ply-slider", Message("pages-replay-slide")),
        _field(reader, at, "number", "ply", Message("pages-replay-number")),
        class_="steps",
        id="steps",
    )


def _step(reader: Reader, label: Message, at: Spot, ply: int, rel: str | None = None) -> Markup:
    to = at.after(ply) if ply != at.ply else None
    if to is None:
        return el("span", reader.text(label), class_="button off")
    return el("a", reader.text(label), href=to.url(reader), rel=rel, class_="button")


def _field(reader: Reader, at: Spot, type: str, id: str, label: Message) -> Markup:
    """A form that goes to a ply; it needs no script, since it is only asked for a page."""
    return el(
        "form",
        hidden("seat", at.seat + 1),
        el("label", reader.text(label), for_=id),
        el("input", id=id, name="ply", type=type, min=0, max=at.plies, value=at.ply),
        button(reader.text(Message("pages-replay-go"))),
        method="get",
        action=reader.url("table", at.table, "replay"),
        class_=f"to-{type}",
    )


def eyes(reader: Reader, at: Spot, seats: int, words: Words, names: list[str]) -> Markup:
    """Through whose eyes one may look: a watcher's, and those of every seat."""
    watcher = reader.text(Message("pages-watcher"))
    links = [
        el(
            "a",
            watcher if seat == NOBODY else words.who(seat, names),
            href=at.seen_by(seat).url(reader),
            aria_current="true" if seat == at.seat else None,
        )
        for seat in (NOBODY, *range(seats))
    ]
    label = reader.text(Message("pages-replay-eyes"))
    return el("nav", el("span", label), *links, class_="counts", aria_label=label)


def relations(reader: Reader, at: Spot) -> Markup:
    """For the head of the page: its one address, and what comes before and after."""
    near = (("prev", at.after(at.ply - 1)), ("next", at.after(at.ply + 1)))
    return join(
        el("link", rel="canonical", href=at.url(reader)),
        *[el("link", rel=rel, href=to.url(reader)) for rel, to in near if to is not None],
    )
