"""A page that plays alone, without a browser: it speaks to the game as worker and page do, and lets time jump."""

import json
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tusac_qt.browser.alone import Alone
from tusac_qt.choices.options import StartOptions
from tusac_qt.words.translation import speak

SCREENS = ("page", "table", "door")


class AlonePage:
    """One visit.

    Attributes:
        heard: every message of the game, in order.
        screen: the latest screen.
    """

    def __init__(
        self,
        lang: str = "en",
        options: StartOptions | None = None,
        *,
        is_kept: bool = True,
        is_nearby: bool = False,
    ) -> None:
        self.heard: list[dict[str, Any]] = []
        self.screen: dict[str, Any] = {}
        self._now = 1000.0
        about = {"is_kept": is_kept, "is_nearby": is_nearby}
        self._alone = Alone(self._hear, options=options, clock=lambda: self._now, **about)
        _OPEN.append(self)
        self.say({"type": "hello", "version": 1, "langs": [lang], "resume": ""})

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in SCREENS:
            self.screen = message

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of a type."""
        return [message for message in self.heard if message["type"] == kind]

    def say(self, message: dict[str, Any]) -> None:
        """Say something to the game, once what is shown has been seen, and let happen what happens by itself."""
        self._now += 1
        self._alone.hear(json.dumps(message))
        for _ in range(10_000):
            wait_s = self._alone.pump()
            if wait_s is None:
                return
            self._now += wait_s
        raise AssertionError(self.screen)

    def press(self, name: str) -> None:
        """Press a button of the screen."""
        self.say({"type": "press", "id": name, "question": self.screen.get("question")})

    def store(self, *, is_stored: bool) -> None:
        """Say as the worker does whether the browser has stored what was written."""
        self._alone.take_stored(is_stored=is_stored)

    def saved_file(self) -> tuple[str, bytes]:
        """Save all to a file; return its name and its content."""
        self.press("save_file")
        file = self.of("file")[-1]
        return file["name"], b64decode(file["data"])

    def buttons(self) -> dict[str, dict[str, Any]]:
        """Return the buttons of a page or a result, by what they are pressed by."""
        result = self.screen.get("result") or {}
        parts = [it for part in self.screen.get("parts", ()) for it in part.get("buttons", ())]
        return {it["id"]: it for it in [*parts, *self.screen.get("buttons", ()), *result.get("buttons", ())]}

    def play_on(self) -> bool:
        """Do what is proposed, once; return False at the end of a match."""
        screen = self.screen
        if screen["result"]:
            if screen["result"]["places"]:
                return False
            self.press(screen["result"]["buttons"][0]["id"])
            return True
        if screen["variants"]:
            self.press(screen["variants"][0]["id"])
            return True
        answers = [*screen["wide"], *screen["tray"]]
        lit = [it for it in answers if it["light"] == "possible"]
        wanted = [it for it in lit if it["tab"] or it["id"] == "step"]
        proposed = [card for group in screen["hand"] for card in group["cards"] if card["is_proposed"]]
        if screen["variants"]:
            self.press(screen["variants"][0]["id"])
        elif wanted:
            self.press(wanted[0]["id"])
        elif screen["asks"] == "discard" and proposed and not proposed[0]["is_selected"]:
            self.say({"type": "card", "index": proposed[0]["index"], "question": screen["question"]})
        else:
            self.press(lit[-1]["id"])
        return True

    def play_to_the_end(self) -> None:
        """Do what is proposed to the end of the match."""
        for _ in range(3000):
            if not self.play_on():
                return
        raise AssertionError(self.screen)

    def drop(self) -> None:
        """Be closed without a word, as a tab that is killed; what the system holds open is let go."""
        self._alone.close()


_OPEN: list[AlonePage] = []
"""The pages of a test, for their files to be let go at its end."""


@contextmanager
def own_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep files in a folder, and speak English again afterwards."""
    for name, place in (("HOME", ""), ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data")):
        monkeypatch.setenv(name, str(folder / place))
    yield
    while _OPEN:
        _OPEN.pop().drop()
    speak("en")
