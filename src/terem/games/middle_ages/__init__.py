"""Middle Ages, by Marc André: sixteen rounds of taking land, and the richest lord wins."""

from pathlib import Path

from terem.core.game import Field, Game
from terem.data.identity import identity
from terem.games.middle_ages.choices import CATALOGUE
from terem.games.middle_ages.schema import components
from terem.games.middle_ages.scoring import outcome
from terem.games.middle_ages.setup import start
from terem.games.middle_ages.sight import see
from terem.games.middle_ages.totals import totals

GAME = Game(
    identity=identity(Path(__file__).parent),
    package=__name__,
    catalogue=CATALOGUE,
    fields=[
        Field("round"),
        Field("plan"),
        Field("lords"),
        Field("scouts"),
        Field("stack", "counted"),
        Field("reserve", "counted"),
        Field("discard"),
        Field("events"),
        Field("past_events"),
        Field("fief"),
        Field("graveyard"),
        Field("count"),
        Field("farmers"),
        Field("chests"),
        Field("coins"),
        Field("ledger"),
        Field("income_tokens"),
        Field("area_tokens"),
        Field("free_tokens"),
        Field("held_token"),
        Field("answers", "own"),
    ],
    components=components,
    start=start,
    sight=see,
    outcome=outcome,
    totals=totals,
    bound=400,
)
