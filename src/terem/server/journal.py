"""Journal: what is logged, written for a person or as one JSON object a line.

It tells what happened, never a secret: no cookie, no seed, no token of an invite, no address of a
person. For a person only what is wrong is written; for a program every request too.
"""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

import msgspec
from litestar.types import Scope

from terem.server.settings import JSON, Settings

_TOLD: Final = frozenset({"game", "table_id", "version"})
"""Parts of an address that are no keys to anything."""
_PART: Final = re.compile(r"\{([^}]*)\}")
_BEGINNING: Final = re.compile(r"/[a-z]{0,20}(?=/|$)")
_HIDDEN: Final = "…"


def keep_journal(settings: Settings) -> None:
    """Have everything that is logged in this process written to the standard error."""
    told = settings.log == JSON
    handler = logging.StreamHandler()
    handler.setFormatter(
        Lines() if told else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("terem").setLevel(logging.INFO if told else logging.WARNING)


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write what was logged, and what was told beside it."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def path_of(scope: Scope) -> str:
    """The path of a request, with whatever may be a key left out."""
    template = scope.get("path_template")
    if not template:
        # Nothing is known of such a path but where somebody meant to go.
        begins = _BEGINNING.match(scope["path"])
        known = begins[0] if begins else "/"
        return known if known == scope["path"] else f"{known.rstrip('/')}/{_HIDDEN}"
    values = scope.get("path_params", {})

    def told(part: re.Match[str]) -> str:
        name = part[1].partition(":")[0]
        return quote(str(values.get(name, "")), safe="") if name in _TOLD else _HIDDEN

    return _PART.sub(told, template)
