"""The lobby as a value: each request in each phase, who sits where, and what the others read of it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec import structs

from engine.seats import Seat
from lab.simulator.material import any_seats
from net.address import Address
from net.deal.table import PendingWin, Standing, TableInfo
from net.deal.terms import Terms
from net.errors import LocalProtocolError
from net.identity import PublicIdentity
from net.table.interface.status import EndReason
from net.table.values.lobby import LEVEL_UNLESS_TOLD, Lobby, LobbyMember, LobbyPhase, plan
from net.table.values.lobby_changes import (
    Callability,
    Departure,
    Filling,
    JoinRequest,
    PhaseChange,
    Removing,
    Request,
    Seating,
    SeatWish,
    Unseating,
)
from net.table.values.lobby_note import from_note, to_note
from net.table.values.names import COMPUTER_NAMES, clean_name
from net.texts import visible
from net.wire.table import MOST_REMOVED, MOST_SPECTATORS, Wish


def member(number: int, name: str = "", level: str = "") -> LobbyMember:
    """A machine and its person."""
    at = key(number)
    address = Address(f"10.0.0.{number}", 28412)
    return LobbyMember(
        PublicIdentity(at, at), name or f"P{number}", level, is_ready=False, addresses=(address,)
    )


def test_who_cannot_be_called_keeps_the_table_last() -> None:
    lobby = changed(lobby_of(3), Callability(key(1), is_callable=False))
    assert [one.key for one in lobby.coordinators] == [key(0), key(2), key(1)]
    lobby = changed(lobby, Callability(key(1), is_callable=True))
    assert [one.key for one in lobby.coordinators] == [key(0), key(1), key(2)]


@pytest.mark.parametrize("phase", [LobbyPhase.PLAYING, LobbyPhase.BETWEEN])
def test_nobody_is_told_where_a_match_stands_that_cannot_stand_so(phase: LobbyPhase) -> None:
    lobby, standing = lobby_of(3, phase=phase), Standing(3, Seat(1), (4, -4, 0, 0))
    assert replace(lobby, standing=standing).standing == standing
    for wrong in (
        replace(standing, round_number=0),
        replace(standing, round_number=(1 << 32) - 1),
        replace(standing, dealer=Seat(5)),
        replace(standing, tally=()),
        replace(standing, tally=(900, 0, 0, 0)),
    ):
        with pytest.raises(LocalProtocolError, match="cannot stand so"):
            replace(lobby, standing=wrong)
    with pytest.raises(LocalProtocolError, match="has not begun"):
        replace(lobby, phase=LobbyPhase.OPEN, standing=standing)


def key(number: int) -> bytes:
    """A machine's key."""
    return bytes([number]) * 31 + b"k"


def lobby_of(people: int, seats: int = 4, phase: LobbyPhase = LobbyPhase.OPEN) -> Lobby:
    """A lobby with so many people, each with a seat."""
    members = tuple(member(number) for number in range(people))
    held = (*(one.key for one in members), *(None,) * (seats - people))
    return Lobby(phase, "table", any_seats(), Terms(), False, "easy", members, held)


def changed(lobby: Lobby, request: Request) -> Lobby:
    """The lobby after a request that is granted, or changes nothing."""
    after = request.applied_to(lobby)
    assert isinstance(after, Lobby)
    return after


def seats(lobby: Lobby) -> list[int | None]:
    """Return the claimed seats by claimant."""
    return [None if held is None else held[0] for held in lobby.seats]


REQUESTS: dict[type[Request], Request] = {
    JoinRequest: JoinRequest(member(5), wants_seat=True),
    SeatWish: SeatWish(key(1), Wish("New", 3, 0, 1), is_ready=True),
    Departure: Departure(key(1)),
    Unseating: Unseating(key(1)),
    Seating: Seating(key(1), Seat(3)),
    Removing: Removing(key(1)),
    Filling: Filling("hard"),
    PhaseChange: PhaseChange(LobbyPhase.BETWEEN, None),
}


