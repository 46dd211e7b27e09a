"""The choice of the next coordinator when one is gone, and of the lobby to follow.

What tells a majority from a half is asked of the bounds themselves: a coordinator leads with more than half
of the players, and who takes over must know that no more than half can be elsewhere.
"""

from dataclasses import replace

import pytest

from net.table.coordination.succession import (
    ENDED_PATIENCE_S,
    LOBBY_PATIENCE_S,
    PATIENCE_S,
    ROUND_PATIENCE_S,
    Succession,
)
from net.table.core import SharedState
from net.table.interface.status import EndReason, NewsKind
from net.table.member.members import Members
from net.table.values.lobby import LobbyPhase
from net.table.values.lobby_note import to_note
from net.wire.table import LeaveNote, Links, LobbyNote
from tests.support.parts import NOW, core_of, key, lobby_of, lose, says, sit_down, told

BETWEEN = LobbyPhase.BETWEEN


def succession(core: SharedState) -> Succession:
    """The part, with the one that it moves."""
    return Succession(core, Members(core, NOW))


def at_table(people: int, *, me: int = 1, watching: int = 0) -> SharedState:
    """A machine between two rounds."""
    core = core_of(lobby_of(people, watching=watching, phase=BETWEEN), me=me)
    sit_down(core)
    return core


def note_of(
    core: SharedState, *, epoch: int = 1, version: int = 1, removed: tuple[int, ...] = ()
) -> LobbyNote:
    """The lobby of a machine as a coordinator tells it, with some members sent away."""
    lobby = core.lobby
    assert lobby is not None
    keys = tuple(map(key, removed))
    members = tuple(one for one in lobby.members if one.key not in keys)
    seats = tuple(None if held in keys else held for held in lobby.seats)
    lobby = replace(lobby, members=members, seats=seats, removed=keys)
    return to_note(
        lobby, epoch=epoch, version=version, starts_in_ms=None, playing=core.playing_digest or None
    )


@pytest.mark.parametrize(("people", "followers", "is_followed"), [(4, 2, False), (4, 1, True), (3, 1, False)])
def test_a_coordinator_leads_with_more_than_half_of_the_players(
    people: int, followers: int, *, is_followed: bool
) -> None:
    """While it does, the lobby of another that has taken over is not followed; with half of them, it is."""
    core = at_table(people, me=people - 1)
    part = succession(core)
    # it follows itself, and so do we: of the others, so many less these two do
    for place in range(1, people - 1):
        says(core, place, Links((), key(0 if place < followers else 1)))
    part.read(says(core, 1, note_of(core, epoch=2)), NOW)
    assert (core.coordinator == key(1)) is is_followed


@pytest.mark.parametrize(
    ("people", "unheard", "takes_over"), [(4, 1, True), (4, 2, True), (4, 3, False), (3, 2, False)]
)
def test_who_takes_over_knows_that_no_more_than_half_can_be_elsewhere(
    people: int, unheard: int, *, takes_over: bool
) -> None:
    core = at_table(people)
    for place in (0, *range(people - unheard + 1, people)):
        lose(core, place, NOW)
    succession(core).settle(NOW + PATIENCE_S)
    assert core.is_coordinator is takes_over


def test_a_program_that_has_ended_is_not_elsewhere() -> None:
    core = at_table(3)
    for place in (0, 2):
        lose(core, place, NOW)
    core.mesh.dial_failed(key(2), NOW, is_refused=True)
    succession(core).settle(NOW + PATIENCE_S)
    assert core.is_coordinator


def test_after_a_restart_by_ourselves_we_count_only_whom_we_hear() -> None:
    """The others may have ended and been started anew since we heard of them."""
    core = at_table(3)
    core.gathers = True
    for place in (0, 2):
        lose(core, place, NOW)
    core.mesh.dial_failed(key(2), NOW, is_refused=True)
    succession(core).settle(NOW + PATIENCE_S)
    assert not core.is_coordinator


