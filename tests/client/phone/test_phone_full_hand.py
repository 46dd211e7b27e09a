"""With a hand of 21 cards all of a small phone can be seen and reached, in every language and size of text."""

from collections.abc import Iterator

import pytest

from tests.support.browser_page import BrowserPage
from tests.support.chromium import Chromium, chromium
from tests.support.phone_full import LANGUAGES, full, words_in
from tests.support.phone_stage import PhoneStage, phone_stage
from tests.support.sweeps import times

pytestmark = pytest.mark.long

SIZES = ((320, 454), (360, 512), (375, 553), (390, 844), (667, 331), (844, 390))
SCREENS = ("table", "table_deal", "table_discard", "table_variants")
TEXTS = ("normal", "large", "larger")

LAWS = """(() => {
  const found = [], table = document.querySelector('.table'), all = (where) => [...document.querySelectorAll(where)];
  const called = (it) => it.dataset?.key ?? (it.className?.baseVal ?? it.className) + ' ' + it.textContent.slice(0, 24);
  const isThere = (it) => it.getClientRects().length > 0 && getComputedStyle(it).visibility !== 'hidden';
  const clips = (it) => isThere(it) && getComputedStyle(it).overflow !== 'visible';
  // What is seen of an element: its box without what an element around it cuts off.
  const seen = (it) => {
    let { left, top, right, bottom } = it.getBoundingClientRect();
    for (let at = it.parentElement; at; at = at.parentElement) {
      if (!clips(at)) continue;
      const box = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  };
  const isWhole = (it) => {
    const box = it.getBoundingClientRect(), [left, top, right, bottom] = seen(it);
    return right - left > box.width - 2 && bottom - top > box.height - 2;
  };
  // 1. What stands still needs no scrolling: hand, answers, keys, clock, and what is asked now.
  for (const it of all('.hand .card, .tray > button, .keys > button, .clock .bar, .choices > button, .strip h1')) {
    if (!isWhole(it)) found.push(`hidden: ${called(it)}`);
  }
  for (const it of all('.offer, .caption h2').filter(isThere)) {
    const box = it.getBoundingClientRect(), [left, top, right, bottom] = seen(it);
    if (right - left < box.width - 2 || bottom - top < Math.min(box.height, 40) - 2) found.push(`not seen at once: ${called(it)}`);
  }
  // 2. No two things lie over each other.
  const things = all('.table button:not(.hand button), .hand li, .plaque, .offer, .wall, .said, .clock, .strip > div, .strip > .trust, .mine .slip, .others .slip').filter(isThere)
    .map((it) => [it, seen(it)]).filter(([, [l, t, r, b]]) => r - l > 1 && b - t > 1);
  things.forEach(([one, a], at) => {
    for (const [other, b] of things.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [wide, high] = [Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1])];
      if (wide > 1.5 && high > 1.5 && !one.closest('.hand')) found.push(`over each other: ${called(one)} | ${called(other)} ${Math.round(wide)}x${Math.round(high)}`);
    }
  });
  const [nl, nt, nr, nb] = seen(document.querySelector('.left'));
  for (const it of all('.table button, .offer, .said, .plaque').filter(isThere)) {
    const [l, t, r, b] = seen(it);
    if (Math.min(r, nr) - Math.max(l, nl) > 1.5 && Math.min(b, nb) - Math.max(t, nt) > 1.5) found.push(`under the number of the wall: ${called(it)}`);
  }
  // 3. No word is broken, and no label cut.
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest('svg, .heard, .plaque b') || !isThere(node.parentElement)) continue;
    for (const { index, 0: word } of node.data.matchAll(/(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}])[\\p{L}\\p{M}]+/gu)) {
      if (/[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top))).size > 1) found.push(`broken: ${word}`);
    }
  }
  for (const it of all('.table button:not(.hand button)')) {
    if (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1) found.push(`cut: ${called(it)} ${it.scrollWidth}>${it.clientWidth} ${it.scrollHeight}>${it.clientHeight}`);
  }
  // 4. Everything else can be scrolled to, and is large enough; what is to be read a part at a time, if it is high.
  for (const it of all('.table button, .others .plaque, .others .slip, .mine .slip, .said > *, .side > *, .table .trust').filter(isThere)) {
    it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = it.getBoundingClientRect(), [left, top, right, bottom] = seen(it);
    const isReached = right - left > box.width - 2 && bottom - top > Math.min(box.height, 40) - 2;
    if (!(it.tagName === 'BUTTON' ? isWhole(it) : isReached)) found.push(`not reached: ${called(it)}`);
    const [wide, high] = it.closest('.hand, .keys') ? [39.9, 39.9] : [47.9, 43.9];
    if (it.tagName === 'BUTTON' && (box.width < wide || box.height < high)) found.push(`too small: ${called(it)}`);
  }
  return found;
})()"""


@pytest.fixture(scope="module")
def program() -> Iterator[Chromium]:
    with chromium() as started:
        yield started


@pytest.fixture
def stage() -> Iterator[PhoneStage]:
    with phone_stage() as opened:
        yield opened


def faults(tab: BrowserPage, stage: PhoneStage, language: str, text: str) -> list[str]:
    """Return what breaks a law, on every screen."""
    found = []
    tab.js(f"document.documentElement.dataset.size = {text!r}")
    stage.show(words_in(language))
    tab.until(f"document.documentElement.lang === {language.replace('_', '-')!r}")
    for number, name in enumerate(SCREENS, 1):
        stage.show({**full(name, language), "number": number})
        tab.until(f"document.querySelectorAll('.hand .card').length === 21 && {shows(name)}")
        tab.until_painted()
        found += [f"{language} {text} {name}: {one}" for one in tab.js(LAWS)]
    return found


def shows(name: str) -> str:
    """Return what is so of the page once it shows a screen."""
    marks = {"table_deal": ".choices", "table_variants": ".variants", "table_discard": ".offer.free"}
    return f"document.querySelector({marks.get(name, '.acts[hidden] ~ .tray .suggested')!r})"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_can_be_seen_and_reached_and_no_word_is_broken(
    program: Chromium, stage: PhoneStage, size: tuple[int, int]
) -> None:
    cases = [(language, text) for language in LANGUAGES for text in TEXTS]
    step = max(1, len(cases) // times(6, len(cases)))
    tab = program.tab(*size)
    tab.do("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    tab.open(stage.address)
    tab.until("document.querySelector('#name')")
    found = [fault for case in cases[SIZES.index(size) % step :: step] for fault in faults(tab, stage, *case)]
    program.close_tabs()
    assert found == [], "\n".join(found[:40])
