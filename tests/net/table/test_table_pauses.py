"""Pauses: which one holds, for how long, who may end it, and the effects on clocks and people."""

import pytest

from net.table.core import SharedState
from net.table.interface.status import PAUSE_S, NewsKind, Presence
from net.table.member.pauses import MOST_PAUSES, Pauses
from net.wire.table import LeaveNote, Pause
from tests.support.parts import NOW, core_of, hear, key, lobby_of, lose, says, sit_down, told

PAUSED, RESUMED = Pause(is_paused=True, lifted=()), Pause(is_paused=False, lifted=())


def core_at_table(people: int = 3, *, me: int = 0) -> SharedState:
    """Some that play, and one that watches."""
    core = core_of(lobby_of(people, watching=1), me=me)
    sit_down(core)
    return core


def stopper(core: SharedState, pausing: Pauses, now: float = NOW) -> bytes | None:
    """The machines that have stopped the clocks by now."""
    hear(core, now)
    pausing.settle(now)
    return None if core.stopped is None else core.stopped.key


def said(core: SharedState) -> Pause | None:
    """The last that our machine has said of pauses."""
    assert core.notes is not None
    return core.notes.last(core.me, Pause)


def lifting(core: SharedState, machine: int) -> Pause:
    """The note of a person who wants the pause of a machine to end."""
    assert core.notes is not None
    return Pause(is_paused=False, lifted=((key(machine), core.notes.counter_of(key(machine), Pause)),))


def test_the_clocks_run_until_somebody_who_plays_stops_them() -> None:
    core = core_at_table()
    pausing = Pauses(core)
    assert stopper(core, pausing) is None
    says(core, 3, PAUSED)  # it watches
    assert stopper(core, pausing) is None
    says(core, 2, PAUSED)
    assert stopper(core, pausing) == key(2)
    says(core, 2, RESUMED)
    assert stopper(core, pausing) is None


def test_of_two_pauses_the_first_in_the_list_is_named_and_both_must_end() -> None:
    core = core_at_table()
    pausing = Pauses(core)
    says(core, 2, PAUSED)
    says(core, 1, PAUSED)
    assert stopper(core, pausing) == key(1)
    says(core, 1, RESUMED)
    assert stopper(core, pausing) == key(2)


def test_a_pause_ends_by_itself_once_it_has_lasted_as_long_as_one_has_in_a_round() -> None:
    core = core_at_table()
    pausing = Pauses(core)
    says(core, 2, PAUSED)
    assert stopper(core, pausing) == key(2)
    assert pausing.next_deadline() == NOW + PAUSE_S
    assert stopper(core, pausing, NOW + PAUSE_S - 0.1) == key(2)
    assert stopper(core, pausing, NOW + PAUSE_S) is None
    assert told(core, NewsKind.PAUSE_OVER) == [(2, "")]
    says(core, 2, PAUSED)
    assert stopper(core, pausing, NOW + PAUSE_S) is None


def test_pauses_together_last_no_longer_than_one_and_are_few() -> None:
    core = core_at_table()
    pausing, now = Pauses(core), NOW
    for _ in range(MOST_PAUSES):
        says(core, 2, PAUSED)
        assert stopper(core, pausing, now) == key(2)
        now += 1.0
        says(core, 2, RESUMED)
        assert stopper(core, pausing, now) is None
    says(core, 2, PAUSED)
    assert stopper(core, pausing, now) is None

    core = core_at_table()
    pausing, paused_s, now = Pauses(core), 0.0, NOW
    while now < NOW + 3 * PAUSE_S:
        says(core, 2, PAUSED if round(now - NOW) % 50 else RESUMED, now=now)
        paused_s += stopper(core, pausing, now) == key(2)
        now += 1.0
    assert paused_s <= PAUSE_S + 1


def test_in_another_round_there_are_pauses_again() -> None:
    core = core_at_table()
    pausing = Pauses(core)
    for _ in range(MOST_PAUSES):
        says(core, 2, PAUSED)
        stopper(core, pausing)
        says(core, 2, RESUMED)
        stopper(core, pausing)
    says(core, 2, PAUSED)
    assert stopper(core, pausing) is None
    pausing._round = 7  # as if that had been of the round before
    assert stopper(core, pausing) is None, "that pause is over for good"
    says(core, 2, RESUMED)
    says(core, 2, PAUSED)
    assert stopper(core, pausing) == key(2)


@pytest.mark.parametrize("how", ["gone", "left", "cheat", "lost"])
def test_a_pause_ends_with_its_author_and_does_not_come_back_with_it(how: str) -> None:
    core = core_at_table()
    pausing = Pauses(core)
    says(core, 2, PAUSED)
    assert stopper(core, pausing) == key(2)
    now = NOW
    if how == "gone":
        core.met[2].gone = Presence.LEFT
    elif how == "left":
        says(core, 2, LeaveNote())
    elif how == "cheat":
        core.account = core.account.with_cheat(key(2))
    else:
        lose(core, 2, NOW)
        now = NOW + 6.0
    assert stopper(core, pausing, now) is None
    core.met[2].gone = None
    assert stopper(core, pausing, now) is None