@pytest.mark.parametrize(
    ("is_playing", "has_ended", "patience_s"),
    [
        ("no", False, LOBBY_PATIENCE_S),
        ("between", False, PATIENCE_S),
        ("round", False, ROUND_PATIENCE_S),
        ("round", True, ENDED_PATIENCE_S),
    ],
)
def test_patience_with_a_coordinator_depends_on_what_would_be_held_up(
    is_playing: str, *, has_ended: bool, patience_s: float
) -> None:
    core = core_of(lobby_of(3, phase=BETWEEN if is_playing == "between" else LobbyPhase.OPEN), me=1)
    if is_playing != "no":
        sit_down(core, is_dealing=is_playing == "round")
    lose(core, 0, NOW)
    if has_ended:
        core.mesh.dial_failed(key(0), NOW, is_refused=True)
    part = succession(core)
    assert part.next_deadline(NOW + 1) == NOW + patience_s
    part.settle(NOW + patience_s - 0.01)
    assert core.coordinator == key(0)
    part.settle(NOW + patience_s)
    assert core.is_coordinator
    assert (core.epoch, core.version) == (2, 0)
    assert told(core, NewsKind.COORDINATOR_CHANGED) == [(1, "")]


def test_the_first_in_the_order_that_is_heard_takes_over_and_no_other() -> None:
    core = at_table(4, me=2)
    lose(core, 0, NOW)
    succession(core).settle(NOW + PATIENCE_S)
    assert core.coordinator == key(0)
    lose(core, 1, NOW)
    succession(core).settle(NOW + PATIENCE_S)
    assert core.is_coordinator


def test_whoever_only_watches_never_takes_over() -> None:
    core = at_table(2, me=2, watching=1)
    for place in (0, 1):
        lose(core, place, NOW)
    succession(core).settle(NOW + ROUND_PATIENCE_S)
    assert core.coordinator == key(0)


def test_who_cannot_be_called_comes_last_in_the_order() -> None:
    core = at_table(4, me=2)
    assert core.lobby is not None
    members = tuple(replace(one, is_callable=one.key != key(1)) for one in core.lobby.members)
    core.lobby = replace(core.lobby, members=members)
    lose(core, 0, NOW)
    succession(core).settle(NOW + PATIENCE_S)
    assert core.is_coordinator


def test_a_host_that_leaves_before_a_match_closes_its_table_and_one_that_leaves_later_does_not() -> None:
    lobby = core_of(lobby_of(3), me=1)
    says(lobby, 0, LeaveNote())
    succession(lobby).settle(NOW)
    assert lobby.end is EndReason.CLOSED

    match = at_table(3)
    says(match, 0, LeaveNote())
    succession(match).settle(NOW)
    assert match.end is None
    assert match.is_coordinator
    assert match.lobby is not None
    assert match.lobby.member(key(0)) is None


def test_a_newer_lobby_of_our_coordinator_is_followed_and_an_older_one_is_not() -> None:
    core = core_of(lobby_of(3), me=1)
    part = succession(core)
    core.version = 5
    for version, epoch in ((5, 1), (4, 1), (9, 0)):
        part.read(says(core, 0, note_of(core, epoch=epoch, version=version, removed=(2,))), NOW)
        assert core.version == 5
        assert core.lobby is not None
        assert core.lobby.member(key(2)) is not None
    part.read(says(core, 0, note_of(core, version=6, removed=(2,))), NOW)
    assert core.version == 6
    assert core.lobby.member(key(2)) is None


def test_nobody_else_is_followed_while_our_host_is_heard_before_a_match() -> None:
    core = core_of(lobby_of(3), me=2)
    part = succession(core)
    part.read(says(core, 1, note_of(core, epoch=2)), NOW)
    assert core.coordinator == key(0)
    lose(core, 0, NOW)
    part.read(says(core, 1, note_of(core, epoch=2, version=2)), NOW + PATIENCE_S)
    assert core.coordinator == key(1)


@pytest.mark.parametrize(("ours", "other", "is_followed"), [(2, 1, True), (1, 2, False)])
def test_of_two_that_took_over_alike_the_first_in_the_order_is_followed(
    ours: int, other: int, *, is_followed: bool
) -> None:
    core = at_table(4, me=3)
    part, later = succession(core), NOW + PATIENCE_S
    lose(core, 0, NOW)
    part.read(says(core, ours, note_of(core, epoch=2), now=later), later)
    assert core.coordinator == key(ours)
    lose(core, ours, later)
    later += PATIENCE_S
    part.read(says(core, other, note_of(core, epoch=2), now=later), later)
    assert (core.coordinator == key(other)) is is_followed
