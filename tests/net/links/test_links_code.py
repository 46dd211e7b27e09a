"""Table codes: easy to type, hard to guess, and guarded."""

import os
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.errors import LocalProtocolError
from net.links.code import (
    BEGUN_PER_ADDRESS,
    LONG_WINDOW_S,
    TRIES_PER_CODE,
    TRIES_PER_LONG_WINDOW,
    WINDOW_S,
    CodeGuard,
    GuessOutcome,
    is_fit,
    make_code,
    network_of,
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
    guard.end(host, GuessOutcome.WRONG, now)


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


def test_five_addresses_do_not_have_the_code_changed_while_another_guest_waits() -> None:
    guard, hosts = CodeGuard("moss-lantern-417"), [f"10.0.0.{number}" for number in range(5)]
    for second in range(int(LONG_WINDOW_S)):
        for host in hosts[:4]:
            while guard.begin(host, float(second)):
                guard.end(host, GuessOutcome.WRONG, float(second))

    assert not guard.is_spent
    fail(guard, hosts[4], LONG_WINDOW_S)
    assert guard.begin("10.0.0.9", LONG_WINDOW_S)


def test_one_address_alone_does_not_have_the_code_changed() -> None:
    guard = CodeGuard("moss-lantern-417")
    tried = 0
    for second in range(int(LONG_WINDOW_S)):
        while guard.begin("10.0.0.1", float(second)):
            guard.end("10.0.0.1", GuessOutcome.WRONG, float(second))
            tried += 1

    assert tried == TRIES_PER_LONG_WINDOW
    assert not guard.is_spent
    assert guard.begin("10.0.0.2", LONG_WINDOW_S - 1)
    assert guard.begin("10.0.0.1", LONG_WINDOW_S + WINDOW_S + 1)


def test_whoever_takes_ever_new_addresses_of_its_network_is_one() -> None:
    guard = CodeGuard("moss-lantern-417")
    for number in range(3):
        fail(guard, f"fe80::{number + 1:x}", 0.0)

    assert not guard.begin("fe80::9", 1.0)
    assert guard.begin("fd00::1", 1.0)
    assert guard.begin("10.0.0.1", 1.0)
    assert network_of("fe80::1") == network_of("fe80::ffff:ffff:ffff:ffff") != network_of("fe80:0:0:1::1")
    assert network_of("10.0.0.1") != network_of("10.0.0.2")


def test_many_attempts_at_once_are_no_more_than_allowed() -> None:
    guard = CodeGuard("moss-lantern-417")
    crowd = [f"10.0.1.{number}" for number in range(50)]

    assert [guard.begin("10.0.0.1", 0.0) for _ in range(4)] == [True, True, True, False]
    assert all(guard.begin(host, 0.0) for host in crowd)
    tested = 0
    for host in crowd:
        if guard.may_test(host, 1.0):
            guard.end(host, GuessOutcome.WRONG, 1.0)
            tested += 1
    assert tested == TRIES_PER_CODE


def test_attempts_begun_and_given_up_are_counted_and_keep_out_nobody_else() -> None:
    guard = CodeGuard("moss-lantern-417")
    begun = 0
    while guard.begin("10.0.0.1", 0.0):
        guard.end("10.0.0.1", GuessOutcome.ABANDONED, 0.0)
        begun += 1

    assert begun == BEGUN_PER_ADDRESS
    assert guard.wrong == 0
    assert guard.begin("10.0.0.2", 0.0)
    assert guard.begin("10.0.0.1", WINDOW_S)


def test_attempts_under_way_from_anywhere_keep_out_nobody_with_the_code() -> None:
    guard = CodeGuard("moss-lantern-417")
    for number in range(1000):
        guard.begin(f"10.0.{number % 4}.{number % 250}", 0.0)

    assert guard.begin("192.168.1.7", 0.0)
    assert guard.may_test("192.168.1.7", 0.0)


def test_right_attempts_cost_nothing() -> None:
    guard = CodeGuard("moss-lantern-417")
    for _ in range(5 * BEGUN_PER_ADDRESS):
        assert guard.begin("10.0.0.1", 0.0)
        guard.end("10.0.0.1", GuessOutcome.RIGHT, 0.0)

    assert guard.wrong == 0
