"""The one limit on how often something may happen, of tables and of phones."""

from hypothesis import given
from hypothesis import strategies as st

from net.token_bucket import Bucket, Buckets

PER_S, BURST = 4.0, 10
PAUSES = st.lists(st.floats(0.0, 3.0), min_size=1, max_size=60)


@given(PAUSES)
def test_within_any_time_no_more_is_allowed_than_the_burst_and_what_came_in_since(
    pauses: list[float],
) -> None:
    now, bucket, allowed = 100.0, Bucket(PER_S, BURST, 100.0), []
    for pause in pauses:
        now += pause
        while bucket.take(now):
            allowed.append(now)

    for first, begun in enumerate(allowed):
        for last in range(first, len(allowed)):
            assert last - first + 1 <= BURST + PER_S * (allowed[last] - begun) + 1e-6


@given(PAUSES)
def test_it_is_full_again_after_a_pause_and_never_fuller(pauses: list[float]) -> None:
    now, bucket = 0.0, Bucket(PER_S, BURST, 0.0)
    for pause in pauses:
        now += pause
        bucket.take(now)
    now += BURST / PER_S + 1000.0

    assert [bucket.take(now) for _ in range(BURST + 1)] == [True] * BURST + [False]


@given(PAUSES)
def test_one_that_is_refused_is_allowed_at_the_moment_that_is_named_and_not_well_before(
    pauses: list[float],
) -> None:
    now, bucket = 0.0, Bucket(PER_S, BURST, 0.0)
    for pause in pauses:
        now += pause
        while bucket.take(now):
            pass
        opens = bucket.opens_at()
        assert opens > now
        assert not bucket.has_any(max(now, opens - 0.01))
        assert bucket.take(opens)
        now = opens


def test_each_of_the_last_keys_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(PER_S, 1, most=2)

    assert [buckets.take(key, 0.0) for key in ("a", "a", "b", "b")] == [True, False, True, False]
    assert buckets.take("c", 0.0)
    assert not buckets.take("b", 0.0), "it was among the last two"
    assert buckets.take("a", 0.0), "it came before them"
