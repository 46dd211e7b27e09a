"""The files that the built folder fetches, all from its own host; and an update while a match is being played."""

import json
import shutil
from pathlib import Path

import pytest

from tests.client.browser.test_web_page import IS_OVER
from tests.support.chromium import chromium
from tests.support.web_folder import (
    HAND,
    WebHost,
    built_folder,
    choose,
    make_newer,
    play,
    play_some,
    served_version,
    start,
    touch,
    web_host,
)

pytestmark = pytest.mark.long


def requested(log: Path) -> set[str]:
    """Return the addresses that pages and workers have asked for, by the browser's own log of its network.

    What a browser asks for by itself, such as an update of it, has no origin there.
    """
    told = json.loads(log.read_text(encoding="utf-8"))
    kind = told["constants"]["logEventTypes"]["URL_REQUEST_START_JOB"]
    starts = [event.get("params", {}) for event in told["events"] if event["type"] == kind]
    return {one["url"] for one in starts if one.get("initiator", "not an origin") != "not an origin"}


def test_a_match_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    log = tmp_path / "network.json"
    with web_host() as host:
        with chromium(f"--log-net-log={log}") as browser:
            tab = browser.tab(390, 844)
            start(tab, host)
            tab.until("navigator.serviceWorker.ready.then(() => true)")
            choose(tab, rounds=1, pace="quick")
            touch(tab, "[data-key=play]")
            play(tab, IS_OVER)
            refused = tab.js("fetch('http://127.0.0.2:9/').then(() => false, () => true)")
            assert refused
            assert any("Content Security Policy" in one for one in tab.complaints), tab.complaints
        asked = {address for address in requested(log) if not address.startswith(("data:", "blob:"))}
        assert any(address.endswith("pyodide.asm.wasm.0") for address in asked)
        assert {address for address in asked if not address.startswith(host.address)} == set()


def test_a_match_goes_on_in_the_next_version(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    shutil.copytree(built_folder(), folder)
    host = WebHost(folder)
    version = f"document.querySelector('script[type=module]').src.includes('{served_version(folder)}')"
    try:
        with chromium() as browser:
            tab = browser.tab(390, 844)
            start(tab, host)
            tab.until("navigator.serviceWorker.ready.then(() => true)")
            touch(tab, "[data-key=play]")
            tab.until(HAND)
            held = play_some(tab)
            new = make_newer(folder)
            tab.open(host.address)
            assert tab.until(version), "what is there is used at once"
            tab.until("navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))")
            tab.open(host.address)
            tab.until(f"document.querySelector('script[type=module]')?.src.includes('{new}')")
            touch(tab, "[data-key=continue]")
            assert tab.until(HAND) == held
            play(tab, "document.querySelector('.result') !== null")
            assert tab.complaints == []
    finally:
        host.close()
