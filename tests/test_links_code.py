"""Table codes: easy to type, hard to guess, and guarded."""

import os
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.errors import LocalProtocolError
from net.links.code import (
    TRIES_PER_CODE,
    WINDOW_S,
    Attempt,
    CodeGuard,
    is_fit,
    make_code,
    normalized,
)
from net.words import WORDS


def test_a_made_code_is_two_words_and_a_number() -> None:
    first, second, number = make_code(os.urandom).split("-")

    assert first in WORDS
    assert second in WORDS
    assert len(number) == 3
    assert number.isdecimal()


@pytest.mark.parametrize(
    "typed",
    [
        "moss-lantern-417",
        "Moss Lantern 417",
        " MOSS  lantern417 ",
        "moss–lantern–417",
        "ｍｏｓｓ-lantern-４１７",
    ],
)
def test_case_spaces_dashes_and_width_do_not_count(typed: str) -> None:
    assert normalized(typed) == "mosslantern417"


def test_vietnamese_letters_count_in_either_unicode_form() -> None:
    assert normalized("Tứ Sắc Tết") == normalized(unicodedata.normalize("NFD", "TỨ SẮC TẾT"))
    assert normalized("tứ") != normalized("tu")


@given(st.text(max_size=30))
def test_normalizing_twice_changes_nothing(typed: str) -> None:
    assert normalized(normalized(typed)) == normalized(typed)


def test_a_code_of_ones_own_has_six_characters() -> None:
    assert is_fit("abc123")
    assert is_fit("Tết này")


@pytest.mark.parametrize("code", ["", "abc 12", "------", "x" * 65])
def test_a_code_too_short_or_long_is_refused(code: str) -> None:
    assert not is_fit(code)
    with pytest.raises(LocalProtocolError, match="6 to 64"):
        CodeGuard(code)


def fail(guard: CodeGuard, host: str, now: float) -> None:
    """Try a wrong code."""
    assert guard.begin(host, now)
    guard.end(host, Attempt.WRONG, now)


def test_three_wrong_codes_a_minute_close_an_address_for_that_minute() -> None:
    guard = CodeGuard("moss-lantern-417")
    for now in (0.0, 1.0, 2.0):
        fail(guard, "10.0.0.1", now)

    assert not guard.begin("10.0.0.1", WINDOW_S - 1)
    assert guard.begin("10.0.0.2", WINDOW_S - 1)
    assert guard.begin("10.0.0.1", WINDOW_S + 0.5)


def test_ten_wrong_codes_close_the_table() -> None:
    guard = CodeGuard("moss-lantern-417")
    for number in range(TRIES_PER_CODE):
        assert not guard.is_spent
        fail(guard, f"10.0.0.{number}", 0.0)

    assert guard.is_spent
    assert guard.wrong == TRIES_PER_CODE
    assert not guard.begin("10.0.0.99", 10_000.0)


def test_many_attempts_at_once_are_no_more_than_allowed() -> None:
    guard = CodeGuard("moss-lantern-417")

    assert [guard.begin("10.0.0.1", 0.0) for _ in range(4)] == [True, True, True, False]
    assert sum(guard.begin(f"10.0.1.{number}", 0.0) for number in range(20)) == TRIES_PER_CODE - 3


def test_right_and_abandoned_attempts_cost_nothing() -> None:
    guard = CodeGuard("moss-lantern-417")
    for attempt in (Attempt.RIGHT, Attempt.ABANDONED) * 20:
        assert guard.begin("10.0.0.1", 0.0)
        guard.end("10.0.0.1", attempt, 0.0)

    assert guard.wrong == 0
