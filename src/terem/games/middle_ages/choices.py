"""Every choice of Middle Ages."""

from __future__ import annotations

from typing import Final

from terem.core.choice import Catalogue, Kind
from terem.games.middle_ages.components import AREAS, Box
from terem.games.middle_ages.schema import components

_BOX: Final[Box] = components()


def _up_to(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


PLACES: Final[int] = max([_BOX.row_size(supply.seats) for supply in _BOX.supplies])
"""Places in the longest row there is."""

_PLACES: Final = _up_to(PLACES)

CATALOGUE: Final = Catalogue(
    [
        Kind("lord", [_PLACES]),
        Kind("scout", [_up_to(_BOX.rows), _PLACES]),
        Kind("no-scout"),
        Kind("column", [list(AREAS)]),
        Kind("token", [_BOX.token_id]),
        Kind("return", [_BOX.tile_id]),
    ]
)

LORD: Final[int] = CATALOGUE.base("lord")
"""A place in the row that the lord moves to."""
SCOUT: Final[int] = CATALOGUE.base("scout")
"""A row and a place for the scout."""
NO_SCOUT: Final[int] = CATALOGUE.base("no-scout")
"""The scout stays where it is."""
COLUMN: Final[int] = CATALOGUE.base("column")
"""A column of the own fief."""
TOKEN: Final[int] = CATALOGUE.base("token")
"""A token of an extra area from the supply."""
RETURN: Final[int] = CATALOGUE.base("return")
"""A tile from the own graveyard."""
