"""Machines that were left out of a round and take part again.

With their own hands, which nobody has opened.
"""

from dataclasses import dataclass
from functools import cache

import msgspec
import pytest

from engine.actions import Action, Leave, Return
from engine.actions import Draw as DrawAction
from engine.cards import canonical_deck
from engine.rules_text import override
from engine.seats import Seat
from lab.cheating.cheat import parsed
from lab.simulator.group import StubGroup
from lab.simulator.material import identity, short
from net.deal.engine_game import EngineGame
from net.deal.events import (
    CardsOpened,
    CheatProven,
    DealEvent,
    HandAudited,
    HandClosed,
    HandReady,
    MachinesAbsent,
    MachinesReturned,
    Refused,
)
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Breach, Step
from net.deal.steps.table_of_steps import LOGIC
from net.errors import LocalProtocolError
from net.records.audit import Verdict, verify
from net.records.autoplay import Autoplayer
from net.records.fair_record import decode_record, encode_record, record_of
from net.transcript import read, seal
from net.wire.deal import DrawRequest, Envelope, Rejoin, decode_body
from tests.support.joined import (
    Joined,
    found,
    hand_for,
    joined,
    kind_of,
    only,
    signed_by,
    table_of,
    tools_for,
)

KINDS = ("DEAL", "READY", "DRAW", "WALL", "OPEN_CARDS", "CLAIM_COMMIT")
"""The steps after which there is still a draw to come."""


def cut_off(table: Joined, machine: int, kind: str, nth: int = 1) -> None:
    """Go on until a machine speaks in its nth step of a kind.

    From there on it is not heard, and hears nothing.
    """
    sent: set[bytes] = set()

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if sender == machine and kind_of(raw) == kind:
            sent.add(raw)
        return () if len(sent) >= nth and machine in (sender, receiver) else (raw,)

    table.network = network
    table.run()
    table.silent |= {machine}
    table.network = lambda _sender, _receiver, raw: (raw,)


def go_on_without(table: Joined, arrivals: int = 0) -> None:
    """Let the others leave out whom nobody hears, and play on for so many arrivals."""
    before = len(found(table.honest[0], MachinesAbsent))
    while len(found(table.honest[0], MachinesAbsent)) == before and not table.honest[0].dealer.is_over:
        time_out(table, *table.silent)
        table.run(until=lambda now: len(found(now.honest[0], MachinesAbsent)) > before)
    for _ in range(arrivals):
        if table.in_flight:
            table.step()


def time_out(table: Joined, *machines: int) -> None:
    """Let all that are heard wait no longer for some machines."""
    for machine, player in enumerate(table.players):
        awaited = {*player.dealer.waiting_for(), *player.dealer.unsigned()}
        missed = (set(machines) & awaited) - {*player.dealer.timed_out(), machine}
        if machine not in table.silent and missed:
            player.time_out(tuple(sorted(missed)))
            table.send(machine)


def bring_back(table: Joined, *machines: int) -> None:
    """Let machines be heard again: they take in what they have missed, and ask to take part again."""
    teacher = next(player for player in table.honest if player.dealer.hand.me not in machines).dealer
    table.silent -= set(machines)
    for machine in machines:
        player = table.players[machine]
        player.receive(*teacher.envelopes_after(player.dealer.positions()))
        if player.dealer.may_rejoin:
            player.dealer.rejoin()
        table.send(machine)


def check_all_closed(table: Joined) -> None:
    """All came to one end, and everybody's record of it is true.

    All have shown their keys, so all cards are known.
    """
    for player in (*table.players, table.observer):
        assert not found(player, CheatProven)
        assert found(player, HandClosed)
        assert player.dealer.hand.absent == ()
    assert not found(table.observer, Refused)
    assert len({player.dealer.hand.head for player in (*table.players, table.observer)}) == 1
    assert all(len(set(digests.values())) == 1 for digests in table.digests.values())
    for record in {encode_record(record_of(player.dealer)) for player in table.players}:
        report = verify(decode_record(record), StubGroup())
        assert (report.verdict, report.culprit, report.left) == (Verdict.TRUE, None, ())
    (audited,) = {only(found(player, HandAudited)) for player in (*table.players, table.observer)}
    rules = table.table.rules
    assert sorted(card for card in audited.deck if card is not None) == sorted(
        canonical_deck(rules.copies(len(table.table.seats)), rules.jokers)
    )
    outcome = round_of(table).state.outcome
    assert outcome is not None
    assert sum(outcome.payments) == 0


