"""Rurik: Dawn of Kiev, by Stanislav Kordonskiy: four rounds of intrigue over the throne of Kiev."""

from pathlib import Path

from terem.core.game import Field, Game
from terem.data.identity import identity
from terem.games.rurik.choices import CATALOGUE
from terem.games.rurik.schema import components
from terem.games.rurik.scoring import outcome
from terem.games.rurik.setup import start
from terem.games.rurik.sight import see
from terem.games.rurik.totals import totals

GAME = Game(
    identity=identity(Path(__file__).parent),
    package=__name__,
    catalogue=CATALOGUE,
    fields=[
        Field("round"),
        Field("phase"),
        Field("first"),
        Field("token"),
        Field("next"),
        Field("turn"),
        Field("renewing"),
        Field("effects"),
        Field("troops"),
        Field("figures"),
        Field("posts"),
        Field("rebels"),
        Field("neutrals"),
        Field("structures"),
        Field("goods_here"),
        Field("stock"),
        Field("rulers"),
        Field("leaders"),
        Field("camp"),
        Field("yards"),
        Field("goods"),
        Field("coins"),
        Field("beaten"),
        Field("war"),
        Field("tracks"),
        Field("exchanges"),
        Field("powers"),
        Field("loads"),
        Field("advisors"),
        Field("placed"),
        Field("influence"),
        Field("bribes"),
        Field("piles", "guarded"),
        Field("hands", "guarded"),
        Field("looked", "guarded"),
        Field("discard"),
        Field("pile"),
        Field("deed_deck", "counted"),
        Field("deed_row"),
        Field("deed_discard"),
        Field("deeds"),
        Field("done"),
        Field("agendas", "own-counted"),
        Field("refused", "guarded"),
        Field("prizes", "counted"),
        Field("event_deck", "counted"),
        Field("event"),
        Field("laika"),
        Field("laika_used"),
        Field("harvests"),
        Field("priority"),
        Field("insurrection", "guarded"),
        Field("shown"),
        Field("rows"),
        Field("level"),
        Field("covers"),
    ],
    components=components,
    start=start,
    sight=see,
    outcome=outcome,
    totals=totals,
    bound=3000,
)
