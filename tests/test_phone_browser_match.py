"""Two phones, each a page in a real Chromium, at a table that a real host serves to them."""

import time
from pathlib import Path

from tests.support.chromium import Tab, chromium
from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import kept_records, phone_host

PROPOSED = "document.querySelector('.acts .gold, .result .last .gold, .lobby .last .gold')"
IS_OVER = "document.querySelector('.places') !== null"


def sit_down(tab: Tab, address: str, name: str) -> None:
    tab.open(address)
    tab.until("document.querySelector('#name')")
    tab.js(f"document.querySelector('#name').value = {name!r}")
    tab.tap("[data-key=sit]")
    tab.until("document.querySelector('.lobby [data-key=ready]')")


def test_two_phones_play_a_match_by_what_is_proposed(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(3)) as host, chromium() as browser:
        tabs = [browser.tab(390, 844), browser.tab(320, 568)]
        address = host.serving.invitation.url("127.0.0.1", host.serving.port)
        for tab, name in zip(tabs, ("Hoa", "Minh"), strict=True):
            sit_down(tab, address, name)
        host.ready()
        end = time.monotonic() + PATIENCE_S
        while not all(tab.js(IS_OVER) for tab in tabs):
            assert time.monotonic() < end, [tab.js("document.body.innerText") for tab in tabs]
            for tab in tabs:
                if not tab.js(IS_OVER):
                    tab.js(f"{PROPOSED}?.click()")
        kept_records(host, 1)
        for tab in tabs:
            assert tab.js("document.querySelectorAll('.player').length") == 3
            assert "which could see these cards" in tab.js("document.querySelector('.trust').textContent")
            assert tab.complaints == []
