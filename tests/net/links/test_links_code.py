"""Table codes: easy to type, hard to guess, and guarded."""

import os
import unicodedata
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.errors import LocalProtocolError
from net.links.code import (
    BEGUN_PER_ADDRESS,
    LONG_WINDOW_S,
    TRIES_FROM_ALL,
    TRIES_PER_CHOSEN_CODE,
    TRIES_PER_LONG_WINDOW,
    TRIES_WHILE_WARY,
    WINDOW_S,
    CodeGuard,
    GuessOutcome,
    is_fit,
    is_made,
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


def guess(guard: CodeGuard, hosts: Sequence[str], now: float) -> int:
    """Try as many wrong codes from these addresses as the guard lets pass; return how many."""
    before = guard.wrong
    for host in hosts:
        while guard.begin(host, now):
            guard.end(host, GuessOutcome.WRONG, now)
    return guard.wrong - before


def test_a_chosen_code_is_closed_after_a_hundred_wrong_ones() -> None:
    guard = CodeGuard("trung thu 2026")
    for number in range(TRIES_PER_CHOSEN_CODE):
        assert not guard.is_spent
        fail(guard, f"10.0.0.{number}", 0.0)

    assert guard.is_spent
    assert not guard.begin("10.0.0.199", 10_000.0)


@pytest.mark.parametrize("many", [1, 4, 6, 50, 252])
def test_however_many_addresses_of_a_home_network_guess_the_right_guest_comes_in(many: int) -> None:
    guard, hosts = CodeGuard("moss-lantern-417"), [f"10.0.0.{number}" for number in range(2, many + 2)]
    for moment in range(0, int(2 * LONG_WINDOW_S), 600):
        guess(guard, hosts, float(moment))
        assert guard.begin("10.0.0.1", moment + 1.0)
        assert guard.may_test("10.0.0.1", moment + 1.0)
        guard.end("10.0.0.1", GuessOutcome.ABANDONED, moment + 1.0)

    assert guard.wrong >= 2 * many
    fail(guard, "10.0.0.1", 2 * LONG_WINDOW_S)
    assert guard.begin("10.0.0.1", 2 * LONG_WINDOW_S)


def test_all_addresses_together_try_no_more_than_the_limit() -> None:
    guard, hosts = (
        CodeGuard("moss-lantern-417"),
        [f"10.0.{number % 2}.{number // 2}" for number in range(400)],
    )
    tried = [guess(guard, hosts, float(moment)) for moment in range(0, int(3 * LONG_WINDOW_S), 1200)]

    in_an_hour = [sum(tried[place : place + 3]) for place in range(len(tried) - 2)]
    assert max(in_an_hour) == TRIES_FROM_ALL
    assert not guard.is_spent


def test_once_somebody_guesses_an_address_tries_twice_in_an_hour() -> None:
    guard = CodeGuard("moss-lantern-417")
    guess(guard, ["10.0.0.1", "10.0.0.2"], 0.0)
    assert guard.is_wary(1.0)

    assert guess(guard, ["10.0.0.3"], 1.0) == TRIES_WHILE_WARY
    assert guess(guard, ["10.0.0.3"], LONG_WINDOW_S - 1) == 0
    assert not guard.is_wary(LONG_WINDOW_S + 1)
    assert guess(guard, ["10.0.0.3"], LONG_WINDOW_S + 2) > 0


def test_a_made_code_is_told_from_a_chosen_one_however_it_is_typed() -> None:
    assert all(is_made(make_code(os.urandom)) for _ in range(20))
    assert is_made(" MOSS  lantern417 ")
    assert not any(map(is_made, ("trung thu 2026", "moss-lantern-41", "moss-417", "xmoss-lantern-417")))


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
    for _ in range(TRIES_PER_LONG_WINDOW):
        fail(guard, "10.0.2.1" if guard.wrong < 3 else "10.0.2.2", 0.0)
    tested = 0
    for _ in range(3):
        if guard.may_test("10.0.0.1", 1.0):
            guard.end("10.0.0.1", GuessOutcome.WRONG, 1.0)
            tested += 1
    assert tested == TRIES_WHILE_WARY


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
