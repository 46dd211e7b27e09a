"""How much may come: buckets that fill again, credit that is earned, and answers given once in a while."""

from hypothesis import given
from hypothesis import strategies as st

from net.identity import SIGNATURE_BYTES
from net.table.links.answers import ANSWERED_S, Answers
from net.table.links.limits import ALLOWANCE, GIVEN_PER_S, TIMES_SENT, Bucket, Credit


@given(st.floats(0.1, 50), st.integers(1, 20), st.lists(st.floats(0, 3), max_size=60))
def test_no_more_comes_through_than_so_many_at_once_and_so_many_a_second(
    per_s: float, burst: int, pauses: list[float]
) -> None:
    bucket, now, taken = Bucket(per_s, burst, 0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)

    assert taken <= burst + now * per_s + 1e-6


@given(st.floats(0.1, 50), st.integers(1, 20))
def test_an_empty_bucket_opens_when_it_says_so(per_s: float, burst: int) -> None:
    bucket = Bucket(per_s, burst, 5.0)
    assert sum(bucket.take(5.0) for _ in range(burst + 5)) == burst
    assert bucket.opens_at() > 5.0
    assert not bucket.has_any(5.0)
    assert bucket.take(bucket.opens_at())


def test_who_sends_nothing_has_an_allowance_and_then_a_trickle() -> None:
    credit = Credit(0.0)
    assert credit.has_any(0.0)
    credit.spend(ALLOWANCE + GIVEN_PER_S)
    assert not credit.has_any(0.0)
    assert credit.opens_at() > 1.0
    assert credit.has_any(credit.opens_at())


def test_credit_is_earned_by_sending_and_never_above_the_allowance() -> None:
    credit = Credit(0.0)
    credit.spend(ALLOWANCE)
    credit.earn(100)
    credit.spend(100 * TIMES_SENT - 1)
    assert credit.has_any(0.0)
    credit.spend(1)
    assert not credit.has_any(0.0)

    credit.earn(ALLOWANCE)
    credit.spend(ALLOWANCE)
    assert not credit.has_any(0.0)


def test_an_answer_is_given_once_in_a_while_for_each_question() -> None:
    answers, raw = Answers(), b"body" + b"s" * SIGNATURE_BYTES
    other = b"body" + b"t" * SIGNATURE_BYTES
    answers.ask("positions 1")
    assert answers.give(raw, 0.0)
    assert answers.give(other, 0.0)
    answers.ask("positions 1")
    assert not answers.give(raw, ANSWERED_S - 1)
    assert answers.give(raw, ANSWERED_S)

    answers.ask("positions 2")
    assert answers.give(raw, ANSWERED_S)
