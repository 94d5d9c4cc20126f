"""The supply: the stacks that rows are laid from, and the tokens of extra areas."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.draw.group import LEFT, Brush, Picture, pointed
from terem.games.middle_ages.components import BACKS, BLUE, ORANGE
from terem.games.middle_ages.drawing.kit import Kit
from terem.games.middle_ages.sight import MiddleAgesSight

WIDTH: Final = 480
HEIGHT: Final = 76
FREE: Final = "free"
GONE: Final = "gone"


class SupplyGroup(Picture[MiddleAgesSight, Kit]):
    """What all draw from: stacks, discarded tiles, tokens of extra areas."""

    def __init__(self) -> None:
        super().__init__("supply", Message("group-supply"), LEFT, "supply")

    def shows(self, sight: MiddleAgesSight) -> object:
        """How many tiles there are, and which tokens."""
        return (
            sight.stack,
            sight.stack_backs,
            sight.reserve,
            len(sight.discard),
            sight.free_tokens,
            sight.held_token,
            pointed(sight, "token-"),
        )

    def size(self, sight: MiddleAgesSight) -> tuple[int, int]:
        """One line of stacks and tokens."""
        return WIDTH, HEIGHT

    def paint(self, sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
        """Stacks to the left, tokens to the right."""
        kit = brush.kit
        piles = [(_back(sight.stack_backs), sight.stack), ("discard", len(sight.discard))]
        if sight.reserve:
            piles.insert(1, (BACKS[ORANGE], sight.reserve))
        stacks = [kit.piles[kind, place, tiles] for place, (kind, tiles) in enumerate(piles)]
        live = pointed(sight, "token-")
        tokens = brush.piece(
            self.id,
            (sight.token_areas, sight.free_tokens, sight.held_token, live),
            lambda: _tokens(sight, live, kit),
        )
        return f"{_SHEET}{''.join(stacks)}{tokens}"


def _tokens(sight: MiddleAgesSight, live: tuple[str, ...], kit: Kit) -> str:
    parts: list[str] = []
    for token, area in enumerate(sight.token_areas):
        state = FREE if sight.free_tokens[token] else GONE
        if area == sight.held_token:
            state = "held"
        elif f"token-{token}" in live:
            state = "live"
        parts.append(kit.tokens[token, area, state])
    return "".join(parts)


def _back(backs: list[int]) -> str:
    """What a stack looks like from the side."""
    if len(backs) > 1:
        return "mixed"
    return BACKS[backs[0]] if backs else BACKS[BLUE]


_SHEET: Final = (
    f'<rect class="sheet" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="10"/>'
)
