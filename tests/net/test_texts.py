"""Texts from elsewhere: what is dropped where they come in, and what a terminal is shown of them."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.table.values.names import clean_name
from net.texts import cleaned, same_name, visible

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ASTRONAUT = "🧑🏽\u200d🚀"
RAINBOW = "🏳\ufe0f\u200d🌈"

ODD = st.sampled_from(
    "a e\u0301\u0323\u0308"
    " \t\n\r\x00\x07\x1b\x7f\x85\x9b\xa0\xad\u034f\u061c\u1160\u200b\u200c\u200d\u200e\u200f"
    "\u2028\u2029\u202a\u202e\u2066\u2069\u2800\u3164\ufe0f\ufeff\ufffe\ufdfa\ud800\U000e0041\U000e0101👨👩🏽🏳♥©ﬁשلا"
)
TEXTS = st.one_of(st.text(st.characters()), st.lists(ODD, max_size=60).map("".join))


@pytest.mark.parametrize(
    "name", [FAMILY, ASTRONAUT, RAINBOW, "❤\ufe0f\u200d🔥", f"Lan {FAMILY}", "שרה", "علی", "Thảo ♥"]
)
def test_names_that_people_have_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFKC", name)
    assert visible(name) == name


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("می\u200cخواهم", "میخواهم"),
        ("\u200fשרה\u200e", "שרה"),
        ("L\u200da\u200dn", "Lan"),
        ("\u200d👩\u200d", "👩"),
        ("👩\u200d\u200d👧", "👩\u200d👧"),
        ("a\ufe0fb", "ab"),
        ("\u3164\u2800\u1160", ""),
        ("L\u00adan\U000e0041", "Lan"),
    ],
)
def test_what_cannot_be_seen_is_dropped_and_the_name_is_taken(typed: str, taken: str) -> None:
    assert clean_name(typed) == taken


def test_a_family_cut_in_the_middle_is_smaller_but_whole() -> None:
    assert cleaned(FAMILY, 6) == "👨\u200d👩\u200d👧"
    assert cleaned(FAMILY, 5) == "👨\u200d👩\u200d👧"


def test_names_that_look_alike_are_the_same() -> None:
    assert same_name("©\u200d©", "©©")
    assert same_name("♥\ufe0f", "♥")
    assert not same_name("👩👧", "👩👦")


@given(TEXTS, st.integers(0, 50))
def test_what_is_clean_stays_as_it_is_and_is_visible(text: str, longest: int) -> None:
    clean = cleaned(text, longest)

    assert len(clean) <= longest
    assert cleaned(clean, longest) == clean
    assert visible(clean) == clean


@given(TEXTS)
def test_nothing_a_terminal_obeys_is_printed_and_what_is_visible_stays(text: str) -> None:
    shown = visible(text)

    assert visible(shown) == shown
    left = {
        character for character in shown if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Zl", "Zp"}
    }
    assert left <= {"\u200d"}
    shown.encode()


@given(st.text(st.characters(codec="utf-8")))
def test_json_stays_the_same_json(text: str) -> None:
    line = json.dumps({"name": text}, ensure_ascii=False)

    assert json.loads(visible(line)) == {"name": text}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b]0;PWN\x07", r"\u001b]0;PWN\u0007"),
        ("\x9b31m", r"\u009b31m"),
        ("a\u202egnp.exe", r"a\u202egnp.exe"),
        ("zero\u200bwidth", r"zero\u200bwidth"),
        ("two\nlines", r"two\u000alines"),
        ("a\u200db", r"a\u200db"),
        ("tag\U000e0041", r"tag\udb40\udc41"),
    ],
)
def test_what_a_terminal_would_obey_is_written_out(text: str, shown: str) -> None:
    assert visible(text) == shown
