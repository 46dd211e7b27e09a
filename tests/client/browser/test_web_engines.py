"""The built folder in Firefox and WebKit, as in Chromium: lesson, match, killed tab; and axe in three engines."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.client.browser.test_web_page import IS_OVER
from tests.support.browser_page import BrowserPage
from tests.support.chromium import Tab, chromium_page
from tests.support.engines import firefox, webkit
from tests.support.sweeps import only_in_full
from tests.support.web_folder import HAND, choose, finish_round, play, play_some, start, touch, web_host

pytestmark = pytest.mark.long

ENGINES: dict[str, Callable[[], AbstractContextManager[BrowserPage]]] = {
    "chromium": chromium_page,
    "firefox": firefox,
    "webkit": webkit,
}
ALL = pytest.mark.parametrize("engine", ENGINES)
OTHERS = pytest.mark.parametrize("engine", ["firefox", "webkit"])


@OTHERS
def test_lesson_match_and_killed_tab(engine: str) -> None:
    with web_host() as host, ENGINES[engine]() as page:
        page.resize(390, 844)
        start(page, host)
        touch(page, "[data-key=learn]")
        page.until("document.querySelector('.caption h2')?.textContent === 'Welcome to the table!'")
        play(page, "document.querySelector('.result [data-key=step]')")
        page.js("document.querySelector('[data-key=home]').click()")
        page.until("document.querySelector('.home [data-key=play]')")
        choose(page, rounds=1, pace="quick")
        touch(page, "[data-key=play]")
        page.until(HAND)
        held = play_some(page)
        page.open(host.address)
        touch(page, "[data-key=continue]")
        assert page.until(HAND) == held
        play(page, IS_OVER)
        touch(page, ".result .last [data-key=home]")
        touch(page, ".home [data-key=games]")
        touch(page, ".games button")
        touch(page, "[data-key=later]")
        page.until("document.querySelector('.caption h2')?.textContent.startsWith('Step 1 of')")
        assert page.complaints == []


@ALL
def test_a_match_of_eight_rounds(engine: str) -> None:
    only_in_full("a match takes minutes in each engine")
    with web_host() as host, ENGINES[engine]() as page:
        page.resize(390, 844)
        start(page, host)
        page.js("(localStorage.setItem('tusac suggest', JSON.stringify('always')), true)")
        start(page, host)
        choose(page, rounds=8, pace="quick")
        touch(page, "[data-key=play]")
        for _ in range(8):
            finish_round(page)
        assert page.js(IS_OVER)
        touch(page, ".result .last [data-key=home]")
        touch(page, ".home [data-key=book]")
        assert page.until("document.querySelector('.figures-of dd')?.textContent") == "8"
        assert page.complaints == []


@ALL
def test_no_page_has_what_axe_finds_wrong(engine: str) -> None:
    package = find_spec("axe_core_python")
    if package is None or package.origin is None:
        pytest.skip("axe-core-python is not installed: it is in requirements/dev.lock")
    axe = Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")
    with web_host() as host, ENGINES[engine]() as page:
        page.resize(390, 844)
        if isinstance(page, Tab):
            page.do("Page.setBypassCSP", enabled=True)  # else the policy of the page keeps the judge out
        start(page, host)
        page.js(f"(() => {{ {axe}; return true; }})()")

        def judge(name: str) -> None:
            page.until_painted()
            wrong = page.js(
                "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map("
                "(one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`.slice(0, 400)))"
            )
            assert wrong == [], name

        judge("home")
        choose(page, rounds=1, pace="quick")
        touch(page, "[data-key=learn]")
        page.until("document.querySelector('.caption h2')")
        judge("lesson")
        page.js("document.querySelector('[data-key=menu]').click()")
        judge("menu")
        touch(page, ".sheet [data-key=home]")
        touch(page, ".home [data-key=play]")
        finish_round(page)
        judge("result")
        touch(page, ".result .last [data-key=home]")
        for name in ("games", "book", "daily", "rules", "name"):
            touch(page, f".home [data-key={name}]")
            page.until("!document.querySelector('.home')")
            judge(name)
            if name == "games":
                touch(page, ".games button")
                page.until("document.querySelector('[data-key=later]')")
                judge("replay")
                page.js("document.querySelector('[data-key=menu]').click()")
                touch(page, ".sheet [data-key=games]")
                page.until("document.querySelector('.games')")
            touch(page, "[data-key=sit]" if name == "name" else "[data-key=back]")
            page.until("document.querySelector('.home')")
