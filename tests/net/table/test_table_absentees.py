"""Absentees: the seats that the coordinator takes away, the members it drops, and their return."""

import pytest

from engine.seats import Seat
from net.deal.table import Standing
from net.table.coordination.absentees import LOBBY_GRACE_S, SPECTATOR_GRACE_S, Absentees
from net.table.core import SharedState
from net.table.links.reach import AWAY_S
from net.table.values.lobby import Lobby, LobbyPhase
from net.table.values.lobby_changes import Departure, Removing, Request, Seating, SeatWish, Unseating
from net.wire.table import LeaveNote, Wish
from tests.support.parts import NOW, core_of, finish_round, key, link, lobby_of, lose, says, sit_down

BETWEEN, OPEN, PLAYING = LobbyPhase.BETWEEN, LobbyPhase.OPEN, LobbyPhase.PLAYING


def between(people: int, watching: int = 0) -> SharedState:
    """A coordinator between the first two rounds of a match."""
    core = core_of(lobby_of(people, watching=watching, phase=BETWEEN))
    sit_down(core)
    finish_round(core, Standing(2, Seat(0), (0,) * 4))
    return core


def done(core: SharedState, part: Absentees, now: float) -> list[Request]:
    """Return the part's requests, each carried out before the next is asked for."""
    asked = []
    for request in part.requests(now):
        asked.append(request)
        assert core.lobby is not None
        changed = request.applied_to(core.lobby)
        assert isinstance(changed, Lobby)
        core.lobby = changed
    return asked


def test_nothing_is_changed_about_members_that_are_heard() -> None:
    core = core_of(lobby_of(3, watching=1))
    assert done(core, Absentees(core), NOW) == []
    assert Absentees(core).next_deadline(NOW) is None


def test_before_a_match_who_is_unheard_so_long_goes() -> None:
    core = core_of(lobby_of(3))
    lose(core, 2, NOW)
    part = Absentees(core)
    assert part.next_deadline(NOW + 1) == NOW + LOBBY_GRACE_S
    assert done(core, part, NOW + LOBBY_GRACE_S - 0.01) == []
    assert done(core, part, NOW + LOBBY_GRACE_S) == [Departure(key(2))]


def test_the_host_that_a_lobby_goes_on_without_loses_its_seat_but_stays_listed() -> None:
    core = core_of(lobby_of(3), me=1)
    core.coordinator = key(1)
    lose(core, 0, NOW)
    assert done(core, Absentees(core), NOW + LOBBY_GRACE_S) == [Unseating(key(0))]
    assert done(core, Absentees(core), NOW + SPECTATOR_GRACE_S - 0.01) == []
    assert done(core, Absentees(core), NOW + SPECTATOR_GRACE_S) == [Departure(key(0))]


@pytest.mark.parametrize(("has_spoken", "grace_s"), [(True, SPECTATOR_GRACE_S), (False, LOBBY_GRACE_S)])
def test_who_watches_goes_later_if_it_has_ever_said_a_word(*, has_spoken: bool, grace_s: float) -> None:
    core = core_of(lobby_of(2, watching=1))
    if has_spoken:
        says(core, 2, Wish("M2", None, 0, 0))
    lose(core, 2, NOW)
    assert done(core, Absentees(core), NOW + grace_s - 0.01) == []
    assert done(core, Absentees(core), NOW + grace_s) == [Departure(key(2))]


def test_between_rounds_who_is_away_loses_its_seat_and_has_it_again_when_it_is_back() -> None:
    core, seat = between(3), Seat(2)
    part = Absentees(core)
    lose(core, 2, NOW)
    assert done(core, part, NOW + AWAY_S - 0.01) == []
    assert done(core, part, NOW + AWAY_S) == [Unseating(key(2))]
    assert done(core, part, NOW + AWAY_S + 1) == []
    link(core, 2, NOW + 20)
    core.mesh.advance(NOW + 20)
    assert done(core, part, NOW + 20) == [Seating(key(2), seat)]
    assert done(core, part, NOW + 21) == []


