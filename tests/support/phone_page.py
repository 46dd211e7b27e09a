"""A page of a phone for tests.

A client of the server of phones that speaks docs/phone.md, with sockets of its own.
"""

import json
import socket
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.support.patience import PATIENCE_S
from tusac_qt.phone.invitation import Invitation
from tusac_qt.phone.sealing import Greeting, Seal, agree, fresh_opening

LOOPBACK = "127.0.0.1"


def open_socket(
    port: int, token: str, *, host: str = "", origin: str = "", room_bytes: int | None = None
) -> ClientConnection:
    """Return the WebSocket of a token, to be opened by `with`.

    If the server refuses it, that raises what the library raises.

    Args:
        port: of the server.
        token: in the address.
        host: asked for; "" for the right one.
        origin: of the page; "" for the right one.
        room_bytes: what the system keeps of what was not read yet; None for as much as it likes.
    """
    real = f"{LOOPBACK}:{port}"
    opened = socket.socket()
    if room_bytes is not None:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room_bytes)
    opened.settimeout(PATIENCE_S)
    opened.connect((LOOPBACK, port))
    return connect(
        f"ws://{host or real}/{token}/socket",
        sock=opened,
        origin=Origin(origin or f"http://{host or real}"),
        compression=None,
        open_timeout=PATIENCE_S,
        max_size=1 << 20,
    )


class PhonePage:
    """One page that has greeted.

    Attributes:
        screen: the latest screen.
        heard: all other messages, in order.
        resume: what lets it come back.
        raw: the sealed messages heard, as they came.
    """

    def __init__(
        self,
        port: int,
        invitation: Invitation,
        resume: str = "",
        lang: str = "en",
        room_bytes: int | None = None,
    ) -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(open_socket(port, invitation.token, room_bytes=room_bytes))
        own = fresh_opening()
        greeting = own.greeting
        self._socket.send(
            json.dumps({"version": 1, "public": greeting.public, "nonce": greeting.nonce}), text=True
        )
        theirs = json.loads(self._socket.recv(PATIENCE_S))
        place = (invitation.token, invitation.key, f"{LOOPBACK}:{port}")
        agreed = agree(place, own, Greeting(**theirs), is_server=False)
        self.writing = Seal(agreed.to_server, agreed.bind)
        self.reading = Seal(agreed.to_page, agreed.bind)
        self.screen: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.sent: list[bytes] = []
        self.say({"type": "hello", "version": 1, "langs": [lang], "resume": resume})
        self.wait(lambda page: bool(page.of("welcome")) and bool(page.screen))
        self.resume = str(self.of("welcome")[-1]["resume"])

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of a type, in order."""
        return [message for message in self.heard if message["type"] == kind]

    @property
    def events(self) -> list[dict[str, Any]]:
        """Return all that has happened, in order."""
        return [event for message in self.of("events") for event in message["events"]]

    def say(self, message: dict[str, Any]) -> None:
        """Say something to the server."""
        self.send_raw(self.writing.seal(json.dumps(message).encode()))

    def send_raw(self, sealed: bytes) -> None:
        """Send what is sealed already."""
        self.sent.append(sealed)
        self._socket.send(sealed)

    def press(self, name: str) -> None:
        """Press a button of the screen."""
        self.say({"type": "press", "id": name, "question": self.screen.get("question")})

    def hear(self, within_s: float = PATIENCE_S) -> dict[str, Any]:
        """Return the next message. Raises TimeoutError, and ConnectionClosed at the end."""
        sealed = self._socket.recv(within_s)
        assert isinstance(sealed, bytes)
        self.raw.append(sealed)
        message: dict[str, Any] = json.loads(self.reading.open(sealed))
        if message["type"] in ("door", "lobby", "table", "over"):
            self.screen = message
        else:
            self.heard.append(message)
        return message

    def wait(self, is_reached: Callable[["PhonePage"], bool]) -> None:
        """Hear until something is so. Fails the test if it is not in time."""
        until = time.monotonic() + PATIENCE_S
        while not is_reached(self):
            left = until - time.monotonic()
            assert left > 0, f"shown: {self.screen}"
            try:
                self.hear(left)
            except TimeoutError:
                continue

    def closed_with(self) -> int:
        """Hear until the server ends the connection, and return its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0

    def sit(self, name: str) -> None:
        """Sit down under a name, and wait for the lobby."""
        self.say({"type": "sit", "name": name, "face": None})
        self.wait(lambda page: page.screen["type"] in ("lobby", "table"))

    def drop(self) -> None:
        """Lose the connection without a word, as a phone that goes out of reach."""
        self._socket.socket.shutdown(socket.SHUT_RDWR)
        self._open.close()

    def close(self) -> None:
        """Close the tab."""
        self._open.close()

    def go_on(self) -> bool:
        """Be ready for the next round; return whether that was asked."""
        result = self.screen.get("result") or {}
        is_asked = any(button["id"] == "ready" for button in result.get("buttons", ()))
        if is_asked:
            self.press("ready")
        return is_asked

    def suggested(self) -> str | None:
        """Return the answer that is suggested and possible, by its id."""
        answers = [*self.screen.get("tray", ()), *self.screen.get("wide", ())]
        return next((each["id"] for each in answers if each["tab"] and each["light"] == "possible"), None)

    def play_on(self) -> None:
        """Do what is suggested, once the question has been seen as long as a person needs.

        Go on to the next round.
        """
        if self.go_on():
            return
        suggested = self.suggested()
        if suggested is not None:
            time.sleep(0.3)
            self.press(suggested)
        elif self.screen.get("asks") == "discard":
            self._discard()

    def _discard(self) -> None:
        """Pick the card that is proposed; the place for a discard is lit by that, and says so."""
        hand = [card for group in self.screen["hand"] for card in group["cards"]]
        proposed = next((card for card in hand if card["is_proposed"]), None)
        if proposed is not None and not proposed["is_selected"]:
            time.sleep(0.3)
            self.say({"type": "card", "index": proposed["index"], "question": self.screen["question"]})


def text_of(data: bytes) -> str:
    """Return bytes as the contract writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
