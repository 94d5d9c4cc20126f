"""Vitals: whether the house is well, and its figures, for whoever watches over the server.

That the house answers may be known to everybody, and says nothing else. The figures are for this
machine and its own network alone, unless the host opens them.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import ControllerRouterHandler

from terem.server.house import House
from terem.server.metrics import KIND
from terem.server.settings import OPEN
from terem.server.visit import ANYBODY, AnyRequest


@get("/health", opt={ANYBODY: True})
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether pages can be answered, for which the store must answer."""
    house: House = request.app.state.house
    if await house.well():
        return Response({"status": "ok"}, status_code=HTTP_200_OK)
    return Response({"status": "store"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", opt={ANYBODY: True})
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The figures; to strangers there is no such page."""
    if request.app.state.settings.metrics != OPEN and not _near(request):
        raise NotFoundException
    house: House = request.app.state.house
    return Response(house.metrics.text(), headers={"Content-Type": KIND})


def _near(request: AnyRequest) -> bool:
    """Whether the request comes from this machine or its network, by all that is known of its way.

    A proxy that is not trusted is near itself, but whoever it speaks for need not be.
    """
    way = request.headers.get("x-forwarded-for", "").split(",")
    hosts = [request.client.host if request.client else "", *filter(None, map(str.strip, way))]
    try:
        return all(ip_address(host).is_private for host in hosts)
    except ValueError:
        return False


VITALS: Final[list[ControllerRouterHandler]] = [health, metrics]
