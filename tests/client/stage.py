"""A stage: one small table page and its socket, played by hand, so that a test says every word."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from queue import Queue
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

from terem.draw.assets import script
from terem.draw.theme import LIGHT
from terem.server.app import HEADERS
from terem.server.assets import STYLES
from terem.server.reader import Reader
from terem.server.wishes import keys, second_thought, wishes

PATIENCE: Final = 20
"""Seconds after which something will not come any more."""

ENGLISH: Final = Reader("", "en")

Heard = dict[str, Any]

PAGE: Final = """\
<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Toy</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/table.css">
<script src="/terem.js" defer></script></head>
<body data-live="/live?watch=0" data-at="one.1" data-say-offline="No connection"
 data-say-sending="Waiting to send" data-say-close="Close">
<div id="turn">{turn}</div>
<div id="fields" hidden>{fields}</div>
<main id="table"><div class="half">{hall}{yard}{question}</div></main>
<aside id="log"><h2>Log</h2></aside>
<form data-do="say" method="post" action="/say" id="chat">{proof}
<label for="text">Say</label><input id="text" name="text" type="text" required>
<button>Send</button></form>
{wishes}{confirm}{keys}
<div id="told" aria-live="polite"></div></body></html>
"""


def question(prompt: str, *choices: str, points: str = "") -> str:
    """The group of the question; a choice that is named like a thing points at it."""
    buttons = "".join(
        [
            f'<button type="submit" id="choice-{n}" name="choice" value="{words}"'
            f' data-points="{points or words}"><span>{words}</span></button>'
            for n, words in enumerate(choices)
        ]
    )
    return (
        '<section id="group-question" class="group question">'
        f'<form method="post" id="choices" data-do="choose"><p class="prompt" id="prompt">{prompt}'
        f'</p><div class="offers">{buttons}</div></form></section>'
    )


WAITING: Final = (
    '<section id="group-question" class="group question">'
    '<p class="prompt waiting">Waiting for Boris</p></section>'
)


def group(id: str, **things: int) -> str:
    """A group with things in a row, each at so many units from the left."""
    drawn = "".join(
        [
            f'<g id="{thing}" class="live" transform="translate({x} 10)"><title>The {thing}</title>'
            '<rect class="lit" width="40" height="40"/></g>'
            for thing, x in things.items()
        ]
    )
    return (
        f'<section id="group-{id}" class="group"><h2 id="title-{id}">{id}</h2>'
        f'<svg viewBox="0 0 400 60" width="400" height="60">{drawn}</svg></section>'
    )


def fields(ply: int = 3) -> str:
    """What goes with every choice, left blank as in a frame."""
    inside = "".join(
        [
            f'<input type="hidden" name="{name}" form="choices"{value}/>'
            for name, value in (
                ("_csrf_token", ""),
                ("key", ""),
                ("seat", ' value="0"'),
                ("ply", f' value="{ply}"'),
            )
        ]
    )
    return f'<div id="fields" hidden>{inside}</div>'


def undo(said: str) -> str:
    """Whose turn it is, with a choice that may be taken back."""
    return (
        f'<div id="turn"><p role="status">{said}</p><form data-do="undo" method="post" '
        'action="/undo"><input type="hidden" name="key"/><button>Take back</button></form></div>'
    )


FIRST: Final = question("Which piece?", "king", "rook", "pawn")
HALL: Final = group("hall", king=10, rook=110, pawn=210, stone=310)
YARD: Final = group("yard", well=10)


class Stage:
    """The server of the page: what it was told, and what it says when a test wants it to."""

    def __init__(self) -> None:
        self.page = page()
        self.heard: Final[Queue[Heard]] = Queue()
        """What the script has said."""
        self.posted: Final[Queue[dict[str, list[str]]]] = Queue()
        """What came by an ordinary form."""
        self.came: Final[Queue[str]] = Queue()
        """The moment that each new socket has told that its page shows."""
        self.deaf = False
        """Whether sockets are turned away."""
        self.server: Server
        self.port = 0
        self._serial = 1
        self._line: ServerConnection | None = None

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://127.0.0.1:{self.port}/"

    def hear(self) -> Heard:
        """The next message of the script."""
        return self.heard.get(timeout=PATIENCE)

    def meet(self) -> str:
        """Wait for the next socket."""
        return self.came.get(timeout=PATIENCE)

    def say(self, **news: object) -> None:
        """Tell the page of this moment."""
        assert self._line is not None
        self._line.send(msgspec.json.encode(news).decode())

    def show(self, *parts: str, tell: tuple[str, ...] = (), asked: bool = True) -> None:
        """Send a frame with these parts."""
        self._serial += 1
        named = {part.split('id="', 1)[1].split('"', 1)[0]: part for part in parts}
        self.say(at=f"one.{self._serial}", parts=named, tell=tell, asked=asked)

    def drop(self, code: int = 1000) -> None:
        """Let the line fall, and say why."""
        assert self._line is not None
        self._line.close(code)

    def open(self) -> None:
        """Begin to answer, at the same place as before."""
        self.server = serve(
            self._talk, "127.0.0.1", self.port, process_request=self._answer, close_timeout=1
        )
        self.port = self.server.socket.getsockname()[1]
        threading.Thread(target=self.server.serve_forever).start()

    def close(self) -> None:
        """Answer no more."""
        self.server.shutdown()
        if self._line is not None:
            self._line.close()

    def _talk(self, line: ServerConnection) -> None:
        assert line.request is not None
        self._line = line
        self.came.put(parse_qs(urlsplit(line.request.path).query)["at"][0])
        try:
            for text in line:
                self.heard.put(msgspec.json.decode(text))
        except ConnectionClosed:
            pass

    def _answer(self, line: ServerConnection, request: Request) -> Response | None:
        path = urlsplit(request.path).path
        if path == "/live":
            return line.respond(HTTPStatus.SERVICE_UNAVAILABLE, "") if self.deaf else None
        kind, content = {
            "/": ("text/html", self.page.encode()),
            "/terem.js": ("text/javascript", script()),
            "/table.css": ("text/css", style().encode()),
        }.get(path, ("text/html", b"<p>posted</p>"))
        headers = Headers({**HEADERS, "Content-Type": kind, "Content-Length": str(len(content))})
        return Response(HTTPStatus.OK, "OK", headers, content)


def page(first: str = FIRST) -> str:
    """The page as the server would have written it at first."""
    return PAGE.format(
        turn=undo("Your turn").removeprefix('<div id="turn">').removesuffix("</div>"),
        fields=fields().removeprefix('<div id="fields" hidden>').removesuffix("</div>"),
        hall=HALL,
        yard=YARD,
        question=first,
        proof='<input type="hidden" name="_csrf_token" value="proof"/>',
        wishes=wishes(ENGLISH).replace(' popover="auto"', ""),
        confirm=second_thought(ENGLISH),
        keys=keys(ENGLISH),
    )


def style() -> str:
    """The styles of what the script shows."""
    return LIGHT.sheet(STYLES / "live.css")


@contextmanager
def stage() -> Iterator[Stage]:
    """A stage that is open."""
    made = Stage()
    made.open()
    yield made
    made.close()
