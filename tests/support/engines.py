"""Firefox and WebKit without a screen, for tests of the page for phones: what `tests.support.chromium` is for Chromium.

Firefox is spoken to by WebDriver BiDi, which it serves itself; WebKit by the driver that Debian's
`webkit2gtk-driver` has, in a virtual screen. Where one is missing, its tests are skipped and say so.
"""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.support.browser_page import BrowserPage
from tests.support.patience import PATIENCE_S
from tools.desktop import stop

_AS_JSON = "Promise.resolve({expression}).then((value) => JSON.stringify(value instanceof Node ? true : value ?? null))"


class _Firefox(BrowserPage):
    def __init__(self, connection: ClientConnection) -> None:
        self._socket = connection
        self._number = 0
        self.complaints = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: object) -> Any:  # noqa: ANN401 - JSON of any shape
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE_S))
            if message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]
            about = message.get("params", {})
            if message.get("method") == "log.entryAdded" and about["level"] == "error":
                self.complaints.append(about["text"])

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url="about:blank", wait="complete")
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def js(self, expression: str) -> Any:  # noqa: ANN401 - JSON of any shape
        told = self._ask(
            "script.evaluate",
            expression=_AS_JSON.format(expression=f"({expression})"),
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height}
        )

    def tap(self, selector: str) -> None:
        x, y = map(round, self.middle(selector))
        actions = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": actions,
        }
        self._ask("input.performActions", context=self._context, actions=[finger])

    def picture(self, path: Path) -> None:
        path.write_bytes(
            b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])
        )


_PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


@contextmanager
def firefox() -> Iterator[BrowserPage]:
    """Give a page in Firefox; skip the test where none is installed."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("no Firefox is installed: apt-get install firefox-esr")
    with ExitStack() as ended:
        profile = _folder(ended)
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _PREFERENCES.items()
        ]
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        _started(ended, [*command, "about:blank"], _at_home(profile))
        place = _until_there(lambda: json.loads(Path(profile, "WebDriverBiDiServer.json").read_text("utf-8")))
        address = f"ws://{place['ws_host']}:{place['ws_port']}/session"
        yield _Firefox(ended.enter_context(connect(address, max_size=1 << 26, open_timeout=PATIENCE_S)))


_JSON = {"Content-Type": "application/json"}


class _WebKit(BrowserPage):
    def __init__(self, port: int) -> None:
        self._port, self._at = port, "/session"
        self.complaints = []
        told = _until_there(lambda: self._ask("POST", "", {"capabilities": {"alwaysMatch": {}}}))
        self._at += f"/{told['sessionId']}"

    def _ask(self, method: str, path: str, told: object = None) -> Any:  # noqa: ANN401 - JSON of any shape
        line = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE_S)
        with closing(line):
            line.request(method, self._at + path, json.dumps(told) if told is not None else None, _JSON)
            answer = line.getresponse()
            said = json.load(answer)["value"]
            assert answer.status == HTTPStatus.OK, f"{method} {path}: {said}"
            return said

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": "about:blank"})
        self._ask("POST", "/url", {"url": address})

    def js(self, expression: str) -> Any:  # noqa: ANN401 - JSON of any shape
        script = f"const done = arguments[0]; {_AS_JSON.format(expression=f'({expression})')}.then(done)"
        told = {"script": script, "args": []}
        try:
            return json.loads(self._ask("POST", "/execute/async", told))
        except AssertionError as error:  # the driver reads some results of a busy page as none
            if "Could not parse script result" not in str(error):
                raise
            return json.loads(self._ask("POST", "/execute/async", told))

    def resize(self, width: int, height: int) -> None:
        frame = self.js("outerHeight - innerHeight")
        self._ask("POST", "/window/rect", {"width": width, "height": height + frame})
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def tap(self, selector: str) -> None:
        x, y = map(round, self.middle(selector))
        actions = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self._ask("POST", "/actions", {"actions": [mouse]})

    def picture(self, path: Path) -> None:
        path.write_bytes(b64decode(self._ask("GET", "/screenshot")))

    def close(self) -> None:
        """End the browser; its driver goes on."""
        with suppress(OSError):
            self._ask("DELETE", "")


_NO_FRAME = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; border-width: 0 }"
"""The bar of addresses would keep the window wider than a phone is."""


@contextmanager
def webkit() -> Iterator[BrowserPage]:
    """Give a page in WebKit; skip the test where it is not installed."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if driver is None or screen is None:
        pytest.skip("no WebKit is installed: apt-get install webkit2gtk-driver xvfb")
    with ExitStack() as ended:
        home = _folder(ended)
        looks = Path(home, "gtk-3.0")
        looks.mkdir()
        (looks / "gtk.css").write_text(_NO_FRAME, encoding="utf-8")
        calm = "[Settings]\ngtk-font-name=Sans 1\ngtk-enable-animations=0\n"
        (looks / "settings.ini").write_text(calm, encoding="utf-8")
        shown, told = os.pipe()
        command = [screen, "-displayfd", str(told), "-screen", "0", "1400x1300x24", "-nolisten", "tcp"]
        own = _at_home(home)
        _started(ended, command, own, pass_fds=(told,))
        os.close(told)
        with os.fdopen(shown) as number:
            display = f":{number.readline().strip()}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        around = {
            **own, "DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }  # fmt: skip
        _started(ended, [driver, f"--port={port}"], around)
        page = _WebKit(port)
        ended.callback(page.close)
        yield page


def _folder(ended: ExitStack) -> str:
    """Return an empty folder that is removed at the end, whatever a browser that ends slowly still writes."""
    made = tempfile.mkdtemp()
    ended.callback(shutil.rmtree, made, ignore_errors=True)
    return made


def _at_home(folder: str) -> dict[str, str]:
    """Return variables by which a program keeps everything of its own in a folder."""
    places = ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    return {**os.environ, **dict.fromkeys(places, folder)}


def _started(
    ended: ExitStack, command: list[str], around: dict[str, str], pass_fds: tuple[int, ...] = ()
) -> None:
    """Start a program that ends with the test."""
    process = subprocess.Popen(
        command, env=around, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=pass_fds
    )
    ended.callback(stop, process)


def _until_there(ask: Callable[[], Any]) -> Any:  # noqa: ANN401 - JSON of any shape
    """Return what something answers as soon as it does."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return ask()
        except (OSError, ValueError):
            assert time.monotonic() < end, "a browser does not start"
            time.sleep(0.1)
