"""A house with one small game beside its own, and a way to run ``terem`` in it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pytest
import toys

from terem.cli import main
from terem.games import games

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FILES: Mapping[str, str] = {
    "purses/__init__.py": """\
from toys.game import make

GAME = make(package="purses")
""",
    "purses/schema.py": """\
from pathlib import Path

from terem.core.components import Components
from terem.data.entry import Entry
from terem.data.inventory import Inventory, Kind


class Purse(Entry, frozen=True):
    coins: int


INVENTORY = Inventory(
    game="toy",
    folder=Path(__file__).parent,
    kinds=(Kind("purse", "purses.toml", Purse),),
    check=lambda contents: [],
    build=lambda contents: Components(contents.digest),
)
""",
    "purses/purses.toml": """\
game = "toy"

[printed.purse]
count = 1

[[purse]]
id = "purse"
coins = 4
source = "reconstructed"
confidence = "low"
reconstructed = ["coins"]
""",
    "purses/game.toml": """\
id = "toy"
rules = "1"
minutes = [1, 2]
age = 3

[title]
en = "Purses"
ru = "Кошельки"

[seats]
least = 2
most = 3

[credits]
designers = ["Anna"]
artists = ["Boris"]
publishers = ["Clara"]
year = 2026

[[colours]]
id = "pink"
source = "rulebook"
confidence = "high"

[[colours]]
id = "blue"
source = "rulebook"
confidence = "high"

[[colours]]
id = "green"
source = "rulebook"
confidence = "high"

[[options]]
id = "lots"
kind = "choice"
default = "three"
values = ["three", "five"]
""",
    "purses/hints.py": """\
def value(table, seat):
    return table.purses[seat] + 10 * table.worth[seat]
""",
    "purses/summary.py": "from toys.drawing import describe as summary\n",
    "purses/drawing.py": "from toys.drawing import PAINTER\n",
    "purses-0.dist-info/METADATA": "Name: purses\nVersion: 0\n",
    "purses-0.dist-info/entry_points.txt": "[terem.games]\npurses = purses\n",
}

GUIDES = {"en": "# Purses\n\nBid, look, keep.\n", "ru": "# Кошельки\n\nТоргуйтесь.\n"}


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


class Terem(Protocol):
    """Runs ``terem`` with arguments, and with lines to read when it asks."""

    def __call__(self, *arguments: object, lines: str = "") -> Ran:
        """Give the exit code and everything said."""


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder from which Python can take the game of purses."""
    return lay(tmp_path_factory.mktemp("shelf"))


def lay(folder: Path) -> Path:
    """Put the game of purses into a folder; wherever it is taken from, it is the same game."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    texts = folder / "purses" / "text"
    copytree(Path(toys.__file__).parent / "text", texts)
    for lang, guide in GUIDES.items():
        (texts / f"guide.{lang}.md").write_text(guide, encoding="utf-8")
    return folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Terem's own folder, empty, and a language that no test has to think of."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TEREM_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def terem(
    shelf: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Iterator[Terem]:
    """Run a command in this process."""
    monkeypatch.syspath_prepend(str(shelf))
    games.cache_clear()

    def run(*arguments: object, lines: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    yield run
    games.cache_clear()


@pytest.fixture
def record(terem: Terem, tmp_path: Path) -> Path:
    """The record of a whole random game of purses for two."""
    folder = tmp_path / "records"
    terem("walk", "toy", "--seats", 2, "--games", 1, "--seed", "given", "--save", folder)
    return folder / "toy-2-given-1.terem"


class Start(Protocol):
    """Starts ``terem`` as a process of its own."""

    def __call__(self, *arguments: object, terminal: int | None = None) -> subprocess.Popen[str]:
        """Give the process, with pipes to it or at a terminal."""


@pytest.fixture
def start(shelf: Path, home: Path, tmp_path: Path) -> Iterator[Start]:
    """Start a command as a process of its own; none outlives the test."""
    started: list[subprocess.Popen[str]] = []
    folders = os.pathsep.join([str(shelf), *filter(None, sys.path)])

    def run(*arguments: object, terminal: int | None = None) -> subprocess.Popen[str]:
        ends = subprocess.PIPE if terminal is None else terminal
        process = subprocess.Popen(  # noqa: S603 - the arguments are our own
            [sys.executable, "-m", "terem.cli", *map(str, arguments)],
            stdin=ends,
            stdout=ends,
            stderr=ends,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": folders},
        )
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None and not pipe.closed:
                # What the process never read is lost with it.
                with suppress(BrokenPipeError):
                    pipe.close()