def round_of(table: Joined) -> EngineGame:
    """The round as it went."""
    game = table.observer.game
    assert game is not None
    return game


def leaving(table: Joined) -> list[tuple[type[DealEvent], tuple[int, ...]]]:
    """Return who left and returned, in order."""
    return [
        (type(event), event.machines)
        for event in table.observer.events
        if isinstance(event, MachinesAbsent | MachinesReturned)
    ]


def shown_while_away(table: Joined, seat: Seat) -> list[CardsOpened]:
    """The cards that a seat has shown while its machine was left out."""
    shown, is_away = list[CardsOpened](), False
    for event in table.observer.events:
        if isinstance(event, MachinesAbsent | MachinesReturned):
            is_away ^= seat in event.machines
        elif isinstance(event, CardsOpened) and is_away and event.seat == seat:
            shown.append(event)
    return shown


@cache
def away_and_back(machines: int, machine: int, kind: str, arrivals: int = 0) -> Joined:
    """A hand in which a machine is cut off as it says something, left out, and comes back.

    Only to be looked at.
    """
    for label in range(8):
        table = joined(table_of(machines), label=label)
        table.start()
        cut_off(table, machine, kind)
        if table.players[machine].dealer.is_over:
            continue
        go_on_without(table, arrivals)
        bring_back(table, machine)
        table.run()
        if found(table.observer, MachinesReturned):
            return table
    pytest.fail(f"machine {machine} has no way back from {kind}")


def test_whoever_is_back_answers_for_itself_again() -> None:
    """While it was away the others stood in for it, card by card; afterwards nobody does."""
    table = away_and_back(3, 1, "WALL", 60)
    said = [parsed(raw).envelope for raw in table.observer.dealer.log]
    bodies = [decode_body(envelope.kind, envelope.body) for envelope in said]
    back = next(place for place, body in enumerate(bodies) if isinstance(body, DrawRequest) and body.rejoins)

    def speakers(kind: str, envelopes: list[Envelope]) -> set[int]:
        return {envelope.peer for envelope in envelopes if envelope.kind == kind}

    assert speakers("WALL_FOR", said[:back]) == {0, 2}
    assert speakers("WALL_FOR", said[back:]) == set()
    assert speakers("WALL", said[back:]) == {0, 1, 2}


LONGER = override(short(4), {"dead_wall": 12})
"""Rounds with enough draws to be away twice."""

CASES = [(3, machine, kind) for kind in KINDS for machine in range(3)] + [
    (4, 3, "WALL"),
    (5, 2, "DRAW"),
    (6, 1, "DEAL"),
]


@pytest.mark.parametrize(("machines", "machine", "kind"), CASES)
def test_whoever_was_left_out_returns_to_the_round(machines: int, machine: int, kind: str) -> None:
    table = away_and_back(machines, machine, kind)

    check_all_closed(table)
    assert leaving(table) == [(MachinesAbsent, (machine,)), (MachinesReturned, (machine,))]
    assert not shown_while_away(table, Seat(machine))
    assert round_of(table).state.absent in ((), round_of(table).state.owing)


@pytest.mark.parametrize("kind", KINDS)
def test_its_seat_plays_on(kind: str) -> None:
    """Unless it owed a discard: then it only passes until the round ends."""
    done = list[type[Action]]()
    for machine in range(3):
        game = round_of(away_and_back(3, machine, kind))
        own = [type(action) for action in game.history if action.seat == machine]
        if machine in game.state.owing:
            assert own[-1] is Leave
        else:
            done += own[own.index(Return) + 1 :]

    assert done


def test_a_seat_that_owed_a_discard_stays_dead_until_the_round_ends() -> None:
    states = [round_of(away_and_back(3, machine, "OPEN_CARDS")).state for machine in range(3)]
    owed = [state for state in states if state.owing]

    assert owed
    assert all(state.absent == state.owing for state in owed)


def test_the_others_play_on_before_it_returns() -> None:
    table = away_and_back(3, 1, "WALL", 60)
    kinds = [type(action) for action in round_of(table).history]

    check_all_closed(table)
    assert DrawAction in kinds[kinds.index(Leave) : kinds.index(Return)]


