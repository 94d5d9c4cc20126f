"""Me: the page of whoever looks: the name, the account, the devices, and what is kept."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import Markup, el, join
from terem.server.forms import button, form
from terem.server.frame import page
from terem.server.links import link_field, picture
from terem.server.passphrase import LONGEST, SHORTEST
from terem.server.people import LONGEST_NAME, Guest
from terem.server.registry import Standing
from terem.server.setting import name_field
from terem.server.visit import Visit

_DONE = ("name", "account", "in", "passphrase", "others")


async def me(visit: Visit, *, wrong: Message | None = None, done: str = "") -> str:
    """The page, with what has just been done, or why it could not be."""
    guest = await visit.guest()
    standing = None if guest is None else await visit.house.registry.standing(guest)
    title = visit.text(Message("pages-me"))
    inside = join(
        el("h1", title),
        _said(visit, wrong, done),
        _name(visit, guest),
        _account(visit, standing) if standing and standing.account else _strangers(visit),
        _recovery(visit, standing) if standing and not standing.account else None,
        _devices(visit, standing) if standing else None,
        _kept(visit) if standing else None,
    )
    return page(visit, title, inside, kind="me-page")


def _said(visit: Visit, wrong: Message | None, done: str) -> Markup | None:
    if wrong is not None:
        return el("p", visit.text(wrong), role="alert", class_="said-of-me wrong")
    if done in _DONE:
        return el(
            "p", visit.text(Message(f"pages-me-done-{done}")), role="status", class_="said-of-me"
        )
    return None


def _section(visit: Visit, id: str, *inside: str | None) -> Markup:
    return el(
        "section",
        el("h2", visit.text(Message(f"pages-me-{id}")), id=f"{id}-title"),
        *inside,
        class_="of-me",
        aria_labelledby=f"{id}-title",
    )


def _name(visit: Visit, guest: Guest | None) -> Markup:
    return _section(
        visit,
        "name",
        form(
            visit.url("me", "name"),
            name_field(visit, "name", guest.name if guest else ""),
            el("p", button(visit.text(Message("pages-me-name-keep")))),
        ),
        el("p", visit.text(Message("pages-me-name-how")), class_="hint"),
    )


def _strangers(visit: Visit) -> Markup:
    """For whoever has no account, or has not come in by it yet."""
    return el(
        "div",
        _section(
            visit,
            "open",
            el("p", visit.text(Message("pages-me-open-how")), class_="hint"),
            form(
                visit.url("me", "account"),
                _account_name(visit, "new-account"),
                _passphrase(visit, "new-passphrase", "passphrase", new=True),
                _passphrase(visit, "new-again", "again", new=True),
                el("p", button(visit.text(Message("pages-me-open-do")))),
            ),
        ),
        _section(
            visit,
            "login",
            el("p", visit.text(Message("pages-me-login-how")), class_="hint"),
            form(
                visit.url("me", "login"),
                _account_name(visit, "account"),
                _passphrase(visit, "passphrase", "passphrase"),
                el("p", button(visit.text(Message("pages-me-login-do")))),
            ),
        ),
        class_="pair-of-me",
    )


def _account(visit: Visit, standing: Standing) -> Markup:
    named = Message("pages-me-account-name", {"name": standing.account})
    return _section(
        visit,
        "account",
        el("p", visit.text(named)),
        form(
            visit.url("me", "passphrase"),
            # By it a keeper of passphrases knows whose this is.
            el(
                "input",
                type="hidden",
                name="account",
                value=standing.account,
                autocomplete="username",
            ),
            _passphrase(visit, "old-passphrase", "old"),
            _passphrase(visit, "new-passphrase", "passphrase", new=True),
            _passphrase(visit, "new-again", "again", new=True),
            el("p", button(visit.text(Message("pages-me-passphrase-do")))),
        ),
        el("p", visit.text(Message("pages-me-passphrase-how")), class_="hint"),
    )


def _account_name(visit: Visit, id: str) -> Markup:
    return el(
        "p",
        el("label", visit.text(Message("pages-me-account-field")), for_=id),
        el(
            "input",
            id=id,
            name="account",
            maxlength=LONGEST_NAME,
            autocomplete="username",
            autocapitalize="none",
            required=True,
        ),
    )


def _passphrase(visit: Visit, id: str, name: str, *, new: bool = False) -> Markup:
    label = Message(f"pages-me-passphrase-{name if new or name == 'old' else 'field'}")
    return el(
        "p",
        el("label", visit.text(label), for_=id),
        el(
            "input",
            id=id,
            name=name,
            type="password",
            minlength=SHORTEST if new else None,
            maxlength=LONGEST,
            autocomplete="new-password" if new else "current-password",
            required=True,
        ),
    )


def _recovery(visit: Visit, standing: Standing) -> Markup:
    there = Message("pages-me-recovery-there") if standing.recovery else None
    return _section(
        visit,
        "recovery",
        el("p", visit.text(Message("pages-me-recovery-how")), class_="hint"),
        el("p", visit.text(there)) if there else None,
        form(visit.url("me", "recovery"), button(visit.text(Message("pages-me-recovery-do")))),
    )


def _devices(visit: Visit, standing: Standing) -> Markup:
    known = Message("pages-me-browsers", {"n": standing.browsers})
    others = None
    if standing.browsers > 1 or standing.recovery:
        others = form(visit.url("me", "others"), button(visit.text(Message("pages-me-others-do"))))
    return _section(
        visit,
        "devices",
        el("p", visit.text(known)),
        el("div", _way(visit, "leave", Message("pages-me-leave-way")), others, class_="send"),
        el("p", visit.text(Message("pages-me-others-how")), class_="hint") if others else None,
    )


def _kept(visit: Visit) -> Markup:
    return _section(
        visit,
        "kept",
        el("p", visit.text(Message("pages-me-kept-how")), class_="hint"),
        el(
            "div",
            _way(visit, "kept", Message("pages-me-kept-way")),
            _way(visit, "erase", Message("pages-me-erase-way")),
            class_="send",
        ),
    )


def _way(visit: Visit, to: str, label: Message, class_: str = "button") -> Markup:
    return el("a", visit.text(label), href=visit.url("me", to), class_=class_)


# Pages on which one thing is done.


def recovery_link(visit: Visit, link: str) -> str:
    """The page that shows a recovery link, for this once."""
    title = visit.text(Message("pages-me-recovery"))
    inside = join(
        el("h1", title),
        el("p", visit.text(Message("pages-me-recovery-once"))),
        el(
            "div",
            link_field(visit, "link", visit.text(Message("pages-me-recovery-link")), link),
            picture(link, visit.text(Message("pages-invite-code"))),
            class_="invite",
        ),
        el("p", _back(visit), class_="send"),
    )
    return page(visit, title, inside, kind="still-page", scripted=True)


def coming_back(visit: Visit, guest: Guest) -> str:
    """The page that a recovery link opens."""
    name = guest.name or visit.text(Message("pages-guest"))
    do = form(visit.request.url.path, button(visit.text(Message("pages-me-back-do")), "strong"))
    return _asked(visit, Message("pages-me-back", {"name": name}), "pages-me-back-how", do)


def leaving(visit: Visit, standing: Standing) -> str:
    """The page that asks before this device is left."""
    way_back = bool(standing.account) or standing.recovery or standing.browsers > 1
    how = "pages-me-leave-how" if way_back else "pages-me-leave-lost"
    do = form(visit.url("me", "leave"), button(visit.text(Message("pages-me-leave-do")), "strong"))
    return _asked(visit, Message("pages-me-leave"), how, do)


def erasing(visit: Visit) -> str:
    """The page that asks before everything is forgotten."""
    do = form(visit.url("me", "erase"), button(visit.text(Message("pages-me-erase-do")), "strong"))
    return _asked(visit, Message("pages-me-erase"), "pages-me-erase-how", do)


def _asked(visit: Visit, asked: Message, how: str, do: Markup) -> str:
    title = visit.text(asked)
    inside = join(
        el("h1", title),
        el("p", visit.text(Message(how))),
        do,
        el("p", _back(visit), class_="send"),
    )
    return page(visit, title, inside, kind="still-page")


def _back(visit: Visit) -> Markup:
    return el("a", visit.text(Message("pages-to-me")), href=visit.url("me"), class_="button")
