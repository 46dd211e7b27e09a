"""A win whose winner's machine has not shown its keys.

It counts once they come, and all machines agree on when.
"""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest

from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from lab.cheating.catalog import CHEATS
from lab.simulator.cheats import CheatingMachine
from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from lab.simulator.material import any_seats
from lab.simulator.world import World, new_table, phases
from net.deal.table import PendingWin, Standing, TableInfo, decode_table, encode_table
from net.deal.verdict import Payments
from net.identity import identity_from
from net.match.failure_detector import GRACE_S, WINNER_S
from net.match.ledger import Ledger
from net.match.status import TablePhase
from net.table.interface.commands import LeaveTable
from net.table.interface.effects import Send
from net.table.interface.status import NewsKind
from net.table.links.signed_notes import read_note
from net.table.values.account import OwnKeys
from net.transcript import GENESIS, carried, seal
from net.wire.codec import Message, decode, encode
from net.wire.deal import VERSION, Audit, End, Envelope, Receipt
from net.wire.kinds import KIND_OF
from net.wire.table import MOST_PENDING, Keys, NoteFrame, RoundKeys
from tests.support.joined import table_of
from tests.support.people import dealt, is_over, names, news

pytestmark = pytest.mark.long

TABLE = table_of(3, 4, any_seats())
KEY = TABLE.machines[1].sign_key
WON = Outcome(Seat(1), None, BySeat((-5, 15, -5, -5)))


def ledger() -> Ledger:
    """A match before its first round."""
    made = Ledger(TABLE, None)
    made.open(Seat(0))
    return made


def test_a_pending_win_changes_no_tally_and_opens_the_next_round_as_any_win() -> None:
    pending, counted, nothing = ledger(), ledger(), ledger()
    pending.close(WON, Payments.PENDING)
    counted.close(WON)
    nothing.close(WON, Payments.NOTHING)

    win = PendingWin(1, KEY, (-5, 15, -5, -5))
    assert pending.standing == Standing(2, counted.standing.dealer, (0, 0, 0, 0), (win,))
    assert pending.standing.settled({1: True}) == counted.standing
    assert pending.standing.settled({1: False}).tally == nothing.standing.tally == (0, 0, 0, 0)
    assert pending.standing.settled({2: True}) == pending.standing
    pending.close(WON)
    assert pending.standing.pending == (win,)
    assert pending.standing.tally == (-5, 15, -5, -5)


def test_of_too_many_pending_wins_the_first_count_for_nothing() -> None:
    made = ledger()
    for _ in range(MOST_PENDING + 1):
        made.close(WON, Payments.PENDING)
    assert [win.round_number for win in made.standing.pending] == list(range(2, MOST_PENDING + 2))


def test_a_table_says_which_wins_are_pending() -> None:
    standing = Standing(3, Seat(1), (0, 0, 0, 0), (PendingWin(2, KEY, (-5, 15, -5, -5)),))
    table = replace(TABLE, standing=standing)
    assert decode_table(encode_table(table)) == table


@pytest.mark.parametrize(
    "pending",
    [
        (PendingWin(3, KEY, (0, 0, 0, 0)),),
        (PendingWin(0, KEY, (0, 0, 0, 0)),),
        (PendingWin(1, KEY, (5, 0, 0, 0)),),
        (PendingWin(1, KEY, (0, 0, 0)),),
        (PendingWin(1, KEY, (0, 0, 0, 0)),) * 2,
        (PendingWin(2, KEY, (0, 0, 0, 0)), PendingWin(1, KEY, (0, 0, 0, 0))),
    ],
    ids=str,
)
def test_a_match_cannot_stand_so(pending: tuple[PendingWin, ...]) -> None:
    assert not Standing(3, Seat(1), (0, 0, 0, 0), pending).is_of(4, TABLE.rules, TABLE.terms)


WINNER = 2
"""The machine whose computer player wins the first round of these matches."""
PAYS = (-2, -2, -2, 6)
SEEDS = {1: 11, 3: 37, 4: 54, 5: 22}
"""By how many rounds a match has, one whose first round it wins."""
FALSE_SEED = 35
"""Of four rounds, one that it wins by a false shuffle."""


def small(hand: int = 5, draws: int = 10) -> Rules:
    """Rules of hands so small that they are often won."""
    rules = any_seats(hand_size=hand, copies_per_type=2, dead_wall=0)
    return override(rules, {"players": [4], "dead_wall": rules.deck_size(4) - 4 * hand - 1 - draws})


def sits(machines: list[Machine]) -> list[Machine]:
    """The machines that are not the winner's."""
    return [machine for place, machine in enumerate(machines) if place != WINNER]


