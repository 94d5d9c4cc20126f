"""Pane: what one kind of viewer sees of a table, drawn once for all who look through it.

A pane knows when each of its parts last changed. So whoever looks says what it has seen, and is
given all that is newer at once: one who is slow misses steps on the way, but never the outcome, and
nothing has to be kept for it. Nor is any picture kept once it was sent: to paint again what
somebody has missed costs less than to remember it for everybody.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import chain
from sys import intern
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from terem.core.step import NOBODY
from terem.draw import Drawing, Markup, Painted, Seen, draw
from terem.draw.painter import painter_of
from terem.server import parts as paint
from terem.server.chat import Chat, chat_part
from terem.server.easel import Easel, Rack
from terem.server.gathering import company_part, invites_part
from terem.server.keeper import Keeper
from terem.server.log import Log, log_part
from terem.server.luck import luck
from terem.server.reader import Reader
from terem.server.result import result
from terem.server.standpoint import Standpoint
from terem.server.view import View

KEPT: Final = 128
"""So many panes are remembered, so that a page and the socket it opens look through the same."""

Key = tuple[Keeper, View, str, str]

GROUP: Final = "group-"
"""Before the id of a group in the id of its element."""

_TOLD: Final = 8
"""The sentences of so many changes are told to one who has not looked for a while."""


class Frame(msgspec.Struct, frozen=True):
    """What is newer than something that was seen."""

    at: str
    parts: dict[str, str]
    tell: list[str]
    asked: bool


class Part(NamedTuple):
    """Something that stands around the drawing: all that it depends on, and how it is painted."""

    shows: object
    paint: Callable[[], str]


class Look(NamedTuple):
    """What stands in a pane at one moment; what nobody asks for is never painted."""

    drawing: Drawing
    around: dict[str, Part]

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked something."""
        return self.drawing.sight.prompt is not None

    def parts(self) -> dict[str, str]:
        """What stands around the drawing."""
        return {id: part.paint() for id, part in self.around.items()}

    def element(self, id: str) -> str:
        """One part, or one group of the drawing, by the id of its element."""
        part = self.around.get(id)
        if part is not None:
            return part.paint()
        drawing = self.drawing
        return drawing.group(drawing.scene.named[id.removeprefix(GROUP)])


