"""Every state of a session and every kind of message.

Each ends in a listed state, or in a named protocol error.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import msgspec
import pytest

from engine.seats import Seat
from lab.simulator.material import identity
from lab.simulator.world import World, new_table, phases
from net.address import Address
from net.deal.table import NO_TABLE, Standing, TableInfo, encode_rules
from net.errors import LocalProtocolError
from net.match.status import TablePhase
from net.table.interface.commands import LeaveTable, StandUp
from net.table.interface.effects import CloseLink, CloseReason, Effect, Send
from net.table.links.signed_notes import read_note, seal_note
from net.table.session import Session
from net.table.values.agreement import propose
from net.table.values.lobby import LobbyMember, plan
from net.table.values.lobby_note import to_note
from net.transcript import read, seal
from net.wire.codec import MAY_IGNORE, decode, encode
from net.wire.table import (
    FRAMES,
    MAX_RULES_BYTES,
    NOTES,
    Carry,
    Join,
    JoinRefused,
    Links,
    LobbyNote,
    MemberRow,
    NoteFrame,
    StandingRow,
    Wrong,
)
from tests.whole_table.test_session_messages import LOBBY, SAMPLES

OUTSIDER = 11
"""A machine that is at no table."""
COORDINATOR, GUEST, OTHER = 0, 1, 2
NUMBERS = count(10_000)


def joining() -> World:
    """A guest waits for its host's answer."""
    world = World()
    world.host(new_table())
    world.guest()
    world.network.cut(0, 1)
    world.guest()
    return world


def lobby() -> World:
    """Three people, none of them ready."""
    world = World()
    world.host(new_table(rounds=2))
    world.guest()
    world.guest()
    for machine in world.machines:
        machine.is_ready = False
    world.run(3)
    assert phases(world.machines) == [TablePhase.LOBBY] * 3
    return world


def playing() -> World:
    """The same in the first round, waiting for somebody to discard."""
    world = lobby()
    for machine in world.machines:
        machine.is_ready, machine.plays = True, None
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * 3)
    return world


def between() -> World:
    """The same between two rounds."""
    world = lobby()
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * 3)
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: phases(world.machines) == [TablePhase.BETWEEN] * 3, 200)
    return world


def over() -> World:
    """A guest that has left."""
    world = lobby()
    world.command(world.machines[GUEST], LeaveTable())
    return world


STATES: dict[str, Callable[[], World]] = {
    "joining": joining,
    "lobby": lobby,
    "playing": playing,
    "between": between,
    "over": over,
}

AT_TABLE = {
    "JOIN": "refused closed",
    "REFUSED": "",
    "CARRY": "forged",
    "NOTE": "",
    "OFFER": "",
    "WANT": "",
    "RESUME": "",
    "WRONG": "",
}
STRANGE = AT_TABLE | dict.fromkeys(("CARRY", "OFFER", "WANT", "NOTE", "RESUME"), "not_a_member")
KEEPING = {"JOIN": ""}
NOTHING = dict.fromkeys(FRAMES, "")
WAITING = dict.fromkeys(FRAMES, "unasked") | {"REFUSED": "end", "WRONG": ""}

EXPECTED: dict[tuple[str, int, int], dict[str, str]] = {
    ("joining", GUEST, COORDINATOR): WAITING,
    **{("joining", GUEST, unasked): NOTHING for unasked in (OTHER, OUTSIDER)},
    ("over", GUEST, COORDINATOR): NOTHING,
    ("over", GUEST, OUTSIDER): NOTHING,
    ("playing", GUEST, COORDINATOR): AT_TABLE,
    **{(state, GUEST, OTHER): AT_TABLE for state in ("lobby", "playing", "between")},
    **{(state, GUEST, COORDINATOR): AT_TABLE | {"REFUSED": "end"} for state in ("lobby", "between")},
    **{(state, GUEST, OUTSIDER): STRANGE for state in ("lobby", "playing", "between")},
    **{(state, COORDINATOR, OTHER): AT_TABLE | KEEPING for state in ("lobby", "playing", "between")},
    **{(state, COORDINATOR, OUTSIDER): STRANGE | KEEPING for state in ("lobby", "playing", "between")},
}
"""In a state, at a machine, from a machine: what becomes of each kind.

"" is taken in or passed over in silence, "end" ends the session, "refused" is answered so, and anything else
is the name of a protocol error."""


