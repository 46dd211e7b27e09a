"""Phones: from the tap on one to the picture on another, both served by one computer that plays too.

The computer is a process, and so are its phones' machines; the pages are clients without a browser in this one, so the
time that a phone takes to paint is not in it. What is measured is a discard: it waits for nobody's clock.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from tests.support.phone_page import PhonePage
from tusac_qt.phone.invitation import Invitation

SAMPLES = 100
LONGEST_S = 50.0
"""No more is measured after so long."""
_SEEN_S = 0.35
"""A question counts taps only once a person can have seen it."""


def run() -> dict[str, float]:
    """Return the milliseconds from a tap to the other phone: median, 99th percentile, and how many were measured."""
    taken: list[float] = []
    with tempfile.TemporaryDirectory(prefix="tusac-bench-") as folder:
        command = [sys.executable, "-m", "tests.support.phone_host_process", folder, "20"]
        host = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        if host.stdin is not None and host.stdout is not None:
            try:
                port, token, key = host.stdout.readline().split()
                pages = [PhonePage(int(port), Invitation(token, key)) for _ in range(2)]
                for page, name in zip(pages, ("Hoa", "Minh"), strict=True):
                    page.sit(name)
                    page.wait(lambda page: bool(page.screen.get("buttons")))
                    page.press("ready")
                host.stdin.write("ready\n")
                host.stdin.flush()
                taken = sorted(_measured(pages))
            finally:
                host.kill()
                host.communicate()
    return {
        "tap_to_other_phone_median_ms": statistics.median(taken),
        "tap_to_other_phone_p99_ms": taken[min(len(taken) - 1, round(0.99 * len(taken)))],
        "taps_measured": float(len(taken)),
    }


def _measured(pages: list[PhonePage]) -> list[float]:
    """Let both phones do what is proposed, and return what each discard took to the other one."""
    until = time.monotonic() + LONGEST_S
    taps: dict[str, float] = {}
    taken: list[float] = []

    def play(page: PhonePage) -> None:
        asked, heard = None, 0
        while time.monotonic() < until and len(taken) < SAMPLES:
            with suppress(TimeoutError):
                page.hear(0.05)
            now = time.perf_counter()
            for event in page.events[heard:]:
                begun = None if event["is_mine"] else taps.pop(f"{event['kind']} {event['cards']}", None)
                if begun is not None:
                    taken.append(1000 * (now - begun))
            heard = len(page.events)
            question = page.screen.get("question")
            if question is not None and question != asked:
                asked = question
                _answer(page, taps)
            elif (page.screen.get("result") or {}).get("buttons"):
                _press_ready(page)

    with ThreadPoolExecutor() as threads:
        running: list[Future[None]] = [threads.submit(play, page) for page in pages]
        for each in running:
            each.result()
    return taken


def _answer(page: PhonePage, taps: dict[str, float]) -> None:
    """Do what is proposed, and note when, if that discards a card."""
    proposed = [choice for choice in page.screen.get("choices", ()) if choice["is_proposed"]]
    if not proposed:
        return
    time.sleep(_SEEN_S)
    if page.screen["asks"] == "discard":
        held = [card for group in page.screen["hand"] for card in group["cards"]]
        card = next((card["card"] for card in held if card["is_proposed"] or card["is_selected"]), None)
        taps[f"discarded {[card]}"] = time.perf_counter()
    page.press(proposed[0]["id"])


def _press_ready(page: PhonePage) -> None:
    """Be ready for the next round."""
    for button in page.screen["result"]["buttons"]:
        if button["id"] == "ready":
            page.press("ready")
            page.screen = {}
            return
