"""``terem serve``: opens the house to browsers."""

from __future__ import annotations

import errno
import os
import re
import socket
from typing import TYPE_CHECKING, Final

from terem.cli.browser import show
from terem.cli.house import settings_given, which_house
from terem.cli.parser import Parser, number
from terem.core.errors import TeremError
from terem.core.message import Arg, Message
from terem.data.home import terem_home
from terem.server.settings import ON, READERS, secret_file, with_secret
from terem.server.sources import settings_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping

    from terem.cli.voice import Voice
    from terem.server.settings import Settings
    from terem.server.sources import Given

_PASSWORD: Final = re.compile(r"(://[^:/@]*):.*@")


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "serve", Message("serve-about"), Message("serve-examples"))
    found.may("--open", action="store_true", help=Message("serve-option-open"))
    found.may("--host", metavar="H", help=Message("serve-option-host"))
    port = number("--port", 0, 65535)
    found.may("--port", metavar="P", type=port, help=Message("serve-option-port"))
    which_house(found)
    found.may("--root", metavar="/P", help=Message("serve-option-root"))
    found.may("--address", metavar="URL", help=Message("serve-option-address"))
    found.may("--proxies", metavar="A,B", help=Message("serve-option-proxies"))
    found.may("--log", metavar="plain|json", help=Message("serve-option-log"))
    found.may("--metrics", metavar="private|open", help=Message("serve-option-metrics"))
    found.may("--chat", metavar="on|off", help=Message("serve-option-chat"))
    found.may("--pace", metavar="MS", help=Message("serve-option-pace"))
    found.may("--check", action="store_true", help=Message("serve-option-check"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Open the house, and keep it open until it is told to close."""
    found = settings_given(arguments)
    settings = settings_of(terem_home(), found)
    if arguments.check:
        _tell(settings, found, voice)
        return 0
    # It is heavy, like all that serves, and no other command wants it.
    import uvloop  # noqa: PLC0415

    with _listen(settings, voice, free=arguments.open and "port" not in found) as listener:
        uvloop.run(_serve(with_secret(settings), listener, voice, look=arguments.open))
    return 0


def _tell(settings: Settings, found: Mapping[str, Given], voice: Voice) -> None:
    """Say how the house would be opened, and who decided that."""
    voice.tell(Message("serve-folder-is", {"folder": str(settings.folder)}))
    for name in READERS:
        by: Arg = found[name].where if name in found else Message("serve-by-nobody")
        value = _shown(name, getattr(settings, name))
        if name == "secret" and name not in found:
            value = Message("serve-value-kept", {"file": str(secret_file(settings.folder))})
        voice.tell(Message("serve-setting", {"name": name, "value": value, "where": by}))


def _shown(name: str, value: object) -> Arg:
    """A value for whoever looks over the host's shoulder: no secret, no password."""
    if name == "secret":
        return Message("serve-value-hidden")
    text = ", ".join(value) if isinstance(value, tuple) else str(value or "")
    if name == "database":
        text = _PASSWORD.sub(r"\1:…@", text.partition("?")[0])
    return text or Message("serve-value-none")


def _listen(settings: Settings, voice: Voice, *, free: bool) -> socket.socket:
    """Listen; where nobody has chosen a port, and it may be so, on any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        if free and error.errno == errno.EADDRINUSE:
            voice.tell(Message("serve-port-taken", {"port": settings.port}))
            return socket.create_server((settings.host, 0), family=family)
        args: dict[str, Arg] = {"host": settings.host, "port": settings.port}
        args["reason"] = os.strerror(error.errno) if error.errno else str(error)
        raise TeremError(Message("serve-cannot-listen", args)) from None


async def _serve(settings: Settings, listener: socket.socket, voice: Voice, *, look: bool) -> None:
    from terem.server.house import House  # noqa: PLC0415
    from terem.server.journal import keep_journal  # noqa: PLC0415
    from terem.server.serving import serve  # noqa: PLC0415

    def opened() -> None:
        url = _url(settings, listener)
        voice.tell(Message("serve-open", {"url": url}))
        voice.tell(Message("serve-folder", {"folder": str(settings.folder)}))
        if look:
            show(url)

    keep_journal(settings)
    house = await House.open(
        settings.database,
        settings.folder,
        chat=settings.chat == ON,
        pace=settings.pace / 1000,
    )
    try:
        await serve(house, settings, listener, opened)
    finally:
        await house.close()
    voice.tell(Message("serve-closed"))


def _url(settings: Settings, listener: socket.socket) -> str:
    if settings.address:
        return f"{settings.address}{settings.root}/"
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host  # noqa: S104
    return f"http://{shown}:{port}{settings.root}/"