@pytest.mark.parametrize(("phase", "kind"), [*product(LobbyPhase, REQUESTS)], ids=str)
def test_every_request_in_every_phase(phase: LobbyPhase, kind: type[Request]) -> None:
    """A request changes its part and nothing else; the level stays as it is while a round is played."""
    lobby = lobby_of(2, phase=phase)
    after = changed(lobby, REQUESTS[kind])
    parts = {
        "members": after.members != lobby.members,
        "seats": after.seats != lobby.seats,
        "removed": after.removed != lobby.removed,
        "level": after.level != lobby.level,
        "phase": after.phase is not lobby.phase,
    }
    expected = {
        JoinRequest: {"members", "seats"},
        SeatWish: {"members", "seats"},
        Departure: {"members", "seats"},
        Unseating: {"seats"},
        Seating: set[str](),
        Removing: {"members", "seats", "removed"},
        Filling: {"level"} if phase is not LobbyPhase.PLAYING else set[str](),
        PhaseChange: {"phase"} if phase is not LobbyPhase.BETWEEN else set[str](),
    }
    assert {part for part, is_new in parts.items() if is_new} == expected[kind]
    assert (after.rules, after.terms, after.name) == (lobby.rules, lobby.terms, lobby.name)


def test_names_change_before_the_match_only() -> None:
    wish = SeatWish(key(1), Wish("New", None, 0, 0), is_ready=False)

    assert changed(lobby_of(2), wish).members[1].name == "New"
    assert changed(lobby_of(2, phase=LobbyPhase.PLAYING), wish).members[1].name == "P1"
    assert changed(lobby_of(2), replace(wish, wish=Wish("p0", None, 0, 0))).members[1].name == "p0 2"


def test_a_seat_is_taken_once_and_each_choice_is_looked_at_once() -> None:
    lobby = lobby_of(3)
    assert seats(changed(lobby, SeatWish(key(1), Wish("P1", 2, 0, 1), is_ready=False))) == [0, 1, 2, None]
    moved = changed(lobby, SeatWish(key(1), Wish("P1", 3, 0, 1), is_ready=False))
    assert seats(moved) == [0, None, 2, 1]
    assert changed(moved, SeatWish(key(2), Wish("P2", 3, 0, 1), is_ready=False)).seats == moved.seats
    unseated = changed(moved, Unseating(key(1)))
    assert seats(changed(unseated, SeatWish(key(1), Wish("P1", 3, 0, 1), is_ready=True))) == [
        0,
        None,
        2,
        None,
    ]
    assert seats(changed(unseated, Seating(key(1), Seat(3)))) == [0, None, 2, 1]
    assert changed(lobby, SeatWish(key(1), Wish("P1", 5, 0, 1), is_ready=False)).seats == lobby.seats
    restarted = changed(moved, SeatWish(key(1), Wish("P1", None, 0, 0), is_ready=False))
    assert restarted.seats == moved.seats
    assert seats(changed(restarted, SeatWish(key(1), Wish("P1", 1, 0, 1), is_ready=False))) == [0, 1, 2, None]


@pytest.mark.parametrize(
    ("joiner", "wants_seat", "lobby", "reason"),
    [
        (member(7, "\u202e \n"), True, lobby_of(2), EndReason.NAME_REFUSED),
        (member(7), True, replace(lobby_of(2), removed=(key(7),)), EndReason.REMOVED),
    ],
    ids=["nothing to see", "removed"],
)
def test_who_may_not_come_in(joiner: LobbyMember, wants_seat: bool, lobby: Lobby, reason: EndReason) -> None:  # noqa: FBT001 - pytest
    after = JoinRequest(joiner, wants_seat=wants_seat).applied_to(lobby)

    assert after is reason


@pytest.mark.parametrize(
    ("wished", "called"),
    [
        ("P1", "P1 2"),
        (" p1\u200b", "p1 2"),
        ("P1 2", "P1 2"),
        ("P0 1", "P0 1"),
        ("x" * 40, "x" * 24),
        ("P" * 24, "P" * 22 + " 2"),
        ("👨\u200d👩" * 8, "👨\u200d👩" * 7 + "👨 2"),
    ],
)
def test_who_wishes_a_name_that_is_taken_gets_a_number(wished: str, called: str) -> None:
    lobby = lobby_of(2)
    for number, name in ((5, "P" * 24), (6, "👨\u200d👩" * 8)):
        lobby = changed(lobby, JoinRequest(member(number, name), wants_seat=False))
    new = changed(lobby, JoinRequest(member(7, wished), wants_seat=True)).member(key(7))

    assert new is not None
    assert new.name == called
    assert clean_name(called) == called


