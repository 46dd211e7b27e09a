"""The built folder in a real Chromium: played by touch and by keys, after a killed tab, and without a network."""

from pathlib import Path

import pytest

from tests.support.chromium import chromium
from tests.support.web_folder import HAND, choose, play, play_some, start, touch, web_host

pytestmark = pytest.mark.long

IS_OVER = "document.querySelector('.places') !== null"
SCREEN = "document.querySelector('#screen').innerText"


def test_a_lesson_begins_by_touch_and_a_match_is_played_to_its_end() -> None:
    with web_host() as host, chromium() as browser:
        tab = browser.tab(390, 844)
        start(tab, host)
        touch(tab, "[data-key=learn]")
        tab.until("document.querySelector('.caption h2')?.textContent === 'Welcome to the table!'")
        touch(tab, ".choices .gold")
        tab.until("document.querySelectorAll('.hand .shone').length === 3")
        tab.js("document.querySelector('[data-key=menu]').click()")
        touch(tab, ".sheet [data-key=home]")
        tab.until("document.querySelector('.home')")
        choose(tab, rounds=1)
        touch(tab, "[data-key=play]")
        tab.until(HAND)
        play(tab, IS_OVER)
        touch(tab, ".result .last [data-key=home]")
        touch(tab, ".home [data-key=book]")
        assert tab.until("document.querySelector('.figures-of dd')?.textContent") == "1"
        assert tab.complaints == []


def test_a_killed_tab_loses_no_card_and_two_tabs_do_not_play_at_once() -> None:
    with web_host() as host, chromium() as browser:
        tab = browser.tab(320, 568)
        start(tab, host)
        touch(tab, "[data-key=play]")
        tab.until(HAND)
        held = play_some(tab)
        tab.open(host.address)
        tab.until("document.querySelector('.home [data-key=continue]')")
        touch(tab, "[data-key=continue]")
        assert tab.until(HAND) == held
        other = browser.beside(tab)
        other.open(host.address)
        other.until("document.body.innerText.includes('another tab')")
        touch(other, "[data-key='Continue here']")
        other.until("document.querySelector('.home [data-key=continue]')")
        tab.until("document.body.innerText.includes('another tab')")
        assert tab.complaints == []


def test_keys_alone_play() -> None:
    with web_host() as host, chromium() as browser:
        tab = browser.tab(1280, 800)
        start(tab, host)
        tab.js("document.querySelector('[data-key=play]').focus()")
        tab.key("Enter")
        tab.until(HAND)
        tab.until("document.querySelector('.hand .proposed, .tray .suggested')")
        before = tab.js(SCREEN)
        for _ in range(40):
            tab.key("Tab")
            if tab.js("document.activeElement.matches('.hand .proposed, .tray .suggested')"):
                break
        tab.key("Enter")
        tab.until(f"{SCREEN} !== {before!r}")


def test_it_starts_and_plays_without_a_network_once_it_was_there() -> None:
    with chromium() as browser:
        with web_host() as host:
            tab = browser.tab(390, 844)
            start(tab, host)
            tab.until("navigator.serviceWorker.ready.then(() => true)")
        start(tab, host)
        touch(tab, "[data-key=play]")
        tab.until(HAND)
        assert [one for one in tab.complaints if "ERR_CONNECTION_REFUSED" not in one] == []


def test_a_browser_without_webassembly_is_told_so() -> None:
    with web_host() as host, chromium() as browser:
        tab = browser.tab(390, 844)
        tab.do("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.WebAssembly")
        tab.open(host.address)
        tab.until("document.body.innerText.includes('WebAssembly')")


@pytest.mark.parametrize(("width", "height"), [(320, 454), (390, 844), (1280, 800)])
def test_nothing_is_wider_than_the_screen(width: int, height: int, tmp_path: Path) -> None:
    with web_host() as host, chromium() as browser:
        tab = browser.tab(width, height)
        start(tab, host)
        for name in ("home", "games", "book", "daily", "rules", "name"):
            if name != "home":
                touch(tab, f".home [data-key={name}]")
                tab.until("!document.querySelector('.home')")
            assert tab.js("document.querySelector('.page').scrollWidth <= innerWidth"), name
            low = "[...document.querySelectorAll('button, select')].filter((it) => it.offsetHeight && it.offsetHeight < 44).length"
            assert tab.js(low) == 0, name
            tab.picture(tmp_path / f"{name}.png")
            if name == "name":
                touch(tab, "[data-key=sit]")
            elif name != "home":
                touch(tab, "[data-key=back]")
            tab.until("document.querySelector('.home')")
        assert tab.complaints == []
