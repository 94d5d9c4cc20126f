"""Components: what lies in the box, as numbers the rules read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The typed tables of one game's box; each game derives its own.

    Built once, before any table is laid, and shared by every table played with the same box: the
    rules read it and never write it. The digest names the values, so that a record can say with
    which box it was played.
    """

    def __init__(self, digest: str) -> None:
        self.digest: Final = digest
