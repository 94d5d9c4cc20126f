"""Pane: what one kind of viewer sees of a table, drawn once for all who look through it.

A pane knows when each of its parts last changed. So whoever looks says what it has seen, and is
given all that is newer at once: one who is slow misses steps on the way, but never the outcome, and
nothing has to be kept for it.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from terem.core.step import NOBODY
from terem.draw import Drawing, Painted, draw, redraw
from terem.draw.painter import painter_of
from terem.server import parts as paint
from terem.server.chat import Chat, chat_part
from terem.server.easel import Easel
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

_TOLD: Final = 40
"""So many sentences are told at most to one who has not looked for a while."""


class Frame(msgspec.Struct, frozen=True):
    """What is newer than something that was seen."""

    at: str
    parts: dict[str, str]
    tell: list[str]
    asked: bool


class Pane:
    """The parts of one table as one kind of viewer sees them."""

    def __init__(self, keeper: Keeper, view: View, reader: Reader, easel: Easel) -> None:
        self._easel: Final = easel
        self.keeper: Final = keeper
        self.view: Final = view
        self._standpoint: Final = Standpoint(keeper, view, reader)
        self._log: Final = Log(view.seat)
        self._epoch: Final = secrets.token_urlsafe(6)
        self._serial = 0
        self._version = 0
        self._chat: Final = Chat(self._standpoint)
        self._names: list[str] = []
        self._drawing: Drawing | None = None
        self._parts: Final[dict[str, str]] = {}
        self._changed: Final[dict[str, int]] = {}
        """When each part last became another one."""
        self._told: Final[deque[tuple[int, str]]] = deque(maxlen=_TOLD)
        self._frames: Final[dict[int, bytes]] = {}
        """What was sent to watchers, of whom there may be many; by what they had seen."""

    @property
    def at(self) -> str:
        """What is shown now, for whoever comes back and says what it has seen."""
        self._look()
        return f"{self._epoch}.{self._serial}"

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked something."""
        return self.drawing.sight.prompt is not None

    @property
    def drawing(self) -> Drawing:
        """The drawing of the table as it stands."""
        return self._look()

    def parts(self) -> dict[str, str]:
        """What stands around the drawing."""
        self._look()
        return self._parts

    def frame(self, seen: str) -> bytes | None:
        """All that is newer than what was seen, or nothing."""
        drawing = self._look()
        epoch, _, serial = seen.partition(".")
        since = int(serial) if epoch == self._epoch and serial.isdecimal() else -1
        if since >= self._serial:
            return None
        if self.view.mine:
            # Whoever sits there looks with one browser, seldom with two.
            return msgspec.json.encode(self._newer(drawing, since))
        known = self._frames.get(since)
        if known is None:
            known = self._frames[since] = msgspec.json.encode(self._newer(drawing, since))
        return known

    def _newer(self, drawing: Drawing, since: int) -> Frame:
        groups = {f"group-{group.id}": group for group in drawing.scene.groups}
        newer = [id for id, changed in self._changed.items() if changed > since]
        return Frame(
            f"{self._epoch}.{self._serial}",
            {id: drawing.group(groups[id]) if id in groups else self._parts[id] for id in newer},
            [] if since < 0 else [said for serial, said in self._told if serial > since],
            drawing.sight.prompt is not None,
        )

    def _look(self) -> Drawing:
        """Draw what has changed since last time; the serial tells of nothing else."""
        keeper = self.keeper
        if self._drawing is not None and self._version == keeper.version:
            return self._drawing
        self._version = keeper.version
        names = self._standpoint.names
        painted = self._easel.look(names, keeper.names, keeper.play.table.chronicle)
        drawing = self._drawing = self._draw(painted, names)
        told = self._log.read(self._easel.telling) + self._chat.new()
        around = self._around(drawing)
        newer = [f"group-{id}" for id in drawing.changed]
        newer += [id for id, part in around.items() if self._parts.get(id) != part]
        if newer:
            self._serial += 1
            self._frames.clear()
            self._parts.update(around)
            self._changed.update(dict.fromkeys(newer, self._serial))
            self._told.extend([(self._serial, said) for said in told])
        return drawing

    def _draw(self, painted: Painted, names: list[str]) -> Drawing:
        keeper = self.keeper
        sight = keeper.sight(self.view.seat)
        if not keeper.asks(self.view.seat):
            # Nothing can be chosen before everybody sits, or while a bot stands in.
            sight = msgspec.structs.replace(sight, prompt=None, offers=[])
        if self._drawing is not None and names == self._names:
            return redraw(self._drawing, sight)
        self._names = names
        # Markup is the same in every theme: the colours come with the stylesheet.
        return draw(keeper.game, sight, self._standpoint.words.lang, "light", names, painted)

    def _around(self, drawing: Drawing) -> dict[str, str]:
        at, keeper, seat = self._standpoint, self.keeper, self.view.seat
        piece = self._easel.piece
        status, asked, ply = keeper.status, tuple(drawing.sight.asked), keeper.ply_of(seat)
        mine = drawing.sight.prompt is not None
        undo = ply if keeper.may_undo(seat) else NOBODY
        view, held = self.view, tuple(keeper.held)
        company = (status, keeper.company.moment, held, view, at.reader.base)
        away = tuple([own for own in view.mine if held[own].stand_in])
        # Whoever waits and can take nothing back is shown the same as all who wait.
        whose = seat if seat in asked or undo != NOBODY else NOBODY
        turn = ("turn", status, asked, undo, whose, len(view.mine), away)
        ways = ("ways", status, mine, keeper.next, bool(view.mine), view.host)
        # A frame knows texts only.
        return {
            "turn": piece(turn, lambda: paint.turn(at)),
            "ways": piece(ways, lambda: paint.ways(at)),
            "fields": str(paint.fields(at, asked=mine)),
            "recap": str(paint.recap(at, self._log)),
            "result": piece(("result", status), lambda: result(at)),
            "position": self._easel.position(drawing),
            "invites": piece(("invites", *company), lambda: invites_part(at)),
            "company": piece(("company", *company), lambda: company_part(at)),
            "chat": piece(("chat", *company), lambda: chat_part(at)),
            "log": str(log_part(at, self._log)),
            "luck": piece(("luck", status), lambda: luck(at)),
        }


class Panes:
    """The panes that were looked through lately."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: Final = kept
        self._known: Final[WeakValueDictionary[Key, Pane]] = WeakValueDictionary()
        """Every pane that anybody looks through."""
        self._recent: Final[OrderedDict[Key, Pane]] = OrderedDict()
        self._easels: Final[WeakKeyDictionary[Keeper, dict[str, Easel]]] = WeakKeyDictionary()

    def of(self, keeper: Keeper, view: View, reader: Reader) -> Pane:
        """The pane for a viewer; all who may see the same in one language share it."""
        key = (keeper, view, reader.lang, reader.base)
        pane = self._known.get(key)
        if pane is None:
            easels = self._easels.setdefault(keeper, {})
            easel = easels.get(reader.lang)
            if easel is None:
                easel = easels[reader.lang] = Easel(
                    reader.words_of(keeper.game), painter_of(keeper.game.package)
                )
            plain = Reader(reader.root, reader.lang, reader.base)
            pane = self._known[key] = Pane(keeper, view, plain, easel)
        self._recent[key] = pane
        self._recent.move_to_end(key)
        while len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return pane
