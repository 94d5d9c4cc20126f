"""Settings: where the house stands, what it listens to, and its secret; from the environment."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from terem.core.errors import TeremError
from terem.core.message import Message

SHORTEST_SECRET: Final = 32
PRIVATE: Final = "private"
OPEN: Final = "open"
"""Who may see the figures: this machine and its network, or everybody."""
_ROOT: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_ADDRESS: Final = re.compile(r"https?://[^\s/?#]+")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a host may decide."""

    folder: Path
    """Where everything lies that the house keeps."""
    secret: str
    """What cookies are signed with."""
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """The address of a database; a file in the folder when there is none."""
    root: str = ""
    """The path under which a reverse proxy shows the house, such as ``/terem``."""
    address: str = ""
    """How the house is called from outside, such as ``https://games.example``."""

    metrics: str = PRIVATE
    """Who may see the figures."""

    @property
    def secure(self) -> bool:
        """Whether people come by https alone, so that cookies need never travel otherwise."""
        return self.address.startswith("https://")


def read_settings(environ: Mapping[str, str], folder: Path) -> Settings:
    """The settings as the environment gives them; what is missing has its usual value."""
    return Settings(
        folder=folder,
        secret=environ.get("TEREM_SECRET") or "",
        host=environ.get("TEREM_HOST") or "127.0.0.1",
        port=_port(environ.get("TEREM_PORT") or "8000"),
        database=environ.get("TEREM_DATABASE") or None,
        root=_root(environ.get("TEREM_ROOT") or ""),
        address=_address(environ.get("TEREM_ADDRESS") or ""),
        metrics=environ.get("TEREM_METRICS") or PRIVATE,
    )


def with_secret(settings: Settings) -> Settings:
    """The settings with a secret: the one that was given, or one kept in a file of the folder."""
    if settings.secret:
        if len(settings.secret) < SHORTEST_SECRET:
            raise TeremError(Message("serve-short-secret", {"least": SHORTEST_SECRET}))
        return settings
    path = settings.folder / "secret"
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        secret = _kept(path)
    except OSError:
        raise TeremError(Message("serve-no-secret", {"file": str(path)})) from None
    return msgspec.structs.replace(settings, secret=secret)


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


def _port(text: str) -> int:
    if re.fullmatch(r"[0-9]{1,5}", text) and 0 <= int(text) <= 65535:  # noqa: PLR2004 - ports end there
        return int(text)
    raise TeremError(Message("serve-not-a-port", {"found": text}))


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
