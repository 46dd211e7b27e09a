"""The built folder of the game for browsers, handed out by Python's own plain server, as any host would."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.support.browser_page import BrowserPage
from tools import web


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Say nothing on the terminal."""


class WebHost:
    """A server of the folder on the loopback.

    Attributes:
        address: of its first page.
    """

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
        self.address = f"http://localhost:{self._server.server_port}/"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Be away."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def built_folder() -> Path:
    """Return the folder; skip the test where it was not built from the present sources."""
    if not web.is_current():
        pytest.skip("dist/web is not built, or of other sources: python3 run.py web")
    return web.TARGET


@contextmanager
def web_host() -> Iterator[WebHost]:
    """Serve the built folder; skip the test where it is not built."""
    host = WebHost(built_folder())
    try:
        yield host
    finally:
        host.close()


def served_version(folder: Path) -> str:
    """Return the version that a built folder has."""
    (parts,) = folder.glob("*/parts.json")
    return parts.parent.name


def make_newer(folder: Path) -> str:
    """Make a built folder the one of another version, whose files do the same; return that version."""
    old = served_version(folder)
    new = old[::-1]
    folder.joinpath(old).rename(folder / new)
    for name in ("index.html", "sw.js"):
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return new


def start(tab: BrowserPage, host: WebHost) -> None:
    """Open the game and wait for its first page."""
    tab.open(host.address)
    tab.until("document.querySelector('.home [data-key=play]')")


def touch(tab: BrowserPage, selector: str) -> None:
    """Tap an element once it has been painted where it is: a finger meets what is seen."""
    tab.until(f"document.querySelector({selector!r})")
    tab.until_painted()
    tab.tap(selector)


def play(tab: BrowserPage, until: str) -> None:
    """Do what is proposed until an expression is true."""
    tab.js(
        f"""(() => {{
            window.isPlaying = true;
            const timer = setInterval(() => {{
                if ({until}) {{ clearInterval(timer); window.isPlaying = false; return; }}
                const it = document.querySelector('.result .last .gold:not(.held-down), .choices .gold')
                    ?? document.querySelector('.variants button:last-child, .hand .proposed:not(.picked, .held-down), .tray .suggested:not(.waits)');
                it?.click();
            }}, 60);
            return true;
        }})()"""
    )
    tab.until("!window.isPlaying")


HAND = (
    "document.querySelector('.table .hand button')"
    " && document.querySelector('.hand').innerText.replaceAll(/, (suggested|picked)/g, '')"
)
"""The cards of the hand on the screen, in English."""
_IS_ASKED = (
    "!document.querySelector('.held-down')"
    " && document.querySelector('.tray .suggested, .hand .proposed:not(.picked)')"
)


def play_some(tab: BrowserPage) -> str:
    """Answer some questions; return the hand at the next one, with nothing on its way."""
    tab.js("(window.asked = 0, true)")
    play(tab, f"{_IS_ASKED} && (window.asked += 1) > 4")
    hand: str = tab.until(HAND)
    return hand


def choose(tab: BrowserPage, **values: object) -> None:
    """Choose on the first page how the next match is played."""
    for name, value in values.items():
        tab.js(
            f"(() => {{ const it = document.querySelector('#choice-{name}'); it.value = '{value}';"
            " it.dispatchEvent(new Event('change')); })()"
        )
        tab.until(f"document.querySelector('#choice-{name} [selected]')?.value === '{value}'")


def finish_round(tab: BrowserPage) -> None:
    """Do what is proposed to the end of a round, beginning with the next one if another has ended."""
    tab.js("document.querySelector('.result .last [data-key=next]')?.click()")
    tab.until("document.querySelector('.table .hand button')")
    play(tab, "document.querySelector('.result') !== null")