def again(table: Joined, machine: int, kind: str) -> None:
    """Let a machine that has returned be left out a second time and return again."""
    table.run(until=lambda now: machine not in now.players[machine].dealer.hand.absent)
    cut_off(table, machine, kind)
    go_on_without(table)
    bring_back(table, machine)


@cache
def twice_away(kind: str) -> Joined:
    """A hand in which a machine is left out and returns twice; only to be looked at."""
    for label in range(8):
        table = joined(table_of(4, rules=LONGER), label=label)
        table.start()
        cut_off(table, 2, "WALL")
        go_on_without(table)
        bring_back(table, 2)
        again(table, 2, kind)
        table.run()
        if len(found(table.observer, MachinesReturned)) == 2:
            return table
    pytest.fail(f"there is no second way back from {kind}")


@pytest.mark.parametrize("kind", ["WALL", "CLAIM_COMMIT", "DRAW"])
def test_a_machine_may_be_left_out_again_and_return_again(kind: str) -> None:
    table = twice_away(kind)

    check_all_closed(table)
    assert leaving(table) == [(MachinesAbsent, (2,)), (MachinesReturned, (2,))] * 2
    assert not shown_while_away(table, Seat(2))


@dataclass(frozen=True, slots=True)
class Listing:
    """An observer just before a DRAW that lists a REJOIN for the second time.

    Attributes:
        hand: what it knows.
        step: what it waits for.
        old: the REJOIN that has counted before.
        new: the one that is listed now.
    """

    hand: RoundDeal
    step: Step
    old: bytes
    new: bytes

    def judged(self, *rejoins: bytes) -> object:
        """Return the judgement on a DRAW that lists these."""
        body = DrawRequest(self.step.slots[0], rejoins)
        return LOGIC["DRAW"](self.hand, self.step).read(self.step.machines[0], body)


@cache
def listing() -> Listing:
    """Such a moment; only to be looked at."""
    table = twice_away("WALL")
    observer = Autoplayer(DealProtocol(hand_for(table.table, None, tools_for(len(table.table.deck)))))
    observer.start()
    listed: list[bytes] = []
    for signed in map(read, table.observer.dealer.log):
        assert signed is not None
        body = decode_body(signed.envelope.kind, signed.envelope.body)
        listed += body.rejoins if isinstance(body, DrawRequest) else ()
        if len(listed) == 2:
            break
        observer.receive(signed.raw)
    assert observer.dealer.step is not None
    return Listing(observer.dealer.hand, observer.dealer.step, *listed)


def signed_anew(raw: bytes, author: int, /, **changes: object) -> bytes:
    """A REJOIN with some fields changed, signed by a machine."""
    signed = read(raw)
    assert signed is not None
    return seal(msgspec.structs.replace(signed.envelope, **changes), identity(author)).raw


def test_a_draw_lists_who_asks_to_return_and_nobody_else() -> None:
    moment = listing()
    returning, here, due = 2, moment.step.machines[0], moment.hand.inbox.next_seq(2)
    right = [
        (),
        (moment.new,),
        (signed_anew(moment.new, returning, head=bytes(32)),),  # at a step that was decided otherwise
        (signed_anew(moment.new, returning, seq=due, prev=bytes(32)),),
        (signed_anew(moment.new, returning, seq=due + 1024),),
    ]
    wrong = [
        (moment.old,),
        (moment.new, moment.new),
        (moment.new[:-1] + bytes((moment.new[-1] ^ 1,)),),
        (b"",),
        (signed_anew(moment.new, returning, seq=due - 1),),
        (signed_anew(moment.new, returning, seq=due + 1025),),
        (signed_anew(moment.new, returning, kind="READY"),),
        (signed_anew(moment.new, returning, body=b"\x91\x00"),),
        (signed_anew(moment.new, returning, hand=2),),
        (signed_anew(moment.new, here),),
        (signed_anew(moment.new, here, peer=here),),
        (signed_anew(moment.new, here, peer=9),),
    ]

    assert not any(isinstance(moment.judged(*rejoins), Breach) for rejoins in right)
    assert all(moment.judged(*rejoins) == Breach("wrong_rejoin") for rejoins in wrong)


def test_nobody_returns_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = listing()
    monkeypatch.setattr("net.deal.steps.rejoin.MOST_RETURNS", 1)

    assert moment.judged(moment.new) == Breach("wrong_rejoin")