def link_from(world: World, place: int, sender: int) -> int:
    """Open one more link to a machine's session in place of its own, and pass over what it says to it."""
    number, machine = next(NUMBERS), world.machines[place]
    ends = (end for end in machine.ends.values() if end.other is not None and end.other.machine == sender)
    is_outgoing = next((end.is_outgoing for end in ends), False)
    machine.session.link_opened(
        number, identity(sender).public, address=None, is_outgoing=is_outgoing, now=world.time.now
    )
    machine.session.effects()
    return number


def told(effects: list[Effect], link: int) -> str:
    """Return a session's answers to frames of a link."""
    for effect in effects:
        if isinstance(effect, Send) and effect.link == link:
            wrong = decode(Wrong, effect.body) if effect.kind == "WRONG" else None
            refused = decode(JoinRefused, effect.body) if effect.kind == "REFUSED" else None
            if wrong is not None:
                return wrong.rule
            if refused is not None:
                assert CloseLink(link, CloseReason.CLOSED) in effects
                return f"refused {refused.code}"
    return ""


def note_of(session: Session, sender: int, kind: str) -> bytes:
    """A note of a kind as a frame, later than all its author has said."""
    raw = seal_note(identity(sender), session.table or bytes(16), next(NUMBERS), SAMPLES[kind]).raw
    return encode(NoteFrame(raw))


@pytest.mark.slow
@pytest.mark.parametrize(("state", "place", "sender"), EXPECTED, ids=str)
def test_every_kind_of_frame_in_every_state(state: str, place: int, sender: int) -> None:
    world = STATES[state]()
    session = world.machines[place].session
    before = session.status.phase
    kinds = sorted(EXPECTED[state, place, sender].items(), key=lambda item: item[0] in {"JOIN", "REFUSED"})
    for kind, expected in kinds:
        link = link_from(world, place, sender)
        body = note_of(session, sender, "CHAT") if kind == "NOTE" else encode(SAMPLES[kind])
        session.receive(link, kind, 0, body, world.time.now)
        if expected == "end":
            assert session.status.phase is TablePhase.ENDED, kind
            return
        assert told(session.effects(), link) == expected, kind
        assert session.status.phase is before, kind


@pytest.mark.slow
@pytest.mark.parametrize("state", [state for state in STATES if state != "over"])
def test_what_cannot_be_read_or_is_unknown_has_a_name_too(state: str) -> None:
    world = STATES[state]()
    session = world.machines[GUEST].session
    before = session.status.phase
    for kind in (*FRAMES, "LATER"):
        link = link_from(world, GUEST, COORDINATOR)
        expected = "malformed" if kind in FRAMES else "unknown_kind"
        session.receive(link, kind, 0, b"\xc1", world.time.now)
        assert told(session.effects(), link) == expected
        session.receive(link, kind, MAY_IGNORE, b"\xc1", world.time.now)
        assert told(session.effects(), link) == (expected if kind in FRAMES else "")
        assert session.status.phase is before


@pytest.mark.parametrize("sender", [COORDINATOR, OUTSIDER])
def test_of_whoever_calls_while_we_wait_only_whom_we_asked_shows_us_a_table(sender: int) -> None:
    world = joining()
    session = world.machines[GUEST].session
    members = tuple(row(machine) for machine in (sender, GUEST))
    shown = msgspec.structs.replace(LOBBY, members=members, seats=(0, 1, None, None), playing=None)
    link = link_from(world, GUEST, sender)
    raw = seal_note(identity(sender), bytes(16), 1, shown).raw
    session.receive(link, "NOTE", 0, encode(NoteFrame(raw)), world.time.now)

    assert session.status.phase is (TablePhase.LOBBY if sender == COORDINATOR else TablePhase.JOINING)


def test_who_waits_asks_again_over_a_link_in_place_of_the_one_it_has_asked_over() -> None:
    world = joining()
    session = world.machines[GUEST].session
    world.run(5)
    session.link_opened(
        next(NUMBERS), identity(COORDINATOR).public, address=None, is_outgoing=False, now=world.time.now
    )

    assert [effect.kind for effect in session.effects() if isinstance(effect, Send)] == ["JOIN"]


