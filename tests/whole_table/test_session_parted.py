"""Honest machines that go on differently, or alone, once a liar or a loser has had its way.

What was won still counts.
"""

from collections.abc import Collection, Iterator

import msgspec
import pytest

from lab.cheating.cheat import parsed
from lab.simulator.group import StubGroup
from lab.simulator.looking import inside, phase
from lab.simulator.world import World, new_table
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.match.status import TablePhase
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.table.interface.commands import LeaveTable
from net.table.interface.effects import Send
from net.table.interface.status import NewsKind
from net.transcript import GENESIS, Signed, carried, seal
from net.wire.codec import encode
from net.wire.deal import Have, Out
from net.wire.kinds import KIND_OF
from tests.support.parting import AT_MOST_S, CHEAT, STOPPED, honest, parted, said, say, signed_out
from tests.support.people import dealt, names, news, party
from tests.whole_table.test_session_liars import first_hand, proof
from tests.whole_table.test_session_pending import small, tally

pytestmark = pytest.mark.long

LATER = 3
"""Who hears something else, or later, than the rest."""
LOSER, WINNER = 0, 1
WON = 5
"""The seed of a match whose first round the second machine wins."""
PAID = (-4, -4, 12, -4)


@pytest.mark.parametrize("shown", [0, 3])
@pytest.mark.parametrize("kind", ["WALL", "CLAIM_COMMIT", "END", "AUDIT"])
def test_who_closed_a_step_differently_plays_on_together(kind: str, shown: int) -> None:
    """In play the round is void for both; once its result is fixed it counts for both."""
    world = parted(kind, 4, {shown}).world
    machines = [world.machines[place] for place in honest(world)]
    stand_on = [
        [one.head for one in said(world, place) if one.kind not in VOTE_KINDS][-1] for place in honest(world)
    ]
    assert stand_on[0] != stand_on[1]
    assert {place: news(world.machines[place], NewsKind.LEFT_OUT) for place in honest(world)} == {
        place: [] if place == shown else [(STOPPED, "")] for place in honest(world)
    }

    ended_alike(world)
    for machine in machines:
        if kind in {"END", "AUDIT"}:
            assert news(machine, NewsKind.ROUND_VOID) == []


@pytest.mark.parametrize(
    ("kind", "people", "shown"),
    [
        ("WALL", 5, {0}),
        ("CLAIM_COMMIT", 5, {3}),
        ("CLAIM_OPEN", 5, {0, 3}),
        ("DRAW", 5, {4}),
        ("WALL", 6, {4}),
        ("DRAW", 6, {0, 3}),
        ("END", 5, {0}),
    ],
)
def test_where_enough_are_left_whoever_closed_a_step_differently_goes_back_and_the_round_goes_on(
    kind: str, people: int, shown: Collection[int]
) -> None:
    world = parted(kind, people, shown).world
    led_out = [place for place in honest(world) if place not in shown]
    for place in led_out:
        assert news(world.machines[place], NewsKind.LEFT_OUT)[0] == (STOPPED, "")

    ended_alike(world)
    for place in honest(world):
        machine = world.machines[place]
        assert news(machine, NewsKind.ROUND_VOID) == []
        verdicts = {verify(decode_record(raw), StubGroup()).verdict for raw in machine.kept}
        assert verdicts == {Verdict.CHEATED, Verdict.TRUE}


@pytest.mark.parametrize(
    ("kind", "people", "count"), [("WALL", 5, 1), ("CLAIM_COMMIT", 5, 33), ("WALL", 6, 33)]
)
def test_who_says_have_in_many_envelopes_keeps_nobody_from_judging_what_others_sign(
    kind: str, people: int, count: int
) -> None:
    """Each of the honest has heard others first; all name the same as what has killed their own sets."""
    liar = signed_out(kind, people)
    world, word, identity = liar.world, liar.word, liar.world.machines[CHEAT].identity
    have = parsed(liar.statement(CHEAT, Have(STOPPED))).envelope
    for place in honest(world):
        lies = [msgspec.structs.replace(have, prev=bytes([place, number] * 16)) for number in range(count)]
        liar.tell(place, [word.raw, *(seal(lie, identity).raw for lie in lies)])
    world.run(0.1)

    ended_alike(world, {"equivocation", "broken_chain"})
    for place in honest(world):
        assert news(world.machines[place], NewsKind.ROUND_VOID) == []


