"""After the last card a machine signs what is wrong, for all or for some.

The round counts all the same, here and everywhere.

Scripts of an attacker (C5, C6), as whole sessions.
"""

from collections.abc import Iterable

import pytest

from lab.cheating.cheat import Cheat, Ending, Outcome, parsed, resigned
from lab.simulator.cheats import CheatingMachine
from lab.simulator.invariants import Watch
from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from lab.simulator.world import phases
from net.deal.round_deal import RoundDeal
from net.match.status import TablePhase
from net.records.fair_record import decode_record
from net.table.interface.status import NewsKind
from net.wire.codec import encode
from net.wire.deal import Audit, End
from tests.support.people import dealt, news, party

WRONG = {
    "END": encode(End(bytes(32))),
    "AUDIT": encode(Audit((bytes(31) + b"\x01",), bytes(32))),
    "RECEIPT": b"\x91\xc0",
}
"""What can be read, or cannot, in place of an honest word after the last card."""


class SignsWrong(Cheat):
    """Signs something wrong of one kind, in the first round; for some machines the right word besides."""

    name = "signs-wrong"
    outcome = Outcome(Ending.NAMED, ("wrong_result", "audit_mismatch", "malformed_body", "equivocation"))
    machines = 3

    def __init__(self, kind: str, right_for: frozenset[bytes] = frozenset()) -> None:
        super().__init__()
        self._kind = kind
        self._right_for = right_for

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        signed = parsed(raw)
        envelope = signed.envelope
        is_it = (envelope.peer, envelope.kind, envelope.hand) == (hand.me, self._kind, 1)
        if not is_it or hand.table.machines[receiver].sign_key in self._right_for:
            return (raw,)
        self.is_done = True
        return (resigned(hand, signed, body=WRONG[self._kind]),)


SEED = 38
WON = (-3, -3, -3, 9)
"""What the first round of that seed pays to three people, where the computer player of machine 2 wins it."""


def finished(kind: str, people: int, liars: tuple[int, ...], right_for: Iterable[int] = ()) -> list[Machine]:
    """The honest machines at the end of two rounds, in the first of which some have lied."""
    world, machines = party(people, seats=people + 1, rounds=2, seed=SEED)
    world.watch = Watch(machines)
    world.watch.faulty.update(liars)
    cheats = [SignsWrong(kind, frozenset(machines[place].key for place in right_for)) for _ in liars]
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for liar, cheat in zip(liars, cheats, strict=True):
        CheatingMachine(world, liar, cheat)
    world.until(lambda: all(cheat.is_done for cheat in cheats), 300)
    honest = [machine for place, machine in enumerate(machines) if place not in liars]
    world.until(lambda: phases(honest) == [TablePhase.ENDED] * len(honest), 400)
    return honest


def check(honest: list[Machine]) -> None:
    """Hold that the round in which somebody lied counts for every honest machine, as it was dealt first."""
    assert len({machine.session.status.match for machine in honest}) == 1
    for machine in honest:
        assert not news(machine, NewsKind.ROUND_VOID)
        first = decode_record(machine.kept[0])
        assert (first.number, first.attempt) == (1, 0)


@pytest.mark.parametrize("kind", ["END", "AUDIT", "RECEIPT"])
@pytest.mark.parametrize("loser", [0, 1])
def test_a_loser_that_signs_what_is_wrong_after_the_win_takes_nothing_from_the_winner(
    kind: str, loser: int
) -> None:
    honest = finished(kind, 3, (loser,))
    check(honest)
    for machine in honest:
        assert paid(machine) == WON
        assert [place for place, _ in news(machine, NewsKind.PROVEN_CHEAT)] == [loser]


@pytest.mark.parametrize("right_for", [(), (0,)])
def test_two_of_four_in_league_that_sign_another_end_take_nothing_from_the_honest(
    right_for: tuple[int, ...],
) -> None:
    honest = finished("END", 4, (2, 3), right_for)
    check(honest)
    assert len({paid(machine) for machine in honest}) == 1
    for machine in honest:
        assert {place for place, _ in news(machine, NewsKind.PROVEN_CHEAT)} == {2, 3}


SPLITS = [(3, 0, (1,)), (3, 1, (0,)), (3, 2, (1,)), (4, 0, (1,)), (4, 0, (2,)), (4, 3, (0, 1))]
"""How many people play, who lies, and who gets the right receipt."""


@pytest.mark.parametrize(("people", "liar", "right"), SPLITS)
def test_a_receipt_that_is_right_for_some_and_wrong_for_others_splits_nobody(
    people: int, liar: int, right: tuple[int, ...]
) -> None:
    check(finished("RECEIPT", people, (liar,), right))


def test_the_same_table_without_a_liar_ends_so() -> None:
    world, machines = party(3, seats=4, rounds=2, seed=SEED)
    world.until(lambda: phases(machines) == [TablePhase.ENDED] * 3, 400)
    check(machines)
    assert {paid(machine) for machine in machines} == {WON}


def paid(machine: Machine) -> tuple[int, ...]:
    """Return the payments of the first round.

    As all have signed at the table of the second, or as it was counted at one table.
    """
    table, match = inside(machine.session).table, machine.session.status.match
    assert table is not None
    assert match is not None
    return tuple(match.outcomes[0].payments) if table.standing is None else table.standing.tally
