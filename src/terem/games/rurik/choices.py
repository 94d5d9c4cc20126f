"""Every choice of Rurik."""

from __future__ import annotations

from typing import Final

from terem.core.choice import Catalogue, Kind
from terem.games.rurik.components import ACTIONS, GOODS, LEADERS, SLOTS, STRUCTURES, Box
from terem.games.rurik.schema import components

_BOX: Final[Box] = components()

PLAYERS: Final = 4
"""The most sides there are; the rebellion of the solo game is one of them."""
REBEL: Final = PLAYERS
"""A rebel as what is attacked or removed."""
NEUTRAL: Final = PLAYERS + 1
"""A neutral troop as what is attacked or removed."""
TARGETS: Final = PLAYERS + 2

MOST_COINS: Final = 99
"""More coins than anybody can have; a bribe may take them all."""

LEFT: Final = 0
RIGHT: Final = 1


def _up_to(last: int, first: int = 1) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


REGIONS: Final[int] = len(_BOX.region_id)
SCHEMES: Final[int] = len(_BOX.schemes)
DEEDS: Final[int] = len(_BOX.deeds)
AGENDAS: Final[int] = len(_BOX.agendas)
PLACES: Final[int] = _BOX.boat_places

_REGIONS: Final = _BOX.region_id
_SCHEMES: Final = [card.id for card in _BOX.schemes]
_DEEDS: Final = [deed.id for deed in _BOX.deeds]
_TARGETS: Final = [*_up_to(PLAYERS), "rebel", "neutral"]

CATALOGUE: Final = Catalogue(
    [
        Kind("agenda", [[agenda.id for agenda in _BOX.agendas]]),
        Kind("leader", [list(LEADERS)]),
        Kind("place", [_REGIONS]),
        Kind("station", [_REGIONS]),
        Kind("advisor", [_up_to(5)]),
        Kind("banner", [list(ACTIONS)]),
        Kind("bribe", [_up_to(MOST_COINS, 0)]),
        Kind("return", [_REGIONS]),
        Kind("stay-away"),
        Kind("retrieve", [list(ACTIONS), _up_to(SLOTS)]),
        Kind("perform"),
        Kind("pass"),
        Kind("muster", [_REGIONS]),
        Kind("muster-leader", [_REGIONS]),
        Kind("move", [_REGIONS]),
        Kind("move-leader", [_REGIONS]),
        Kind("to", [_REGIONS]),
        Kind("along", [_up_to(2, 0)]),
        Kind("attack", [_REGIONS, _TARGETS]),
        Kind("carefully"),
        Kind("plainly"),
        Kind("pile", [["left", "right"]]),
        Kind("tax", [_REGIONS]),
        Kind("extra-good"),
        Kind("extra-coin"),
        Kind("build", [_REGIONS, list(STRUCTURES)]),
        Kind("convert", [_TARGETS]),
        Kind("keep", [_SCHEMES]),
        Kind("topmost", [_SCHEMES]),
        Kind("token", [_up_to(PLAYERS)]),
        Kind("scheme", [_SCHEMES]),
        Kind("deed", [_DEEDS]),
        Kind("exchange", [[token.id for token in _BOX.exchanges]]),
        Kind("take-deed", [_DEEDS]),
        Kind("pay", [list(GOODS)]),
        Kind("discard", [_SCHEMES]),
        Kind("remove", [_REGIONS]),
        Kind("remove-leader", [_REGIONS]),
        Kind("raze", [_REGIONS, list(STRUCTURES)]),
        Kind("displace", [_up_to(PLAYERS)]),
        Kind("displace-leader", [_up_to(PLAYERS)]),
        Kind("end"),
        Kind("load", [_up_to(PLACES, 0)]),
        Kind("give", [list(GOODS)]),
        Kind("give-nothing"),
        Kind("laika", [_REGIONS]),
        Kind("laika-leader", [_REGIONS]),
    ]
)