@pytest.mark.parametrize(
    ("phase", "tally", "is_signed"),
    [
        ("open", (), True),
        ("open", (900, -300, -300, -300), False),
        ("between", (900, -300, -300, -300), False),
        ("playing", (900, -300, -300, -300), False),
    ],
)
def test_nobody_signs_a_table_for_a_match_whose_points_its_person_has_not_seen(
    phase: str,
    tally: tuple[int, ...],
    is_signed: bool,  # noqa: FBT001 - pytest
) -> None:
    world = lobby()
    core, session = world.machines[COORDINATOR].session._core, world.machines[GUEST].session
    assert core.lobby is not None
    assert core.notes is not None
    machines, seats = plan(core.lobby)
    standing = Standing(2, Seat(0), tally) if tally else None
    table = TableInfo(
        core.lobby.rules,
        machines,
        seats,
        bytes(32),
        core.lobby.terms,
        standing,
        b"p" * 32 if tally else NO_TABLE,
    )
    note = msgspec.structs.replace(
        to_note(core.lobby, epoch=core.epoch, version=core.version + 1, starts_in_ms=None, playing=None),
        phase=phase,
        standing=StandingRow(2, 0, tally) if tally else None,
    )
    link = link_from(world, GUEST, COORDINATOR)
    raw = seal_note(identity(COORDINATOR), core.notes.table, next(NUMBERS), note).raw
    session.receive(link, "NOTE", 0, encode(NoteFrame(raw)), world.time.now)
    for raw in propose(table, identity(COORDINATOR)).envelopes():
        session.receive(link, "CARRY", 0, encode(Carry(raw)), world.time.now)

    said = [decode(Carry, one.body) for one in session.effects() if isinstance(one, Send)]
    by = {signed.envelope.peer for one in said if one is not None and (signed := read(one.raw)) is not None}
    assert (GUEST in by) == is_signed
    assert session.status.phase is TablePhase.LOBBY


def test_a_table_signed_twice_counts_against_nobody_but_who_has_signed_it() -> None:
    world = playing()
    coordinator = world.machines[COORDINATOR]
    table = coordinator.session._core.playing.agreement.table
    for number in range(3):
        first = propose(replace(table, nonce=bytes([number]) * 32), identity(COORDINATOR)).proposal.envelope
        for place in (GUEST, OTHER):
            raw = seal(msgspec.structs.replace(first, prev=bytes([place]) * 32), identity(COORDINATOR)).raw
            world.network.send(
                COORDINATOR, Send(world.network.link(COORDINATOR, place), "CARRY", 0, encode(Carry(raw)))
            )
        world.run(0.3)

    for place, other in ((GUEST, OTHER), (OTHER, GUEST)):
        ends = world.machines[place].ends.values()
        assert other in {end.other.machine for end in ends if end.other is not None}


def test_a_lobby_that_somebody_else_has_told_counts_against_nobody() -> None:
    world = joining()
    session = world.machines[GUEST].session
    link = link_from(world, GUEST, COORDINATOR)
    for number in range(4):
        raw = seal_note(identity(OTHER), bytes(16), number, LOBBY).raw
        session.receive(link, "NOTE", 0, encode(NoteFrame(raw)), world.time.now)
        assert told(session.effects(), link) == ""
    assert session.status.phase is TablePhase.JOINING


def test_a_table_at_which_nothing_can_be_played_ends_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    def match(*_of: object, **_told: object) -> None:
        raise LocalProtocolError

    world = lobby()
    monkeypatch.setattr("net.table.coordination.agreeing.Match", match)
    for machine in world.machines:
        machine.is_ready = True
    world.run(20)

    assert world.machines[COORDINATOR].session.status.phase is TablePhase.ENDED


def row(machine: int) -> MemberRow:
    """A person at a machine, as a coordinator lists it."""
    public = identity(machine).public
    return MemberRow(public.sign_key, public.seal_key, f"M{machine}", "", False, (), is_callable=True)


def test_who_says_what_is_wrong_three_times_is_not_heard_for_a_while() -> None:
    world = lobby()
    session = world.machines[GUEST].session
    link = link_from(world, GUEST, OTHER)
    for _ in range(3):
        session.receive(link, "NOTE", 0, b"", world.time.now)
    assert CloseLink(link, CloseReason.MALFORMED) in session.effects()

    world.network.connect(OTHER, GUEST)
    assert not any(end.other and end.other.machine == OTHER for end in world.machines[GUEST].ends.values())
    world.run(40)
    assert any(end.other and end.other.machine == OTHER for end in world.machines[GUEST].ends.values())