@pytest.mark.parametrize(("kind", "people"), [("WALL", 5), ("CLAIM_COMMIT", 4)])
def test_who_is_proven_a_cheat_elsewhere_first_has_nobody_left_behind_at_a_step(
    kind: str, people: int
) -> None:
    """One hears that it states what no honest machine states before its word, the others after it."""
    world, machines = party(people, seats=people, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    kept, told = list[Signed](), set[bytes]()

    def lies(_receiver: int, send: Send) -> Iterator[Send]:
        signed = carried(send.kind, send.body)
        is_of_round = signed is not None and (signed.envelope.peer, signed.envelope.hand) == (CHEAT, 1)
        if signed is not None and is_of_round and signed.envelope.kind == kind and not kept:
            kept.append(signed)
        if signed is None or signed.raw in told or not (kept and is_of_round):
            yield send

    machines[CHEAT].spoil = lies
    world.until(lambda: bool(kept), AT_MOST_S)
    world.run(0.5)
    word, identity = kept[0], machines[CHEAT].identity
    lie = msgspec.structs.replace(word.envelope, seq=0, kind=KIND_OF[Out], body=encode(Out((2,), (), ())))
    twice = [seal(msgspec.structs.replace(lie, prev=prev), identity).raw for prev in (GENESIS, word.id)]
    twice = [*proof(first_hand(machines[CHEAT]).hand, word), *twice]
    told |= {word.raw, *twice}
    others = [place for place in range(people) if place != CHEAT]
    for place in others:
        say(world, machines[place], [*twice, word.raw] if place == LATER else [word.raw, *twice])

    world.until(
        lambda: all(phase(machines[place].session) is TablePhase.ENDED for place in others), AT_MOST_S
    )
    for place in others:
        assert news(machines[place], NewsKind.ROUND_VOID) == []
        assert not {member for member, _ in news(machines[place], NewsKind.SEAT_TO_COMPUTER)} & set(others)


def ended_alike(world: World, rules: Collection[str] = ("equivocation",)) -> None:
    """See that the match ends, the same for all honest machines, and none of them loses its seat.

    Each of them has proven one of these rules broken by the cheat, and by nobody else.
    """
    machines = [world.machines[place] for place in honest(world)]
    world.until(lambda: all(phase(machine.session) is TablePhase.ENDED for machine in machines), AT_MOST_S)
    assert len({tally(machine) for machine in machines}) == 1
    for machine in machines:
        ((about, rule),) = news(machine, NewsKind.PROVEN_CHEAT)
        assert about == CHEAT
        assert rule in rules
        assert not {member for member, _ in news(machine, NewsKind.SEAT_TO_COMPUTER)} & set(honest(world))


def lost_by_the_other(seed: int) -> World:
    """Two machines, the first of which keeps its keys back from the round that the second has won."""
    world = World(seed)
    world.host(new_table(4, rounds=2, rules=small(3, 20)))
    world.guest()
    world.until(lambda: all(len(names(machine)) == 2 for machine in world.machines))
    world.until(lambda: all(dealt(machine, 1) for machine in world.machines))
    held_back = list[Send]()

    def keeps_back(_receiver: int, send: Send) -> Iterator[Send]:
        signed = carried(send.kind, send.body)
        place = None if signed is None else (signed.envelope.peer, signed.envelope.hand, signed.envelope.kind)
        if place == (LOSER, 1, "AUDIT"):
            held_back.append(send)
        else:
            yield send

    world.machines[LOSER].spoil = keeps_back
    world.until(lambda: bool(held_back), AT_MOST_S)
    return world


@pytest.mark.parametrize("then", [None, LeaveTable()])
def test_of_two_machines_the_loser_takes_no_win_away_by_keeping_its_keys_back(
    then: LeaveTable | None,
) -> None:
    world = lost_by_the_other(WON)
    winner, loser = world.machines[WINNER], world.machines[LOSER]
    if then is not None:
        world.command(loser, then)
    world.until(lambda: bool(winner.kept), 60)

    assert news(winner, NewsKind.ROUND_VOID) == []
    assert tally(winner) == PAID
    assert inside(winner.session).cheats == frozenset()
    assert verify(decode_record(winner.kept[0]), StubGroup()).verdict is Verdict.UNAUDITED