AGENDA: Final[int] = CATALOGUE.base("agenda")
"""The agenda that is kept."""
LEADER: Final[int] = CATALOGUE.base("leader")
PLACE: Final[int] = CATALOGUE.base("place")
"""The region of a troop at setup."""
STATION: Final[int] = CATALOGUE.base("station")
"""The region of the leader at setup."""
ADVISOR: Final[int] = CATALOGUE.base("advisor")
"""The advisor that is sent, by influence; the first has 1."""
BANNER: Final[int] = CATALOGUE.base("banner")
BRIBE: Final[int] = CATALOGUE.base("bribe")
RETURN: Final[int] = CATALOGUE.base("return")
"""The region where leader and troop come back when nothing is left."""
STAY_AWAY: Final[int] = CATALOGUE.base("stay-away")
RETRIEVE: Final[int] = CATALOGUE.base("retrieve")
"""Which of two equal advisors acts, by banner and slot."""
PERFORM: Final[int] = CATALOGUE.base("perform")
"""The price of the main action is paid, or its cards are drawn."""
PASS: Final[int] = CATALOGUE.base("pass")
MUSTER_TROOP: Final[int] = CATALOGUE.base("muster")
MUSTER_LEADER: Final[int] = CATALOGUE.base("muster-leader")
MOVE_TROOP: Final[int] = CATALOGUE.base("move")
MOVE_LEADER: Final[int] = CATALOGUE.base("move-leader")
TO: Final[int] = CATALOGUE.base("to")
ALONG: Final[int] = CATALOGUE.base("along")
"""How many troops Agatha takes with her."""
STRIKE: Final[int] = CATALOGUE.base("attack")
CAREFULLY: Final[int] = CATALOGUE.base("carefully")
PLAINLY: Final[int] = CATALOGUE.base("plainly")
PILE: Final[int] = CATALOGUE.base("pile")
TAX_REGION: Final[int] = CATALOGUE.base("tax")
EXTRA_GOOD: Final[int] = CATALOGUE.base("extra-good")
EXTRA_COIN: Final[int] = CATALOGUE.base("extra-coin")
RAISE: Final[int] = CATALOGUE.base("build")
"""A structure in a region."""
CONVERT: Final[int] = CATALOGUE.base("convert")
"""Whom a church takes away."""
KEEP: Final[int] = CATALOGUE.base("keep")
TOPMOST: Final[int] = CATALOGUE.base("topmost")
"""Which of the cards that go back lies on top."""
TOKEN: Final[int] = CATALOGUE.base("token")
"""Who gets the first player token."""
PLAY_SCHEME: Final[int] = CATALOGUE.base("scheme")
DO_DEED: Final[int] = CATALOGUE.base("deed")
EXCHANGE: Final[int] = CATALOGUE.base("exchange")
TAKE_DEED: Final[int] = CATALOGUE.base("take-deed")
PAY: Final[int] = CATALOGUE.base("pay")
DISCARD: Final[int] = CATALOGUE.base("discard")
REMOVE: Final[int] = CATALOGUE.base("remove")
REMOVE_LEADER: Final[int] = CATALOGUE.base("remove-leader")
RAZE: Final[int] = CATALOGUE.base("raze")
DISPLACE: Final[int] = CATALOGUE.base("displace")
"""Whose troop Predslava sends away."""
DISPLACE_LEADER: Final[int] = CATALOGUE.base("displace-leader")
END: Final[int] = CATALOGUE.base("end")
LOAD: Final[int] = CATALOGUE.base("load")
"""How many goods lie on the boat when progress is marked."""
GIVE: Final[int] = CATALOGUE.base("give")
GIVE_NOTHING: Final[int] = CATALOGUE.base("give-nothing")
LAIKA: Final[int] = CATALOGUE.base("laika")
LAIKA_LEADER: Final[int] = CATALOGUE.base("laika-leader")
