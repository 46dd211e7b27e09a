"""Drives a real Chromium without a screen, over a pipe, for tests of the page for phones.

Nothing else is installed.
"""

import json
import os
import shutil
import subprocess
import tempfile
import threading
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.browser_page import BrowserPage
from tests.support.patience import PATIENCE_S

_SWITCHES = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--disable-dev-shm-usage",
)  # fmt: skip


class Tab(BrowserPage):
    """A page in the browser, seen on a phone of some size."""

    def __init__(self, browser: "Chromium", session: str, context: str) -> None:
        self._browser = browser
        self._session = session
        self.context = context
        """Which phone it is on."""
        self.complaints: list[str] = []
        """What the browser has written to the console as a warning or an error, and refused by its policy."""

    def do(self, method: str, **parameters: object) -> dict[str, Any]:
        """Return the browser's answer to one command of the DevTools protocol."""
        return self._browser.ask(method, parameters, self._session)

    def js(self, expression: str) -> Any:  # noqa: ANN401 - JSON of any shape
        """Return what an expression comes to in the page; a promise is waited for."""
        asked: dict[str, Any] = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        try:
            answer = self.do("Runtime.evaluate", **asked)
        except AssertionError as error:
            if "navigated" not in str(error):
                raise
            answer = self.do("Runtime.evaluate", **asked)  # the page was on its way to be loaded again
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def resize(self, width: int, height: int, ratio: float = 1.0) -> None:
        """Make the page as large as the screen of a phone."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": True}
        self.do("Emulation.setDeviceMetricsOverride", **metrics)

    def open(self, address: str) -> None:
        """Load a page from its begin."""
        self.do("Page.navigate", url="about:blank")
        self.do("Page.navigate", url=address)

    def tap(self, selector: str) -> None:
        """Tap an element with a finger."""
        x, y = self.middle(selector)
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, name: str) -> None:
        """Press a key that has a name, such as Enter or Tab."""
        code = {"Enter": 13, "Tab": 9, "Escape": 27}[name]
        text = {"text": "\r"} if name == "Enter" else {}
        about = {"key": name, "code": name, "windowsVirtualKeyCode": code}
        self.do("Input.dispatchKeyEvent", type="keyDown", **about, **text)
        self.do("Input.dispatchKeyEvent", type="keyUp", **about)

    def drag(
        self, start: tuple[float, float], end: tuple[float, float], pause_s: float, steps: int = 6
    ) -> None:
        """Move a finger over the screen, resting for a while where it came down."""
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": start[0], "y": start[1]}])
        time.sleep(pause_s)
        for step in range(1, steps + 1):
            x, y = (one + (other - one) * step / steps for one, other in zip(start, end, strict=True))
            self.do("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y}])
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path: Path) -> None:
        """Keep what is seen as a PNG."""
        path.write_bytes(b64decode(self.do("Page.captureScreenshot")["data"]))

    def heard(self) -> list[tuple[str, str]]:
        """Return what a screen reader comes to, in its order: the role of each thing and its name."""
        nodes = {node["nodeId"]: node for node in self.do("Accessibility.getFullAXTree")["nodes"]}
        found, waiting = [], [next(iter(nodes))]
        while waiting:
            node = nodes[waiting.pop()]
            waiting += reversed([child for child in node.get("childIds", ()) if child in nodes])
            if not node.get("ignored"):
                found.append((node["role"]["value"], node.get("name", {}).get("value", "")))
        return found


class Chromium:
    """One browser process with a profile of its own."""

    def __init__(self, program: str, profile: str, switches: tuple[str, ...] = ()) -> None:
        (ours_in, its_out), (its_in, ours_out) = os.pipe(), os.pipe()
        command = [
            program,
            *_SWITCHES,
            *switches,
            "--remote-debugging-pipe",
            f"--user-data-dir={profile}",
            "about:blank",
        ]
        wired = 'exec 3<&"$0" 4>&"$1"; shift; exec "$@"'  # the browser reads 3 and writes 4
        self._process = subprocess.Popen(
            ["/bin/bash", "-c", wired, str(its_in), str(its_out), *command],
            pass_fds=(its_in, its_out),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(its_in)
        os.close(its_out)
        self._in, self._out = ours_in, ours_out
        self._number = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self._tabs: dict[str, Tab] = {}
        self._contexts: list[str] = []
        self._changed = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def tab(self, width: int, height: int, ratio: float = 1.0) -> Tab:
        """Return a new page on a phone of its own, whose screen has that many points.

        It shares no storage.
        """
        context = self.ask("Target.createBrowserContext", {})["browserContextId"]
        self._contexts.append(context)
        return self._opened(context, width, height, ratio)

    def beside(self, tab: Tab, width: int = 390, height: int = 844) -> Tab:
        """Return a new page on the same phone as another, with whose storage it goes on."""
        return self._opened(tab.context, width, height, 1.0)

    def _opened(self, context: str, width: int, height: int, ratio: float) -> Tab:
        wanted = {"url": "about:blank", "newWindow": True, "browserContextId": context}
        target = self.ask("Target.createTarget", wanted)["targetId"]
        session = self.ask("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        tab = self._tabs[session] = Tab(self, session, context)
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            tab.do(f"{domain}.enable")
        tab.resize(width, height, ratio)
        tab.do("Emulation.setTouchEmulationEnabled", enabled=True)
        tab.do("Emulation.setFocusEmulationEnabled", enabled=True)
        return tab

    def close_tabs(self) -> None:
        """Close every page: each goes on painting while it is open."""
        for context in self._contexts:
            self.ask("Target.disposeBrowserContext", {"browserContextId": context})
        self._contexts.clear()
        self._tabs.clear()

    def ask(self, method: str, parameters: object, session: str | None = None) -> dict[str, Any]:
        """Return the answer to a command."""
        with self._changed:
            self._number += 1
            number = self._number
        message = {"id": number, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        with self._changed:
            assert self._changed.wait_for(lambda: number in self._answers, PATIENCE_S), f"no answer: {method}"
            answer = self._answers.pop(number)
        assert "error" not in answer, f"{method}: {answer['error']}"
        return answer["result"]

    def _read(self) -> None:
        rest = b""
        while data := os.read(self._in, 1 << 16):
            *whole, rest = (rest + data).split(b"\0")
            for text in whole:
                self._take(json.loads(text))

    def _take(self, message: dict[str, Any]) -> None:
        if "id" in message:
            with self._changed:
                self._answers[message["id"]] = message
                self._changed.notify_all()
            return
        tab, about = self._tabs.get(message.get("sessionId", "")), message.get("params", {})
        if tab is None:
            return
        if message["method"] == "Log.entryAdded" and about["entry"]["level"] in ("warning", "error"):
            tab.complaints.append(f"{about['entry']['text']} {about['entry'].get('url', '')}")
        elif message["method"] == "Runtime.exceptionThrown":
            tab.complaints.append(json.dumps(about["exceptionDetails"]))

    def close(self) -> None:
        """End the browser."""
        os.write(self._out, json.dumps({"id": 0, "method": "Browser.close"}).encode() + b"\0")
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(10)
        os.close(self._in)
        os.close(self._out)


@contextmanager
def chromium(*switches: str, preferences: object = None) -> Iterator[Chromium]:
    """Give a browser; skip the test where none is installed.

    Args:
        switches: of its command line, beside those for tests.
        preferences: the settings of its user, as the browser keeps them; None for its own.
    """
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("no Chromium is installed: apt-get install chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        if preferences is not None:
            own = Path(profile, "Default", "Preferences")
            own.parent.mkdir()
            own.write_text(json.dumps(preferences), encoding="utf-8")
        browser = Chromium(program, profile, switches)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def chromium_page() -> Iterator[Tab]:
    """Give a page in a browser of its own; skip the test where none is installed."""
    with chromium() as browser:
        yield browser.tab(390, 844)