@pytest.mark.slow
@pytest.mark.parametrize("state", ["lobby", "playing", "between"])
@pytest.mark.parametrize("place", [COORDINATOR, GUEST])
def test_a_note_of_a_member_never_moves_what_is_not_its_own(state: str, place: int) -> None:
    world = STATES[state]()
    session = world.machines[place].session
    before = session.status
    for kind in sorted(NOTES, key="LEAVE".__eq__):
        link = link_from(world, place, OTHER)
        session.receive(link, "NOTE", 0, note_of(session, OTHER, kind), world.time.now)

        after = session.status
        assert told(session.effects(), link) == ""
        assert after.phase is before.phase
        assert after.offer == before.offer
        assert [member.is_coordinator for member in after.members] == [True, False, False]
        assert [seat.name for seat in after.seats][:2] == ["M0", "M1"]


def follower(world: World, place: int, coordinator: int) -> bytes:
    """A note as a frame by which a machine says that it hears all others and follows a coordinator."""
    others = tuple(sorted(identity(other).public.sign_key for other in range(len(world.machines))))
    links = Links(others, identity(coordinator).public.sign_key)
    table = world.machines[COORDINATOR].session.table
    return encode(NoteFrame(seal_note(identity(place), table, next(NUMBERS), links).raw))


@pytest.mark.parametrize("followers", [(GUEST,), (GUEST, OTHER)], ids=["one", "most"])
def test_a_coordinator_makes_room_for_a_later_one_unless_most_follow_it(followers: tuple[int, ...]) -> None:
    world = between()
    session = world.machines[COORDINATOR].session
    for place in followers:
        link = link_from(world, COORDINATOR, place)
        session.receive(link, "NOTE", 0, follower(world, place, GUEST), world.time.now)
    assert session.status.members[COORDINATOR].is_coordinator

    notes = session._core.notes
    told = None if notes is None else notes.last(identity(COORDINATOR).public.sign_key, LobbyNote)
    assert told is not None
    later = msgspec.structs.replace(told, epoch=told.epoch + 1)
    note = seal_note(identity(GUEST), session.table, next(NUMBERS), later)
    session.receive(
        link_from(world, COORDINATOR, GUEST), "NOTE", 0, encode(NoteFrame(note.raw)), world.time.now
    )
    assert session.status.members[GUEST].is_coordinator is (len(followers) == 2)


def test_forged_notes_and_envelopes_count_against_who_hands_them_over() -> None:
    world = lobby()
    session = world.machines[GUEST].session
    link = link_from(world, GUEST, OTHER)
    forged = bytearray(note_of(session, COORDINATOR, "LEAVE"))
    forged[-1] ^= 1
    for _ in range(3):
        session.receive(link, "NOTE", 0, bytes(forged), world.time.now)
    effects = session.effects()

    assert told(effects, link) == "forged"
    assert CloseLink(link, CloseReason.MALFORMED) in effects
    assert session.status.phase is TablePhase.LOBBY


@pytest.mark.slow
@pytest.mark.parametrize("state", ["lobby", "playing"])
def test_any_frames_are_received_without_raising(state: str) -> None:
    """True frames with bytes changed, in any order, over links of members and strangers."""
    world = STATES[state]()
    chance = random.Random(7)
    session = world.machines[GUEST].session
    bodies = [encode(sample) for sample in SAMPLES.values()]
    bodies += [note_of(session, OTHER, kind) for kind in NOTES]
    for _ in range(1500):
        sender = chance.choice([COORDINATOR, OTHER, OUTSIDER])
        link = link_from(world, GUEST, sender)
        changed = bytearray(chance.choice(bodies))
        for _ in range(chance.choice([0, 0, 1, 3])):
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        kind = chance.choice([kind for kind in FRAMES if kind != "REFUSED"])
        session.receive(link, kind, 0, bytes(changed), world.time.now)
        session.effects()
    assert len(session.status.members) <= 16


