"""Drawing: a sight turned into a picture, group by group."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from html import escape as _escape
from typing import Any, Final

from terem.core.game import Game
from terem.core.sight import Sight
from terem.draw import page
from terem.draw.group import LEFT, Brush, Group, Picture
from terem.draw.layout import Box
from terem.draw.painter import AnyPainter, painter_of
from terem.draw.png import rasterise
from terem.draw.theme import THEMES, Theme
from terem.words import Words, words_for

AnyGame = Game[Any, Any, Any]
AnyGroup = Group[Any, Any]

SCENES: Final = 128
"""Scenes that are kept ready; a scene costs more than drawing in it."""


class Painted:
    """What all who look at one table in one language share, while nobody is called otherwise."""

    def __init__(self) -> None:
        self.scenes: Final[dict[tuple[int, str], Scene]] = {}
        self.bodies: Final[dict[AnyGroup, tuple[object, str]]] = {}
        """What groups painted last, by all of the sight that it depends on."""
        self._shown: Final[dict[AnyGroup, object]] = {}

    def share(self, scene: Scene, shown: dict[str, object]) -> None:
        """Put in the place of what equals what was shown before that very thing, kept once."""
        for group in scene.groups:
            shows = shown[group.id]
            known = self._shown.get(group)
            if known == shows:
                shown[group.id] = known
            else:
                self._shown[group] = shows

    def dry(self) -> None:
        """Let go of what was painted, which is the most of it; it can be painted again."""
        self.bodies.clear()
        for scene in self.scenes.values():
            scene.brush.dry()


class Scene:
    """What stays while a table is watched: the game, the language, the theme and the players."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        viewer: int,
        lang: str,
        theme: Theme,
        names: tuple[str, ...] | None,
        painted: Painted | None = None,
        brush: Brush[Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.viewer: Final = viewer
        self.lang: Final = lang
        self.theme: Final = theme
        self.names: Final = names
        self.painter: Final[AnyPainter] = painter_of(game.package)
        self.words: Final = words_for(lang, game.package, tuple(game.colours))
        self.groups: Final[Sequence[AnyGroup]] = self.painter.groups(seats, viewer)
        self.named: Final = {group.id: group for group in self.groups}
        self.brush: Final = _brush(self.painter, self.words, names) if brush is None else brush
        self.painted: Final = painted
        """What was painted last at this table, where several look at it."""
        self.frames: Final = {
            group.id: self.brush.piece((group, "frame"), None, partial(_frame, group, self.brush))
            for group in self.groups
        }


def _frame(group: AnyGroup, brush: Brush[Any]) -> tuple[str, str]:
    return page.frame(group, brush.say(group.title))


class Drawing:
    """A picture of one sight, and the same picture in every form it may be wanted in."""

    def __init__(
        self,
        scene: Scene,
        sight: Sight,
        bodies: dict[str, str],
        shown: dict[str, object],
    ) -> None:
        self.scene: Final = scene
        self.sight: Final = sight
        self.bodies: Final = bodies
        """What each group painted, without its frame; perhaps only once it is asked for."""
        self.shown: Final = shown
        """What of the sight each group depends on."""

    @property
    def groups(self) -> dict[str, str]:
        """Every group as it stands on a page."""
        return {group.id: self.group(group) for group in self.scene.groups}

    def group(self, group: AnyGroup) -> str:
        """One group as it stands on a page."""
        body = self.bodies[group.id]
        head, title = self.scene.frames[group.id]
        if not body:
            return f'{head} hidden="hidden">{title}</section>'
        if isinstance(group, Picture):
            width, height = group.size(self.sight)
            return (
                f'{head}>{title}<svg viewBox="0 0 {width} {height}" role="group" '
                f'aria-labelledby="title-{group.id}">{body}</svg></section>'
            )
        return f"{head}>{title}{body}</section>"

    def fragment(self) -> str:
        """All groups in their places, without styles and symbols."""
        return page.table(
            [(group.side, self.group(group)) for group in self.scene.groups], self.scene.seats
        )

    def html(self) -> str:
        """A whole page that needs nothing else, not even a script."""
        scene = self.scene
        return page.html(scene.painter, scene.words, scene.theme, self._told(), self.fragment())

    def svg(self, shape: str = "wide", *, fonts: bool = True) -> str:
        """One picture of the whole table; ``wide`` for a screen, ``narrow`` for a hand."""
        scene = self.scene
        boxes = [
            Box(group.id, group.side == LEFT, *group.size(self.sight), self.bodies[group.id])
            for group in scene.groups
            if isinstance(group, Picture) and self.bodies[group.id]
        ]
        return page.svg(
            scene.painter, scene.words, scene.theme, self._told(), boxes, shape, fonts=fonts
        )

    def png(self, width: int = 1200, shape: str = "wide") -> bytes:
        """The one picture in pixels; needs the extra ``png``."""
        return rasterise(self.svg(shape, fonts=False), width)

    def _told(self) -> list[str]:
        """The position in sentences."""
        scene = self.scene
        return [
            scene.words.text(message, scene.names) for message in scene.painter.describe(self.sight)
        ]

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        whole = _escape(self.html())
        return f'<iframe srcdoc="{whole}" style="width:100%;height:56rem;border:0"></iframe>'


def draw(
    game: AnyGame,
    sight: Sight,
    lang: str = "en",
    theme: str = "light",
    names: Sequence[str] | None = None,
    painted: Painted | None = None,
) -> Drawing:
    """Draw a sight; ``names`` are what players call themselves, seat by seat.

    ``painted`` is kept by whoever shows one table to many: what they see alike is painted once,
    and only when somebody asks for it.
    """
    typed = None if names is None else tuple(names)
    if painted is None:
        return draw_scene(_scene(game, sight.seats, sight.viewer, lang, theme, typed), sight)
    key = (sight.viewer, theme)
    scene = painted.scenes.get(key)
    if scene is None:
        brush = next((known.brush for known in painted.scenes.values()), None)
        scene = painted.scenes[key] = Scene(
            game, sight.seats, sight.viewer, lang, THEMES[theme], typed, painted, brush
        )
    return sketch(scene, sight)


@lru_cache(maxsize=SCENES)
def _scene(
    game: AnyGame, seats: int, viewer: int, lang: str, theme: str, names: tuple[str, ...] | None
) -> Scene:
    return Scene(game, seats, viewer, lang, THEMES[theme], names)


@lru_cache(maxsize=SCENES)
def _brush(painter: AnyPainter, words: Words, names: tuple[str, ...] | None) -> Brush[Any]:
    """All who look at one table in one language paint with the same brush."""
    return Brush(words, names, painter.prepare(words))


def draw_scene(scene: Scene, sight: Sight) -> Drawing:
    """Draw a sight in a scene that is known already."""
    bodies: dict[str, str] = {}
    shown: dict[str, object] = {}
    for group in scene.groups:
        shown[group.id] = group.shows(sight)
        bodies[group.id] = group.paint(sight, scene.brush)
    return Drawing(scene, sight, bodies, shown)


def sketch(scene: Scene, sight: Sight) -> Drawing:
    """The same, but no group is painted before somebody asks for it."""
    shown = {group.id: group.shows(sight) for group in scene.groups}
    if scene.painted is not None:
        scene.painted.share(scene, shown)
    return Drawing(scene, sight, _Unpainted(scene, sight, shown), shown)


class _Unpainted(dict[str, str]):
    """What each group paints, painted when it is asked for."""

    def __init__(self, scene: Scene, sight: Sight, shown: dict[str, object]) -> None:
        super().__init__()
        self._scene = scene
        self._sight = sight
        self._shown = shown

    def __missing__(self, id: str) -> str:
        scene = self._scene
        group, painted, shows = scene.named[id], scene.painted, self._shown[id]
        last = None if painted is None else painted.bodies.get(group)
        if last is not None and last[0] is shows:
            body = last[1]
        else:
            body = group.paint(self._sight, scene.brush)
            if painted is not None:
                painted.bodies[group] = (shows, body)
        self[id] = body
        return body


class Seen:
    """What one viewer was shown last: enough to know what is new, and no picture of it."""

    def __init__(self) -> None:
        self._last: Final[dict[str, tuple[object, int]]] = {}

    def is_new(self, id: str, shows: object, paint: Callable[[], str]) -> bool:
        """Whether something looks otherwise than last time; painted if it shows something else."""
        last = self._last.get(id)
        if last is not None and last[0] == shows:
            return False
        return self._differs(id, shows, paint())

    def newer(self, drawing: Drawing) -> list[str]:
        """The groups of a drawing that look otherwise than they did in the last one."""
        known, bodies = self._last, drawing.bodies
        return [
            id
            for id, shows in drawing.shown.items()
            # What equals what was shown before is that very thing (``Painted.share``).
            if ((last := known.get(id)) is None or last[0] is not shows)
            and self._differs(id, shows, bodies[id])
        ]

    def _differs(self, id: str, shows: object, looks: str) -> bool:
        """Remember how it looks, and whether that is another look."""
        # Python's hash of a text is a keyed one of 64 bits: no two paintings meet by chance.
        last, now = self._last.get(id), hash(looks)
        self._last[id] = (shows, now)
        return last is None or last[1] != now
