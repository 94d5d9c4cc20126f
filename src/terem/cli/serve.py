"""``terem serve``: opens the house to browsers."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING

from terem.cli.parser import Parser, number, path
from terem.core.errors import TeremError
from terem.core.message import Arg, Message
from terem.data.home import terem_home
from terem.server.settings import read_settings, with_secret

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.voice import Voice
    from terem.server.settings import Settings


def parser(voice: Voice) -> Parser:
    """The arguments of the command."""
    found = Parser(voice, "serve", Message("serve-about"), Message("serve-examples"))
    found.may("--host", metavar="H", help=Message("serve-option-host"))
    port = number("--port", 0, 65535)
    found.may("--port", metavar="P", type=port, help=Message("serve-option-port"))
    found.may(
        "--home", metavar=Message("cli-name-folder"), type=path, help=Message("serve-option-home")
    )
    found.may("--database", metavar="URL", help=Message("serve-option-database"))
    found.may("--root", metavar="/P", help=Message("serve-option-root"))
    found.may("--address", metavar="URL", help=Message("serve-option-address"))
    found.may_all()
    return found


def run(arguments: Namespace, voice: Voice) -> int:
    """Open the house, and keep it open until it is told to close."""
    # It is heavy, like all that serves, and no other command wants it.
    import uvloop  # noqa: PLC0415

    settings = _settings(arguments)
    listener = _listen(settings)
    with listener:
        uvloop.run(_serve(settings, listener, voice))
    return 0


def _settings(arguments: Namespace) -> Settings:
    """What was said at the command goes before the environment."""
    said = {
        "TEREM_HOST": arguments.host,
        "TEREM_PORT": None if arguments.port is None else str(arguments.port),
        "TEREM_DATABASE": arguments.database,
        "TEREM_ROOT": arguments.root,
        "TEREM_ADDRESS": arguments.address,
    }
    if arguments.home:
        # Box files are looked for there too, and worker processes inherit it.
        os.environ["TEREM_HOME"] = str(arguments.home)
    given = {name: value for name, value in said.items() if value is not None}
    return with_secret(read_settings({**os.environ, **given}, terem_home()))


def _listen(settings: Settings) -> socket.socket:
    try:
        return socket.create_server(
            (settings.host, settings.port),
            family=socket.AF_INET6 if ":" in settings.host else socket.AF_INET,
        )
    except OSError as error:
        args: dict[str, Arg] = {"host": settings.host, "port": settings.port}
        args["reason"] = os.strerror(error.errno) if error.errno else str(error)
        raise TeremError(Message("serve-cannot-listen", args)) from None


async def _serve(settings: Settings, listener: socket.socket, voice: Voice) -> None:
    from terem.server.house import House  # noqa: PLC0415
    from terem.server.serving import serve  # noqa: PLC0415

    def opened() -> None:
        voice.tell(Message("serve-open", {"url": _url(settings, listener)}))
        voice.tell(Message("serve-folder", {"folder": str(settings.folder)}))

    house = await House.open(settings.database, settings.folder)
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
