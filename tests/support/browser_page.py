"""The interface of a page in any browser, for tests."""

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from tests.support.patience import PATIENCE_S


class BrowserPage(ABC):
    """One page in a browser, on a phone of some size."""

    complaints: list[str]
    """What the browser has written to the console as an error, where it tells that."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Load a page from its begin."""

    @abstractmethod
    def js(self, expression: str) -> Any:  # noqa: ANN401 - JSON of any shape
        """Return what an expression comes to in the page; a promise is waited for."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Make the page as large as the screen of a phone."""

    @abstractmethod
    def tap(self, selector: str) -> None:
        """Tap an element, or click it where the driver has no fingers."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Keep what is seen as a PNG."""

    def until(self, expression: str) -> Any:  # noqa: ANN401 - JSON of any shape
        """Return what an expression comes to as soon as that is true of anything."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            found = self.js(f"(() => {{ try {{ return ({expression}); }} catch {{ return null; }} }})()")
            if found not in (None, False, "", 0):
                return found  # an element of the page comes as an empty table
            time.sleep(0.03)
        msg = (
            f"never so: {expression}\nthe page shows: {self.js('document.body.innerText')}\n{self.complaints}"
        )
        raise AssertionError(msg)

    def until_painted(self) -> None:
        """Wait until the page has been painted as it is now: the second frame from here has begun."""
        self.js("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def middle(self, selector: str) -> tuple[float, float]:
        """Return where the middle of an element is on the screen, which it is scrolled to."""
        x, y = self.until(
            f"(() => {{ const it = document.querySelector({json.dumps(selector)}); if (!it) return null;"
            " it.scrollIntoView({block: 'nearest'}); const box = it.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        return x, y
