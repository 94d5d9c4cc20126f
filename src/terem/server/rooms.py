"""Rooms: the addresses of the pages that belong to no table, and of setting one."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from terem.core.errors import TeremError
from terem.core.position import AnyGame
from terem.draw.theme import THEMES
from terem.games import find
from terem.server.assets import all_assets
from terem.server.gate import LAYS
from terem.server.guide import guide
from terem.server.setting import play_now, read_plan, setting, usual_seats
from terem.server.shelf import shelf
from terem.server.view import settle
from terem.server.visit import ANYBODY, AUTO, COLOURS, LANGUAGE, YEAR, AnyRequest, Visit, arrive
from terem.words import languages

MOST_OF_A_PATH: Final = 500


@get("/")
async def show_shelf(request: Request[Any, Any, Any]) -> Response[str]:
    """The first page."""
    visit = arrive(request)
    return visit.page(await shelf(visit))


@get("/assets/{version:str}/{name:str}", opt={ANYBODY: True})
async def asset(version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A style, a typeface or the sign; only the newest may be kept for ever."""
    found = all_assets().files.get(name)
    if found is None:
        raise NotFoundException
    newest = version == all_assets().version
    keep = f"public, max-age={YEAR}, immutable" if newest else "no-cache"
    return Response(found.content, media_type=found.kind, headers={"Cache-Control": keep})


@get("/look")
async def look(request: Request[Any, Any, Any]) -> Response[str]:
    """Another language or other colours, and back to where one was."""
    visit = arrive(request)
    lang = request.query_params.get("lang", "")
    theme = request.query_params.get("theme", "")
    if lang in languages():
        visit.keep(LANGUAGE, lang)
    if theme in (AUTO, *THEMES):
        visit.keep(COLOURS, theme)
    return visit.go(_inside(visit, request.query_params.get("to", "")))


def _inside(visit: Visit, path: str) -> str:
    """The path, if it leads to a page of this house and nowhere else."""
    plain = path.isascii() and path.isprintable() and "\\" not in path
    ours = path.startswith(f"{visit.settings.root}/") and "//" not in path
    # Whoever goes up comes out of the house.
    inside = "/." not in path.lower().replace("%2e", ".")
    return path if plain and ours and inside and len(path) <= MOST_OF_A_PATH else visit.url("")


@get("/games/{game:str}/guide")
async def show_guide(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """The guide of a game."""
    visit = arrive(request)
    return visit.page(guide(visit, _game(game)))


@get("/games/{game:str}/new")
async def show_setting(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """Setting a table."""
    visit = arrive(request)
    found = _game(game)
    asked = request.query_params.get("seats", "")
    usual = usual_seats(found)
    seats = next((count for count in found.seats if str(count) == asked), usual)
    guest = await visit.guest()
    return visit.page(setting(visit, found, seats, guest.name if guest else ""))


@post("/games/{game:str}/tables", opt={LAYS: True})
async def set_table(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """Set a table, and go there, or to the invites that must be sent first."""
    visit = arrive(request)
    found = _game(game)
    plan = read_plan(found, await fields_of(request), visit.words_of(found))
    host = await visit.welcome(plan.name)
    table = await visit.house.create(
        found.id,
        plan.options,
        plan.seats,
        host,
        hot_seat=plan.hot_seat,
        chat=plan.chat,
        listed=plan.listed,
    )
    await settle(await visit.house.keeper(table), host)
    return visit.go(visit.url("table", table))


@post("/games/{game:str}/play", opt={LAYS: True})
async def play(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """One person against bots, at once."""
    return await _at_once(request, game, watch=False)


@post("/games/{game:str}/watch", opt={LAYS: True})
async def watch_bots(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """Bots among themselves."""
    return await _at_once(request, game, watch=True)


async def _at_once(request: AnyRequest, game: str, *, watch: bool) -> Response[str]:
    visit = arrive(request)
    found = _game(game)
    host = await visit.welcome()
    table = await visit.house.create(found.id, {}, play_now(found, watch=watch), host)
    await settle(await visit.house.keeper(table), host)
    return visit.go(visit.url("table", table))


def _game(id: str) -> AnyGame:
    try:
        return find(id)
    except TeremError:
        raise NotFoundException from None


async def fields_of(request: AnyRequest) -> dict[str, str]:
    """The fields of a form that are texts; nothing here wants files."""
    form = await request.form()
    return {key: value for key, value in form.items() if isinstance(value, str)}


ROOMS: Final[list[ControllerRouterHandler]] = [
    show_shelf,
    asset,
    look,
    show_guide,
    show_setting,
    set_table,
    play,
    watch_bots,
]
