"""Build the wheel into a folder, and say plainly whether the house in it is compiled.

``pack.py FOLDER`` builds and tells. Where everything for compiling is present and still fails,
what the build said is printed and kept in ``failed.log``, which the tests do not forgive.
``pack.py FOLDER --plain`` hides every compiler and insists on a plain wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FAILED: Final = "does not compile here"


def lacking() -> str:
    """What this machine lacks for compiling, and how to get it; empty when nothing is missing."""
    if shutil.which(os.environ.get("CC", "cc").split()[0]) is None:
        return "there is no C compiler (Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (Debian: apt install python3-dev)"
    if find_spec("mypyc") is None:
        return "mypyc could not be installed on this machine"
    return ""


def build(folder: Path, environment: dict[str, str]) -> tuple[Path, str]:
    """One wheel of this tree and what the build said."""
    shutil.rmtree(folder, ignore_errors=True)
    order = ["-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index", "--verbose"]
    said = subprocess.run(
        [sys.executable, *order, "--wheel-dir", str(folder), str(ROOT)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if said.returncode:
        raise SystemExit(f"{said.stdout}\nThe wheel could not be built.")
    return next(folder.glob("*.whl")), said.stdout


def main() -> None:
    """Build, judge, tell."""
    folder = Path(sys.argv[1])
    if "--plain" in sys.argv[2:]:
        wheel, said = build(folder, {**os.environ, "CC": "/bin/false"})
        if not wheel.name.endswith("-none-any.whl") or FAILED not in said:
            raise SystemExit(f"{said}\nWithout a compiler the wheel came out as {wheel.name}.")
        print("wheel: plain, as it must be where nothing compiles")
        return
    missing = lacking()
    wheel, said = build(folder, {**os.environ, **({"TEREM_COMPILE": "no"} if missing else {})})
    if not wheel.name.endswith("-none-any.whl"):
        print("wheel: COMPILED; the rules run as C")
    elif missing:
        print(f"wheel: NOT compiled, slower but the same: {missing}")
    elif os.environ.get("TEREM_COMPILE") == "no":
        print("wheel: NOT compiled, as TEREM_COMPILE=no asks")
    else:
        (folder / "failed.log").write_text(said, "utf-8")
        print(f"{said}\nwheel: NOT compiled: the compiler is here but failed, as told above")


if __name__ == "__main__":
    main()
