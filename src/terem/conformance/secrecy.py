"""Secrecy: what a viewer sees and may choose does not depend on what it may not know."""

from __future__ import annotations

from typing import Any

import msgspec

from terem.conformance.moment import WATCHER, Moment, Violations, stroll, violation
from terem.conformance.position import conserved
from terem.core.chronicle import Chronicle
from terem.core.message import Message
from terem.core.position import AnyGame
from terem.core.table import Table


def secrecy(moment: Moment, start: dict[str, list[int]]) -> Violations:
    """Property 5: a guess agrees with the truth in all that the viewer sees and may choose."""
    for viewer in moment.viewers:
        guess = moment.guess(viewer)
        yield from _agrees(moment, guess, viewer)
        yield from _grades(moment, guess, viewer)
        yield from conserved(moment, guess, start, "in a guess, ")
        stroll(moment, guess, 3)


def _agrees(moment: Moment, guess: Table, viewer: int) -> Violations:
    game = moment.game
    if _sight(game, guess, viewer) != _sight(game, moment.table, viewer):
        yield violation("secrecy", moment.ply, f"viewer {viewer} sees what it may not know")
    if viewer != WATCHER and guess.legal(viewer) != moment.table.legal(viewer):
        yield violation("secrecy", moment.ply, f"seat {viewer} may choose by what it may not know")
    if viewer != WATCHER and _barred(guess, viewer) != _barred(moment.table, viewer):
        yield violation("secrecy", moment.ply, f"seat {viewer} is told why by what it may not know")
    if not guess.over and guess.asked() != moment.table.asked():
        yield violation("secrecy", moment.ply, f"viewer {viewer} is asked along with others")
    if guess.dice.seed == moment.table.dice.seed:
        yield violation("secrecy", moment.ply, "a guess rolls the table's own dice")


def _barred(table: Table, seat: int) -> list[tuple[int, Message, Message | None]]:
    """All that is said to a seat that asks what it may not choose."""
    step = table.step(seat)
    if step is None:
        return []
    return [(n, step.label(table, n), table.why_not(seat, n)) for n in step.barred(table)]


def light(moment: Moment) -> Violations:
    """Property 5, for undo: what may be taken back has shown the seat nothing it did not know."""
    for seat in moment.table.asked():
        choice = moment.pick(moment.table.legal(seat))
        after = moment.table.copy()
        after.follow(seat, choice)
        if after.over or after.seals[seat] == after.ply:
            continue
        guess = moment.guess(seat)
        guess.follow(seat, choice)
        if _sight(moment.game, guess, seat) != _sight(moment.game, after, seat):
            yield violation("secrecy", moment.ply, f"seat {seat} may take back what it has seen")


def told(moment: Moment) -> Violations:
    """Property 5, for facts: what a viewer is told does not depend on what it may not know.

    Where something comes to light for the viewer, by a die or a reveal, it may be told of it, and
    the choice seals. While several answer at once, property 6 looks after what is told.
    """
    if moment.table.waiting:
        return
    for seat in moment.table.asked():
        choice = moment.pick(moment.table.legal(seat))
        after = _follow(moment.table.copy(), seat, choice)
        for viewer in moment.viewers:
            guess = moment.guess(viewer)
            if _lit(after, viewer) or choice not in guess.legal(seat):
                continue
            _follow(guess, seat, choice)
            if _sight(moment.game, guess, viewer) != _sight(moment.game, after, viewer):
                # It sees the difference, so it may be told.
                continue
            if _facts(guess, moment.ply, viewer) != _facts(after, moment.ply, viewer):
                yield violation(
                    "secrecy", moment.ply, f"viewer {viewer} is told what it may not know"
                )


def _follow(table: Table, seat: int, choice: int) -> Table:
    """Take a choice, and write down what happens."""
    table.chronicle = Chronicle()
    table.follow(seat, choice)
    return table


def _lit(table: Table, viewer: int) -> bool:
    """Whether the last choice has brought something to light for a viewer."""
    seals = table.seals if viewer == WATCHER else [table.seals[viewer]]
    return table.over or all(seal == table.ply for seal in seals)


def _facts(table: Table, ply: int, viewer: int) -> list[Message]:
    chronicle = table.chronicle
    return [] if chronicle is None else [fact.message for fact in chronicle.since(ply, viewer)]


def _sight(game: AnyGame, table: Table, viewer: int) -> bytes:
    return msgspec.json.encode(game.sight(table, viewer))


def _grades(moment: Moment, guess: Table, viewer: int) -> Violations:
    """What each field's grade promises must be so in every guess."""
    for field in moment.game.fields:
        truth = getattr(moment.table, field.name)
        found = getattr(guess, field.name)
        if not _kept(field.grade, truth, found, viewer):
            yield violation(
                "secrecy", moment.ply, f"viewer {viewer}: {field.name} is not {field.grade}"
            )


def _kept(grade: str, truth: Any, found: Any, viewer: int) -> bool:  # noqa: ANN401 - any field
    if grade == "open":
        return bool(truth == found)
    if grade == "guarded":
        return True
    if len(truth) != len(found):
        return False
    if grade == "counted":
        return True
    own = viewer == WATCHER or bool(truth[viewer] == found[viewer])
    if grade == "own":
        return own
    return own and [len(entry) for entry in truth] == [len(entry) for entry in found]


def vary(moment: Moment, guesses: int) -> set[str]:
    """The secrets that were seen to vary between guesses of some viewer in this position."""
    varied: set[str] = set()
    for viewer in moment.viewers:
        first = moment.guess(viewer).secrets(viewer)
        for _ in range(guesses):
            secrets = moment.guess(viewer).secrets(viewer)
            varied |= {name for name, value in secrets.items() if value != first[name]}
    return varied


def secret_fields(game: AnyGame) -> set[str]:
    """The fields that are graded anything but open; each must be seen to vary (the twin of 5)."""
    return {field.name for field in game.fields if field.grade != "open"}