def test_a_rejoin_counts_once() -> None:
    """Shown again after a second absence it does not bring its author back, for its number has counted."""
    moment = listing()
    counted = read(moment.old)

    assert counted is not None
    assert moment.hand.inbox.next_seq(2) > counted.envelope.seq
    assert moment.judged(moment.old) == Breach("wrong_rejoin")


def test_two_machines_return_with_one_draw() -> None:
    table = joined(table_of(5))
    table.start()
    for machine in (1, 3):
        cut_off(table, machine, "WALL")
        go_on_without(table)
    bring_back(table, 1, 3)
    table.run()

    check_all_closed(table)
    assert leaving(table) == [(MachinesAbsent, (1,)), (MachinesAbsent, (3,)), (MachinesReturned, (1, 3))]


def test_words_said_in_vain_never_stand_against_whoever_said_them() -> None:
    """A machine alone hears of the draw that brings it back, and speaks.

    The others leave out who drew, and go on.

    The next draw lists the same REJOIN: the machine goes on with later numbers, and none of it has two
    meanings.
    """
    table, returning = joined(table_of(5)), 1
    table.start()
    cut_off(table, returning, "WALL")
    go_on_without(table)
    drawn: list[tuple[int, bytes]] = []
    signed: dict[int, set[bytes]] = {}

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        envelope = parsed(raw).envelope
        body = decode_body(envelope.kind, envelope.body)
        if not drawn and isinstance(body, DrawRequest) and body.rejoins:
            drawn.append((sender, raw))
        if sender == returning == envelope.peer and envelope.kind not in VOTE_KINDS:
            signed.setdefault(envelope.seq, set()).add(raw)
        if drawn and drawn[0][0] in (sender, receiver):
            return (raw,) if drawn[0] == (sender, raw) and receiver == returning else ()
        return (raw,)

    table.network = network
    bring_back(table, returning)
    table.run()
    drawer = drawn[0][0]
    assert found(table.players[returning], MachinesReturned)
    assert not found(table.observer, MachinesReturned)

    table.silent = {drawer}
    table.run_without_the_silent()

    for player in (*table.honest, table.observer):
        assert not found(player, CheatProven)
        assert found(player, HandClosed)
        assert player.dealer.hand.absent == (drawer,)
    assert leaving(table)[-1] == (MachinesReturned, (returning,))
    assert max(map(len, signed.values())) == 1


@pytest.mark.parametrize("machine", range(3))
def test_whoever_sealed_an_answer_and_does_not_open_it_stays_out(machine: int) -> None:
    """Else silence would be a way to take an answer back."""
    table = joined(table_of(3))
    table.start()
    cut_off(table, machine, "CLAIM_OPEN")
    go_on_without(table)
    bring_back(table, machine)
    table.run()
    table.silent = {machine}  # it does not take part, so it is never missed again
    table.run_without_the_silent()

    assert leaving(table) == [(MachinesAbsent, (machine,))]
    for player in (*table.players, table.observer):
        assert not found(player, CheatProven)
        assert found(player, HandClosed)
        assert player.dealer.hand.absent == (machine,)
        assert not player.dealer.may_rejoin


def test_whoever_takes_part_has_nothing_to_ask() -> None:
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: now.players[1].game is not None)

    with pytest.raises(LocalProtocolError, match="takes part"):
        table.players[1].dealer.rejoin()
    with pytest.raises(LocalProtocolError, match="takes part"):
        table.observer.dealer.rejoin()


def test_who_asks_to_return_before_others_know_why_is_no_cheat_and_left_out() -> None:
    """Such as one back from a step that was decided otherwise, before the others have heard of that."""
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: bool(found(now.players[0], HandReady)))
    dealer = table.players[0].dealer
    hand, inbox = dealer.hand, dealer.hand.inbox
    head = next(iter(dealer.closed_steps))
    asked = signed_by(1, hand, Rejoin(), seq=inbox.next_seq(1), prev=inbox.last_id(1), head=head).raw
    table.in_flight.clear()
    table.silent = {1}
    for machine in (0, 2):
        table.players[machine].receive(asked)
    for machine in (0, 2):
        for raw in table.players[machine].dealer.envelopes_after((0, 0, 0)):
            table.players[2 - machine].receive(raw)
        table.send(machine)
    table.run()
    time_out(table, 1)
    table.run()

    for machine in (0, 2):
        assert not found(table.players[machine], CheatProven)
        assert only(found(table.players[machine], MachinesAbsent)).machines == (1,)