class Pane:
    """The parts of one table as one kind of viewer sees them."""

    def __init__(self, keeper: Keeper, view: View, reader: Reader, easel: Easel) -> None:
        self._easel: Final = easel
        self.keeper: Final = keeper
        self.view: Final = view
        self._standpoint: Final = Standpoint(keeper, view, reader)
        self._log: Final = Log(view.seat, easel.telling)
        self._epoch: Final = secrets.token_urlsafe(6)
        self._serial = 0
        self._version = 0
        self._chat: Final = Chat(self._standpoint)
        self._names: list[str] = []
        self._seen = Seen()
        self._changed: Final[dict[str, int]] = {}
        """When each part last became another one."""
        self._told: list[tuple[int, list[str]]] = []
        """What was said in the newest changes."""
        self._frames: Final[dict[int, bytes]] = {}
        """What was sent to watchers, of whom there may be many; by what they had seen."""

    @property
    def at(self) -> str:
        """What is shown now, for whoever comes back and says what it has seen."""
        if self._version != self.keeper.version:
            self.look()
        return f"{self._epoch}.{self._serial}"

    def look(self) -> Look:
        """The table as it stands; the serial grows with what has changed since last time."""
        keeper = self.keeper
        names = self._standpoint.names
        painted = self._easel.look(names, keeper.names, keeper.play.table.chronicle)
        if names != self._names:
            self._names, self._seen = names, Seen()
        told = self._log.news() + self._chat.new()
        look = self._look(painted, names)
        if self._version != keeper.version:
            self._version = keeper.version
            self._note(look, told)
        return look

    def frame(self, seen: str) -> bytes | None:
        """All that is newer than what was seen, or nothing."""
        look = None if self._version == self.keeper.version else self.look()
        epoch, _, serial = seen.partition(".")
        since = int(serial) if epoch == self._epoch and serial.isdecimal() else -1
        if since >= self._serial:
            return None
        known = self._frames.get(since)
        if known is None:
            known = msgspec.json.encode(self._newer(look or self.look(), since))
            if not self.view.mine:
                # Whoever sits there looks with one browser, seldom with two.
                self._frames[since] = known
        return known

    def _newer(self, look: Look, since: int) -> Frame:
        return Frame(
            f"{self._epoch}.{self._serial}",
            {id: look.element(id) for id, changed in self._changed.items() if changed > since},
            [] if since < 0 else [*chain(*[told for n, told in self._told if n > since])],
            look.asked,
        )

    def _note(self, look: Look, told: list[str]) -> None:
        """Find out what looks otherwise than last time."""
        newer = [intern(f"{GROUP}{id}") for id in self._seen.newer(look.drawing)]
        newer += [id for id, part in look.around.items() if self._seen.is_new(id, *part)]
        if newer:
            self._serial += 1
            self._frames.clear()
            self._changed.update(dict.fromkeys(newer, self._serial))
            self._told = [*self._told, (self._serial, told)][-_TOLD:]

    def _look(self, painted: Painted, names: list[str]) -> Look:
        keeper = self.keeper
        sight = keeper.sight(self.view.seat)
        if not keeper.asks(self.view.seat):
            # Nothing can be chosen before everybody sits, or while a bot stands in.
            sight = msgspec.structs.replace(sight, prompt=None, offers=[])
        # Markup is the same in every theme: the colours come with the stylesheet.
        lang = self._standpoint.words.lang
        drawing = draw(keeper.game, sight, lang, "light", names, painted)
        return Look(drawing, self._around(drawing))

    def _around(self, drawing: Drawing) -> dict[str, Part]:
        at, keeper, seat = self._standpoint, self.keeper, self.view.seat
        status, asked, ply = keeper.status, tuple(drawing.sight.asked), keeper.ply_of(seat)
        mine = drawing.sight.prompt is not None
        undo = ply if keeper.may_undo(seat) else NOBODY
        view, held = self.view, tuple(keeper.held)
        company = (status, keeper.company.moment, held, view, at.reader.base)
        away = tuple([own for own in view.mine if held[own].stand_in])
        # Whoever waits and can take nothing back is shown the same as all who wait.
        whose = seat if seat in asked or undo != NOBODY else NOBODY
        turn = (status, asked, undo, whose, len(view.mine), away)
        # Once the game can be looked at again, each line leads there by the viewer's own eyes.
        log = (self._log.moment, status, seat if keeper.revealed else NOBODY)
        # A ply alone does not tell one past from another.
        moment = (keeper.undone, keeper.play.ply)
        # A frame knows texts only.
        return {
            "turn": self._shared("turn", turn, lambda: paint.turn(at)),
            "ways": self._shared(
                "ways",
                (status, mine, keeper.next, bool(view.mine), view.host),
                lambda: paint.ways(at),
            ),
            "fields": Part((mine, ply), lambda: str(paint.fields(at, asked=mine))),
            "recap": Part((*log, moment), lambda: str(paint.recap(at, self._log))),
            "result": self._shared("result", status, lambda: result(at)),
            "position": Part(moment, lambda: self._easel.position(drawing)),
            "invites": self._shared("invites", company, lambda: invites_part(at)),
            "company": self._shared("company", company, lambda: company_part(at)),
            "chat": self._shared("chat", company, lambda: chat_part(at)),
            "log": self._shared("log", log, lambda: log_part(at, self._log)),
            "luck": self._shared("luck", status, lambda: luck(at)),
        }

    def _shared(self, id: str, shows: object, make: Callable[[], Markup]) -> Part:
        """What is the same for all viewers for whom it shows the same."""
        return Part(shows, partial(self._easel.piece, (id, shows), make))


class Panes:
    """The panes that were looked through lately."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: Final = kept
        self._known: Final[WeakValueDictionary[Key, Pane]] = WeakValueDictionary()
        """Every pane that anybody looks through."""
        self._recent: Final[OrderedDict[Key, Pane]] = OrderedDict()
        self._easels: Final[WeakKeyDictionary[Keeper, dict[str, Easel]]] = WeakKeyDictionary()
        self._rack: Final = Rack()

    def of(self, keeper: Keeper, view: View, reader: Reader) -> Pane:
        """The pane for a viewer; all who may see the same in one language share it."""
        key = (keeper, view, reader.lang, reader.base)
        pane = self._known.get(key)
        if pane is None:
            easels = self._easels.setdefault(keeper, {})
            easel = easels.get(reader.lang)
            if easel is None:
                easel = easels[reader.lang] = Easel(
                    reader.words_of(keeper.game), painter_of(keeper.game.package), self._rack
                )
            plain = Reader(reader.root, reader.lang, reader.base)
            pane = self._known[key] = Pane(keeper, view, plain, easel)
        self._recent[key] = pane
        self._recent.move_to_end(key)
        while len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return pane
