"""Ballots: whatever is heard when, a head is decided once, and nobody's rules can be bent unseen."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from net.dealing.ballots import MOST_AHEAD, MOST_BALLOTS, Ballots, Vote, choice

from net.wire import Accept, Accepted, Chosen, Prepare, Promise, Words


def word(machine: int) -> tuple[int, bytes]:
    """The word of a machine."""
    return machine, bytes([machine]) * 32


def words(*machines: int) -> Words:
    """The words of machines."""
    return tuple(word(machine) for machine in machines)


class Machine:
    """An acceptor that holds some words, and hears what reaches it in each author's order."""

    def __init__(self, me: int, machines: int, held: Words) -> None:
        self.me = me
        self.held = held
        self.ballots = Ballots(machines)
        self.said: list[tuple[int, Vote, bytes]] = []
        self._heard: dict[int, int] = {}

    def hear(self, others: list["Machine"], author: int) -> bool:
        """Hear an author's next message, if there is one that can be judged."""
        place = self._heard.get(author, 0)
        if place == len(others[author].said):
            return False
        _, vote, told = others[author].said[place]
        if not self.ballots.is_due(vote, author):
            return False
        assert self.ballots.take(vote, author, told)
        self._heard[author] = place + 1
        return True

    def say(self, vote: Vote | None) -> bool:
        """Say something, and hear it too."""
        if vote is None:
            return False
        told = bytes([self.me]) * 16 + len(self.said).to_bytes(16)
        assert self.ballots.take(vote, self.me, told)
        self.said.append((self.me, vote, told))
        self._heard[self.me] = len(self.said)
        return True

    def act(self, everybody: range) -> bool:
        """Say one of the things that are due."""
        return (
            self.say(self.ballots.next_promise(self.me, self.held))
            or self.say(self.ballots.next_accept(self.me, words(*everybody), must_hold=()))
            or self.say(self.ballots.next_vote(self.me, may_leave_out=everybody, named=everybody))
        )


