"""With a hand of 21 cards everything on a small phone can be reached, in every language and size of text."""

from collections.abc import Iterator

import pytest

from tests.support.chromium import Chromium, Tab, chromium
from tests.support.phone_full import LANGUAGES, full, words_in
from tests.support.phone_stage import PhoneStage, phone_stage
from tests.support.sweeps import times

pytestmark = pytest.mark.long

SIZES = ((320, 454), (360, 512), (375, 553), (390, 844), (667, 331), (844, 390))
SCREENS = ("table", "table_grid", "table_discard", "table_variants")
TEXTS = ("normal", "large", "larger")

UNREACHED = """[...document.querySelectorAll('.table button, .table .hand .card')].filter((it) => {
  if (it.closest('[hidden], .others')) return false;
  it.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = it.getBoundingClientRect();
  const least = it.closest('.hand') ? 46 : 47.9;
  return box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1
    || (it.tagName === 'BUTTON' && (box.width < least || box.height < least));
}).map((it) => { const b = it.getBoundingClientRect(); return `${it.dataset.key ?? it.className} ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`; })"""
CUT = """[...document.querySelectorAll('.table button')].filter((it) => !it.closest('.hand')
  && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)).map((it) => `${it.textContent} ${it.scrollWidth}>${it.clientWidth} ${it.scrollHeight}>${it.clientHeight}`)"""


@pytest.fixture(scope="module")
def program() -> Iterator[Chromium]:
    with chromium() as started:
        yield started


@pytest.fixture
def stage() -> Iterator[PhoneStage]:
    with phone_stage() as opened:
        yield opened


def faults(tab: Tab, stage: PhoneStage, language: str, text: str) -> list[str]:
    """Return what cannot be reached or is cut off, on every screen."""
    found = []
    tab.js(f"document.documentElement.dataset.size = {text!r}")
    stage.show(words_in(language))
    tab.until(f"document.documentElement.lang === {language.replace('_', '-')!r}")
    for name in SCREENS:
        screen = full(name, language)
        stage.show({**screen, "title": "", "number": 1})
        tab.until(f"document.querySelectorAll('.hand .card').length === 21 && {shows(name)}")
        tab.js("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{language} {text} {name}: {one}" for one in tab.js(UNREACHED) + tab.js(CUT)]
    return found


def shows(name: str) -> str:
    wanted = {"table_grid": ".grid", "table_variants": ".variants", "table_discard": ".choices"}
    return f"document.querySelector({wanted.get(name, '.choices')!r})"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_control_can_be_reached(program: Chromium, stage: PhoneStage, size: tuple[int, int]) -> None:
    cases = [(language, text) for language in LANGUAGES for text in TEXTS]
    step = max(1, len(cases) // times(6, len(cases)))
    tab = program.tab(*size)
    tab.open(stage.address)
    tab.until("document.querySelector('#name')")
    found = [fault for case in cases[SIZES.index(size) % step :: step] for fault in faults(tab, stage, *case)]
    program.close_tabs()
    assert found == [], "\n".join(found[:40])
