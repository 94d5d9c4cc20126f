"""The app: the house on the web. Every answer leaves through here with its security headers."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from terem.core.errors import TeremError
from terem.server.gate import Gate, admit
from terem.server.house import House
from terem.server.live import LIVE
from terem.server.loading import Loading
from terem.server.pane import Panes
from terem.server.porch import PORCH
from terem.server.records import RECORDS
from terem.server.reel import Reel
from terem.server.rooms import ROOMS
from terem.server.settings import Settings
from terem.server.tables import TABLES
from terem.server.trouble import of_fault, of_http, of_terem
from terem.server.visit import FORGERY
from terem.server.vitals import VITALS

LARGEST_FORM: Final = 64 * 1024

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The address of an invite is a key: it is not told to anybody outside.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def create_app(house: House, settings: Settings) -> Litestar:
    """The pages of a house that is open; whoever has opened it also closes it."""
    return Litestar(
        route_handlers=[*ROOMS, *RECORDS, *PORCH, *TABLES, *LIVE, *VITALS],
        path=settings.root or None,
        state=State(
            {
                "house": house,
                "gate": Gate(),
                "settings": settings,
                "panes": Panes(),
                "reel": Reel(),
                "loading": Loading(),
            }
        ),
        csrf_config=CSRFConfig(
            secret=settings.secret,
            cookie_name=FORGERY,
            cookie_path=settings.root or "/",
            cookie_httponly=True,
            cookie_secure=settings.secure,
            cookie_samesite="lax",
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        request_max_body_size=LARGEST_FORM,
        before_request=admit,
        before_send=[_guard],
        exception_handlers={
            TeremError: of_terem,
            HTTPException: of_http,
            Exception: of_fault,
        },
        openapi_config=None,
        logging_config=None,
    )


async def _guard(message: Message, scope: Scope) -> None:
    """What a browser must know before it shows anything."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    # A table is never shown again from memory: another seat may look by now.
    headers.setdefault("Cache-Control", "no-store")