def cut_off(
    rounds: int, *, seed: int | None = None, cheat: str = "", at: str = "AUDIT"
) -> tuple[World, list[Machine]]:
    """Three people, one of whom wins the first round and is cut off.

    Nobody else has its word at a step by then.
    """
    world = World(SEEDS[rounds] if seed is None else seed)
    world.host(new_table(4, rounds=rounds, rules=small()))
    world.guest()
    world.guest()
    machines = world.machines
    if cheat:
        CheatingMachine(world, WINNER, CHEATS[cheat]())
    world.until(lambda: all(len(names(machine)) == 3 for machine in machines))
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    held_back: list[Send] = []

    def hold_back(_receiver: int, send: Send) -> Iterable[Send]:
        signed = carried(send.kind, send.body)
        if signed is None or (signed.envelope.kind, signed.envelope.peer) != (at, WINNER):
            return (send,)
        held_back.append(send)
        return ()

    for machine in machines:
        machine.is_ready = False
    machines[WINNER].spoil = hold_back
    world.until(lambda: bool(held_back), 300)
    world.network.isolate(WINNER)
    machines[WINNER].spoil = None
    return world, machines


def pending(
    rounds: int, *, seed: int | None = None, cheat: str = "", at: str = "AUDIT"
) -> tuple[World, list[Machine]]:
    """The same, after the others have closed the round without it; they are not ready for the next one."""
    world, machines = cut_off(rounds, seed=seed, cheat=cheat, at=at)
    world.until(lambda: phases(sits(machines)) == [TablePhase.BETWEEN] * 2, GRACE_S + 20)
    for machine in sits(machines):
        assert machine.session.status.pending == ((1, WINNER),)
        assert news(machine, NewsKind.WIN_PENDING) == [(WINNER, "1")]
        assert tally(machine) == (0, 0, 0, 0)
    return world, machines


def tally(machine: Machine) -> tuple[int, ...]:
    """The points of a match, as a client is shown them."""
    match = machine.session.status.match
    return () if match is None else tuple(match.tally)


def come_back(world: World, *, restarted: bool = False) -> None:
    """Let the winner's machine be heard again, and look at what follows."""
    if restarted:
        world.kill(WINNER)
        world.run(2)
    world.network.heal()
    if restarted:
        world.restart(WINNER, via=0)
    world.run(20)


def go_on(world: World) -> None:
    """Let everybody be ready."""
    for place, machine in enumerate(world.machines):
        if machine.is_up:
            machine.is_ready = True
            world.look(place)


def began_with(machine: Machine) -> Standing | None:
    """Where the match stands at the table that a machine plays at, as all have signed."""
    table = inside(machine.session).table
    return None if table is None else table.standing


def all_alike(machines: Iterable[Machine]) -> Standing:
    """Where the match stands for all of them."""
    (standing,) = {began_with(machine) for machine in machines}
    assert standing is not None
    return standing


@pytest.mark.parametrize("restarted", [False, True])
def test_a_win_is_settled_by_the_next_table_once_its_keys_have_come(
    restarted: bool,  # noqa: FBT001 - pytest
) -> None:
    world, machines = pending(3)
    come_back(world, restarted=restarted)
    for machine in sits(machines):
        assert news(machine, NewsKind.WIN_COUNTS) == [(WINNER, "1")]
        assert machine.session.status.pending == ()
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)

    standing = all_alike(machines)
    assert (standing.tally, standing.pending) == (PAYS, ())
    world.until(lambda: is_over(world), 300)
    assert len({tally(machine) for machine in machines}) == 1
    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in machines)


def test_keys_that_show_a_foul_strike_the_win_out() -> None:
    world, machines = pending(4, seed=FALSE_SEED, cheat="unseeded-shuffle")
    come_back(world)
    for machine in sits(machines):
        assert news(machine, NewsKind.WIN_NOTHING) == [(WINNER, "1")]
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)

    standing = all_alike(machines)
    assert (standing.tally, standing.pending) == ((0, 0, 0, 0), ())


@pytest.mark.parametrize("restarted", [False, True])
def test_a_winner_that_comes_back_after_the_next_table_was_agreed_on_is_counted_by_the_one_after_that(
    restarted: bool,  # noqa: FBT001 - pytest
) -> None:
    world, machines = pending(3)
    others = sits(machines)
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in others), 100)
    assert [win.round_number for win in all_alike(others).pending] == [1]
    come_back(world, restarted=restarted)
    for machine in others:
        assert news(machine, NewsKind.WIN_COUNTS) == [(WINNER, "1")]
    go_on(world)
    world.until(lambda: all(dealt(machine, 3) for machine in others), 200)

    assert all_alike(others).pending == ()
    assert all_alike(others).tally == PAYS  # nobody wins the second round
    world.until(lambda: is_over(world), 300)
    assert len({tally(machine) for machine in machines}) == 1


