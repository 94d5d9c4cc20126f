"""``terem serve``: settings, the secret, and opening and closing the house."""

from __future__ import annotations

import re
import signal
import socket
import stat
import subprocess
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener

import pytest
from cli.conftest import Start, Terem
from websockets.sync.client import connect
from websockets.typing import Origin

from terem.core.errors import TeremError
from terem.server.settings import Settings, with_secret
from terem.server.sources import given, in_file, settings_of


def test_it_teaches(terem: Terem) -> None:
    """The help tells what the command does and what can be set, in both languages."""
    for lang in ("en", "ru"):
        ran = terem("serve", "--help", "--lang", lang)
        assert 0 == ran.code
        assert "TEREM_SECRET" in ran.out
        assert "--root" in ran.out


def test_what_is_wrong_is_told(terem: Terem) -> None:
    """A setting that cannot be is refused, with its place, before anything is opened."""
    for wrong in (
        ("--root", "terem"),
        ("--address", "games.example"),
        ("--host", ""),
        ("--proxies", "10.0.0.1,proxy.example"),
        ("--log", "loud"),
        ("--metrics", "public"),
    ):
        ran = terem("serve", *wrong)
        assert 2 == ran.code
        assert ran.err.startswith(f"terem: {wrong[0]}: ")
    assert 2 == terem("serve", "--port", "x").code


def settings(
    said: dict[str, str | None], environ: dict[str, str], file: Path | None = None
) -> Settings:
    """What these come to."""
    written = {} if file is None else in_file(file, asked_for=True)
    return settings_of(Path("/home"), given(said, environ, written))


def test_who_goes_before_whom(tmp_path: Path) -> None:
    """The command, then the environment, then the file, then what is usual."""
    file = tmp_path / "terem.toml"
    file.write_text(
        'port = 3\nroot = "/file"\nhost = "::1"\nproxies = ["10.0.0.0/8", "::1"]', "utf-8"
    )
    environ = {"TEREM_PORT": "2", "TEREM_ROOT": "/environment/", "TEREM_HOST": ""}
    found = settings({"port": "1"}, environ, file)
    assert (1, "/environment", "::1") == (found.port, found.root, found.host)
    assert ("10.0.0.0/8", "::1") == found.proxies
    assert (None, "", "private") == (found.database, found.address, found.metrics)
    assert Settings(folder=Path("/home")) == settings({}, {})


def test_https_alone() -> None:
    """A house that is called by https gives its cookies to nobody else."""
    assert settings({"address": "https://b/"}, {}).secure
    assert not settings({"address": "http://b"}, {}).secure


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "there is no setting “prot”. Known: host, port,"),
        ('port = "1"', 'port: this is "1". Wanted: a whole number.'),
        ("port = true", "port: this is true. Wanted: a whole number."),
        ("port = 70000", "port: “70000” is not a port."),
        ("proxies = [1]", "proxies: this is [1]. Wanted: a list; each item: a text in quotes."),
        ("secret = 123456", "secret: this is …. Wanted: a text in quotes."),
        ('secret = "short"', "secret: This secret is too short"),
        ("port = = 1", "line 1, column 8: this is not TOML."),
        ("[port]", "port: this is {}. Wanted: a whole number."),
    ],
)
def test_a_broken_file_of_settings(terem: Terem, home: Path, text: str, told: str) -> None:
    """One sentence names the file, the key and what is wanted; nothing is opened."""
    home.mkdir()
    (home / "terem.toml").write_text(text, "utf-8")
    ran = terem("serve", "--lang", "en")
    assert 2 == ran.code
    assert ran.err.startswith(f"terem: {home / 'terem.toml'}")
    assert told in ran.err
    assert 1 == len(ran.err.splitlines())
    assert ["terem.toml"] == [file.name for file in home.iterdir()]


