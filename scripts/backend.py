"""Setuptools as the build backend, with one promise more: compiled as a whole, or not at all.

A C compiler, the headers of Python and mypyc itself may each be missing. A wheel in which some
modules are compiled against others that are not could not be imported, so whatever fails, the
wheel is built a second time, plain. ``TEREM_COMPILE=yes`` makes the failure final instead.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from setuptools import build_meta

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

MODE: Final = "TEREM_COMPILE"
BUILD: Final = Path("build/wheel")
ASSETS: Final = Path("src/terem/draw/built/icons.json")

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Ask for mypyc, and for the libraries whose types it must know, only where C can be built."""
    if os.environ.get(MODE) == "no" or shutil.which(os.environ.get("CC", "cc")) is None:
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    return ["mypy>=2", *project["dependencies"]]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """An editable house is plain, and needs nothing more."""
    return []


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """Tell the metadata without compiling; asked for nothing, pip would build a wheel to see it."""
    hook = build_meta.prepare_metadata_for_build_wheel
    return _build(hook, metadata_directory, "no", config_settings)


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build compiled where that is possible, or else plain."""
    if not ASSETS.exists():
        raise SystemExit("a wheel carries icons, typefaces and the script: run `make assets` first")
    mode = os.environ.get(MODE, "auto")
    if mode != "no":
        try:
            return _build(build_meta.build_wheel, wheel_directory, "yes", config_settings)
        # mypyc leaves by SystemExit, and compilers fail in more ways than can be listed.
        except (Exception, SystemExit) as why:
            if mode == "yes":
                raise
            print(f"terem does not compile here and will be built plain: {why}", file=sys.stderr)
    return _build(build_meta.build_wheel, wheel_directory, "no", config_settings)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Keep compiled modules out of the source tree, where they would hide the source."""
    return _build(build_meta.build_editable, wheel_directory, "no", config_settings)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Refuse: no second list of what belongs to the source is kept."""
    raise SystemExit("the source archive of terem is the repository itself")


def _build(hook: Callable[[str, Settings], str], into: str, mode: str, settings: Settings) -> str:
    # What an earlier build left would be packed again: deleted modules, or half of the C.
    for old in BUILD.glob("lib*"):
        shutil.rmtree(old)
    BUILD.mkdir(parents=True, exist_ok=True)
    before = os.environ.get(MODE)
    os.environ[MODE] = mode
    try:
        return hook(into, settings)
    finally:
        if before is None:
            del os.environ[MODE]
        else:
            os.environ[MODE] = before
