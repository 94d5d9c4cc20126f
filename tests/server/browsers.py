"""Real browsers before a house of its own process, for every test that wants to see pages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from terem.games import games

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run"
)
GAME = next(iter(games()))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house of its own process, opened by the command."""
    home = tmp_path_factory.mktemp("home")
    process = subprocess.Popen(  # noqa: S603 - our own command
        [
            sys.executable,
            "-m",
            "terem.cli",
            "serve",
            "--port",
            "0",
            "--pace",
            "0",
            "--home",
            str(home),
        ],
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    yield found[0].rstrip("/")
    process.terminate()
    process.communicate(timeout=60)
    assert 0 == process.returncode


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        yield browser
        browser.close()