def test_a_table_leaves_a_win_pending_whose_keys_its_coordinator_has_not_seen() -> None:
    world, machines = pending(3)
    for machine in machines:
        machine.spoil = lambda receiver, send: () if receiver == 0 and is_keys(send) else (send,)
    come_back(world)
    assert [bool(news(machine, NewsKind.WIN_COUNTS)) for machine in machines] == [False, True, True]
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)
    assert [win.round_number for win in all_alike(machines).pending] == [1]
    for machine in machines:
        machine.spoil = None
    world.until(lambda: all(dealt(machine, 3) for machine in machines), 200)

    assert all_alike(machines).pending == ()
    assert not any(news(machine, NewsKind.NOT_AGREED) for machine in machines)


def test_a_winner_that_shows_its_keys_to_some_only_keeps_nobody_from_the_next_table() -> None:
    """The others pass them on, before the table that counts them."""
    world, machines = pending(3)
    machines[WINNER].spoil = lambda receiver, send: () if receiver == 1 and is_keys(send) else (send,)
    go_on(world)
    come_back(world)
    world.until(lambda: all(dealt(machine, 3) for machine in machines), 200)

    assert all_alike(machines).pending == ()
    assert not any(news(machine, NewsKind.NOT_AGREED) for machine in machines)


def is_keys(send: Send) -> bool:
    """Whether a frame passes on the keys of pending wins."""
    frame = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
    signed = None if frame is None else read_note(frame.raw)
    return signed is not None and isinstance(signed.body, Keys)


@pytest.mark.parametrize("before_the_keys", [False, True])
def test_a_machine_whose_program_was_killed_settles_a_win_as_the_others_do(
    before_the_keys: bool,  # noqa: FBT001 - pytest
) -> None:
    world, machines = pending(3)
    if not before_the_keys:
        come_back(world)
    world.kill(1)
    world.run(1)
    world.restart(1, via=0)
    world.until(lambda: machines[1].session.status.phase is TablePhase.BETWEEN, 60)
    if before_the_keys:
        come_back(world)
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)

    assert not any(news(machine, NewsKind.NOT_AGREED) for machine in machines)
    assert (all_alike(machines).tally, all_alike(machines).pending) == (PAYS, ())


def test_who_came_too_late_to_check_a_win_takes_over_what_the_others_sign_of_it() -> None:
    world, machines = pending(3)
    newcomer = world.guest()
    go_on(world)
    world.until(lambda: dealt(newcomer, 2), 100)
    come_back(world)
    assert not news(newcomer, NewsKind.WIN_COUNTS)
    go_on(world)
    world.until(lambda: all(dealt(machine, 3) for machine in (*sits(machines), newcomer)), 200)

    assert newcomer.key in {machine.sign_key for machine in known_table(newcomer).machines}
    assert all_alike([*sits(machines), newcomer]).pending == ()
    assert not any(news(machine, NewsKind.NOT_AGREED) for machine in machines)


def known_table(machine: Machine) -> TableInfo:
    """The table that a machine is at."""
    table = inside(machine.session).table
    assert table is not None
    return table


@pytest.mark.parametrize("is_wrong", ["seed", "key", "round"])
def test_keys_that_were_never_committed_to_settle_nothing(is_wrong: str) -> None:
    world, machines = pending(3)
    lie(machines[WINNER], is_wrong)
    come_back(world)
    for machine in sits(machines):
        assert machine.session.status.pending == ((1, WINNER),)
    go_on(world)
    world.until(lambda: is_over(world), 400)
    check_nothing(machines)


def lie(machine: Machine, what: str) -> None:
    """Let a machine show something else of the round it has won."""
    core = machine.session._core
    (own,) = core.account.own_keys
    audit = own.keys.audit
    if what == "seed":
        audit = type(audit)(audit.keys, bytes(32))
    elif what == "key":
        audit = type(audit)((bytes(31) + b"\x01", *audit.keys[1:]), audit.shuffle_seed)
    else:
        audit = type(audit)((), audit.shuffle_seed)
    core.account = core.account.with_own_keys(msgspec.structs.replace(own, keys=RoundKeys(1, audit)))


@pytest.mark.parametrize(
    ("machines", "others", "is_over"),
    [(2, 1, False), (3, 1, False), (3, 2, True), (4, 2, False), (4, 3, True), (6, 3, False), (6, 4, True)],
)
def test_that_a_few_say_end_does_not_show_that_a_round_is_over(
    machines: int,
    others: int,
    is_over: bool,  # noqa: FBT001 - pytest
) -> None:
    keys = [bytes((machine,)) * 32 for machine in range(machines)]
    own = OwnKeys(RoundKeys(1, Audit((), bytes(32))), tuple(keys), is_over=False)
    assert own.is_ended_by(frozenset(keys[: others + 1]), keys[0]) is is_over