def test_a_newcomer_leaves_the_seats_of_absent_players_free_if_it_can() -> None:
    lobby = changed(lobby_of(3), Unseating(key(0)))
    joining = JoinRequest(member(4), wants_seat=True, kept=frozenset({Seat(0)}))
    assert seats(changed(lobby, joining)) == [None, 1, 2, 4]
    full = changed(lobby, JoinRequest(member(3), wants_seat=True, kept=frozenset({Seat(0)})))
    assert seats(changed(full, joining)) == [4, 1, 2, 3]


def test_who_is_back_and_finds_its_seat_taken_gets_another() -> None:
    lobby = changed(changed(lobby_of(3), Unseating(key(0))), JoinRequest(member(4), wants_seat=True))
    assert seats(changed(lobby, Seating(key(0), Seat(0)))) == [4, 1, 2, 0]
    full = changed(lobby, JoinRequest(member(3), wants_seat=True))
    assert seats(changed(full, Seating(key(0), Seat(0)))) == [4, 1, 2, 3]


def test_people_sit_while_there_are_seats_then_watch_and_then_it_is_full() -> None:
    lobby = lobby_of(1, seats=2)
    for number in range(1, 2 + MOST_SPECTATORS):
        lobby = changed(lobby, JoinRequest(member(number), wants_seat=True))
    assert seats(lobby) == [0, 1]
    assert len(lobby.spectators) == MOST_SPECTATORS

    after = JoinRequest(member(20), wants_seat=True).applied_to(lobby)
    assert after is EndReason.FULL
    unseated = changed(changed(lobby, Unseating(key(1))), Unseating(key(0)))
    assert JoinRequest(member(20), wants_seat=True).applied_to(unseated) is EndReason.FULL
    assert changed(lobby, SeatWish(key(1), Wish("P1", None, 0, 1), is_ready=False)).seats == lobby.seats


def test_who_comes_again_keeps_its_place_and_a_computer_players_machine_gets_a_number() -> None:
    lobby = lobby_of(3)
    again = changed(lobby, JoinRequest(replace(member(1), name="Other", addresses=()), wants_seat=True))
    assert seats(again) == seats(lobby)
    assert [one.name for one in again.members] == ["P0", "Other", "P2"]
    assert again.members[1].addresses == lobby.members[1].addresses

    at_work = changed(lobby, JoinRequest(member(1, level="hard"), wants_seat=True)).members[1]
    assert (at_work.level, at_work.is_ready) == ("hard", True)
    with_computer = changed(lobby, JoinRequest(member(3, "P0", "hard"), wants_seat=True))
    assert with_computer.members[3].name == "P0 2"
    assert with_computer.members[3].is_ready


def test_only_so_many_removed_are_remembered() -> None:
    lobby = lobby_of(1)
    for number in range(1, MOST_REMOVED + 3):
        lobby = changed(changed(lobby, JoinRequest(member(number), wants_seat=True)), Removing(key(number)))

    assert len(lobby.removed) == MOST_REMOVED
    assert key(MOST_REMOVED + 2) in lobby.removed


def test_nobody_is_ready_for_what_has_not_been_seen() -> None:
    lobby = changed(lobby_of(2), SeatWish(key(1), Wish("P1", None, 1, 0), is_ready=True))
    assert lobby.members[1].is_ready

    playing = changed(lobby, PhaseChange(LobbyPhase.PLAYING, None))
    assert not playing.members[1].is_ready


@pytest.mark.parametrize("people", range(1, 7))
@pytest.mark.parametrize("places", range(2, 7))
def test_computer_players_are_spread_evenly_and_the_coordinator_has_no_more_than_anybody(
    people: int, places: int
) -> None:
    if people > places:
        return
    machines, infos = plan(lobby_of(people, places))
    run = [
        sum(info.machine == machine and info.level == "easy" for info in infos) for machine in range(people)
    ]

    assert len(machines) == people
    assert sum(run) == places - people
    assert max(run) - min(run) <= 1
    assert run[0] == min(run)
    assert len({info.name for info in infos}) == places
    assert [info.taste for info in infos] == [info.name if info.level else "" for info in infos]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lobby: replace(lobby, seats=(key(0), key(0), None, None)),
        lambda lobby: replace(lobby, seats=(key(9), None, None, None)),
        lambda lobby: replace(lobby, seats=(key(0),)),
        lambda lobby: replace(lobby, members=(member(0), member(0))),
        lambda lobby: replace(lobby, members=(member(0), member(1, "p0"))),
        lambda lobby: replace(lobby, members=(member(0), replace(member(1), name=""))),
        lambda lobby: replace(lobby, members=(member(0), member(1, level="genius"))),
        lambda lobby: replace(lobby, level="genius"),
        lambda lobby: replace(lobby, level=""),
    ],
)
def test_a_lobby_at_which_nobody_could_play_is_refused(spoil: Callable[[Lobby], Lobby]) -> None:
    with pytest.raises(LocalProtocolError):
        spoil(lobby_of(2))