def test_a_file_of_settings_that_was_asked_for_must_be_there(
    terem: Terem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file in the folder may be missing; one that the host has named may not."""
    missing = tmp_path / "missing.toml"
    assert 0 == terem("serve", "--check").code
    assert f"{missing} cannot be read" in terem("serve", "--config", missing, "--check").err
    monkeypatch.setenv("TEREM_CONFIG", str(missing))
    assert 2 == terem("serve", "--check").code
    missing.write_text("port = 9", "utf-8")
    assert f"port: 9 ({missing}, port)" in terem("serve", "--check", "--lang", "en").out


def test_checking_tells_what_is_set_and_by_whom(
    terem: Terem, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every setting is told with its place; no secret and no password is, and nothing is made."""
    monkeypatch.setenv("TEREM_SECRET", "hidden" * 8)
    url = "postgresql://terem:pass@word@host/terem?password=word"
    ran = terem("serve", "--check", "--lang", "en", "--root", "/a", "--database", url)
    assert 0 == ran.code
    assert [
        f"folder: {home}",
        "host: 127.0.0.1 (usual)",
        "port: 8000 (usual)",
        "database: postgresql://terem:…@host/terem (--database)",
        "root: /a (--root)",
        "address: none (usual)",
        "proxies: 127.0.0.1 (usual)",
        "secret: not shown (TEREM_SECRET)",
        "log: plain (usual)",
        "metrics: private (usual)",
        "chat: on (usual)",
        "pace: 400 (usual)",
    ] == ran.out.splitlines()
    monkeypatch.delenv("TEREM_SECRET")
    assert f"secret: kept in {home / 'secret'} (usual)" in terem("serve", "--check").out
    assert not home.exists()


def test_the_secret(tmp_path: Path) -> None:
    """It is made once, for its owner's eyes only; one that was given must be long enough."""
    before = Settings(folder=tmp_path / "home")
    secret = with_secret(before).secret
    assert secret == with_secret(before).secret
    assert len(secret) >= 32
    assert 0o600 == stat.S_IMODE((tmp_path / "home" / "secret").stat().st_mode)
    with pytest.raises(TeremError):
        settings({}, {"TEREM_SECRET": "short"})


def said_by(process: subprocess.Popen[str], pattern: str) -> re.Match[str]:
    """The first line of a process in which something stands."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(pattern, line)
        if found:
            return found
    pytest.fail(str(process.communicate()))


def test_a_port_in_use(start: Start, tmp_path: Path) -> None:
    """Whoever only wants to play gets another one, and is told; a port that was chosen stays."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        chosen = start("serve", "--open", "--port", port, "--lang", "en")
        _, err = chosen.communicate(timeout=60)
        assert 2 == chosen.returncode
        assert f"port {port}" in err
    # If somebody else has it already, all the better.
    with suppress(OSError), socket.create_server(("127.0.0.1", 8000)):
        process = start("serve", "--open", "--home", tmp_path / "home", "--lang", "en")
        said_by(process, "^Port 8000 is in use")
        assert "8000" != said_by(process, r"http://localhost:(\d+)/")[1]


def test_it_shows_itself_in_a_browser(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the house answers, whatever browser there is gets its address."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.new && mv {seen}.new {seen}\n', "utf-8")
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", str(browser))
    process = start("serve", "--open", "--port", 0, "--home", tmp_path / "home")
    url = said_by(process, r"http://\S+")[0]
    while not seen.exists():
        assert process.poll() is None
        time.sleep(0.02)
    assert url == seen.read_text("utf-8")


def test_a_browser_that_fails_is_no_trouble(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house is open all the same."""
    monkeypatch.setenv("BROWSER", str(tmp_path / "nowhere"))
    process = start("serve", "--open", "--port", 0, "--home", tmp_path / "home")
    url = said_by(process, r"http://\S+")[0]
    with urllib.request.urlopen(f"{url}health", timeout=60) as answer:  # noqa: S310 - our own
        assert 200 == answer.status
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert (0, "") == (process.returncode, err)


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


def test_live_tables_are_told_that_it_closes(start: Start, tmp_path: Path) -> None:
    """The code says that the browser may come again; then the house is closed."""
    process = start("serve", "--port", 0, "--home", tmp_path / "home", "--lang", "en")
    url = said_by(process, r"http://\S+")[0]
    jar = HTTPCookieProcessor()
    browser = build_opener(jar)
    with browser.open(url, timeout=60) as page:
        proof = re.search(r'name="_csrf_token" value="([^"]+)"', page.read().decode())
    assert proof is not None
    with browser.open(f"{url}games/toy/play", f"_csrf_token={proof[1]}".encode(), 60) as page:
        table = page.url
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar.cookiejar)
    live = table.replace("http://", "ws://") + "/live"
    headers = {"Cookie": cookies}
    with connect(live, origin=Origin(url.rstrip("/")), additional_headers=headers) as socket:
        process.send_signal(signal.SIGTERM)
        list(socket)
        assert 1001 == socket.protocol.close_code
    out, _ = process.communicate(timeout=60)
    assert 0 == process.returncode
    assert "The house is closed" in out
