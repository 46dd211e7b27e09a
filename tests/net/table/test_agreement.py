"""How machines agree on a table: what is signed, what is refused, and for which reason."""

from dataclasses import replace

import msgspec
import pytest

from engine.seats import Seat
from lab.simulator.material import any_seats, identity
from net.deal.table import PendingWin, Standing, TableInfo
from net.deal.terms import Terms
from net.match.attempt import Reception
from net.pace import LEARNING
from net.table.values.agreement import Agreement, Known, has_majority, propose, read_proposal, why_not
from net.table.values.lobby import Lobby, LobbyMember, LobbyPhase, plan
from net.transcript import read, seal
from net.wire.codec import encode
from net.wire.deal import Ready, TableAck
from tests.support.joined import table_of

MEMBERS = tuple(
    LobbyMember(identity(number).public, f"M{number}", "", is_ready=True, addresses=()) for number in range(3)
)
KEYS = tuple(member.key for member in MEMBERS)
LOBBY = Lobby(LobbyPhase.OPEN, "table", any_seats(), Terms(), False, "easy", MEMBERS, (*KEYS, None))
MACHINES, SEATS = plan(LOBBY)
TABLE = TableInfo(LOBBY.rules, MACHINES, SEATS, b"n" * 32, LOBBY.terms)
STANDING = Standing(3, Seat(1), (4, -4, 0, 0))


def proposed(table: TableInfo = TABLE, by: int = 0) -> Agreement:
    """Return a proposal as another machine reads it."""
    agreement = read_proposal(propose(table, identity(by)).proposal.raw)
    assert agreement is not None
    return agreement


def test_a_table_counts_once_all_its_machines_have_signed() -> None:
    mine, others = propose(TABLE, identity(0)), [proposed(), proposed()]
    assert mine.missing == (1, 2)
    acks = [*mine.envelopes()[1:], *(other.sign(identity(at + 1)) for at, other in enumerate(others))]
    for agreement in (mine, *others):
        for raw in (*acks, *acks):
            agreement.receive(raw)
        assert agreement.is_complete
        assert agreement.envelopes() == [mine.proposal.raw, *acks]
        assert agreement.table == TABLE
        assert agreement.proposer == KEYS[0]


def test_only_what_no_machine_of_the_table_has_signed_is_refused() -> None:
    agreement = proposed()
    true = proposed().sign(identity(1))
    signed = read(true)
    assert signed is not None
    other_digest = msgspec.structs.replace(signed.envelope, body=encode(TableAck(bytes(32))))
    other_kind = msgspec.structs.replace(signed.envelope, kind="READY", body=encode(Ready()))
    other_table = msgspec.structs.replace(agreement.proposal.envelope, prev=b"p" * 32)
    for envelope, author in ((other_digest, 1), (other_kind, 1), (other_table, 0)):
        assert agreement.receive(seal(envelope, identity(author)).raw) is Reception.KNOWN
    stranger = seal(signed.envelope, identity(9))
    for raw in (stranger.raw, true[:-1], b""):
        assert agreement.receive(raw) is Reception.REFUSED
    assert agreement.receive(true) is Reception.NEW
    assert agreement.receive(true) is Reception.KNOWN
    assert agreement.receive(agreement.proposal.raw) is Reception.KNOWN
    assert agreement.missing == (0, 2)


def test_any_byte_changed_is_no_proposal() -> None:
    raw = propose(TABLE, identity(0)).proposal.raw
    for place in range(0, len(raw), 7):
        changed = bytearray(raw)
        changed[place] ^= 1
        assert read_proposal(bytes(changed)) is None


@pytest.mark.parametrize("field", ["prev", "head"])
def test_a_machine_can_propose_a_table_in_one_way_only(field: str) -> None:
    agreement = propose(TABLE, identity(0))
    other = msgspec.structs.replace(agreement.proposal.envelope, **{field: b"p" * 32})

    assert read_proposal(seal(other, identity(0)).raw) is None


GO_ON = Known(LOBBY, KEYS[0], TABLE, TABLE.digest, STANDING)
NEXT = replace(TABLE, nonce=b"2" * 32, previous=TABLE.digest, standing=STANDING)


