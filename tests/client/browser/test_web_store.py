"""A browser whose store is full or refused, in a real Chromium: told in a sentence, and made good once there is room."""

from pathlib import Path

import pytest

from tests.support.chromium import Tab, chromium
from tests.support.web_folder import HAND, WebHost, play, play_some, start, touch, web_host

pytestmark = pytest.mark.long

NOTE = "document.querySelector('.strip .note')?.textContent ?? ''"


def limit(tab: Tab, host: WebHost, **size: int) -> None:
    """Give the page so much room in the browser's store, or as much as it wants."""
    tab.do("Storage.overrideQuotaForOrigin", origin=host.address.rstrip("/"), **size)


def test_a_full_store_is_told_at_the_table_and_has_all_once_there_is_room() -> None:
    with web_host() as host, chromium() as browser:
        tab = browser.tab(390, 844)
        start(tab, host)
        touch(tab, "[data-key=play]")
        tab.until(HAND)
        assert tab.js(NOTE) == ""
        limit(tab, host, quotaSize=1)
        play(tab, NOTE)
        assert tab.js(NOTE) == "This match isn’t being saved: it is gone when you close the page."
        assert tab.js("window.onbeforeunload !== null")
        limit(tab, host)
        play(tab, f"({NOTE}) === ''")
        held = play_some(tab)
        tab.until("window.onbeforeunload === null")
        tab.open(host.address)
        touch(tab, "[data-key=continue]")
        assert tab.until(HAND) == held


def test_a_browser_that_refuses_to_store_anything_says_so_on_the_first_page(tmp_path: Path) -> None:
    refusing = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    with web_host() as host, chromium(preferences=refusing) as browser:
        tab = browser.tab(390, 844)
        start(tab, host)
        assert "isn’t saving your matches" in tab.until("document.querySelector('.home .note')?.textContent")
        tab.picture(tmp_path / "home.png")
        touch(tab, "[data-key=play]")
        tab.until(HAND)
        assert "isn’t being saved" in tab.until(NOTE)
        tab.picture(tmp_path / "table.png")
