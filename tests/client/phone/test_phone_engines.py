"""The page for phones in three engines: a whole round at one table, and all of a small phone seen and reached."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.client.phone.test_phone_browser import SCREENS, shown
from tests.client.phone.test_phone_browser_match import IS_OVER, PROPOSED
from tests.client.phone.test_phone_full_hand import LANGUAGES, SIZES, TEXTS, faults
from tests.support.browser_page import BrowserPage
from tests.support.chromium import chromium
from tests.support.engines import firefox, webkit
from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import phone_host
from tests.support.phone_stage import PhoneStage, phone_stage
from tests.support.sweeps import sample

pytestmark = pytest.mark.long

ENGINES: dict[str, Callable[[], AbstractContextManager[BrowserPage]]] = {"firefox": firefox, "webkit": webkit}
OTHERS = pytest.mark.parametrize("engine", ENGINES)


def test_three_engines_play_a_match_at_one_table(tmp_path: Path) -> None:
    with ExitStack() as opened:
        pages = [opened.enter_context(engine()) for engine in ENGINES.values()]
        browser = opened.enter_context(chromium())
        host = opened.enter_context(phone_host(tmp_path, small_table(4)))
        pages.append(browser.tab(390, 844))
        address = host.serving.invitation.url("127.0.0.1", host.serving.port)
        for page, name in zip(pages, ("Hoa", "Minh", "Lan"), strict=True):
            page.resize(390, 844)
            page.open(address)
            page.until("document.querySelector('#name')")
            page.js(f"document.querySelector('#name').value = {name!r}")
            page.tap("[data-key=sit]")
            page.until("document.querySelector('.lobby [data-key=ready]')")
        for page in pages:
            page.tap("[data-key=ready]")
        host.ready()
        end = time.monotonic() + PATIENCE_S
        while not all(page.js(IS_OVER) for page in pages):
            assert time.monotonic() < end, [page.js("document.body.innerText") for page in pages]
            for page in pages:
                page.js(f"{IS_OVER} || ({PROPOSED}?.click(), false)")
        for page in pages:
            assert page.js("document.querySelectorAll('.player').length") == 4
            assert page.complaints == []


@pytest.fixture
def stage() -> Iterator[PhoneStage]:
    with phone_stage() as opened:
        yield opened


def arrived(page: BrowserPage, stage: PhoneStage) -> None:
    page.open(stage.address)
    page.until("document.querySelector('#name')")


@OTHERS
def test_everything_can_be_seen_and_reached_in_other_engines(stage: PhoneStage, engine: str) -> None:
    cases = [(size, language, text) for language in LANGUAGES for text in TEXTS for size in SIZES]
    found = []
    with ENGINES[engine]() as page:
        for number, (size, language, text) in enumerate(sample(cases, 11)):
            page.resize(*size)
            if number == 0:
                arrived(page, stage)
            found += [f"{size} {fault}" for fault in faults(page, stage, language, text)]
    assert found == [], "\n".join(found[:40])


@OTHERS
def test_no_screen_has_what_axe_finds_wrong_in_other_engines(stage: PhoneStage, engine: str) -> None:
    package = find_spec("axe_core_python")
    if package is None or package.origin is None:
        pytest.skip("axe-core-python is not installed: it is in requirements/dev.lock")
    axe = Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")
    with ENGINES[engine]() as page:
        page.resize(390, 844)
        arrived(page, stage)
        page.js(f"(() => {{ {axe}; return true; }})()")
        for name in SCREENS:
            shown(page, stage, name)
            wrong = page.js(
                "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map((one) => one.id))"
            )
            assert wrong == [], name
