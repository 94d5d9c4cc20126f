"""Emblems: the symbols on the buttons of choices."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.games.rurik.components import ACTIONS, GOODS, STRUCTURES

# What is done, where that says more than the things that are spoken of.
DOINGS: Final = {
    "choice-muster": "sign-muster",
    "choice-muster-leader": "sign-muster",
    "choice-move": "sign-move",
    "choice-move-leader": "sign-move",
    "choice-attack": "sign-attack",
    "choice-attack-cards": "sign-attack",
    "choice-carefully": "badge-care",
    "choice-plainly": "sign-attack",
    "choice-pass": "coin",
    "choice-extra-coin": "coin",
    "choice-bribe": "coin",
    "choice-scheme": "sign-scheme",
    "choice-play-scheme": "sign-scheme",
    "choice-pile": "sign-scheme",
    "choice-deed": "badge-deed",
    "choice-take-deed": "badge-deed",
    "choice-exchange": "badge-exchange",
    "choice-displace": "badge-power",
    "choice-displace-leader": "badge-power",
    "choice-laika": "badge-laika",
    "choice-laika-leader": "badge-laika",
    "choice-end-with": "",
}
THINGS: Final = {
    **{f"action-{action}": f"sign-{action}" for action in ACTIONS},
    **{f"count-{action}-points": f"sign-{action}" for action in ACTIONS},
    **{f"good-{good}": f"ware-{good}" for good in GOODS},
    **{f"structure-{kind}": f"structure-{kind}" for kind in STRUCTURES},
    "main-scheme": "sign-scheme",
}
"""Things that have a symbol."""


def emblem(message: Message) -> str:
    """The symbol of what is done, or of a thing that is spoken of."""
    doing = DOINGS.get(message.id)
    if doing is not None:
        return doing
    for spoken in message.args.values():
        if isinstance(spoken, Message) and spoken.id in THINGS:
            return THINGS[spoken.id]
    return ""
