"""The page for phones in a real Chromium, before a server that shows the examples of the contract."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.browser_page import BrowserPage
from tests.support.chromium import Chromium, Tab, chromium
from tests.support.phone_crowded import crowded
from tests.support.phone_modules import vector
from tests.support.phone_stage import PhoneStage, phone_stage

pytestmark = pytest.mark.long

SIZES = {"390x844": (390, 844), "320x568": (320, 568), "844x390": (844, 390), "820x1180": (820, 1180)}
SCREENS = (
    "door", "lobby", "lobby_shuffling", "table", "table_discard", "table_deal", "table_variants",
    "table_waiting",
    "table_watching", "table_paused", "table_result", "table_match_end", "over",
)  # fmt: skip
STICKS_OUT = """[...document.querySelectorAll('button, .hand .card, .trust, .caption h2')].filter((it) => {
  if (it.closest('.page, .upper, .variants, [hidden]')) return false;
  const box = it.getBoundingClientRect();
  return box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
}).map((it) => it.outerHTML.slice(0, 80))"""
TOO_SMALL = """[...document.querySelectorAll('button')].filter((it) => {
  const box = it.getBoundingClientRect();
  const [wide, high] = it.closest('.hand, .keys') ? [39.9, 39.9] : [47.9, 43.9];
  return box.width > 0 && (box.width < wide || box.height < high);
}).map((it) => `${it.textContent} ${it.offsetWidth}x${it.offsetHeight}`)"""
CUT = """[...document.querySelectorAll('.others, .said, .plaque b, .detail')].filter((it) =>
  it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1).map((it) => it.className + it.textContent)"""
UNREACHED = """(() => {
  const others = document.querySelector('.others'), frame = document.querySelector('.upper').getBoundingClientRect();
  return [...others.querySelectorAll('.slip, .face')].filter((it) => {
    it.scrollIntoView({block: 'nearest'});
    const box = it.getBoundingClientRect();
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
  }).map((it) => it.parentElement.textContent);
})()"""
IS_MARKED = "document.querySelector('.upper').classList.contains('more')"
LEAST_LETTERS = """Math.min(...[...document.querySelectorAll('#screen *')].filter((it) =>
  it.checkVisibility() && !it.closest('.heard, svg') && [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
).map((it) => parseFloat(getComputedStyle(it).fontSize)))"""
LOADED = """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((it) => it.transferSize > 0).length"""
PLACES = """[...document.querySelectorAll('.tray > button')].map((it) => {
  const box = it.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round).join();
})"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def program() -> Iterator[Chromium]:
    with chromium() as started:
        yield started


@pytest.fixture
def browser(program: Chromium) -> Iterator[Chromium]:
    yield program
    program.close_tabs()


@pytest.fixture
def stage() -> Iterator[PhoneStage]:
    with phone_stage() as opened:
        yield opened


def arrived(browser: Chromium, stage: PhoneStage, size: str = "390x844") -> Tab:
    tab = browser.tab(*SIZES[size])
    tab.open(stage.address)
    tab.until("document.querySelector('#name')")
    return tab


def shown(tab: BrowserPage, stage: PhoneStage, name: str) -> None:
    """Show an example, and wait until the page does."""
    show(tab, stage, vector(name))


def show(tab: BrowserPage, stage: PhoneStage, screen: dict[str, Any]) -> None:
    """Show any screen, and wait until the page does."""
    stage.show(screen)
    headline = (
        (screen.get("result") or {}).get("title") or screen.get("title") or screen["caption"]["headline"]
    )
    seen = "document.querySelector('#screen').innerText.replaceAll('\\n', ' ')"
    tab.until(f"{seen}.includes({headline!r}.replaceAll('\\n', ' '))")
    tab.until(
        f"(document.querySelector('.veil:not([hidden])') !== null) === {str(bool(screen.get('paused'))).lower()}"
    )


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_a_thumb_and_obeys_the_policy(
    browser: Chromium, stage: PhoneStage, size: str
) -> None:
    tab = arrived(browser, stage, size)
    for name in SCREENS:
        shown(tab, stage, name)
        assert not tab.js(TOO_WIDE), name
        assert tab.js(STICKS_OUT) == [], name
        assert tab.js(TOO_SMALL) == [], name
    assert tab.complaints == []


