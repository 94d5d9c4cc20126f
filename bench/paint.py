"""What a browser does with a frame: from the socket to the screen, with its processor slowed.

``python bench/paint.py`` prints the table of the README; ``--json`` prints the figures. Chromium
has a quarter of this machine's speed and plays a game against bots by its buttons. The yardstick of
the same run is how long the same browser takes to lay out and paint the whole table anew.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
import tempfile
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run"
)
SLOWER: Final = 4
CHOICES: Final = 15

# Frames are timed from when the socket has them to when the page stands still after the next
# picture: a task that is queued in an animation frame runs when that picture has been painted.
WATCH: Final = """
window.painted = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"parts"')) return;
      const heard = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.painted.push(performance.now() - heard);
        channel.port2.postMessage(0);
      });
    });
  }
};
"""
WHOLE: Final = """
() => new Promise((done) => {
  const table = document.querySelector("#table");
  const begun = performance.now();
  table.outerHTML = table.outerHTML;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - begun);
    channel.port2.postMessage(0);
  });
})
"""


def weight(session: CDPSession) -> dict[str, float]:
    """Count every byte that comes over the network from now on, as it was packed."""
    figures = {"bytes": 0.0, "script": 0.0}
    names: dict[str, str] = {}

    def answered(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        figures["bytes"] += event["encodedDataLength"]
        if names.get(event["requestId"], "").endswith(".js"):
            figures["script"] += event["encodedDataLength"]

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    return figures


def play(page: Page, address: str) -> dict[str, float]:
    """Play, and time every frame."""
    session = page.context.new_cdp_session(page)
    page.goto(address)
    page.locator("form[action$='/play'] button").first.click()
    page.locator("#choices button").first.wait_for()
    session.send("Network.clearBrowserCache")
    weighed = weight(session)
    page.reload(wait_until="networkidle")
    page.locator("#choices button").first.wait_for()
    figures = dict(weighed)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(CHOICES):
        button = page.locator("#choices button:not([aria-busy])").first
        button.wait_for()
        button.click()
        page.wait_for_timeout(600)
    painted: list[float] = page.evaluate("window.painted")
    whole = [float(page.evaluate(WHOLE)) for _ in range(5)]
    return figures | {
        "frames": len(painted),
        "median": statistics.median(painted),
        "most": max(painted),
        "whole": statistics.median(whole),
    }


def measure() -> dict[str, float]:
    """A house and a browser of their own."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "terem.cli", "serve", "--port", "0", "--home", home]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")  # noqa: S603 - our own
        try:
            told = next(iter(server.stdout or []))
            address = re.search(r"http://\S+", told)
            if address is None:
                raise SystemExit(f"the house does not open: {told}")
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=CHROMIUM, args=ARGUMENTS.split()
                )
                page = browser.new_page(viewport={"width": 1440, "height": 900})
                page.add_init_script(WATCH)
                figures = play(page, address[0])
                browser.close()
        finally:
            server.terminate()
            server.wait()
    return figures


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = measure()
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    ratio = figures["median"] / figures["whole"]
    rows = [
        (
            f"from frame to picture, processor {SLOWER} times slower",
            f"median {figures['median']:.0f} ms, {ratio:.2f} × painting the whole table",
        ),
        ("a table with all that it needs, packed", f"{figures['bytes'] / 1000:.0f} kB"),
        ("of which the script", f"{figures['script'] / 1000:.1f} kB"),
    ]
    print("| The table in Chromium | |\n|---|---|")
    for name, figure in rows:
        print(f"| {name} | {figure} |")


if __name__ == "__main__":
    main()
