"""Payloads: what somebody may type to have it run at others, and every place where one can type."""

from __future__ import annotations

from typing import Final

from server.browsers import GAME

Fields = dict[str, str]

PAYLOADS: Final = (
    "<script>m()</script>",
    "<img src=x onerror=m()>",
    "<svg onload=m()>",
    "</svg><svg onload=m()>",
    '"><b onclick=m()>x',
    '" autofocus onfocus=m()>',
    "' autofocus onfocus=m() '",
    "</title><script>m()",
    "</textarea><svg onload=m()>",
    "<!--><svg onload=m()>-->",
    "<a href=javascript:m()>x",
    "javascript:m()",
    "{{m()}}${m()}<%m()%>",
    "&lt;svg onload=m()&gt;",
    ' data-blank="key" x',
    "\u202e<b onclick=m()>\u202c",
    "a\x00<svg onload=m()>",
    "<svg onload=m()>" * 1000,
)
"""Each would call the marker ``m``, or break out of where it stands."""

ANSWER: Final = ("seat", "ply", "key", "choice", "text", "bot", "chat", "mute", "name", "as")
POSTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("/me/name", ("name",)),
    ("/me/account", ("account", "passphrase", "again")),
    ("/me/login", ("account", "passphrase")),
    ("/me/passphrase", ("old", "passphrase", "again")),
    ("/me/recovery/{payload}", ()),
    ("/records", ("text", "file")),
    (f"/games/{GAME}/tables", ("seats", "chat", "listed", "option-{payload}")),
    ("/games/{payload}/play", ()),
    ("/table/{payload}", ANSWER),
    *[
        ("/table/{table}" + order, ANSWER)
        for order in (
            "",
            "/undo",
            "/say",
            "/chat",
            "/hand",
            "/vote",
            "/return",
            "/leave",
            "/mute",
            "/sit",
            "/eyes",
            "/rematch",
            "/fork",
            "/{payload}",
        )
    ],
    ("/join/{table}/{payload}", ("name",)),
)
"""Where something can be sent to, and the fields that are looked at there."""

GETS: Final = (
    "/?{payload}={payload}",
    "/nowhere/{payload}",
    "/look?to={payload}",
    "/look?lang={payload}&theme={payload}&to=/me?{payload}",
    "/me?done={payload}",
    "/me/recovery/{payload}",
    "/games/{payload}/guide",
    f"/games/{GAME}/new?seats={{payload}}",
    "/assets/{payload}/{payload}",
    "/table/{payload}",
    "/table/{table}?still={payload}",
    "/table/{table}/replay?ply={payload}&seat={payload}",
    "/join/{table}/{payload}",
)
"""What can be asked for with a text in it."""

COOKIES: Final = ("terem_lang", "terem_theme", "terem_eyes", "terem_muted")
"""What a browser brings that nobody has signed."""

WISHES: Final = ("confirm", "flights", "shortcuts", "sounds")
"""Switches that the script reads in the browser alone; no form sends them."""


def known() -> set[str]:
    """The names of all fields that are written down here."""
    names = {name for _, names in POSTS for name in names}
    return {*names, *WISHES, "_csrf_token", *[part.partition("=")[0] for part in _asked()]}


def _asked() -> list[str]:
    return [part for path in GETS if "?" in path for part in path.partition("?")[2].split("&")]
