"""Porch: the addresses at which people say who they are, come in and leave."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from terem.core.errors import TeremError
from terem.server.me import coming_back, erasing, leaving, me, recovery_link
from terem.server.rooms import fields_of
from terem.server.trouble import refusal
from terem.server.visit import Visit, arrive

AnyRequest = Request[Any, Any, Any]


@get("/me")
async def show_me(request: AnyRequest) -> Response[str]:
    """Who one is here, and what can be done about it."""
    visit = arrive(request)
    return visit.page(await me(visit, done=request.query_params.get("done", "")))


@post("/me/name")
async def rename(request: AnyRequest) -> Response[str]:
    """Be called otherwise; the names at tables stay as they were chosen there."""
    visit = arrive(request)
    name = (await fields_of(request)).get("name", "")

    async def work() -> None:
        guest = await visit.guest()
        if guest is None:
            await visit.welcome(name)
        else:
            await visit.house.registry.rename(guest, name)

    return await _done(visit, work(), "name")


@post("/me/account")
async def open_account(request: AnyRequest) -> Response[str]:
    """Open an account for this guest; the browser gets a new key with it."""
    visit = arrive(request)
    fields = await fields_of(request)

    async def work() -> None:
        guest = await visit.welcome()
        await visit.house.accounts.open(
            guest,
            fields.get("account", ""),
            fields.get("passphrase", ""),
            fields.get("again", ""),
            visit.place,
        )
        visit.become(await visit.house.let_in(guest, guest))

    return await _done(visit, work(), "account")


@post("/me/login")
async def log_in(request: AnyRequest) -> Response[str]:
    """Come in by an account; what was played in this browser as a guest goes along."""
    visit = arrive(request)
    fields = await fields_of(request)

    async def work() -> None:
        guest = await visit.house.accounts.guest(
            fields.get("account", ""), fields.get("passphrase", ""), visit.place
        )
        visit.become(await visit.house.let_in(guest, await visit.guest()))

    return await _done(visit, work(), "in")


@post("/me/passphrase")
async def change_passphrase(request: AnyRequest) -> Response[str]:
    """Another passphrase for the account."""
    visit = arrive(request)
    fields = await fields_of(request)

    async def work() -> None:
        await visit.house.accounts.change(
            await visit.known(),
            fields.get("old", ""),
            fields.get("passphrase", ""),
            fields.get("again", ""),
            visit.place,
        )

    return await _done(visit, work(), "passphrase")


@post("/me/others")
async def leave_others(request: AnyRequest) -> Response[str]:
    """No other browser knows the guest any more."""
    visit = arrive(request)
    return await _done(visit, visit.house.registry.leave_others(await visit.known()), "others")


@get("/me/leave")
async def show_leaving(request: AnyRequest) -> Response[str]:
    """What it means to leave this device."""
    visit = arrive(request)
    standing = await visit.house.registry.standing(await visit.known())
    return visit.page(leaving(visit, standing))


@post("/me/leave")
async def leave(request: AnyRequest) -> Response[str]:
    """This browser knows the guest no more."""
    visit = arrive(request)
    await visit.house.registry.leave(await visit.known())
    visit.leave()
    return visit.go(visit.url(""))


@get("/me/kept")
async def show_kept(request: AnyRequest) -> Response[bytes]:
    """Everything that is kept of the guest, as a file."""
    visit = arrive(request)
    kept = await visit.house.kept(await visit.known())
    name = 'attachment; filename="terem.json"'
    return Response(
        kept.text(), media_type="application/json", headers={"Content-Disposition": name}
    )


@get("/me/erase")
async def show_erasing(request: AnyRequest) -> Response[str]:
    """What is gone when one is erased."""
    visit = arrive(request)
    await visit.known()
    return visit.page(erasing(visit))


@post("/me/erase")
async def erase(request: AnyRequest) -> Response[str]:
    """Forget the guest."""
    visit = arrive(request)
    await visit.house.erase(await visit.known())
    visit.leave()
    return visit.go(visit.url(""))


@post("/me/recovery")
async def make_recovery(request: AnyRequest) -> Response[str]:
    """A new recovery link, which is shown this once."""
    visit = arrive(request)
    token = await visit.house.registry.recovery(await visit.known())
    link = visit.from_outside(visit.url("me", "recovery", token))
    return visit.page(recovery_link(visit, link))


@get("/me/recovery/{token:str}")
async def show_coming_back(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """Whom a recovery link brings back. Programs follow links too, so it takes a button."""
    visit = arrive(request)
    guest = await visit.house.registry.recovered(token)
    return visit.page(coming_back(visit, guest))


@post("/me/recovery/{token:str}")
async def come_back(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """This browser is that guest's from now on."""
    visit = arrive(request)
    guest = await visit.house.registry.recovered(token)
    visit.become(await visit.house.let_in(guest, await visit.guest()))
    return visit.go(f"{visit.url('me')}?done=in")


async def _done(visit: Visit, work: Awaitable[None], done: str) -> Response[str]:
    """Do it and say so, or show the page again with what was wrong."""
    try:
        await work
    except TeremError as error:
        return refusal(visit, await me(visit, wrong=error.message), error)
    return visit.go(f"{visit.url('me')}?done={done}")


PORCH: Final[list[ControllerRouterHandler]] = [
    show_me,
    rename,
    open_account,
    log_in,
    change_passphrase,
    leave_others,
    show_leaving,
    leave,
    show_kept,
    show_erasing,
    erase,
    make_recovery,
    show_coming_back,
    come_back,
]