@pytest.mark.parametrize("size", ["390x844", "320x568"])
def test_all_that_three_others_have_is_seen_at_once(browser: Chromium, stage: PhoneStage, size: str) -> None:
    tab = arrived(browser, stage, size)
    for name in ("table", "table_discard", "table_deal", "table_variants", "table_waiting", "table_watching"):
        shown(tab, stage, name)
        assert tab.js(CUT) == [], name


def test_all_that_five_others_have_is_seen_at_once(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    show(tab, stage, crowded("table", players=6, sets=2))
    tab.until("document.querySelectorAll('.others .seat').length === 5")
    assert tab.js(CUT) == []
    assert "Bà Ngoại" in tab.js("document.querySelector('.others').innerText")


@pytest.mark.parametrize("name", ["table", "table_variants"])
def test_what_has_no_room_on_the_smallest_phone_is_marked_and_scrolled_to(
    browser: Chromium, stage: PhoneStage, name: str
) -> None:
    tab = arrived(browser, stage, "320x568")
    show(tab, stage, crowded(name, players=6, sets=4))
    tab.until("document.querySelectorAll('.others .seat').length === 5")
    tab.until(IS_MARKED)
    assert tab.js(STICKS_OUT) == []
    assert tab.js(TOO_SMALL) == []
    assert tab.js(UNREACHED) == []
    tab.js("document.querySelector('.upper').scrollTo(0, 9999)")
    tab.until(f"!{IS_MARKED}")


def test_every_screen_says_who_could_see_the_cards(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    for name in SCREENS:
        shown(tab, stage, name)
        assert tab.js("document.querySelector('.trust').textContent") == vector("welcome")["trust"], name


def test_no_letters_on_a_tablet_are_small(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage, "820x1180")
    for name in SCREENS:
        shown(tab, stage, name)
        assert tab.js(LEAST_LETTERS) >= 15, name


def test_a_page_opened_again_loads_nothing_but_itself_and_its_words(
    browser: Chromium, stage: PhoneStage
) -> None:
    tab = arrived(browser, stage)
    assert tab.js(LOADED) > 20
    tab.open(stage.address)
    tab.until("document.querySelector('#name')")
    assert tab.js(LOADED) <= 2


def test_what_is_tapped_is_said_with_the_question_it_answers(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    tab.js("document.querySelector('#name').value = 'Tuấn'")
    tab.tap(".faces label:nth-of-type(3)")
    tab.tap("[data-key=sit]")
    assert stage.hear(type="sit") == {"type": "sit", "name": "Tuấn", "face": 1}
    shown(tab, stage, "table")
    tab.tap("[data-key='place:7']")
    assert stage.hear(type="press") == {"type": "press", "id": "place:7", "question": 17}
    shown(tab, stage, "table_discard")
    tab.tap("[data-index='42']")
    assert stage.hear(type="card") == {"type": "card", "index": 42, "question": 18}


def test_what_cannot_be_undone_is_asked_first(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    shown(tab, stage, "table")
    tab.tap("[data-key=menu]")
    tab.tap("dialog [data-key=leave]")
    tab.until("document.querySelector('dialog h2').textContent.startsWith('Leave the table?')")
    tab.tap("dialog .quiet:not(.icon)")
    tab.until("!document.querySelector('dialog').open")
    tab.tap("[data-key=menu]")
    tab.tap("dialog [data-key=leave]")
    tab.tap("dialog .gold")
    stage.hear(type="press", id="leave")
    assert [said for said in stage.said if said["type"] == "press"] == []


def test_a_card_is_dragged_to_its_place_and_a_swipe_sorts(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    shown(tab, stage, "table_discard")
    tab.drag(tab.middle("[data-index='42']"), tab.middle("[data-index='40']"), pause_s=0.4)
    assert stage.hear(type="move") == {"type": "move", "index": 42, "place": 0}
    tab.drag(tab.middle("[data-index='44']"), tab.middle("[data-index='41']"), pause_s=0.0, steps=2)
    assert stage.hear(type="sort") == {"type": "sort", "order": "next"}
    assert [said for said in stage.said if said["type"] == "card"] == []


def test_it_comes_back_by_itself_with_its_secret_and_says_so(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    assert stage.hear(type="hello")["resume"] == ""
    shown(tab, stage, "table")
    stage.shut()
    tab.until("document.querySelector('#link').textContent.startsWith('Connection lost')")
    assert tab.js("document.querySelector('.hand') !== null")
    stage.open()
    assert stage.hear(type="hello")["resume"] == vector("welcome")["resume"]
    tab.until("document.querySelector('#link').textContent === ''")


def test_a_tab_thrown_away_comes_back_to_the_same_seat(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    stage.hear(type="hello")
    tab.open(stage.address)
    assert stage.hear(type="hello")["resume"] == vector("welcome")["resume"]


def test_a_wrong_key_is_told_and_asked_for_again(browser: Chromium, stage: PhoneStage) -> None:
    tab = browser.tab(*SIZES["390x844"])
    tab.open(f"{stage.short}#0000000000000000")
    tab.until("document.body.innerText.includes('the key on the computer’s screen')")
    tab.js(f"document.querySelector('#key').value = {stage.invitation.spelled_key.lower()!r}")
    tab.tap("form .gold")
    tab.until("document.querySelector('#name')")
    assert tab.js("location.hash") == f"#{stage.invitation.key}"


def test_the_short_address_asks_for_the_key(browser: Chromium, stage: PhoneStage) -> None:
    tab = browser.tab(*SIZES["320x568"])
    tab.open(stage.short)
    tab.until("document.body.innerText.includes('Type the key')")


@pytest.mark.parametrize(
    ("code", "text"),
    [(4404, "isn’t there any more"), (4409, "another tab"), (4429, "half a minute")],
)
def test_why_a_connection_ended_is_said(browser: Chromium, stage: PhoneStage, code: int, text: str) -> None:
    tab = arrived(browser, stage)
    shown(tab, stage, "table")
    stage.turn_away(code)
    tab.until(f"document.body.innerText.includes({text!r})")
    if code == 4409:
        tab.tap("[data-key='Continue here']")
        tab.until("document.querySelector('.hand')")


def test_a_table_that_is_closed_for_good_is_not_called_again(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    stage.hear(type="hello")
    stage.show(vector("bye"))
    stage.turn_away(1000)
    tab.until("document.body.innerText.includes('The table is closed.')")
    assert [said for said in stage.said if said["type"] == "hello"] == []


def test_a_screen_reader_finds_buttons_lists_and_news(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    shown(tab, stage, "table_discard")
    heard = tab.heard()
    buttons = [name for role, name in heard if role == "button"]
    hand = [held["spoken"] for group in vector("table_discard")["hand"] for held in group["cards"]]
    at = buttons.index(hand[0])
    states = re.compile(", (suggested|picked).*")
    assert [states.sub("", name) for name in buttons[at : at + len(hand)]] == hand
    assert buttons[:2] == ["Sort", "Menu"]
    assert buttons[-8:][3] == "Discard ▲ Soldier"
    assert buttons[-8].startswith("Win Win: ")
    assert ("list", "Your hand") in heard
    for region in ("Players", "Table", "Answers"):
        assert ("region", region) in heard
    stage.show(vector("events"))
    tab.until("document.querySelector('[role=log]').textContent.includes('Lan discards green Soldier.')")


def test_looks_are_chosen_on_the_phone_and_kept(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    tab.tap("[data-key=menu]")
    tab.tap("dialog [data-key=settings] summary")
    tab.tap("dialog input[value=mat]")
    tab.tap("dialog input[value=larger]")
    tab.open(stage.address)
    tab.until("document.querySelector('#name')")
    assert tab.js("[document.documentElement.dataset.cloth, document.documentElement.dataset.size]") == [
        "mat",
        "larger",
    ]


def test_every_answer_stands_at_the_same_place_whatever_is_asked(
    browser: Chromium, stage: PhoneStage
) -> None:
    tab = arrived(browser, stage)
    places = []
    for name in ("table", "table_discard", "table_variants", "table_deal", "table_waiting", "table_paused"):
        shown(tab, stage, name)
        places.append(tab.js(PLACES))
    assert len(places[0]) == 8
    assert all(other == places[0] for other in places[1:])


def test_a_second_tap_where_an_answer_was_does_nothing(browser: Chromium, stage: PhoneStage) -> None:
    """Of what throws a card away, what asks back, and what gives a hand up."""
    tab = arrived(browser, stage)
    shown(tab, stage, "table")
    tab.tap("[data-key='place:6']")
    stage.hear(type="press", id="place:6")
    screen = vector("table")
    screen["tray"][6]["label"] = "Really?"
    stage.show(screen)
    tab.until("document.querySelector('.tray .waits')")
    tab.tap("[data-key='place:6']")
    tab.until("document.querySelector('.tray .waits') === null")
    assert [said for said in stage.said if said["type"] == "press"] == []
    deal = vector("table_deal")
    show(tab, stage, deal)
    tab.tap("[data-key='deal:0']")
    stage.hear(type="press", id="deal:0")
    deal["wide"][0]["label"] = "Really fold?"
    stage.show(deal)
    tab.until("document.querySelector('.acts.waits')")
    tab.tap("[data-key='deal:0']")
    tab.until("document.querySelector('.acts.waits') === null")
    assert [said for said in stage.said if said["type"] == "press"] == []
    tab.tap("[data-key='deal:0']")
    stage.hear(type="press", id="deal:0")


def test_suggestions_end_with_the_third_round_and_the_page_says_so(
    browser: Chromium, stage: PhoneStage
) -> None:
    tab = arrived(browser, stage)
    assert stage.hear(type="set")["suggests"] is True
    for number in range(3):
        shown(tab, stage, "table")
        tab.until("document.querySelector('.hand')")
        shown(tab, stage, "table_result")
        tab.until("document.querySelector('.result')")
        told = "document.querySelector('.result').innerText.includes('Suggestions are now off')"
        assert bool(tab.js(told)) == (number == 2)
    assert stage.hear(type="set")["suggests"] is False
    tab.open(stage.address)
    assert stage.hear(type="set")["suggests"] is False
    shown(tab, stage, "table")
    tab.tap("[data-key=menu]")
    tab.tap("dialog [data-key=settings] summary")
    tab.tap("dialog input[value=always]")
    assert stage.hear(type="set")["suggests"] is True


def test_a_pressed_button_is_gray_until_something_answers(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    shown(tab, stage, "table")
    tab.tap("[data-key='place:6']")
    tab.until("document.querySelector('.tray .held-down')")
    stage.show({"type": "refused", "id": "place:6", "text": "Too late."})
    tab.until("document.querySelector('.tray .held-down') === null")


def test_a_tap_that_nothing_answers_is_asked_after_and_then_given_up(
    browser: Chromium, stage: PhoneStage
) -> None:
    """The stage answers nothing by itself, as a computer out of reach."""
    tab = arrived(browser, stage)
    shown(tab, stage, "table")
    tab.tap("[data-key='place:6']")
    stage.hear(type="press")
    stage.hear(type="beat")
    tab.until("document.querySelector('#link').textContent.startsWith('Connection lost')")


def test_going_back_closes_the_menu_and_not_the_page(browser: Chromium, stage: PhoneStage) -> None:
    tab = arrived(browser, stage)
    shown(tab, stage, "table")
    for _ in range(2):
        tab.tap("[data-key=menu]")
        tab.until("document.querySelector('dialog').open")
        tab.js("history.back()")
        tab.until("!document.querySelector('dialog').open")
    assert tab.js("document.querySelector('.hand') !== null")
    tab.tap("[data-key=menu]")
    tab.tap("dialog .icon")
    tab.until("!document.querySelector('dialog').open && !history.state")


def test_who_is_back_with_a_new_phone_says_so_and_the_others_are_asked(
    browser: Chromium, stage: PhoneStage
) -> None:
    tab = arrived(browser, stage)
    tab.tap("[data-key='claim:1']")
    stage.hear(type="press", id="claim:1")
    shown(tab, stage, "table")
    stage.show(vector("asked"))
    tab.until("document.querySelector('dialog').open")
    stage.show({**vector("asked"), "text": "", "buttons": []})
    tab.until("!document.querySelector('dialog').open")
    stage.show(vector("asked"))
    tab.until("document.querySelector('dialog').open")
    tab.tap("dialog [data-key='agree:2']")
    stage.hear(type="press", id="agree:2")