def test_what_the_coordinator_tells_is_read_again() -> None:
    lobby = replace(
        lobby_of(3),
        phase=LobbyPhase.BETWEEN,
        removed=(key(9),),
        standing=Standing(3, Seat(1), (5, -5, 0, 0), (PendingWin(2, key(1), (3, -1, -1, -1)),)),
    )
    note = to_note(lobby, epoch=2, version=7, starts_in_ms=None, playing=key(8))

    assert from_note(note) == lobby
    assert from_note(msgspec.structs.replace(note, phase="never")) is None
    assert from_note(msgspec.structs.replace(note, rules=b"{}")) is None
    assert from_note(msgspec.structs.replace(note, pace="hasty")) is None
    assert from_note(msgspec.structs.replace(note, seats=(0, 7, None, None))) is None


def test_a_coordinator_that_tells_no_level_has_one_and_any_seat_may_fall_free() -> None:
    note = to_note(lobby_of(4), epoch=1, version=1, starts_in_ms=None, playing=None)
    lobby = from_note(structs.replace(note, level=""))
    assert lobby is not None
    machines, infos = plan(changed(lobby, Unseating(key(1))))

    assert TableInfo(lobby.rules, machines, infos, bytes(32)).seats[1].level == LEVEL_UNLESS_TOLD
    assert from_note(structs.replace(note, level="genius")) is None


@pytest.mark.parametrize("people", range(1, 7))
def test_people_may_take_every_name_that_computer_players_have(people: int) -> None:
    lobby = lobby_of(people, 6)
    named = tuple(member(number, name) for number, name in enumerate(COMPUTER_NAMES))
    _, infos = plan(replace(lobby, members=named))

    assert len({info.name for info in infos}) == 6
    assert all(info.name == visible(info.name) for info in infos)


@pytest.mark.parametrize(
    "changed_in_it",
    [
        {"rules": replace(any_seats(), jokers=5)},
        {"terms": Terms(rounds=1)},
        {"seats": (key(0), key(1))},
        {"seats": (key(0), key(1), key(2), None, None, None)},
    ],
    ids=["rules", "rounds", "fewer seats", "more seats"],
)
def test_what_a_table_is_played_by_is_as_all_have_signed_it_whatever_the_lobby_says(
    changed_in_it: dict[str, Any],
) -> None:
    lobby, standing = lobby_of(3, phase=LobbyPhase.BETWEEN), Standing(3, Seat(1), (4, -4, 0, 0))
    table = TableInfo(lobby.rules, *plan(lobby), bytes(32), lobby.terms)
    assert lobby.at(table) is lobby

    fitted = replace(lobby, **changed_in_it).at(table)
    assert (fitted.rules, fitted.terms, len(fitted.seats)) == (table.rules, table.terms, len(table.seats))
    assert changed(fitted, PhaseChange(LobbyPhase.BETWEEN, standing)).standing == standing


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lê ", "Ann Lê"),
        ("Ｕ́t", "Út"),
        ("a\u202eb\u200bc\x07", "abc"),
        ("x" * 40, "x" * 24),
        ("e" + "\u0301" * 9, "é\u0301\u0301"),
        ("", ""),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize("field", ["sign_key", "seal_key"])
def test_a_lobby_with_a_key_that_proves_nothing_is_none(field: str) -> None:
    note = to_note(lobby_of(3), epoch=1, version=1, starts_in_ms=None, playing=None)
    weak = structs.replace(note.members[2], **{field: bytes(32)})

    assert from_note(note) is not None
    assert from_note(structs.replace(note, members=(*note.members[:2], weak))) is None
