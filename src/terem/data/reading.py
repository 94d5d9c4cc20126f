"""Reads TOML, and turns one table of it into one typed entry, field by field."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final, TypeGuard, TypeVar, cast, get_args

import msgspec

from terem.core.message import Message
from terem.data.errors import DataError, Place
from terem.data.expected import expected

if TYPE_CHECKING:
    from pathlib import Path

Raw = dict[str, object]
S = TypeVar("S", bound=msgspec.Struct)

_WHERE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


def read_toml(path: Path, file: str) -> Raw:
    """Read a TOML file; `file` is what messages call it."""
    try:
        text = path.read_bytes().decode()
    except OSError:
        raise DataError([Message("data-unreadable", {"file": file})]) from None
    except UnicodeDecodeError:
        raise DataError([Message("data-encoding", {"file": file})]) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _WHERE.search(str(error))
        # Without a place the parser has met the end of the file.
        line = int(found[1]) if found else text.count("\n") + 1
        column = int(found[2]) if found else 1
        place = Message("data-syntax", {"file": file, "line": line, "column": column})
        raise DataError([place]) from None


def read_struct(raw: Raw, wanted: type[S], place: Place, problems: list[Message]) -> S | None:
    """Convert a table, or tell all that is wrong with it: unknown, missing and wrong fields."""
    fields = {field.name: field for field in msgspec.structs.fields(wanted)}
    before = len(problems)
    problems += place.unknown(raw, fields)
    for name, field in fields.items():
        if name in raw:
            _check_value(raw[name], field.type, name, place, problems)
        elif field.required:
            wants = expected(field.type)
            problems.append(place.says("data-missing-field", field=name, expected=wants))
    return msgspec.convert(raw, wanted) if len(problems) == before else None


def as_table(value: object, place: Place, problems: list[Message]) -> Raw:
    """Take a value as a table of named values, or tell that it is none."""
    if isinstance(value, dict):
        return cast("Raw", value)
    problems.append(place.says("data-not-a-table"))
    return {}


def name_of(value: object, number: int) -> str:
    """Name one of several tables: by its id, or by its place in the file if it has none."""
    named = value.get("id") if isinstance(value, dict) else None
    return named if isinstance(named, str) else f"#{number}"


def _check_value(
    value: object, wanted: object, name: str, place: Place, problems: list[Message]
) -> None:
    """Check one value; in tables within the table, look at each field by itself again."""
    inner = next(iter(get_args(wanted)), None)
    if _is_struct(wanted):
        inside = place._replace(entry=name)
        _check_table(value, wanted, inside, problems)
    elif _is_struct(inner) and isinstance(value, list):
        for number, one in enumerate(value, 1):
            _check_table(one, inner, Place(place.file, name, name_of(one, number)), problems)
    else:
        try:
            msgspec.convert(value, wanted)
        except msgspec.ValidationError:
            problems.append(place.wrong(name, value, expected(wanted)))


def _check_table(
    value: object, wanted: type[msgspec.Struct], place: Place, problems: list[Message]
) -> None:
    before = len(problems)
    raw = as_table(value, place, problems)
    if len(problems) == before:
        read_struct(raw, wanted, place, problems)


def _is_struct(wanted: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(wanted, type) and issubclass(wanted, msgspec.Struct)