def test_the_coordinator_ends_the_pauses_there_are_and_none_that_comes_after() -> None:
    core = core_at_table()
    pausing, notes = Pauses(core), core.notes
    assert notes is not None
    says(core, 1, PAUSED)
    says(core, 2, PAUSED)
    pausing.settle(NOW)
    lifted = tuple((key(place), notes.counter_of(key(place), Pause)) for place in (1, 2))
    pausing.wish(NOW, is_paused=False)

    assert said(core) == Pause(is_paused=False, lifted=tuple(sorted(lifted)))
    assert stopper(core, pausing) is None
    says(core, 1, PAUSED)
    assert stopper(core, pausing) == key(1)


def test_most_people_who_play_end_the_pause_of_another_and_fewer_do_not() -> None:
    core = core_at_table(4, me=1)
    pausing = Pauses(core)
    says(core, 0, PAUSED)
    assert stopper(core, pausing) == key(0)
    pausing.wish(NOW, is_paused=False)
    assert said(core) == lifting(core, 0)
    assert stopper(core, pausing) == key(0)
    says(core, 4, lifting(core, 0))  # it watches
    says(core, 2, lifting(core, 0))
    assert stopper(core, pausing) == key(0)
    assert told(core, NewsKind.WANTS_ON) == [(1, ""), (2, "")]
    says(core, 0, PAUSED)  # the same pause, said again
    assert stopper(core, pausing) == key(0)
    says(core, 3, lifting(core, 0))
    assert stopper(core, pausing) is None
    assert told(core, NewsKind.PAUSE_OVER) == [(0, "")]


def test_saying_the_pause_again_does_not_undo_what_the_others_want() -> None:
    core = core_at_table(4, me=1)
    pausing = Pauses(core)
    says(core, 0, PAUSED)
    assert stopper(core, pausing) == key(0)
    wish = lifting(core, 0)
    for machine in (2, 3):
        says(core, machine, wish)
    for _ in range(3):
        says(core, 0, PAUSED)
        assert stopper(core, pausing) == key(0)
    pausing.wish(NOW, is_paused=False)
    assert stopper(core, pausing) is None


def test_whoever_paused_ends_its_own_pause() -> None:
    core = core_at_table(me=1)
    pausing = Pauses(core)
    pausing.wish(NOW, is_paused=True)
    assert said(core) == PAUSED
    assert stopper(core, pausing) == key(1)
    pausing.wish(NOW, is_paused=False)
    assert said(core) == RESUMED
    assert stopper(core, pausing) is None
    assert told(core, NewsKind.RESUMED) == [(1, "")]


def test_our_person_is_told_when_there_is_no_pause_left() -> None:
    core = core_at_table(me=1)
    pausing, now = Pauses(core), NOW
    for _ in range(MOST_PAUSES):
        pausing.wish(now, is_paused=True)
        assert stopper(core, pausing, now) == key(1)
        pausing.wish(now, is_paused=False)
        assert stopper(core, pausing, now) is None
    pausing.wish(now, is_paused=True)

    assert stopper(core, pausing, now) is None
    assert said(core) == RESUMED
    assert told(core, NewsKind.PAUSES_USED) == [(1, "")]


def test_what_is_so_already_is_not_said_again() -> None:
    core = core_at_table(me=1)
    pausing, notes = Pauses(core), core.notes
    assert notes is not None
    pausing.wish(NOW, is_paused=False)
    assert said(core) is None
    says(core, 2, PAUSED)
    pausing.settle(NOW)
    pausing.wish(NOW, is_paused=True)
    assert said(core) is None
    pausing.wish(NOW, is_paused=False)
    counter = notes.counter_of(core.me, Pause)
    pausing.wish(NOW, is_paused=False)
    assert notes.counter_of(core.me, Pause) == counter


def test_whoever_only_watches_pauses_nothing() -> None:
    core = core_at_table(me=3)
    Pauses(core).wish(NOW, is_paused=True)
    assert said(core) is None


def test_clocks_and_people_are_told_once_of_a_pause_and_of_its_end() -> None:
    core = core_at_table()
    pausing, playing = Pauses(core), core.playing
    assert playing is not None
    pausing.settle(NOW)
    assert playing.match.waiting.play.is_running
    assert not core.events

    says(core, 2, PAUSED)
    for _ in range(2):
        pausing.settle(NOW)
    assert not playing.match.waiting.play.is_running
    assert told(core, NewsKind.PAUSED) == [(2, "120")]

    says(core, 2, RESUMED)
    for _ in range(2):
        pausing.settle(NOW)
    assert playing.match.waiting.play.is_running
    assert told(core, NewsKind.RESUMED) == [(2, "")]


def test_at_a_new_table_the_clocks_are_stopped_again_and_nobody_is_told_anew() -> None:
    core = core_at_table()
    pausing = Pauses(core)
    says(core, 2, PAUSED)
    pausing.settle(NOW)
    playing = sit_down(core)
    pausing.settle(NOW)
    assert not playing.match.waiting.play.is_running
    assert told(core, NewsKind.PAUSED) == [(2, "120")]


def test_before_the_first_table_there_is_nothing_to_pause() -> None:
    core = core_of(lobby_of(3))
    pausing = Pauses(core)
    pausing.wish(NOW, is_paused=True)
    pausing.settle(NOW)
    assert said(core) is None
    assert not core.events


def test_before_anybody_can_say_anything_the_clocks_run() -> None:
    core = core_at_table()
    core.notes = None
    assert stopper(core, Pauses(core)) is None