@pytest.mark.parametrize(
    ("table", "known", "by", "rule"),
    [
        (TABLE, Known(LOBBY, KEYS[0]), 0, None),
        (TABLE, Known(LOBBY, KEYS[0]), 1, "not_the_coordinator"),
        (replace(TABLE, terms=Terms(LEARNING)), Known(LOBBY, KEYS[0]), 0, "other_rules"),
        (replace(TABLE, rules=any_seats(unit=2)), Known(LOBBY, KEYS[0]), 0, "other_rules"),
        (replace(TABLE, seats=tuple(reversed(SEATS))), Known(LOBBY, KEYS[0]), 0, "other_seats"),
        (
            replace(TABLE, seats=(*SEATS[:3], replace(SEATS[3], machine=0))),
            Known(LOBBY, KEYS[0]),
            0,
            "other_seats",
        ),
        (NEXT, Known(LOBBY, KEYS[0]), 0, "other_match"),
        (NEXT, GO_ON, 0, None),
        (TABLE, GO_ON, 0, "other_match"),
        (replace(NEXT, standing=replace(STANDING, tally=(9, -9, 0, 0))), GO_ON, 0, "other_match"),
        (replace(NEXT, standing=replace(STANDING, dealer=Seat(2))), GO_ON, 0, "other_match"),
        (replace(NEXT, previous=bytes(32)), GO_ON, 0, "other_match"),
    ],
)
def test_a_proposal_is_compared_with_the_lobby_and_with_what_we_have_played(
    table: TableInfo, known: Known, by: int, rule: str | None
) -> None:
    assert why_not(proposed(table, by), known) == rule


WON = PendingWin(2, KEYS[1], (-5, 15, -5, -5))
WAITS = replace(STANDING, pending=(WON,))


@pytest.mark.parametrize(
    ("told", "shown", "rule"),
    [
        (WAITS, {}, None),
        (WAITS, {2: True}, None),
        (WAITS.settled({2: True}), {}, "other_match"),
        (WAITS.settled({2: True}), {2: True}, None),
        (WAITS.settled({2: True}), {2: False}, "other_match"),
        (WAITS.settled({2: False}), {2: False}, None),
        (WAITS.settled({2: False}), {}, "other_match"),
        (replace(WAITS, pending=(replace(WON, round_number=1),)), {2: True}, "other_match"),
        (replace(WAITS, pending=(replace(WON, machine=KEYS[2]),)), {}, "other_match"),
        (replace(WAITS, pending=(replace(WON, payments=(0, 0, 0, 0)),)), {}, "other_match"),
    ],
)
def test_a_pending_win_is_settled_as_the_keys_have_shown_and_may_be_later(
    told: Standing, shown: dict[int, bool], rule: str | None
) -> None:
    known = replace(GO_ON, standing=WAITS, shown=shown, kept=frozenset({2}))
    assert why_not(proposed(replace(NEXT, standing=told)), known) == rule


@pytest.mark.parametrize(
    ("tally", "rule"),
    [
        ((10, -10, 0, 0), None),
        ((5, 5, -5, -5), None),
        ((8, -10, 1, 1), None),
        ((3, 5, -4, -4), None),
        ((0, 20, -10, -10), "other_match"),
        ((11, -11, 0, 0), "other_match"),
    ],
)
def test_who_has_no_record_of_the_round_takes_over_what_is_signed_of_its_win(
    tally: tuple[int, ...], rule: str | None
) -> None:
    earlier = PendingWin(1, KEYS[2], (-2, 0, 1, 1))
    before = replace(STANDING, tally=(10, -10, 0, 0))
    known = replace(GO_ON, standing=replace(before, pending=(earlier, WON)))
    told = replace(before, tally=tally)
    assert why_not(proposed(replace(NEXT, standing=told)), known) == rule


def test_less_than_a_majority_cannot_go_on_unless_the_others_have_left() -> None:
    alone = replace(LOBBY, members=MEMBERS[:1], seats=(KEYS[0], None, None, None))
    machines, seats = plan(alone)
    table = replace(NEXT, machines=machines, seats=seats)
    known = replace(GO_ON, lobby=alone)

    assert why_not(proposed(table), known) == "too_few"
    assert why_not(proposed(table), replace(known, excused=frozenset(KEYS[1:2]))) == "too_few"
    assert why_not(proposed(table), replace(known, excused=frozenset(KEYS[1:]))) is None


@pytest.mark.parametrize(
    ("before", "excused", "kept", "is_enough"),
    [
        (3, 0, 2, True),
        (3, 0, 1, False),
        (4, 0, 3, True),
        (4, 0, 2, False),  # two of four could be at two tables at once
        (4, 1, 2, True),  # of the three that are left
        (5, 1, 2, False),
        (5, 3, 2, True),
        (2, 1, 1, True),
        (2, 0, 1, False),
    ],
)
def test_more_than_half_of_the_machines_before_have_to_be_there(
    before: int, excused: int, kept: int, *, is_enough: bool
) -> None:
    base = table_of(before)
    keys = [machine.sign_key for machine in base.machines]
    stranger = identity(9).public.sign_key

    gone = frozenset(keys[before - excused :])
    assert has_majority({*keys[:kept], stranger}, base, gone) is is_enough
    assert has_majority({*keys[:kept], *gone}, base, gone) is is_enough, "whoever is excused does not count"


def test_a_first_table_needs_nobody_from_before() -> None:
    assert has_majority(set(), None, frozenset())
