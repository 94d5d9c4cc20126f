"""Why not: what stands in the way of choosing a thing on the table, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from terem.core.message import Message
from terem.core.play import Play
from terem.draw.element import Markup, el, join
from terem.server.frame import page
from terem.server.guide import address
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
    meant = {step.points(table, number): number for number in step.barred(table)}
    number = next((meant[each] for each in things if each in meant), None)
    otherwise = Message("why-not-this", {"prompt": step.prompt(table)})
    return otherwise if number is None else table.why_not(seat, number) or otherwise


def why_page(visit: Visit, keeper: Keeper, seat: int) -> str:
    """The page of all that cannot be chosen now, by its reasons, beside what can."""
    at = Standpoint(keeper, View((seat,), seat), visit)
    table = keeper.play.table
    step = table.step(seat)
    title = visit.text(Message("pages-why-title"))
    reasons: dict[str, list[str]] = {}
    offered: list[str] = []
    asked = None
    if step is not None:
        asked = at.told(step.prompt(table))
        offered = [at.told(step.label(table, number)) for number in step.legal(table)]
        for number in step.barred(table):
            reason = step.why_not(table, number)
            reasons.setdefault(at.told(reason), []).append(at.told(step.label(table, number)))
    none = el("p", visit.text(Message("pages-why-none")))
    inside = join(
        el("p", el("a", visit.text(Message("pages-to-table")), href=at.url()), class_="back"),
        el("h1", title),
        el("p", asked, class_="prompt"),
        join(*[_reason(reason, things) for reason, things in reasons.items()]) or none,
        el("h2", visit.text(Message("pages-why-can"))),
        _things(offered),
        el(
            "p",
            visit.text(Message("pages-why-else")),
            " ",
            el("a", visit.text(Message("pages-guide")), href=address(visit, keeper.game)),
            class_="hint",
        ),
    )
    return page(visit, title, inside, kind="why-page")


def _reason(reason: str, things: list[str]) -> Markup:
    return el("section", el("h2", reason), _things(things), class_="reason")


def _things(things: list[str]) -> Markup:
    return el("ul", *[el("li", thing) for thing in things], class_="things")
