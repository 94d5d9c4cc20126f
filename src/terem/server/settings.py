"""Settings: what a host may decide. Each is given as a text and checked before anything opens."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import msgspec

from terem.core.errors import TeremError
from terem.core.message import Message

SHORTEST_SECRET: Final = 32

PLAIN: Final = "plain"
JSON: Final = "json"
"""How the log is written: for a person, or for a program that collects it."""

PRIVATE: Final = "private"
OPEN: Final = "open"
"""Who may see the figures: this machine and its network, or everybody."""

ON: Final = "on"
OFF: Final = "off"
"""Whether players may write to each other at any table."""

_ROOT: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_ADDRESS: Final = re.compile(r"https?://[^\s/?#]+")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a host may decide."""

    folder: Path
    """Where everything lies that the house keeps."""
    secret: str = ""
    """What cookies are signed with."""
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """The address of a database; a file in the folder when there is none."""
    root: str = ""
    """The path under which a reverse proxy shows the house, such as ``/terem``."""
    address: str = ""
    """How the house is called from outside, such as ``https://games.example``."""
    proxies: tuple[str, ...] = ("127.0.0.1",)
    """Whose word is taken for where a request comes from."""
    log: str = PLAIN
    metrics: str = PRIVATE
    chat: str = ON
    pace: int = 400
    """Milliseconds for which a bot's choice is seen before the next bot chooses."""

    @property
    def secure(self) -> bool:
        """Whether people come by https alone, so that cookies need never travel otherwise."""
        return self.address.startswith("https://")


def _text(text: str) -> str:
    if text and text.isprintable():
        return text
    raise TeremError(Message("serve-not-a-text", {"found": text}))


def _port(text: str) -> int:
    if re.fullmatch(r"[0-9]{1,5}", text) and 0 <= int(text) <= 65535:  # noqa: PLR2004 - ports end there
        return int(text)
    raise TeremError(Message("serve-not-a-port", {"found": text}))


def _pace(text: str) -> int:
    if re.fullmatch(r"[0-9]{1,4}", text):
        return int(text)
    raise TeremError(Message("serve-not-a-pace", {"found": text}))


def _database(text: str) -> str | None:
    # What is wrong with an address is told when it is opened, without its password.
    return text or None


def _root(text: str) -> str:
    root = text.rstrip("/")
    if _ROOT.fullmatch(root):
        return root
    raise TeremError(Message("serve-not-a-root", {"found": text}))


def _address(text: str) -> str:
    address = text.rstrip("/")
    if not address or _ADDRESS.fullmatch(address):
        return address
    raise TeremError(Message("serve-not-an-address", {"found": text}))


def _secret(text: str) -> str:
    if len(text) >= SHORTEST_SECRET:
        return text
    raise TeremError(Message("serve-short-secret", {"least": SHORTEST_SECRET}))


def _proxies(text: str) -> tuple[str, ...]:
    proxies = tuple(proxy for each in text.split(",") if (proxy := each.strip()))
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise TeremError(Message("serve-not-a-proxy", {"found": proxy})) from None
    return proxies


def _one_of(*known: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text in known:
            return text
        raise TeremError(Message("serve-not-known", {"found": text, "known": ", ".join(known)}))

    return read


READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "host": _text,
    "port": _port,
    "database": _database,
    "root": _root,
    "address": _address,
    "proxies": _proxies,
    "secret": _secret,
    "log": _one_of(PLAIN, JSON),
    "metrics": _one_of(PRIVATE, OPEN),
    "chat": _one_of(ON, OFF),
    "pace": _pace,
}
"""What can be set, and how each is read."""


def with_secret(settings: Settings) -> Settings:
    """The settings with a secret: the one that was given, or one kept in a file of the folder."""
    if settings.secret:
        return settings
    path = secret_file(settings.folder)
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        secret = _kept(path)
    except OSError:
        raise TeremError(Message("serve-no-secret", {"file": str(path)})) from None
    return msgspec.structs.replace(settings, secret=secret)


def secret_file(folder: Path) -> Path:
    """Where the secret is kept when none was given."""
    return folder / "secret"


def _kept(path: Path) -> str:
    """The secret in the file; it is made when it is first wanted, for its owner's eyes only."""
    if path.exists():
        kept = path.read_text("ascii", errors="replace").strip()
        if len(kept) >= SHORTEST_SECRET:
            return kept
    made = secrets.token_urlsafe(SHORTEST_SECRET)
    path.unlink(missing_ok=True)
    path.touch(mode=0o600, exist_ok=False)
    path.write_text(f"{made}\n", "ascii")
    return made
