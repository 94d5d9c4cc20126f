"""``terem serve``: settings, the secret, and opening and closing the house."""

from __future__ import annotations

import re
import signal
import stat
import urllib.request
from pathlib import Path

import pytest
from cli.conftest import Start, Terem

from terem.core.errors import TeremError
from terem.server.settings import read_settings, with_secret


def test_it_teaches(terem: Terem) -> None:
    """The help tells what the command does and what can be set, in both languages."""
    for lang in ("en", "ru"):
        ran = terem("serve", "--help", "--lang", lang)
        assert 0 == ran.code
        assert "TEREM_SECRET" in ran.out
        assert "--root" in ran.out


def test_what_is_wrong_is_told(terem: Terem) -> None:
    """A port, a path or an address that cannot be is refused before anything is opened."""
    for wrong in (("--port", "x"), ("--root", "terem"), ("--address", "games.example")):
        ran = terem("serve", *wrong)
        assert 2 == ran.code
        assert ran.err.startswith("terem: ")


def test_the_environment() -> None:
    """Everything has its usual value, and a place in the environment."""
    usual = read_settings({}, Path("/home"))
    assert ("127.0.0.1", 8000, None, "") == (usual.host, usual.port, usual.database, usual.root)
    told = {
        "TEREM_HOST": "::",
        "TEREM_PORT": "80",
        "TEREM_ROOT": "/a/",
        "TEREM_ADDRESS": "https://b",
    }
    settings = read_settings(told, Path("/home"))
    assert ("::", 80, "/a", "https://b") == (
        settings.host,
        settings.port,
        settings.root,
        settings.address,
    )
    assert settings.secure
    for name, value in (("TEREM_PORT", "70000"), ("TEREM_ROOT", "a"), ("TEREM_ADDRESS", "b")):
        with pytest.raises(TeremError):
            read_settings({name: value}, Path("/home"))


def test_the_secret(tmp_path: Path) -> None:
    """It is made once, for its owner's eyes only; one that was given must be long enough."""
    settings = read_settings({}, tmp_path / "home")
    secret = with_secret(settings).secret
    assert secret == with_secret(settings).secret
    assert len(secret) >= 32
    assert 0o600 == stat.S_IMODE((tmp_path / "home" / "secret").stat().st_mode)
    with pytest.raises(TeremError):
        with_secret(read_settings({"TEREM_SECRET": "short"}, tmp_path))


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_and_closes(start: Start, tmp_path: Path, told: signal.Signals) -> None:
    """It tells its address, answers there, and closes in order when it is told to."""
    process = start("serve", "--port", 0, "--home", tmp_path / "home", "--lang", "en")
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://\S+", said)
    assert found is not None, said or process.communicate()
    with urllib.request.urlopen(f"{found[0]}health", timeout=60) as answer:  # noqa: S310 - our own
        assert b'{"status":"ok"}' == answer.read()
    process.send_signal(told)
    out, _ = process.communicate(timeout=60)
    assert 0 == process.returncode
    assert "The house is closed" in out