@pytest.mark.parametrize("spoilt", ["", "kind", "hand", "author", "signature"])
def test_only_a_word_that_says_end_in_that_very_hand_shows_that_it_is_over(spoilt: str) -> None:
    people = [identity_from(bytes((number,)) * 32, bytes(32)) for number in range(3)]
    keys = tuple(person.public.sign_key for person in people)
    hand = (b"t" * 16, 4, 1)
    body: Message = Receipt(bytes(32)) if spoilt == "kind" else End(bytes(32))
    place = (b"t" * 16, 4, 0 if spoilt == "hand" else 1, 2, 7, GENESIS, GENESIS)
    said = Envelope(VERSION, *place, KIND_OF[type(body)], encode(body))
    word = seal(said, people[1 if spoilt == "author" else 2]).raw
    if spoilt == "signature":
        word = word[:-1] + bytes((word[-1] ^ 1,))
    own = OwnKeys(RoundKeys(1, Audit((), bytes(32))), keys, is_over=False, hand=hand)
    assert own.enders([word]) == (set() if spoilt else {keys[2]})
    assert own.enders([b"x", word]) == frozenset()


def test_a_winner_that_has_not_seen_the_end_shows_its_keys_by_what_the_others_have_signed_of_it() -> None:
    """Also when one of them has left since.

    That the other is at another table does not show that the round is over.
    """
    world, machines = pending(5, at="END")
    coordinator, leaver = sits(machines)
    go_on(world)
    world.until(lambda: all(dealt(machine, 3) for machine in (coordinator, leaver)), 400)
    world.command(leaver, LeaveTable())
    world.run(10)
    come_back(world)
    assert news(coordinator, NewsKind.WIN_COUNTS) == [(WINNER, "1")]


def test_a_coordinator_that_leaves_a_win_out_of_every_table_takes_nothing_from_the_winner() -> None:
    world, machines = pending(4)
    robber = machines[0].session._core
    robber.__class__ = type("Robber", (type(robber),), {"shown": property(lambda _: {})})
    come_back(world)
    go_on(world)
    world.until(lambda: is_over(world), 600)

    assert [win.round_number for win in all_alike(machines).pending] == [1]
    for machine in machines[1:]:
        assert machine.session.status.pending == ()
        assert tally(machine) == tuple(map(sum, zip(tally(machines[0]), PAYS, strict=True)))


def test_a_win_whose_keys_come_when_the_match_is_over_counts_all_the_same() -> None:
    world, machines = pending(3)
    go_on(world)
    world.until(lambda: phases(sits(machines)) == [TablePhase.ENDED] * 2, 400)
    check_nothing(sits(machines))
    before = tally(machines[0])
    come_back(world)
    for machine in sits(machines):
        assert news(machine, NewsKind.WIN_COUNTS) == [(WINNER, "1")]
        assert tally(machine) == tuple(map(sum, zip(before, PAYS, strict=True)))


def check_nothing(machines: list[Machine]) -> None:
    """Hold that the match is over, and has not counted the first round."""
    for machine in machines:
        status = machine.session.status
        assert status.pending == ((1, WINNER),)
        assert not news(machine, NewsKind.WIN_COUNTS)
    assert len({tally(machine) for machine in machines}) == 1


def test_a_win_whose_keys_never_come_counts_for_nothing() -> None:
    world, machines = pending(3)
    go_on(world)
    world.until(lambda: phases(sits(machines)) == [TablePhase.ENDED] * 2, 400)
    check_nothing(sits(machines))


def test_in_the_last_round_the_winner_is_waited_for_longer_as_no_table_follows() -> None:
    world, machines = cut_off(1)
    world.run(GRACE_S + 20)
    for machine in sits(machines):
        assert machine.session.status.phase is TablePhase.AUDITING
        (awaited,) = machine.session.status.awaited
        assert awaited.member == WINNER
        assert awaited.until is not None
        assert WINNER_S - 1 < awaited.until - awaited.since < WINNER_S + 1
    come_back(world)
    world.until(lambda: is_over(world), 60)
    assert {tally(machine) for machine in machines} == {PAYS}


def test_of_a_winner_that_does_not_come_in_that_time_all_are_told_that_its_win_waits_for_it() -> None:
    world, machines = cut_off(1)
    world.until(lambda: phases(sits(machines)) == [TablePhase.ENDED] * 2, WINNER_S + 30)
    check_nothing(sits(machines))
    for machine in sits(machines):
        assert news(machine, NewsKind.WIN_PENDING) == [(WINNER, "1")]
