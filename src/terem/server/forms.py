"""Forms: the buttons and fields of a page, with blanks that are filled in for one browser.

What many look at is drawn once and holds nothing of any of them. So the proof that the house wrote
a form, and the key that lets a click count once, are left blank until the page is finished; in a
frame they stay blank, and the script fills them in.
"""

from __future__ import annotations

import secrets
from typing import Final

from terem.draw.element import Markup, el, join

_PROOF: Final = ' data-blank="proof"'
_KEY: Final = ' data-blank="key"'
"""How a blank is found again; no text of a person can hold it, for its quotes are escaped."""


def hidden(name: str, value: str | int, form: str | None = None) -> Markup:
    """A field that nobody sees; it may stand outside of the form it belongs to."""
    return el("input", type="hidden", name=name, value=str(value), form=form)


def proof(form: str | None = None) -> Markup:
    """By it a form shows that this house has written it."""
    return el("input", type="hidden", name="_csrf_token", data_blank="proof", form=form)


def key(form: str | None = None) -> Markup:
    """By it the same click counts once, however often it arrives."""
    return el("input", type="hidden", name="key", data_blank="key", form=form)


def filled(page: str, token: str) -> str:
    """A page with the proof in all of its forms, and a key of its own in each."""
    first, *more = page.replace(_PROOF, _value(token)).split(_KEY)
    return "".join([first, *[f"{_value(secrets.token_urlsafe(12))}{part}" for part in more]])


def _value(text: str) -> str:
    return f' value="{text}"'


def button(label: str, class_: str | None = None) -> Markup:
    """The button that sends a form."""
    return el("button", label, type="submit", class_=class_)


def form(action: str, *inside: str | None, class_: str | None = None, do: str = "") -> Markup:
    """A form that changes something, with the proof that the house has written it.

    ``do`` is the order that a live table sends in its place.
    """
    return el(
        "form",
        proof(),
        join(*inside),
        method="post",
        action=action,
        class_=class_,
        data_do=do or None,
    )
