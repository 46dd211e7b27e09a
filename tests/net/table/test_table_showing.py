"""A session as its client is shown it: one value, in which people are places in a list."""

from dataclasses import replace

from net.match.status import TablePhase
from net.table.interface.status import EndReason, Presence
from net.table.showing import status_of
from tests.support.parts import NOW, core_of, key, lobby_of, lose, sit_down


def test_before_a_match_the_lobby_is_shown_with_free_seats_and_nothing_of_play() -> None:
    status = status_of(core_of(lobby_of(2, watching=1)), NOW, is_waiting=False)

    assert status.phase is TablePhase.LOBBY
    assert [seat.member for seat in status.seats] == [0, 1, None, None]
    assert [member.is_spectator for member in status.members] == [False, False, True]
    assert [member.is_me for member in status.members] == [True, False, False]
    assert [member.is_coordinator for member in status.members] == [True, False, False]
    assert (status.match, status.round, status.question, status.proof) == (None, None, None, None)
    assert status.words == ""


def test_at_the_table_seats_are_those_that_were_agreed_on_computer_players_included() -> None:
    core = core_of(lobby_of(3), me=1)
    sit_down(core)
    status = status_of(core, NOW, is_waiting=False)

    assert status.phase is TablePhase.BETWEEN
    assert status_of(core, NOW, is_waiting=True).phase is TablePhase.WAITING
    assert sum(seat.level != "" for seat in status.seats) == 1
    assert [member.name for member in status.members] == ["M0", "M1", "M2"]
    assert status.words == "", "before the seed is drawn there is nothing to compare"


def test_a_machine_that_is_not_heard_is_shown_so_and_is_a_member_still() -> None:
    core = core_of(lobby_of(3))
    lose(core, 2, NOW)
    shown = status_of(core, NOW + 60.0, is_waiting=False).members[2]

    assert shown.key == key(2)
    assert shown.presence is Presence.AWAY
    assert shown.rtt_s is None


def test_when_it_is_over_for_us_the_reason_is_shown_and_the_match_stays() -> None:
    core = core_of(lobby_of(2))
    sit_down(core)
    core.finish(EndReason.REMOVED)
    status = status_of(core, NOW, is_waiting=False)

    assert (status.phase, status.end) == (TablePhase.ENDED, EndReason.REMOVED)


def test_what_is_shown_is_a_value_and_changes_nothing() -> None:
    core = core_of(lobby_of(3))
    status = status_of(core, NOW, is_waiting=False)

    assert status_of(core, NOW, is_waiting=False) == status
    assert core.effects == []
    assert replace(status, words="x") != status
