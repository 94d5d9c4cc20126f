"""What stands on a table and what can be done there, in the words of a position."""

from __future__ import annotations

from terem.core.message import Arg, Message, Who
from terem.games.rurik import GAME
from terem.games.rurik.components import ACTIONS, GOODS, SLOTS
from terem.games.rurik.table import GOOD_KINDS, KNOWN, NONE, TRACK_KINDS, RurikTable

from .positions import COLOURS, region, seat


def asked(table: RurikTable) -> list[str]:
    """The colours that are asked."""
    return [] if table.over else [COLOURS[who] for who in table.asked()]


def choices(table: RurikTable, kind: str = "") -> list[str]:
    """The choices of the first who is asked, in words; on request those of one kind."""
    words = [GAME.catalogue.words(choice) for choice in table.legal(table.first_asked())]
    return [word for word in words if not kind or word.split()[0] == kind]


def play(table: RurikTable, *moves: str) -> RurikTable:
    """Take choices, each in words, of whoever is asked."""
    for words in moves:
        table.take(table.first_asked(), GAME.catalogue.number(words))
    return table


def reason(table: RurikTable, words: str) -> str:
    """Why a choice is refused, by the id of the message; nothing when it is legal."""
    message = table.why_not(table.first_asked(), GAME.catalogue.number(words))
    return "" if message is None else message.id


def sealed(table: RurikTable, words: str) -> bool:
    """Whether a choice, tried on a copy, seals: it cannot be taken back."""
    after = table.copy()
    who = after.first_asked()
    play(after, words)
    return after.seals[who] == after.ply


def label(table: RurikTable, words: str) -> Message:
    """What a choice is called."""
    who = table.first_asked()
    step = table.step(who)
    assert step is not None
    return step.label(table, GAME.catalogue.number(words))


def ruler(table: RurikTable, id: str) -> str:
    """The colour that rules a region, or nothing."""
    side = table.rulers[region(id)]
    return "" if side == NONE else COLOURS[side]


def troops(table: RurikTable, id: str, colour: str) -> int:
    """Troops of a colour in a region, without the leader."""
    return table.troops[region(id) * table.sides + seat(colour)]


def post(table: RurikTable, colour: str) -> str:
    """The region where a leader stands, or nothing."""
    where = table.posts[seat(colour)]
    return "" if where == NONE else table.box.region_id[where]


def goods(table: RurikTable, colour: str) -> str:
    """The goods of a colour, as a position tells them."""
    base = seat(colour) * GOOD_KINDS
    have = [(good, table.goods[base + n]) for n, good in enumerate(GOODS)]
    return " ".join(f"{good} {n}" for good, n in have if n)


def tracks(table: RurikTable, colour: str) -> list[int]:
    """The steps of a colour on the tracks of rule, build and trade."""
    base = seat(colour) * TRACK_KINDS
    return table.tracks[base : base + TRACK_KINDS]


def hand(table: RurikTable, colour: str) -> list[str]:
    """The scheme cards in a hand."""
    return schemes(table.hands[seat(colour)])


def schemes(cards: list[int]) -> list[str]:
    """Scheme cards by their ids, whoever knows them."""
    return [GAME.components().schemes[card % KNOWN].id for card in cards]


def deeds(cards: list[int]) -> list[str]:
    """Deeds by their ids."""
    return [GAME.components().deeds[card].id for card in cards]


def banner(table: RurikTable, action: str) -> list[str]:
    """The advisors on a banner from the top, with their bribes; ``-`` is an empty slot."""
    told = []
    for index in range(ACTIONS.index(action) * SLOTS, ACTIONS.index(action) * SLOTS + SLOTS):
        if index % SLOTS >= table.board_side.slots:
            continue
        if table.placed[index] == NONE:
            told.append("-")
            continue
        bribe = f"+{table.bribes[index]}" if table.bribes[index] else ""
        told.append(f"{COLOURS[table.placed[index]]} {table.influence[index]}{bribe}")
    return told


def facts(table: RurikTable) -> list[str]:
    """What the chronicle of a table has told so far: each fact with what it is given."""
    assert table.chronicle is not None
    return [told(fact.message) for fact in table.chronicle.facts]


def told(message: Message) -> str:
    """A message with what it is given, in short."""
    given = " ".join(f"{name}={_short(arg)}" for name, arg in sorted(message.args.items()))
    return f"{message.id} {given}".strip()


def _short(arg: Arg) -> str:
    if isinstance(arg, Who):
        return COLOURS[arg.seat]
    if isinstance(arg, Message):
        inner = ",".join(_short(value) for _, value in sorted(arg.args.items()))
        return f"{arg.id}({inner})" if inner else arg.id
    return str(arg)