def test_a_note_that_only_a_later_program_understands_is_passed_over() -> None:
    world = lobby()
    session = world.machines[GUEST].session
    link = link_from(world, GUEST, OTHER)
    note = seal_note(identity(OTHER), session.table, 99, SAMPLES["CHAT"]).note
    later = encode(msgspec.structs.replace(note, kind="DANCE")) + bytes(64)
    session.receive(link, "NOTE", 0, encode(NoteFrame(later)), world.time.now)

    assert told(session.effects(), link) == ""


def test_who_floods_is_stopped_and_who_passes_the_flood_on_is_not_to_blame() -> None:
    world = lobby()
    session = world.machines[GUEST].session
    links = {sender: link_from(world, GUEST, sender) for sender in (COORDINATOR, OTHER)}
    for _ in range(70):
        session.receive(links[COORDINATOR], "NOTE", 0, note_of(session, OTHER, "CHAT"), world.time.now)
    assert told(session.effects(), links[COORDINATOR]) == ""

    for _ in range(3):
        session.receive(links[OTHER], "NOTE", 0, note_of(session, OTHER, "CHAT"), world.time.now)
    effects = session.effects()
    assert told(effects, links[OTHER]) == "too_many"
    assert CloseLink(links[OTHER], CloseReason.MALFORMED) in effects


def test_who_only_looks_on_may_say_less_at_once() -> None:
    world = lobby()
    world.command(world.machines[OTHER], StandUp())
    world.run(1)
    session = world.machines[GUEST].session
    links = {sender: link_from(world, GUEST, sender) for sender in (COORDINATOR, OTHER)}
    told_by = {COORDINATOR: 0, OTHER: 0}
    for sender in told_by:
        for _ in range(40):
            session.receive(links[sender], "NOTE", 0, note_of(session, sender, "CHAT"), world.time.now)
            if told(session.effects(), links[sender]) == "too_many":
                break
            told_by[sender] += 1
    assert told_by == {COORDINATOR: 40, OTHER: 20}


def test_a_long_note_is_taken_from_whoever_sits_only() -> None:
    world = lobby()
    session = world.machines[GUEST].session
    link = link_from(world, GUEST, OTHER)
    long = msgspec.structs.replace(LOBBY, rules=bytes(MAX_RULES_BYTES))

    def answer() -> str:
        note = seal_note(identity(OTHER), session.table, next(NUMBERS), long)
        session.receive(link, "NOTE", 0, encode(NoteFrame(note.raw)), world.time.now)
        return told(session.effects(), link)

    assert answer() == ""
    world.command(world.machines[OTHER], StandUp())
    world.run(1)
    assert answer() == "too_many"


def test_a_lobby_padded_by_the_coordinator_before_is_told_so_that_all_can_read_it() -> None:
    world = lobby()
    session = world.machines[COORDINATOR].session
    listed = session._core.lobby
    assert listed is not None
    strangers = tuple(
        LobbyMember(
            identity(number).public,
            chr(0x1F400 + number) * 24,
            "normal",
            is_ready=True,
            addresses=(Address("\U0001f400" * 64, 65_535),) * 8,
        )
        for number in range(3, 14)
    )
    rules = replace(listed.rules, description="")
    longest = "x" * (MAX_RULES_BYTES - len(encode_rules(rules)))
    session._core.lobby = replace(
        listed,
        name="\U0001f400" * 40,
        rules=replace(rules, description=longest),
        members=(*listed.members, *strangers),
        removed=tuple(bytes([number]) * 32 for number in range(32)),
    )
    session.advance(world.time.now)
    sent = [effect for effect in session.effects() if isinstance(effect, Send) and effect.kind == "NOTE"]
    frames = [decode(NoteFrame, send.body) for send in sent]
    told = [None if frame is None else read_note(frame.raw) for frame in frames]

    assert told
    assert all(signed is not None for signed in told)
    assert any(isinstance(signed.body, LobbyNote) for signed in told if signed)


def test_who_asks_to_join_as_a_computer_player_that_there_is_none_of_is_told_so() -> None:
    world = lobby()
    session = world.machines[COORDINATOR].session
    link = link_from(world, COORDINATOR, OUTSIDER)
    session.receive(link, "JOIN", 0, encode(Join("X", "genius", 0, wants_seat=True)), world.time.now)

    assert told(session.effects(), link) == "unknown_level"
    assert len(session.status.members) == 3
