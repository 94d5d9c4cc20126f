"""Luck: what the house promised about the chance of a game, and how anybody can check it."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import Markup, el
from terem.server.standpoint import Standpoint
from terem.server.winding import address


def luck(at: Standpoint) -> Markup:
    """The commitment from the start, and once the game is over the seed it was made of."""
    return el(
        "details",
        el("summary", at.text(Message("pages-luck"))),
        *_told(at),
        id="luck",
        class_="luck",
    )


def _told(at: Standpoint) -> list[Markup]:
    keeper, setup = at.keeper, at.keeper.setup
    if setup.loaded:
        return [el("p", at.text(Message("pages-luck-loaded")))]
    if setup.forked_from is not None and setup.forked_ply is not None:
        # Whoever began it has seen the seed before.
        href = address(at.reader, setup.forked_from, setup.forked_ply, at.view.seat)
        link = el("a", at.text(Message("pages-luck-source")), href=href)
        said = at.text(Message("pages-luck-forked", {"ply": setup.forked_ply}))
        return [el("p", said, " ", link)]
    told = [
        el("p", at.text(Message("pages-luck-promise"))),
        _figure(at.text(Message("pages-luck-commitment")), keeper.commitment),
    ]
    if keeper.seed is None:
        return told
    command = f"terem verify {keeper.game.id}-{setup.id}.terem \\\n"
    return [
        *told,
        _figure(at.text(Message("pages-luck-seed")), keeper.seed),
        el("p", at.text(Message("pages-luck-check"))),
        el("pre", el("code", f"{command}  --commitment {keeper.commitment}"), tabindex=0),
    ]


def _figure(label: str, value: str) -> Markup:
    return el("p", f"{label} ", el("code", value))
