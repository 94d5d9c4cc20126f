"""The digest of a box: one short name for all values that matter for play."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final

import msgspec

from terem.data.entry import Entry, printed_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from terem.data.inventory import Kind

_SIZE: Final = 8
_FORM: Final = re.compile(rf"[0-9a-f]{{{2 * _SIZE}}}")


def digest_of(game: str, kinds: Iterable[Kind], entries: Mapping[str, tuple[Entry, ...]]) -> str:
    """Digest the printed values; comments, order, sources and what no rule reads do not count."""
    values = {
        kind.name: {entry.id: printed_values(entry) for entry in entries[kind.name]}
        for kind in kinds
        if kind.plays
    }
    text = msgspec.json.encode([game, values], order="sorted")
    return hashlib.blake2b(text, digest_size=_SIZE).hexdigest()


def is_digest(text: str) -> bool:
    """Whether a text can be a digest; nothing else may become part of a file's name."""
    return _FORM.fullmatch(text) is not None
