"""Why not: what stands in the way of choosing a thing on the table, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terem.core.message import Message
from terem.core.play import Play
from terem.draw.element import el, join
from terem.server.frame import page
from terem.server.keeper import Keeper
from terem.server.standpoint import Standpoint
from terem.server.view import View
from terem.server.visit import Visit


def why_not_thing(play: Play, seat: int, things: Sequence[str]) -> Message:
    """The reason why a thing of the drawing cannot be chosen now.

    Things lie on each other: a tile on its place; the uppermost that a choice could mean counts.
    """
    table = play.table
    step = None if play.over else table.step(seat)
    if step is None:
        return table.why_not(seat, 0) or Message("why-not-asked-now")
    meant = {step.points(table, number): reason for number, reason in refused(play, seat)}
    otherwise = Message("why-not-this", {"prompt": step.prompt(table)})
    return next((meant[each] for each in things if each in meant), otherwise)


def refused(play: Play, seat: int) -> Iterator[tuple[int, Message]]:
    """The choices like those that the seat has, which it has not, and why."""
    legal = set(play.table.legal(seat))
    choices = play.game.catalogue.choices
    kinds = {choices[number].kind for number in legal}
    for choice in choices:
        if choice.kind in kinds and choice.number not in legal:
            reason = play.table.why_not(seat, choice.number)
            if reason is not None:
                yield choice.number, reason


def why_page(visit: Visit, keeper: Keeper, seat: int) -> str:
    """The page of all that cannot be chosen now, each with its reason."""
    at = Standpoint(keeper, View((seat,), seat), visit)
    title = visit.text(Message("pages-why-title"))
    lines = [
        el("li", el("code", keeper.game.catalogue.words(number)), " ", at.told(reason))
        for number, reason in refused(keeper.play, seat)
    ]
    inside = join(
        el("p", el("a", visit.text(Message("pages-to-table")), href=at.url()), class_="back"),
        el("h1", title),
        el("ul", *lines, class_="reasons")
        if lines
        else el("p", visit.text(Message("pages-why-none"))),
    )
    return page(visit, title, inside, kind="why-page")
