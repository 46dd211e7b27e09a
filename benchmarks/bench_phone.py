"""Phones: from the tap on one to the picture on others, at the computer that serves it and at another one.

Both computers are processes that play too, and so are their phones' machines; the pages are clients without a
browser in this one, so the time that a phone takes to paint is not in it. What is measured is a discard: it
waits for nobody's clock.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, cast

from tests.support.phone_page import PhonePage
from tusac_qt.phone.invitation import Invitation

SAMPLES = 200
LONGEST_S = 240.0
"""No more is measured after so long."""
_ROUNDS = 50
_SEATS = 5
_SEEN_S = 0.35
"""So long a person looks before a tap."""
_DEALT_S = 1.0
"""As long twenty cards take to land in a hand on the page, one every 30 ms."""


@dataclass
class _Phone:
    """A page and what it has to hear of others.

    Attributes:
        page: the page.
        is_elsewhere: another computer serves it than the one that hosts.
        taps: by what it will be told: when that was tapped on which phone.
    """

    page: PhonePage
    is_elsewhere: bool
    taps: dict[str, tuple[float, "_Phone"]] = field(default_factory=dict)


def run() -> dict[str, float]:
    """Return the milliseconds from a tap to a phone of the same computer, and of another.

    Of each the median, the 99th percentile, and their number.
    """
    with ExitStack() as ended, tempfile.TemporaryDirectory(prefix="tusac-bench-") as folder:
        host, port = _computer(ended, Path(folder) / "host")
        guest, _ = _computer(ended, Path(folder) / "guest", port)
        phones = [
            _Phone(host.page("Hoa"), False),
            _Phone(host.page("Minh"), False),
            _Phone(guest.page("Lan"), True),
        ]
        for phone in phones:
            phone.page.press("ready")
        for computer in (host, guest):
            computer.ready()
        near, far = _measured(phones)
    return {
        **{f"tap_to_same_computer_{name}": value for name, value in _figures(near).items()},
        **{f"tap_to_other_computer_{name}": value for name, value in _figures(far).items()},
    }


class _Computer:
    """A process that serves phones."""

    def __init__(self, keyboard: IO[str], port: int, invitation: Invitation) -> None:
        self._keyboard, self._port, self._invitation = keyboard, port, invitation

    def page(self, name: str) -> PhonePage:
        """Return a phone that sits at the table."""
        page = PhonePage(self._port, self._invitation)
        page.sit(name)
        page.wait(lambda page: bool(page.screen.get("buttons")))
        return page

    def ready(self) -> None:
        """Let its own person be ready."""
        self._keyboard.write("ready\n")
        self._keyboard.flush()


def _computer(ended: ExitStack, folder: Path, joins: int | None = None) -> tuple[_Computer, int]:
    """Start a computer that hosts a table, or joins the one at a port.

    Return it and the port of its table.
    """
    words = [str(folder), str(_ROUNDS), str(_SEATS), *([] if joins is None else [str(joins)])]
    command = [sys.executable, "-m", "tests.support.phone_host_process", *words]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
    ended.callback(process.communicate)
    ended.callback(process.kill)
    keyboard, told = cast("IO[str]", process.stdin), cast("IO[str]", process.stdout)
    port, token, key, *table = told.readline().split()
    return _Computer(keyboard, int(port), Invitation(token, key)), int(table[0]) if table else 0


def _figures(taken: list[float]) -> dict[str, float]:
    return {
        "median_ms": statistics.median(taken),
        "p99_ms": statistics.quantiles(taken, n=100, method="inclusive")[-1],
        "taps": float(len(taken)),
    }


def _measured(phones: list[_Phone]) -> tuple[list[float], list[float]]:
    """Let all phones do what is proposed.

    Return what a discard took to phones of the same computer, and of the other.
    """
    until = time.monotonic() + LONGEST_S
    near: list[float] = []
    far: list[float] = []

    def play(phone: _Phone) -> None:
        page, asked, heard = phone.page, None, 0
        while time.monotonic() < until and (len(far) < SAMPLES or len(near) < SAMPLES // 2):
            with suppress(TimeoutError):
                page.hear(0.05)
            now = time.perf_counter()
            for event in page.events[heard:]:
                tap = None if event["is_mine"] else phone.taps.pop(f"{event['kind']} {event['cards']}", None)
                if tap is not None:
                    taken = near if tap[1].is_elsewhere == phone.is_elsewhere else far
                    taken.append(1000 * (now - tap[0]))
                if event["kind"] == "dealt":
                    time.sleep(_DEALT_S)
            heard = len(page.events)
            question = page.screen.get("question"), _picked(page)
            if question[0] is not None and question != asked:
                asked = question
                _answer(phone, [other for other in phones if other is not phone])
            elif page.go_on():
                page.screen = {}

    with ThreadPoolExecutor() as threads:
        running: list[Future[None]] = [threads.submit(play, phone) for phone in phones]
        for each in running:
            each.result()
    return near, far


def _picked(page: PhonePage) -> str | None:
    """Return the card that a press on Discard would discard now, if any."""
    if page.screen.get("asks") != "discard":
        return None
    held = [card for group in page.screen["hand"] for card in group["cards"]]
    return next((card["card"] for card in held if card["is_selected"]), None)


def _answer(phone: _Phone, others: list[_Phone]) -> None:
    """Do what is suggested: pick a card, or press an answer; note when, if that discards a card."""
    page, card, pressed = phone.page, _picked(phone.page), phone.page.suggested()
    if card is None or pressed is None:
        page.play_on()
        return
    time.sleep(_SEEN_S)
    for other in others:
        other.taps[f"discarded {[card]}"] = time.perf_counter(), phone
    page.press(pressed)
