"""A small game made for one test: its texts, and the code that speaks for it."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:
    from pathlib import Path

_numbers = count()


class MakeGame(Protocol):
    """Makes a game from its files, ``text/en.ftl`` given as ``en`` and so on."""

    def __call__(self, **files: str | None) -> str:
        """Give the import path of the game."""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeGame:
    """A maker of games that can be imported."""

    def make(**files: str | None) -> str:
        package = f"made_for_words_{next(_numbers)}"
        folder = tmp_path / package
        (folder / "text").mkdir(parents=True)
        (folder / "__init__.py").touch()
        for lang, source in files.items():
            if source is not None:
                name = lang.replace("guide_", "guide.") + (".md" if "guide" in lang else ".ftl")
                (folder / "text" / name).write_text(source, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return package

    return make
