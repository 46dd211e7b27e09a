"""Two phones, each a page in a real Chromium, at a table that a real host serves to them."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from net.pace import LEARNING
from tests.support.chromium import Tab, chromium
from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import kept_records, phone_host

pytestmark = pytest.mark.long

PROPOSED = (
    "document.querySelector('.choices button:last-child, .hand .proposed:not(.picked, .held-down), .tray .suggested,"
    " .result .last .gold, .lobby .last .gold')"
)
"""What the page proposes: for a discard first the card, and then the place that throws it away."""
IS_OVER = "document.querySelector('.places') !== null"
HAND = "document.querySelector('.table .hand button') && document.querySelector('.hand').innerText"


def sit_down(tab: Tab, address: str, name: str) -> None:
    tab.open(address)
    tab.until("document.querySelector('#name')")
    tab.js(f"document.querySelector('#name').value = {name!r}")
    tab.tap("[data-key=sit]")
    tab.until("document.querySelector('.lobby [data-key=ready]')")


def play_to_the_end(tabs: list[Tab]) -> None:
    """Do on every phone what is proposed, until all show the places at the end of the match."""
    end = time.monotonic() + PATIENCE_S
    while not all(tab.js(IS_OVER) for tab in tabs):
        assert time.monotonic() < end, [tab.js("document.body.innerText") for tab in tabs]
        for tab in tabs:  # in one step: between two, the page may come to the end, whose button leads on
            tab.js(f"{IS_OVER} || {PROPOSED}?.click()")


def test_two_phones_play_a_match_by_what_is_proposed(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(3)) as host, chromium() as browser:
        tabs = [browser.tab(390, 844), browser.tab(320, 568)]
        address = host.serving.invitation.url("127.0.0.1", host.serving.port)
        for tab, name in zip(tabs, ("Hoa", "Minh"), strict=True):
            sit_down(tab, address, name)
        host.ready()
        play_to_the_end(tabs)
        kept_records(host, 1)
        for tab in tabs:
            assert tab.js("document.querySelectorAll('.player').length") == 3
            assert "which could see these cards" in tab.js("document.querySelector('.trust').textContent")
            assert tab.complaints == []


def test_a_page_that_was_thrown_away_comes_back_to_the_same_hand(tmp_path: Path) -> None:
    with phone_host(tmp_path, replace(small_table(2), pace=LEARNING)) as host, chromium() as browser:
        tab = browser.tab(390, 844)
        sit_down(tab, host.serving.invitation.url("127.0.0.1", host.serving.port), "Hoa")
        tab.tap("[data-key=ready]")
        host.ready()
        held = tab.until(HAND)
        tab.js("window.isOld = true; location.reload()")

        assert tab.until(f"!window.isOld && {HAND}") == held
        assert tab.complaints == []
