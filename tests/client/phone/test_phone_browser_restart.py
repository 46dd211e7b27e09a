"""The program that serves phones is killed and started again.

Pages in a real Chromium come back to their hands by themselves.
"""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from net.node.reports import RecordKept
from tests.client.phone.test_phone_browser_match import PROPOSED, sit_down
from tests.support.chromium import Tab, chromium
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import continued_host
from tests.support.sweeps import only_in_full
from tusac_qt.phone.invitation import Invitation

IS_DEALT = "document.querySelector('.table .hand button') !== null"
DISCARDS = "document.querySelector('.offer.free') !== null"
IS_AWAY = "document.body.classList.contains('away') && document.querySelector('#link').textContent !== ''"
IS_BACK = "!document.body.classList.contains('away') && document.querySelector('#link').textContent === ''"
HAND = "[...document.querySelectorAll('.hand .heard')].map((it) => it.textContent.split(',')[0]).sort()"


def play_until(tabs: list[Tab], is_so: Callable[[], bool], unless: str = "false") -> None:
    """Do what is proposed on every phone, unless an expression is true there, until something is so."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, [tab.js("document.body.innerText") for tab in tabs]
        for tab in tabs:
            tab.js(f"{unless} || {PROPOSED}?.click()")


@pytest.mark.slow
def test_phones_come_back_by_themselves_when_the_host_was_killed_in_a_hand(tmp_path: Path) -> None:
    only_in_full("a minute of two pages in a browser; test_phone_restart does without")
    with chromium() as browser:
        tabs = [browser.tab(390, 844), browser.tab(320, 568)]

        def discards() -> bool:
            return any(tab.js(DISCARDS) for tab in tabs)

        command = [sys.executable, "-m", "tests.support.phone_host_process", str(tmp_path)]
        first = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        try:
            assert first.stdin is not None
            assert first.stdout is not None
            port, token, key, _table = first.stdout.readline().split()
            for tab, name in zip(tabs, ("Hoa", "Minh"), strict=True):
                sit_down(tab, Invitation(token, key).url("127.0.0.1", int(port)), name)
                tab.tap("[data-key=ready]")
            first.stdin.write("ready\n")
            for tab in tabs:
                tab.until(IS_DEALT)
            play_until(tabs, discards, DISCARDS)  # nobody else can do anything then, so no hand changes
            held = [tab.js(HAND) for tab in tabs]
        finally:
            first.send_signal(signal.SIGKILL)
            first.communicate()
        for tab in tabs:
            tab.until(IS_AWAY)
        assert [tab.js(HAND) for tab in tabs] == held, "what was shown stays in sight"

        with continued_host(tmp_path) as again:
            for tab in tabs:
                tab.until(f"{IS_BACK} && {IS_DEALT}")
            assert [tab.js(HAND) for tab in tabs] == held
            play_until(tabs, discards, DISCARDS)
            assert [tab.js(HAND) for tab in tabs] == held, "the same phone is asked, and nothing has changed"
            play_until(tabs, lambda: any(isinstance(report, RecordKept) for report in again.reports))
