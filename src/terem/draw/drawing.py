"""Drawing: a sight turned into a picture, group by group."""

from __future__ import annotations

from collections.abc import Sequence
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
Painted = dict[AnyGroup, tuple[object, str]]
"""What groups painted last, by all of the sight that it depends on; of one table alone."""

SCENES: Final = 512
"""Scenes that are kept ready; a scene costs more than drawing in it."""


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
        self.brush: Final = _brush(self.painter, self.words, names)
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
        changed: list[str],
    ) -> None:
        self.scene: Final = scene
        self.sight: Final = sight
        self.bodies: Final = bodies
        """What each group painted, without its frame."""
        self.shown: Final = shown
        """What of the sight each group depends on."""
        self.changed: Final = changed
        """The groups that differ from the drawing before; all, where there was none."""

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

    ``painted`` is kept by whoever shows one table to many: what they see alike is painted once.
    """
    typed = None if names is None else tuple(names)
    if painted is not None:
        return draw_scene(
            Scene(game, sight.seats, sight.viewer, lang, THEMES[theme], typed, painted), sight
        )
    return draw_scene(_scene(game, sight.seats, sight.viewer, lang, theme, typed), sight)


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
    painted = scene.painted
    for group in scene.groups:
        shown[group.id] = group.shows(sight)
        bodies[group.id] = (
            group.paint(sight, scene.brush)
            if painted is None
            else _paint(scene, group, sight, shown[group.id], painted)
        )
    return Drawing(scene, sight, bodies, shown, list(bodies))


def _paint(scene: Scene, group: AnyGroup, sight: Sight, shows: object, painted: Painted) -> str:
    """What a group paints; once for all who see the same of a table by the same group."""
    last = painted.get(group)
    if last is not None and last[0] == shows:
        return last[1]
    body = group.paint(sight, scene.brush)
    painted[group] = (shows, body)
    return body


def redraw(previous: Drawing, sight: Sight) -> Drawing:
    """Draw the next sight of the same table, painting only what shows something else."""
    scene = previous.scene
    if (sight.seats, sight.viewer) != (scene.seats, scene.viewer):
        raise ValueError("another seat's sight is another drawing: use draw")
    bodies = previous.bodies.copy()
    shown = previous.shown.copy()
    changed: list[str] = []
    painted, brush = scene.painted, scene.brush
    for group in scene.groups:
        id = group.id
        shows = group.shows(sight)
        if shows == shown[id]:
            continue
        shown[id] = shows
        body = (
            group.paint(sight, brush)
            if painted is None
            else _paint(scene, group, sight, shows, painted)
        )
        if body != bodies[id]:
            bodies[id] = body
            changed.append(id)
    return Drawing(scene, sight, bodies, shown, changed)
