"""Result: how a game ended, in words: who has won, who came where, and what can be done now."""

from __future__ import annotations

from terem.core.message import Arg, Message, Who
from terem.core.outcome import Outcome
from terem.draw.element import Markup, el
from terem.server.heraldry import mark
from terem.server.standpoint import Standpoint


def winner(at: Standpoint, outcome: Outcome) -> str:
    """Who has won, in a sentence."""
    first = [side for side, place in enumerate(outcome.places) if place == 1]
    if len(first) == 1:
        return at.told(Message("rank-won", {"who": _called(at, outcome, first[0])}))
    if not first:
        return at.text(Message("rank-nobody"))
    names = ", ".join([_name(at, outcome, side) for side in first])
    return at.text(Message("pages-shared", {"names": names}))


def result(at: Standpoint) -> Markup:
    """Why it ended and the places, the first one first; nothing before the end."""
    outcome = at.keeper.play.outcome
    if outcome is None:
        return el("div", id="result", hidden=True)
    # Who has no place at all stands last.
    last = len(outcome.places) + 1
    sides = sorted(range(len(outcome.places)), key=lambda side: outcome.places[side] or last)
    verdict = None if outcome.verdict is None else el("p", at.told(outcome.verdict))
    title = el("h2", winner(at, outcome), id="result-title")
    return el(
        "section",
        title,
        verdict,
        el("ol", *[_side(at, outcome, side) for side in sides], class_="places"),
        id="result",
        class_="result",
        aria_labelledby="result-title",
    )


def _side(at: Standpoint, outcome: Outcome, side: int) -> Markup:
    place = outcome.places[side]
    shared = outcome.places.count(place) > 1
    rank = Message("rank-shared" if shared else "rank-place", {"n": place})
    seat = side < at.keeper.setup.seats
    return el(
        "li",
        el("span", str(place) if place else "—", class_="rank", aria_hidden="true"),
        el("span", at.text(rank), class_="unseen") if place else None,
        mark(at.keeper.game, side) if seat else None,
        el("span", _name(at, outcome, side), class_="who"),
        el("strong", at.text(Message("count-points", {"n": outcome.scores[side]}))),
        class_="first-place" if place == 1 else None,
    )


def _name(at: Standpoint, outcome: Outcome, side: int) -> str:
    seats = at.keeper.setup.seats
    return at.who([side]) if side < seats else at.told(outcome.others[side - seats])


def _called(at: Standpoint, outcome: Outcome, side: int) -> Arg:
    seats = at.keeper.setup.seats
    return Who(side) if side < seats else outcome.others[side - seats]
