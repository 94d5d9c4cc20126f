"""Frame: what stands around every page: the head, the way home, language and colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlencode

from terem.core.message import Message, name
from terem.draw.element import Markup, el, escape, join
from terem.draw.theme import THEMES
from terem.server.visit import AUTO, Visit
from terem.words import languages

REFRESH: Final = 3
"""Seconds after which a page without script looks again whether it is somebody's turn."""

_SCHEMES: Final = {AUTO: "light dark", **{id: t.colours["scheme"] for id, t in THEMES.items()}}


def page(
    visit: Visit,
    title: str,
    inside: str,
    *,
    kind: str = "",
    main: str = "main",
    head: str = "",
    scripted: bool = False,
) -> str:
    """An ordinary page: the main part in its frame."""
    body = el("main", Markup(inside), id="main", class_="room")
    told: dict[str, str] = {}
    if scripted:
        head, told = join(Markup(head), script(visit)), sayings(visit)
    return whole(visit, title, body, kind=kind, skip=main, head=head, told=told)


def whole(
    visit: Visit,
    title: str,
    body: str,
    *,
    kind: str,
    skip: str,
    under: str = "",
    head: str = "",
    bar: str = "",
    told: Mapping[str, str] | None = None,
) -> str:
    """A page from the first letter to the last.

    ``under`` are styles that the house's own stand upon, ``bar`` stands beside the way home, and
    ``told`` is what the body tells the script.
    """
    lead = "" if title == visit.text(Message("pages-house")) else f"{title} · "
    document = [
        '<!doctype html><html lang="',
        visit.lang,
        '">',
        el(
            "head",
            el("meta", charset="utf-8"),
            el("meta", name="viewport", content="width=device-width, initial-scale=1"),
            el("meta", name="color-scheme", content=_SCHEMES[visit.theme]),
            el("title", f"{lead}{visit.text(Message('pages-house'))}"),
            el("link", rel="icon", href=visit.asset("sign.svg"), type="image/svg+xml"),
            Markup(under),
            sheets(visit, "house"),
            Markup(head),
        ),
        f'<body class="{kind}"{_told({} if told is None else told)}>',
        el("a", visit.text(Message("pages-skip")), href=f"#{skip}", class_="skip"),
        _top(visit, bar),
        body,
        _foot(visit),
        "</body></html>",
    ]
    return "".join(document)


def _told(told: Mapping[str, str]) -> str:
    return "".join([f' data-{key}="{escape(text)}"' for key, text in told.items()])


def sheets(visit: Visit, name: str) -> Markup:
    """A stylesheet in the chosen theme, or in all with the conditions of each."""
    if visit.theme != AUTO:
        return el("link", rel="stylesheet", href=visit.asset(f"{name}-{visit.theme}.css"))
    conditions = {
        "light": None,
        "dark": "(prefers-color-scheme: dark)",
        "contrast": "(prefers-contrast: more)",
    }
    return join(
        *[
            el("link", rel="stylesheet", href=visit.asset(f"{name}-{theme}.css"), media=media)
            for theme, media in conditions.items()
        ]
    )


def refresh(visit: Visit) -> Markup:
    """Look again in a moment, where no script does it better; a person may stop it."""
    if "still" in visit.request.query_params:
        return Markup("")
    return el("noscript", el("meta", http_equiv="refresh", content=str(REFRESH)))


def _top(visit: Visit, bar: str) -> Markup:
    sign = el("img", src=visit.asset("sign.svg"), alt="", width=34, height=34)
    home = el(
        "a", sign, el("span", visit.text(Message("pages-house"))), href=visit.url(""), class_="home"
    )
    return el("header", home, Markup(bar), _me(visit), _look(visit), class_="top")


def _me(visit: Visit) -> Markup:
    """The way to the page of whoever looks."""
    guest = Message("pages-me" if visit.called is None else "pages-guest")
    called = visit.called or visit.text(guest)
    return el("a", el("span", called), href=visit.url("me"), class_="me")


def _look(visit: Visit) -> Markup:
    """Language and colours: plain links, each of which comes back to this page.

    A browser folds them up by itself: Escape does it, and a click elsewhere.
    """
    tongues = [
        el(
            "a",
            visit.text(name("language", lang)),
            href=_choice(visit, "lang", lang),
            lang=lang,
            hreflang=lang,
            aria_current="true" if lang == visit.lang else None,
        )
        for lang in languages()
    ]
    colours = [
        el(
            "a",
            visit.text(Message(f"pages-theme-{theme}")),
            href=_choice(visit, "theme", theme),
            aria_current="true" if theme == visit.theme else None,
        )
        for theme in _SCHEMES
    ]
    return el(
        "div",
        el("button", visit.text(Message("pages-look")), type="button", popovertarget="look"),
        el(
            "div",
            el("nav", *tongues, aria_label=visit.text(Message("pages-language"))),
            el("nav", *colours, aria_label=visit.text(Message("pages-colours"))),
            id="look",
            popover="auto",
            class_="sheet-of-look",
        ),
        class_="look",
    )


def _choice(visit: Visit, key: str, value: str) -> str:
    return f"{visit.url('look')}?{urlencode({key: value, 'to': visit.here})}"


def _foot(visit: Visit) -> Markup:
    return el("footer", el("p", visit.text(Message("pages-foot"))), class_="foot")


def script(visit: Visit) -> Markup:
    """What makes a table live and copies links, where a browser runs it."""
    return el("script", src=visit.asset("terem.js"), defer=True)


def sayings(visit: Visit) -> dict[str, str]:
    """What the script may have to say on every page."""
    return {"say-close": visit.text(Message("pages-close"))}
