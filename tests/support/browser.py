"""A real Chromium for tests, as a phone: Debian's, driven by its `chromedriver` over the WebDriver protocol."""

import base64
import json
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.patience import PATIENCE_S

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
MISSING = (
    "" if CHROMIUM and DRIVER else "no chromium and chromedriver here (Debian: chromium chromium-driver)"
)


class Phone:
    """One browser with one tab, in the size of a phone."""

    def __init__(self, driver: str, width: int, height: int, lang: str) -> None:
        self._driver = driver
        options = {
            "binary": CHROMIUM,
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                f"--lang={lang}",
                f"--accept-lang={lang}",
            ],
            "mobileEmulation": {
                "deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": True}
            },
        }
        wanted = {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        answer = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{answer['sessionId']}"

    def go(self, url: str) -> None:
        """Open an address."""
        self._ask("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str, *arguments: object) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script in the page, and return what it returns."""
        return self._ask("POST", f"{self._session}/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script: str, *arguments: object) -> None:
        """Wait until a script returns something true. Fails the test if it does not in time."""
        until = time.monotonic() + PATIENCE_S
        while not self.run(script, *arguments):
            assert time.monotonic() < until, self.run("return document.body.innerText")
            time.sleep(0.1)

    def tap(self, selector: str, text: str = "") -> bool:
        """Tap the first thing that can be seen there and has this text; return whether there was one."""
        found = self.run(
            "return [...document.querySelectorAll(arguments[0])].find(it => it.offsetParent !== null"
            " && it.innerText.includes(arguments[1])) ?? null",
            selector,
            text,
        )
        if found is None:
            return False
        (name,) = found.values()
        try:
            self._ask("POST", f"{self._session}/element/{name}/click", {})
        except urllib.error.HTTPError:  # it has just been replaced
            return False
        return True

    def picture(self, path: Path) -> None:
        """Save what is seen."""
        path.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))

    def complaints(self) -> list[str]:
        """Return what the browser has complained of since the last call."""
        told = self._ask("POST", f"{self._session}/se/log", {"type": "browser"})
        return [entry["message"] for entry in told if entry["level"] == "SEVERE"]

    def close(self) -> None:
        """End the browser."""
        self._ask("DELETE", self._session)

    def _ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - as the protocol has it
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._driver + path, data, method=method)  # noqa: S310 - our own driver
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310
            return json.loads(answer.read())["value"]


@contextmanager
def phones() -> Iterator[Any]:
    """What makes phones, all of which have ended when this is done: call it with width, height and language."""
    driver = subprocess.Popen(
        [str(DRIVER), "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    made: list[Phone] = []
    try:
        assert driver.stdout is not None
        line = next(line for line in driver.stdout if "started successfully on port" in line)
        address = f"http://127.0.0.1:{line.rstrip().rstrip('.').rpartition(' ')[2]}"

        def phone(width: int = 390, height: int = 844, lang: str = "en-US") -> Phone:
            made.append(Phone(address, width, height, lang))
            return made[-1]

        yield phone
    finally:
        for each in made:
            each.close()
        driver.terminate()
        driver.wait()
        if driver.stdout is not None:
            driver.stdout.close()