@pytest.mark.parametrize(
    ("holder", "seats"),
    [(3, [0, 1, 2, 3]), (1, [0, 2, 1, None])],
    ids=["a newcomer moves on", "a player stays"],
)
def test_a_player_that_is_back_has_its_seat_again_before_who_has_not_played_yet(
    holder: int, seats: list[int | None]
) -> None:
    core = between(3, watching=1)
    part = Absentees(core)
    lose(core, 2, NOW)
    assert done(core, part, NOW + AWAY_S) == [Unseating(key(2))]
    assert core.lobby is not None
    taken = SeatWish(key(holder), Wish("M", 2, 0, 1), is_ready=False).applied_to(core.lobby)
    assert isinstance(taken, Lobby)
    core.lobby = taken
    link(core, 2, NOW + 20)
    core.mesh.advance(NOW + 20)
    done(core, part, NOW + 20)

    assert core.lobby.seats == tuple(None if at is None else key(at) for at in seats)


def test_in_a_round_nobody_loses_a_seat() -> None:
    core = core_of(lobby_of(3, phase=PLAYING))
    sit_down(core, is_dealing=True)
    lose(core, 2, NOW)
    assert done(core, Absentees(core), NOW + SPECTATOR_GRACE_S) == []


def test_who_has_left_goes_at_once_unless_it_has_a_link_to_us_again() -> None:
    core = between(3)
    says(core, 2, LeaveNote())
    assert done(core, Absentees(core), NOW) == []
    core.mesh.closed(2, NOW)
    assert done(core, Absentees(core), NOW) == [Departure(key(2))]


@pytest.mark.parametrize("phase", [BETWEEN, PLAYING])
def test_a_proven_cheat_is_sent_away(phase: LobbyPhase) -> None:
    core = core_of(lobby_of(3, phase=phase))
    sit_down(core, is_dealing=phase is PLAYING)
    core.account = core.account.with_cheat(key(1)).with_cheat(key(0))  # ours is for the others to judge
    assert done(core, Absentees(core), NOW)[:1] == [Removing(key(1), is_playing=phase is PLAYING)]
    assert core.lobby is not None
    assert core.lobby.member(key(0)) is not None


def test_who_spoiled_a_round_sits_out_until_one_is_finished() -> None:
    core = between(4)
    part = Absentees(core)
    core.spoilers = {key(3)}
    assert done(core, part, NOW) == [Unseating(key(3))]
    assert done(core, part, NOW) == []
    core.spoilers.clear()
    assert done(core, part, NOW) == [Seating(key(3), Seat(3))]


def test_whoever_spoiled_a_round_plays_after_all_if_the_others_are_too_few() -> None:
    core = between(3)
    part = Absentees(core)
    core.spoilers = {key(2)}
    assert done(core, part, NOW) == [Unseating(key(2))]
    lose(core, 1, NOW)
    assert done(core, part, NOW + AWAY_S) == [Unseating(key(1))]
    assert done(core, part, NOW + AWAY_S) == [Seating(key(2), Seat(2))]
    assert core.spoilers == set()


def test_a_seat_that_is_to_be_lost_is_kept_for_whoever_is_away() -> None:
    core = between(3)
    part = Absentees(core)
    lose(core, 2, NOW)
    part.keep_seat(key(2))
    assert core.lobby is not None
    changed = Unseating(key(2)).applied_to(core.lobby)
    assert isinstance(changed, Lobby)
    core.lobby = changed
    assert done(core, part, NOW + AWAY_S) == []
    link(core, 2, NOW + 20)
    core.mesh.advance(NOW + 20)
    assert done(core, part, NOW + 20) == [Seating(key(2), Seat(2))]


def test_who_did_not_sign_though_it_was_heard_gets_its_seat_only_if_the_others_are_too_few() -> None:
    core = between(3)
    part = Absentees(core)
    part.keep_seat(key(2))
    assert core.lobby is not None
    changed = Unseating(key(2)).applied_to(core.lobby)
    assert isinstance(changed, Lobby)
    core.lobby = changed
    assert done(core, part, NOW) == []
    lose(core, 1, NOW)
    assert done(core, part, NOW + AWAY_S) == [Unseating(key(1))]
    assert done(core, part, NOW + AWAY_S) == [Seating(key(2), Seat(2))]


@pytest.mark.parametrize(("choice", "has_seat_again"), [(0, True), (1, False)])
def test_a_new_coordinator_gives_seats_back_that_the_one_before_took_but_not_to_who_stood_up(
    choice: int, *, has_seat_again: bool
) -> None:
    core = between(3)
    assert core.lobby is not None
    changed = Unseating(key(2)).applied_to(core.lobby)
    assert isinstance(changed, Lobby)
    core.lobby = changed
    says(core, 2, Wish("M2", None, 0, choice))
    part = Absentees(core)
    part.take_over()
    assert done(core, part, NOW) == ([Seating(key(2), Seat(2))] if has_seat_again else [])
