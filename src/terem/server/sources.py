"""Sources: where settings are given. The command goes before the environment, that before the file.

The file is TOML, and its keys are the settings, such as ``port = 9000``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from terem.core.errors import TeremError
from terem.core.message import Arg, Message
from terem.data.errors import shown
from terem.data.reading import read_toml
from terem.server.settings import READERS, Settings

FILE: Final = "terem.toml"
"""The file in the folder that is read if it is there."""

_EXPECTED: Final = {
    int: Message("data-expected-integer"),
    str: Message("data-expected-text"),
    list: Message("data-expected-list", {"item": Message("data-expected-text")}),
}
_KINDS: Final[Mapping[str, type]] = {"port": int, "proxies": list}
"""What stands in the file for each setting, where it is not a text."""


class Given(NamedTuple):
    """A setting as it was given, and what that place is called."""

    text: str
    where: str


def given(
    said: Mapping[str, str | None], environ: Mapping[str, str], file: Mapping[str, Given]
) -> dict[str, Given]:
    """The settings that were given anywhere, each from the place that goes before the others."""
    found: dict[str, Given] = {}
    for name in READERS:
        variable = f"TEREM_{name.upper()}"
        text = said.get(name)
        if text is not None:
            found[name] = Given(text, f"--{name}")
        elif environ.get(variable):
            found[name] = Given(environ[variable], variable)
        elif name in file:
            found[name] = file[name]
    return found


def in_file(path: Path, *, asked_for: bool) -> dict[str, Given]:
    """The settings in a file; one that nobody has asked for need not be there."""
    if not asked_for and not path.exists():
        return {}
    file = str(path)
    found: dict[str, Given] = {}
    for key, value in read_toml(path, file).items():
        if key not in READERS:
            known = ", ".join(READERS)
            raise TeremError(Message("serve-file-key", {"file": file, "key": key, "known": known}))
        kind = _KINDS.get(key, str)
        text = _text_of(value, kind)
        if text is None:
            what: dict[str, Arg] = {"file": file, "key": key, "found": _shown(key, value)}
            raise TeremError(Message("serve-file-value", {**what, "expected": _EXPECTED[kind]}))
        found[key] = Given(text, f"{file}, {key}")
    return found


def settings_of(folder: Path, found: Mapping[str, Given]) -> Settings:
    """The settings; what nobody gave has its usual value."""
    values: dict[str, Any] = {}
    for name, (text, where) in found.items():
        try:
            values[name] = READERS[name](text)
        except TeremError as error:
            told = Message("serve-wrong", {"where": where, "problem": error.message})
            raise TeremError(told) from None
    return Settings(folder=folder, **values)


def _text_of(value: object, kind: type) -> str | None:
    """The value as the environment would give it; None if it is of another kind."""
    if type(value) is not kind:
        return None
    if not isinstance(value, list):
        return str(value)
    return ",".join(value) if all(isinstance(item, str) for item in value) else None


def _shown(key: str, value: object) -> str:
    """What was found; never a piece of a secret."""
    return "…" if key in ("secret", "database") else shown(value)
