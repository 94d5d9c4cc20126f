"""Painter: everything that a game's folder gives to its drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from terem.core.message import Message
from terem.core.sight import Sight
from terem.draw.group import Group
from terem.draw.question import no_emblem
from terem.words import Words

S = TypeVar("S", bound=Sight)
K = TypeVar("K")


class Painter(Generic[S, K]):
    """How the sights of one game are drawn.

    ``groups`` gives the groups for a number of seats and a viewer, in the order they are read; by
    the same group, viewers of a table who see the same are shown the same;
    ``prepare`` makes, once for a language, whatever groups use again and again; ``symbols`` are
    the definitions they refer to; ``style`` is a stylesheet whose colours are names of a theme;
    ``describe`` tells the position in sentences, in which players are named, so that all who see
    the same are told the same; ``emblem`` gives the symbol of what a message speaks of, or nothing.
    """

    def __init__(
        self,
        *,
        title: Message,
        groups: Callable[[int, int], Sequence[Group[S, K]]],
        prepare: Callable[[Words], K],
        symbols: Callable[[Sequence[str]], str],
        style: Path,
        describe: Callable[[S], list[Message]],
        emblem: Callable[[Message], str] = no_emblem,
    ) -> None:
        self.title: Final = title
        self.groups: Final = groups
        self.prepare: Final = cache(prepare)
        self.symbols: Final = symbols
        self.style: Final = style
        self.describe: Final = describe
        self.emblem: Final = emblem


AnyPainter = Painter[Any, Any]


@cache
def painter_of(package: str) -> AnyPainter:
    """The painter in a game's folder."""
    painter: AnyPainter = import_module(f"{package}.drawing").PAINTER
    return painter