def quarrel(seed: int, machines: int) -> list[Machine]:
    """Machines that hold different words, begin ballots and hear each other in any order; some are cut off."""
    rng = random.Random(seed)
    everyone = range(machines)
    table = [
        Machine(me, machines, words(*sorted({me, *(other for other in everyone if rng.random() < 0.5)})))
        for me in everyone
    ]
    cut = rng.sample(everyone, rng.randrange(machines // 2 + 1))
    for _ in range(600):
        machine = rng.choice([one for one in table if one.me not in cut])
        chance = rng.random()
        if chance < 0.01:
            machine.say(machine.ballots.next_prepare(machine.me))
        elif chance < 0.5:
            machine.act(everyone)
        else:
            machine.hear(table, rng.choice(everyone))
    return table


@given(st.integers(0, 1 << 30), st.integers(3, 6))
def test_a_head_is_decided_once(seed: int, machines: int) -> None:
    decided = {machine.ballots.decided for machine in quarrel(seed, machines)} - {None}

    assert len(decided) <= 1


def test_quarrels_do_come_to_decisions() -> None:
    settled = [any(one.ballots.decided for one in quarrel(seed, 4)) for seed in range(20)]

    assert sum(settled) > 10


def agree(table: list[Machine], among: range) -> None:
    """Let some machines talk until nothing is left to say."""
    while any(
        [table[me].act(range(len(table))) for me in among]
        + [table[me].hear(table, author) for me in among for author in among]
    ):
        pass


def test_a_word_that_one_promise_names_counts() -> None:
    held = [words(0), words(1, 3), words(2), words(3)]
    table = [Machine(me, 4, held[me]) for me in range(4)]
    table[0].say(table[0].ballots.next_prepare(0))
    agree(table, range(3))

    assert {table[me].ballots.decided for me in range(3)} == {words(0, 1, 2, 3)}


def test_a_second_proposer_finishes_what_the_first_began() -> None:
    table = [Machine(me, 3, words(me)) for me in range(3)]
    table[0].say(table[0].ballots.next_prepare(0))
    for me in (0, 1):
        table[me].hear(table, 0)
        table[me].say(table[me].ballots.next_promise(me, table[me].held))
    table[0].hear(table, 1)
    table[0].say(table[0].ballots.next_accept(0, words(0, 1, 2), must_hold=()))
    table[0].say(table[0].ballots.next_vote(0, may_leave_out=range(3), named=range(3)))
    while table[1].hear(table, 0):
        pass
    table[1].say(table[1].ballots.next_vote(1, may_leave_out=range(3), named=range(3)))
    table[2].hear(table, 1)
    table[1].say(table[1].ballots.next_prepare(1))
    agree(table, range(1, 3))

    assert (
        table[2].ballots.decided is None
    )  # it cannot judge a vote without the proposal that machine 0 has made
    agree(table, range(3))
    assert {one.ballots.decided for one in table} == {words(0, 1)}


def test_a_proposer_waits_for_whom_it_has_not_given_up() -> None:
    table = [Machine(me, 3, words(me)) for me in range(3)]
    ballots = table[0].ballots
    table[0].say(ballots.next_prepare(0))
    table[0].say(ballots.next_promise(0, table[0].held))
    ballots.take(Promise(0, 0, None, words(1)), 1, b"p" * 32)

    assert ballots.next_accept(0, words(0, 1), must_hold=(2,)) is None
    assert ballots.next_accept(0, words(0, 1), must_hold=(1,)) is not None


def test_nobody_votes_to_leave_out_whom_he_waits_for() -> None:
    ballots = asked_for(words(0, 1))

    assert ballots.next_vote(1, may_leave_out=(), named=range(3)) is None
    assert ballots.next_vote(1, may_leave_out=(2,), named=range(3)) is not None


def asked_for(chosen: Words) -> Ballots:
    """Ballots of three machines at the moment when the first has asked to accept some words."""
    ballots = Ballots(3)
    assert ballots.take(Prepare(0), 0, b"0" * 32)
    assert ballots.take(Promise(0, 0, None, chosen[:1]), 0, b"a" * 32)
    assert ballots.take(Promise(0, 0, None, chosen[1:]), 1, b"b" * 32)
    assert ballots.take(Accept(0, (b"a" * 32, b"b" * 32), chosen), 0, b"c" * 32)
    return ballots


VOTE = Chosen(0, 0, words(0, 1))

BROKEN: dict[str, tuple[list[tuple[int, Vote]], tuple[int, Vote]]] = {
    "a ballot that is not higher": ([(1, Prepare(4))], (1, Prepare(4))),
    "a promise that forgets a vote": (
        [(1, Accepted(VOTE)), (2, Prepare(1))],
        (1, Promise(1, 2, None, words(1))),
    ),
    "a promise of a lower ballot": (
        [(2, Prepare(1)), (1, Promise(1, 2, None, ()))],
        (1, Promise(0, 0, None, ())),
    ),
    "a vote after a higher promise": ([(2, Prepare(1)), (1, Promise(1, 2, None, ()))], (1, Accepted(VOTE))),
    "a vote for something else": ([], (1, Accepted(Chosen(0, 0, words(0))))),
    "the same vote twice": ([(1, Accepted(VOTE))], (1, Accepted(VOTE))),
    "a second choice in one ballot": ([], (0, Accept(0, (b"a" * 32, b"b" * 32), words(0, 1)))),
    "a choice of one promise": ([(1, Prepare(1))], (1, Accept(1, (), ()))),
}


@pytest.mark.parametrize("name", BROKEN)
def test_whoever_breaks_a_rule_is_found(name: str) -> None:
    ballots = asked_for(words(0, 1))
    before, broken = BROKEN[name]
    for author, vote in before:
        assert ballots.take(vote, author, bytes(32))
    author, vote = broken

    assert ballots.is_due(vote, author)
    assert not ballots.take(vote, author, bytes(32))


def test_a_choice_that_leaves_out_what_was_named_is_refused() -> None:
    ballots = Ballots(3)
    ballots.take(Prepare(0), 0, b"0" * 32)
    ballots.take(Promise(0, 0, None, words(0)), 0, b"a" * 32)
    ballots.take(Promise(0, 0, None, words(1, 2)), 1, b"b" * 32)

    assert not ballots.take(Accept(0, (b"a" * 32, b"b" * 32), words(0, 1)), 0, b"c" * 32)


def test_what_refers_to_the_unheard_waits() -> None:
    ballots = Ballots(3)

    assert not ballots.is_due(Promise(0, 1, None, ()), 0)
    assert not ballots.is_due(Accept(0, (b"a" * 32,), ()), 0)
    assert not ballots.is_due(Accepted(VOTE), 0)


def test_numbers_cannot_be_used_up() -> None:
    ballots = Ballots(3)

    assert not ballots.is_due(Prepare(65_535), 2)
    assert ballots.next_prepare(0) == Prepare(0)


def test_whoever_begins_ballot_after_ballot_comes_to_its_end_before_the_others_do() -> None:
    ballots, author = Ballots(3), 2
    for counter in range(0, MOST_BALLOTS * MOST_AHEAD, MOST_AHEAD):
        assert ballots.is_due(Prepare(counter), author)
        assert ballots.take(Prepare(counter), author, bytes(32))

    assert not ballots.is_due(Prepare(counter + 1), author)
    assert ballots.next_prepare(author) is None
    mine = ballots.next_prepare(0)
    assert mine is not None
    assert mine.counter > counter
    assert ballots.is_due(mine, 0)


def test_only_a_ballot_that_was_begun_is_promised_anything() -> None:
    ballots = Ballots(3)
    assert ballots.take(Prepare(5), 2, bytes(32))

    assert not ballots.is_due(Promise(4, 2, None, ()), 1)
    assert ballots.is_due(Promise(5, 2, None, ()), 1)


def test_the_latest_vote_is_chosen() -> None:
    early, late = Chosen(0, 2, words(0)), Chosen(1, 0, words(1))
    promises = [Promise(3, 0, early, words(2)), Promise(3, 0, late, ()), Promise(3, 0, None, words(2))]

    assert choice(promises) == words(1)
