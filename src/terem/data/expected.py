"""Says in words what a field wants: from its type, or from what a game checks."""

from __future__ import annotations

from msgspec import inspect

from terem.core.message import Message


def expected(annotation: object) -> Message:
    """Describe the values that a field of this type takes."""
    return _describe(inspect.type_info(annotation))


def between(least: int, most: int) -> Message:
    """Want a number of a range."""
    return Message("data-expected-between", {"least": least, "most": most})


def at_least(least: int) -> Message:
    """Want a number that is not too small."""
    return Message("data-expected-at-least", {"least": least})


def one_of(values: tuple[str, ...]) -> Message:
    """Want one of some words."""
    return Message("data-expected-one-of", {"values": ", ".join(values)})


def each_once(values: tuple[str, ...]) -> Message:
    """Want a list in which all of some words stand, each once."""
    return Message("data-expected-each-once", {"values": ", ".join(values)})


def given(*, wanted: bool) -> Message:
    """Want a value that may be left out: it belongs here, or it does not."""
    return Message("data-expected-given" if wanted else "data-expected-left-out")


def rising(most: int) -> Message:
    """Want a list of numbers, each greater than the one before it, up to the greatest."""
    return Message("data-expected-rising", {"most": most})


def enough(least: int, found: int) -> Message:
    """Want so many things that they do not run out."""
    return Message("data-expected-enough", {"least": least, "found": found})


def _describe(wanted: inspect.Type) -> Message:
    if isinstance(wanted, inspect.Metadata):
        told = (wanted.extra or {}).get("expected")
        return _describe(wanted.type) if told is None else Message(told)
    if isinstance(wanted, inspect.VarTupleType | inspect.TupleType | inspect.DictType):
        return _collection(wanted)
    if isinstance(wanted, inspect.IntType):
        return _integer(wanted.ge, wanted.le)
    if isinstance(wanted, inspect.LiteralType):
        return one_of(tuple(map(str, wanted.values)))
    boolean = isinstance(wanted, inspect.BoolType)
    return Message("data-expected-boolean" if boolean else "data-expected-text")


def _collection(wanted: inspect.VarTupleType | inspect.TupleType | inspect.DictType) -> Message:
    if isinstance(wanted, inspect.VarTupleType):
        return Message("data-expected-list", {"item": _describe(wanted.item_type)})
    if isinstance(wanted, inspect.TupleType):
        item = _describe(wanted.item_types[0])
        return Message("data-expected-several", {"count": len(wanted.item_types), "item": item})
    return Message("data-expected-table", {"item": _describe(wanted.value_type)})


def _integer(least: int | None, most: int | None) -> Message:
    if least is None:
        return Message("data-expected-integer")
    return at_least(least) if most is None else between(least, most)
