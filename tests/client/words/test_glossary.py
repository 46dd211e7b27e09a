"""The words of the table: each explained, found in texts, and linked."""

from collections.abc import Iterator

import pytest

from engine.rules_text import override
from engine.rulesets import load
from tusac_qt.words.glossary import (
    TERMS,
    explain,
    explain_all,
    find_terms,
    linked,
    meaning_of,
    once,
    word_of,
)
from tusac_qt.words.translation import speak

TABLE_WORDS = (
    "quân", "sắc", "cái", "nọc", "bốc", "lật", "đánh", "ăn", "cửa", "chẵn", "lẻ", "đôi", "khạp", "quằn",
    "khui", "rác",
    "bụng", "saki", "xên", "tới", "tới quan", "lệnh", "bỏ đôi", "đứt đầu", "nhập xác", "đền", "thiên tới",
)  # fmt: skip
"""The words of docs/rules.md, 8."""


@pytest.fixture
def afterwards_english() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("word", TABLE_WORDS)
def test_every_vietnamese_word_of_the_table_is_explained(word: str) -> None:
    assert any(word in term.vietnamese.split(", ") for term in TERMS.values())


def test_words_are_told_apart_and_their_meanings_are_sentences() -> None:
    assert len({word_of(key) for key in TERMS}) == len(TERMS)
    assert all(meaning_of(key).endswith(".") for key in TERMS)
    assert explain("junk").startswith("junk (rác, cu ki): ")


@pytest.mark.parametrize(
    ("name", "pieces"), [("pvt", "Soldier"), ("viet", "Soldier"), ("wiki", "any piece"), ("tenhu", "Soldier")]
)
def test_sets_of_several_colors_are_explained_by_the_rules_in_force(name: str, pieces: str) -> None:
    rules = load(name)

    assert meaning_of("chow", rules).endswith(f"; or one piece in three colors: {pieces}.")
    assert meaning_of("quad", rules) == f"One piece in all four colors: {pieces}."
    assert f" ({TERMS['quad'].vietnamese}): One piece in all four colors: {pieces}." in explain("quad", rules)


def test_rules_without_sets_of_several_colors_say_so() -> None:
    rules = override(load("pvt"), {"mixed_color_ranks": []})

    assert "colors" not in meaning_of("chow", rules)
    assert meaning_of("quad", rules).endswith("by these rules that’s no set.")


def test_words_are_found_as_whole_words_the_longest_first_and_once() -> None:
    text = "Junk: a dealt win, no pongs; the khạp, the drawer, junk."
    found = [text[start:end] for start, end, _ in find_terms()(text)]

    assert found == ["Junk", "dealt win", "pongs"]
    assert explain_all(text, find_terms()).split("\n") == [
        explain(key) for key in ("junk", "dealt_win", "pong")
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("afterwards_english")
def test_in_a_text_without_blanks_words_are_found_too() -> None:
    speak("ja")
    text = "ポンの手札は四色で、山の札がkhạp、色は四色牌。"
    found = [text[start:end] for start, end, _ in find_terms()(text)]

    assert found == ["ポン", "四色", "山", "札", "色"], (
        "khạp and Pong are one; no character out of a longer word"
    )


@pytest.mark.usefixtures("afterwards_english")
def test_the_deck_is_no_set_and_an_odd_number_no_odd_set_in_vietnamese() -> None:
    speak("vi")
    text = "Bộ bài có 112 quân. Lệnh luôn lẻ: đếm ra số chẵn thì đếm lại. Bộ lẻ."
    found = [text[start:end] for start, end, _ in find_terms()(text)]

    assert found == ["quân", "Lệnh", "Bộ lẻ"]


def test_a_page_explains_each_word_where_it_is_met_first() -> None:
    find = once(find_terms())

    assert [key for _, _, key in find("A Pong takes the wall's card.")] == ["pong", "wall", "card"]
    assert find("Another Pong.") == []
    assert [key for _, _, key in once(find_terms())("Another Pong.")] == ["pong"]


def test_a_linked_text_is_safe_html() -> None:
    assert linked("<b> & rác", find_terms()) == '&lt;b&gt; &amp; <a href="word:junk">rác</a>'
