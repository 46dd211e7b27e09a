"""Texts put together by the program: divided as the language in use divides them."""

from collections.abc import Callable, Iterator

import pytest

from engine.cards import Card
from tusac_qt.words.i18n import card_list, card_name, marked_card, without_marks
from tusac_qt.words.languages import languages
from tusac_qt.words.punctuation import (
    apart,
    called,
    clauses,
    headed,
    listed,
    marked,
    phrases,
    sentences,
    stopped,
    titled,
    with_note,
)
from tusac_qt.words.translation import speak

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def afterwards_english() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize(
    ("join", "english", "chinese"),
    [
        (lambda: listed(["A", "B"]), "A, B", "A、B"),
        (lambda: clauses(["A", "B"]), "A; B", "A；B"),
        (lambda: sentences([stopped("A").strip(), "B"]), "A. B", "A。B"),
        (lambda: apart(["A", "B"]), "A. B", "A。B"),
        (lambda: headed("A", "B"), "A: B", "A：B"),
        (lambda: with_note("A", "B"), "A (B)", "A（B）"),
        (lambda: titled("A"), "A:", "A："),
        (lambda: called("A"), "A!", "A！"),
        (lambda: marked("▲", "A"), "▲\u00a0A", "▲A"),
    ],
)
def test_chinese_and_japanese_have_wide_marks(join: Callable[[], str], english: str, chinese: str) -> None:
    for code in set(languages()) - {"fr"}:
        speak(code)
        assert join() == (chinese if code in ("ja", "zh_CN", "zh_TW") else english), code


def test_french_has_a_blank_before_a_colon_and_a_semicolon_at_which_no_line_ends() -> None:
    speak("fr")

    assert (
        clauses([headed("2", "56 cartes"), headed("3", "84 cartes")])
        == "2\xa0: 56 cartes\xa0; 3\xa0: 84 cartes"
    )
    assert called("Pong") == "Pong\xa0!"
    assert with_note("Lan", "hôte") == "Lan (hôte)"


def test_a_list_of_cards_has_no_english_comma_in_chinese() -> None:
    speak("zh_CN")

    assert card_list([Card.rX, Card.rX, Card.gS]) == "红车\u00a0×2、绿卒"


def test_chinese_has_one_comma_for_things_and_one_for_phrases() -> None:
    speak("zh_CN")
    assert (listed(["A", "B"]), phrases(["A", "B"])) == ("A、B", "A，B")
    speak("en")
    assert listed(["A", "B"]) == phrases(["A", "B"])


def test_a_marked_card_is_said_without_its_mark() -> None:
    for code in languages():
        speak(code)
        assert without_marks(f"{marked_card(Card.rZ)} ×2") == f"{card_name(Card.rZ)} ×2"
