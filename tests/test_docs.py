"""Documents are true: their code runs, their commands work, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from terem.cli import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")


def blocks(language: str) -> list[object]:
    """Every block of a language in every page."""
    return [
        pytest.param(match[2], id=f"{page.name}-{number}")
        for page in PAGES
        for number, match in enumerate(_BLOCK.finditer(page.read_text("utf-8")))
        if match[1] == language
    ]


def commands() -> list[object]:
    """Every line of a shell block that calls terem and does not wait for a player."""
    lines = [
        (page.name, shlex.split(line, comments=True))
        for page in PAGES
        for match in _BLOCK.finditer(page.read_text("utf-8"))
        if match[1] == "sh"
        for line in match[2].splitlines()
        if line.startswith("terem ") and " play" not in line
    ]
    return [pytest.param(words[1:], id=f"{page}: {' '.join(words)}") for page, words in lines]


@pytest.mark.parametrize("code", blocks("python"))
def test_python_in_documents_runs(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a reader copies works; lines without a call to the house are its own business."""
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "document", "exec"), {"__name__": "document"})  # noqa: S102 - our own pages


@pytest.mark.parametrize("words", commands())
def test_commands_in_documents_work(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a reader types works; files that a page speaks of are made beforehand."""
    monkeypatch.chdir(tmp_path)
    assert 0 == main(["walk", "middle_ages", "--seats", "3", "--games", "1", "--save", "."])
    record = next(tmp_path.glob("*.terem"))
    for word in words:
        if word.endswith(".terem") and not Path(word).exists():
            Path(word).parent.mkdir(parents=True, exist_ok=True)
            Path(word).write_bytes(record.read_bytes())
    assert 0 == main(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """A link to a file of this repository names one that is there."""
    for match in _LINK.finditer(page.read_text("utf-8")):
        if "://" not in match[1]:
            assert (page.parent / match[1]).exists(), match[1]
