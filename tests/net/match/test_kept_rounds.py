"""The rounds that a match keeps for late envelopes: the present, its repetition, the next, the last two."""

from net.deal.terms import Terms
from net.match.kept_rounds import KeptRounds
from tests.support.matches import participant, seated


def rounds_of(rounds: int, *, first: int = 1) -> KeptRounds:
    """The rounds of a match of three machines that has so many."""
    return KeptRounds(participant(seated(3, terms=Terms(rounds=rounds)), 0), first)


def keys(rounds: KeptRounds) -> list[tuple[int, int]]:
    """The keys of the rounds that are kept, oldest first."""
    return [attempt.key for attempt in rounds.kept()]


def test_the_deck_of_the_next_round_is_shuffled_meanwhile_and_after_the_last_there_is_none() -> None:
    rounds = rounds_of(2)
    assert keys(rounds) == [(1, 0), (2, 0)]
    assert rounds.go_on()
    assert keys(rounds) == [(1, 0), (2, 0)]
    assert rounds.following is None
    assert not rounds.go_on()
    assert rounds.current.key == (2, 0)


def test_a_match_without_an_end_always_has_a_next_round() -> None:
    rounds = rounds_of(0)
    for number in range(2, 6):
        assert rounds.go_on()
        assert rounds.current.key == (number, 0)
    assert keys(rounds) == [(3, 0), (4, 0), (5, 0), (6, 0)]


def test_an_envelope_of_the_next_attempt_makes_room_for_it_and_no_other_does() -> None:
    rounds = rounds_of(3)
    assert rounds.find((1, 2)) is None
    assert rounds.find((3, 0)) is None
    assert rounds.find_kept((1, 1)) is None

    again = rounds.find((1, 1))
    assert again is not None
    assert rounds.find((1, 1)) is again
    rounds.try_again()
    assert rounds.current is again
    assert rounds.again is None
    assert keys(rounds) == [(1, 0), (1, 1), (2, 0)]


def test_a_copy_takes_the_place_of_the_attempt_at_the_same_stream() -> None:
    other = rounds_of(3)
    for key in ((1, 0), (1, 1), (2, 0)):
        rounds = rounds_of(3)
        before, anew = rounds.find(key), other.find(key)
        assert before is not None
        assert anew is not None
        rounds.replace(before, anew)
        assert rounds.find_kept(key) is anew
        assert before not in rounds.unfinished()


def test_what_is_recalled_is_replayed_where_it_belongs() -> None:
    rounds = rounds_of(3, first=2)
    earlier = rounds.recalled((1, 0), is_begun=True)
    assert earlier is not None
    assert keys(rounds)[0] == (1, 0)
    heard_of = rounds.recalled((2, 1), is_begun=False)
    assert rounds.current.key == (2, 0), "others tried it again, and our machine had not yet"
    assert rounds.recalled((2, 1), is_begun=True) is heard_of
    assert rounds.current is heard_of
    assert rounds.recalled((2, 7), is_begun=True) is None
