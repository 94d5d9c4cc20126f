"""Determinism, notation and immortality: what is written can be read, and leads to the same."""

from __future__ import annotations

from pathlib import Path

from terem.conformance.moment import Violations, violation
from terem.core.components import Components
from terem.core.dice import GUESS, Dice
from terem.core.errors import TeremError
from terem.core.play import Play
from terem.core.position import AnyGame
from terem.core.record import Record, parse


def determinism(game: AnyGame, record: Record, components: Components) -> Violations:
    """Property 1: the same record gives the same table, choice by choice."""
    try:
        again = Play.replay(game, record, components)
    except TeremError as error:
        yield violation("determinism", len(record.entries), str(error))
        return
    if again.record.text() != record.text():
        yield violation("determinism", len(record.entries), "a replay writes another record")


def notation(game: AnyGame, record: Record) -> Violations:
    """Property 7: record to text to record is the identity; broken text is refused clearly."""
    catalogue = game.catalogue
    for number in range(len(catalogue)):
        if catalogue.number(catalogue.words(number)) != number:
            yield violation("notation", 0, f"{catalogue.words(number)!r} means two choices")
    text = record.text()
    if parse(text).text() != text:
        yield violation("notation", len(record.entries), "reading and writing changes a record")
    dice = Dice(record.seed, [], 0)
    for _ in range(20):
        yield from _broken(_damage(text, dice))


def _damage(text: str, dice: Dice) -> str:
    """The text with a piece cut out, doubled, or overwritten."""
    start = dice.below(GUESS, len(text))
    end = min(len(text), start + 1 + dice.below(GUESS, 12))
    piece = ["", text[start:end] * 2, "\x00", "9" * 40, "\n", "=", "é"][dice.below(GUESS, 7)]
    return text[:start] + piece + text[end:]


def _broken(text: str) -> Violations:
    try:
        parse(text)
    except TeremError as error:
        if not {"line", "column"} <= error.message.args.keys():
            yield violation("notation", 0, f"{error.message.id} does not say where")
    except Exception as error:  # noqa: BLE001 - any other error is what is looked for
        yield violation("notation", 0, f"broken text ends in {type(error).__name__}")


def immortality(game: AnyGame, folder: Path) -> Violations:
    """Property 11: every stored record replays to its stored outcome."""
    for file in sorted(folder.glob("*.terem")):
        record = parse(file.read_text(encoding="utf-8"))
        if record.scores is None:
            yield violation("immortality", 0, f"{file.name} tells no final scores")
            continue
        for problem in determinism(game, record, game.components()):
            yield violation("immortality", len(record.entries), f"{file.name}: {problem.args}")
