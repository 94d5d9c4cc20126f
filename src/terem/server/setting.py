"""Setting a table: how many sit at it, who they are, and what is agreed on before the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.position import AnyGame
from terem.draw.element import Markup, el, join
from terem.server.bot_kinds import best_bot, bot_kinds
from terem.server.box import box_of
from terem.server.forms import button, form
from terem.server.frame import page
from terem.server.heraldry import mark
from terem.server.house import SeatPlan, TableInfo
from terem.server.visit import Visit
from terem.words import Words

LONGEST_NAME: Final = 24
USUAL_SEATS: Final = 3
ME: Final = "me"
HERE: Final = "here"
FRIEND: Final = "friend"
ANYONE: Final = "anyone"
PERSON: Final = "person"
"""What the house calls whoever is still to be invited."""


class Plan:
    """Who is to sit where, what is agreed on, and what the host is called."""

    def __init__(
        self,
        wished: list[SeatPlan],
        options: Mapping[str, str],
        words: Words,
        *,
        chat: bool = True,
        listed: bool = False,
    ) -> None:
        self.options: Final = dict(options)
        self.chat: Final = chat
        """Whether players may write to each other."""
        self.listed: Final = listed
        """Whether the house tells everybody that the game can be watched."""
        self.name: Final = next((seat.name for seat in wished if seat.kind == ME), "")
        waits = any(seat.kind in (FRIEND, ANYONE) for seat in wished)
        self.hot_seat: Final = not waits and any(seat.kind == HERE for seat in wished)
        """Whether all persons share this device."""
        self.seats: Final = [
            self._settled(seat, words.who(number)) for number, seat in enumerate(wished)
        ]

    def _settled(self, seat: SeatPlan, colour: str) -> SeatPlan:
        """A wish as the house understands it."""
        if seat.kind == FRIEND:
            return SeatPlan(kind=PERSON, name=seat.name)
        if seat.kind != HERE:
            return seat
        if self.hot_seat:
            return SeatPlan(kind=PERSON, name=seat.name)
        # Somebody without a name is not called like the host.
        return SeatPlan(kind=ME, name=seat.name or colour)


def usual_seats(game: AnyGame) -> int:
    """For how many a game is begun when nobody says."""
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]


def play_now(game: AnyGame, *, watch: bool = False) -> list[SeatPlan]:
    """One person against bots, or bots among themselves."""
    plan = [SeatPlan(kind="bot", bot=best_bot(game)) for _ in range(usual_seats(game))]
    if not watch:
        plan[0] = SeatPlan(kind=ME)
    return plan


def again(info: TableInfo, mine: list[int], words: Words) -> Plan:
    """The same once more: bots as they were, and a link for everybody else."""
    seats = []
    for seat, (bot, name) in enumerate(zip(info.bots, info.names, strict=True)):
        kind = "bot" if bot else FRIEND if seat not in mine else ME if seat == mine[0] else HERE
        seats.append(SeatPlan(kind=kind, bot=bot, name=name))
    return Plan(seats, info.options, words)


def read_plan(game: AnyGame, fields: Mapping[str, str], words: Words) -> Plan:
    """What the form says; anything that it could not have said is refused."""
    count = fields.get("seats", "")
    asked = int(count[:3]) if count.isascii() and count.isdigit() else 0
    if asked not in game.seats:
        args = {"seats": asked, "least": game.seats[0], "most": game.seats[-1]}
        raise TeremError(Message("error-seats", {**args}))
    seats = [_seat(game, fields, seat) for seat in range(asked)]
    # What concerns other numbers of seats is out of sight, and was not chosen.
    unmeant = {option.id for option in game.options if not option.concerns(asked)}
    options = {
        key.removeprefix("option-"): value
        for key, value in fields.items()
        if key.startswith("option-") and key.removeprefix("option-") not in unmeant
    }
    chat, listed = fields.get("chat") != "off", fields.get("listed") == "yes"
    return Plan(seats, game.agree(options, asked), words, chat=chat, listed=listed)


def _seat(game: AnyGame, fields: Mapping[str, str], seat: int) -> SeatPlan:
    kind = fields.get(f"kind-{seat}", "")
    if kind in (ME, HERE):
        return SeatPlan(kind=kind, name=neat(fields.get(f"name-{seat}", "")))
    if kind in (FRIEND, ANYONE):
        return SeatPlan(kind=kind)
    if kind in bot_kinds(game):
        return SeatPlan(kind="bot", bot=kind)
    raise TeremError(Message("pages-no-kind", {"seat": seat + 1}))


def neat(name: str) -> str:
    """A name as it was typed, in one line and not longer than a seat is wide."""
    return " ".join(name.split())[:LONGEST_NAME]


# The page.


def setting(visit: Visit, game: AnyGame, seats: int, name: str) -> str:
    """The page on which a table is set.

    It has a row for every seat there may be. Those beyond the number that is chosen are out of
    sight and not looked at, so nothing is forgotten when another number is tried.
    """
    words = visit.words_of(game)
    title = visit.text(Message("pages-set-up-title", {"game": box_of(game).title(visit.lang)}))
    rows = [_row(visit, game, words, seat, name) for seat in range(game.seats[-1])]
    inside = join(
        el("h1", title),
        form(
            visit.url("games", game.id, "tables"),
            _counts(visit, game, seats),
            el("div", *rows, class_="rows"),
            _options(visit, words, game),
            _company(visit),
            el("p", visit.text(Message("pages-set-up-hint")), class_="hint"),
            el("p", button(visit.text(Message("pages-begin")), "strong"), class_="send"),
            class_="setting",
        ),
    )
    return page(visit, title, inside, kind="setting-page")


def _counts(visit: Visit, game: AnyGame, seats: int) -> Markup:
    choices = [
        el(
            "label",
            el(
                "input",
                type="radio",
                id=f"seats-{count}",
                name="seats",
                value=count,
                checked=count == seats,
                aria_label=visit.text(Message("count-seats", {"n": count})),
            ),
            str(count),
            for_=f"seats-{count}",
        )
        for count in game.seats
    ]
    label = visit.text(Message("pages-how-many"))
    return el(
        "div",
        el("span", label, id="counts"),
        *choices,
        class_="counts",
        role="radiogroup",
        aria_labelledby="counts",
    )


def _row(visit: Visit, game: AnyGame, words: Words, seat: int, name: str) -> Markup:
    kinds = [
        (ME, Message("pages-kind-me")),
        (HERE, Message("pages-kind-here")),
        (FRIEND, Message("pages-kind-friend")),
        (ANYONE, Message("pages-kind-anyone")),
        *[(kind, Message(f"pages-bot-{kind}")) for kind in reversed(bot_kinds(game))],
    ]
    usual = ME if seat == 0 else best_bot(game)
    choices = [
        el("option", visit.text(label), value=kind, selected=kind == usual) for kind, label in kinds
    ]
    place = visit.text(Message("pages-seat", {"seat": seat + 1, "colour": words.who(seat)}))
    return el(
        "fieldset",
        el("legend", mark(game, seat), place),
        el(
            "p",
            el("label", visit.text(Message("pages-who-sits")), for_=f"kind-{seat}"),
            el("select", *choices, id=f"kind-{seat}", name=f"kind-{seat}"),
        ),
        name_field(visit, f"name-{seat}", name if seat == 0 else ""),
        class_="seat",
        data_seats=_told([count for count in game.seats if count > seat]),
    )


def name_field(visit: Visit, id: str, name: str, field: str = "") -> Markup:
    """Where a person says what to be called; nobody has to."""
    return el(
        "p",
        el("label", visit.text(Message("pages-name")), for_=id),
        el(
            "input",
            id=id,
            name=field or id,
            value=name,
            maxlength=LONGEST_NAME,
            autocomplete="nickname",
            placeholder=visit.text(Message("pages-name-free")),
        ),
        class_="name",
    )


def _options(visit: Visit, words: Words, game: AnyGame) -> str | None:
    """What can be agreed on; what is meant for some numbers of seats says for which."""
    if not game.options:
        return None
    rows = [
        el(
            "p",
            el("label", words.text(_called(option.id)), for_=f"option-{option.id}"),
            el(
                "select",
                *[
                    el("option", words.text(_called(option.id, value)), value=value)
                    for value in option.values
                ],
                id=f"option-{option.id}",
                name=f"option-{option.id}",
            ),
            data_seats=_told([count for count in game.seats if option.concerns(count)]),
        )
        for option in game.options
    ]
    legend = el("legend", visit.text(Message("pages-options")))
    # Where no option is meant for a number of seats, the frame around them goes too.
    some = [count for count in game.seats if any(each.concerns(count) for each in game.options)]
    return el("fieldset", legend, *rows, class_="options", data_seats=_told(some))


def _told(counts: list[int]) -> str:
    """For which numbers of seats something is shown."""
    return " ".join(map(str, counts))


def _company(visit: Visit) -> Markup:
    """What the players share beside the game."""
    chat = [
        el("option", visit.text(Message("pages-chat-on-here")), value="on"),
        el("option", visit.text(Message("pages-chat-off-here")), value="off"),
    ]
    box = el("input", type="checkbox", id="listed", name="listed", value="yes")
    return el(
        "fieldset",
        el("legend", visit.text(Message("pages-company"))),
        el(
            "p",
            el("label", visit.text(Message("pages-chat")), for_="chat"),
            el("select", *chat, id="chat", name="chat"),
        )
        if visit.house.chat
        else None,
        el(
            "p",
            box,
            el("label", visit.text(Message("pages-may-watch")), for_="listed"),
            class_="tick",
        ),
        class_="options",
    )


def _called(*ids: str) -> Message:
    return Message("-".join(["option", *ids]))
