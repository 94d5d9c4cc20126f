"""Which files of the house compile, and which do not and why.

The core and the rules of every game found become C through mypyc, from the same plain Python
that also runs without. ``TEREM_COMPILE=no`` leaves everything plain; ``TEREM_QUICK=1`` compiles
without optimising, for a quick look. ``scripts/backend.py`` decides what to do when it fails.
"""

from __future__ import annotations

import ast
import os
from pathlib import Path
from typing import Any, Final

from setuptools import setup

BUILD: Final = "build/wheel"
PACKAGE: Final = Path("src/terem")

COMPILED: Final = ("core/*.py", "games/*/*.py", "games/*/*/*.py")

NOT_COMPILED: Final = {
    "core/__init__.py": "a docstring",
    "core/errors.py": "exceptions, which plain rooms derive from; nothing there is hot",
    "games/*/__init__.py": "puts the game together once; imports its drawing, which is plain",
    "games/*/*/__init__.py": "names what a folder holds, no more",
    "games/*/drawing/*.py": "joins strings; tables are drawn far less often than played",
    "games/*/tests/*.py": "no part of the house",
}


def structured(path: Path) -> bool:
    """Whether a file defines structures of msgspec; it stays plain, wherever it lies.

    mypyc accepts classes with keywords but drops the keywords: compiled, a structure would no
    longer be frozen, nor tagged when it is written.
    """
    source = path.read_text("utf-8")
    nodes = ast.walk(ast.parse(source))
    keywords = any(isinstance(node, ast.ClassDef) and node.keywords for node in nodes)
    return keywords or "(msgspec.Struct" in source


def compiled_files() -> list[str]:
    """The files to compile, by discovery: no game is named here."""
    chosen = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    spared = {path for pattern in NOT_COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for path in chosen - spared if not structured(path))


if os.environ.get("TEREM_COMPILE") == "no":
    modules: list[Any] = []
else:
    # A plain build must do without mypyc, so only this branch asks for it.
    from mypyc.build import mypycify

    modules = mypycify(
        compiled_files(),
        opt_level="0" if os.environ.get("TEREM_QUICK") else "3",
        debug_level="0",
        group_name="terem",
        target_dir=f"{BUILD}/c",
    )

setup(
    ext_modules=modules,
    options={"build": {"build_base": BUILD}, "egg_info": {"egg_base": "build"}},
)
