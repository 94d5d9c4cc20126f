"""From a game.toml to the identity that the core knows a game by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.core.game import Identity, Option
from terem.data.manifest import load_manifest

if TYPE_CHECKING:
    from pathlib import Path


def identity(folder: Path) -> Identity:
    """Read the identity of the game in this folder."""
    manifest = load_manifest(folder / "game.toml")
    return Identity(
        id=manifest.id,
        rules=manifest.rules,
        seats=range(manifest.seats.least, manifest.seats.most + 1),
        colours=[colour.id for colour in manifest.colours],
        options=[
            Option(
                option.id,
                (["no", "yes"] if not option.default else ["yes", "no"])
                if isinstance(option.default, bool)
                else [option.default, *(v for v in option.values if v != option.default)],
                list(option.seats),
            )
            for option in manifest.options
        ],
    )
