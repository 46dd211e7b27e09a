"""Whose pause holds, who may end it, and what clocks and people are told."""

from net.table.core import SharedState
from net.table.pausing import Pausing, paused_by
from net.table.status import NewsKind, Presence
from net.wire.table import Pause
from tests.support.parts import NOW, core_of, key, lobby_of, says, sit_down, told

PAUSED, RESUMED = Pause(is_paused=True, lifted=()), Pause(is_paused=False, lifted=())


def core_at_table(me: int = 0) -> SharedState:
    """Three that play, and one that watches."""
    core = core_of(lobby_of(3, watching=1), me=me)
    sit_down(core)
    return core


def said(core: SharedState) -> Pause | None:
    """What our machine has said last of pauses."""
    assert core.notes is not None
    return core.notes.last(core.me, Pause)


def ended(core: SharedState) -> tuple[tuple[bytes, int], ...]:
    """Whose pauses our machine has ended, and up to which of their notes."""
    pause = said(core)
    assert pause is not None
    return pause.lifted


def test_the_clocks_run_until_somebody_who_plays_stops_them() -> None:
    core = core_at_table()
    assert paused_by(core) is None
    says(core, 3, PAUSED)  # it watches
    assert paused_by(core) is None
    says(core, 2, PAUSED)
    assert paused_by(core) == key(2)
    says(core, 2, RESUMED)
    assert paused_by(core) is None


def test_of_two_pauses_the_first_in_the_list_is_named_and_both_must_end() -> None:
    core = core_at_table()
    says(core, 2, PAUSED)
    says(core, 1, PAUSED)
    assert paused_by(core) == key(1)
    says(core, 1, RESUMED)
    assert paused_by(core) == key(2)


def test_the_pause_of_a_machine_that_is_gone_holds_no_longer() -> None:
    core = core_at_table()
    says(core, 2, PAUSED)
    core.met[2].gone = Presence.LEFT
    assert paused_by(core) is None
    says(core, 1, PAUSED)
    Pausing(core).set(NOW, is_paused=False)
    assert [one for one, _ in ended(core)] == [key(1)]


def test_the_coordinator_ends_the_pauses_there_are_and_none_that_comes_after() -> None:
    core = core_at_table()
    notes = core.notes
    assert notes is not None
    says(core, 1, PAUSED)
    says(core, 2, PAUSED)
    Pausing(core).set(NOW, is_paused=False)

    lifted = tuple((key(place), notes.counter_of(key(place), Pause)) for place in (1, 2))
    assert said(core) == Pause(is_paused=False, lifted=tuple(sorted(lifted)))
    assert paused_by(core) is None
    says(core, 1, PAUSED)
    assert paused_by(core) == key(1)


def test_only_the_coordinator_ends_the_pause_of_another() -> None:
    core = core_at_table(me=1)
    pausing = Pausing(core)
    says(core, 2, PAUSED)
    pausing.set(NOW, is_paused=False)
    assert said(core) is None
    assert paused_by(core) == key(2)
    says(core, 2, Pause(is_paused=True, lifted=((key(2), 1 << 40),)))  # nor does anybody but it end any
    assert paused_by(core) == key(2)


def test_whoever_paused_ends_its_own_pause() -> None:
    core = core_at_table(me=1)
    pausing = Pausing(core)
    pausing.set(NOW, is_paused=True)
    assert said(core) == PAUSED
    pausing.set(NOW, is_paused=False)
    assert said(core) == RESUMED
    assert paused_by(core) is None


def test_what_is_so_already_is_not_said_again() -> None:
    core = core_at_table()
    pausing, notes = Pausing(core), core.notes
    assert notes is not None
    pausing.set(NOW, is_paused=False)
    assert said(core) is None
    says(core, 2, PAUSED)
    pausing.set(NOW, is_paused=True)
    assert said(core) is None


def test_whoever_only_watches_pauses_nothing() -> None:
    core = core_at_table(me=3)
    Pausing(core).set(NOW, is_paused=True)
    assert said(core) is None


def test_clocks_and_people_are_told_once_of_a_pause_and_of_its_end() -> None:
    core = core_at_table()
    pausing, playing = Pausing(core), core.playing
    assert playing is not None
    pausing.settle(NOW)
    assert playing.match.waiting.play.is_running
    assert not core.events

    says(core, 2, PAUSED)
    for _ in range(2):
        pausing.settle(NOW)
    assert not playing.match.waiting.play.is_running
    assert told(core, NewsKind.PAUSED) == [(2, "")]

    says(core, 2, RESUMED)
    for _ in range(2):
        pausing.settle(NOW)
    assert playing.match.waiting.play.is_running
    assert told(core, NewsKind.RESUMED) == [(2, "")]


def test_at_a_new_table_the_clocks_are_stopped_again_and_nobody_is_told_anew() -> None:
    core = core_at_table()
    pausing = Pausing(core)
    says(core, 2, PAUSED)
    pausing.settle(NOW)
    playing = sit_down(core)
    pausing.settle(NOW)
    assert not playing.match.waiting.play.is_running
    assert told(core, NewsKind.PAUSED) == [(2, "")]


def test_before_the_first_table_there_is_nothing_to_pause() -> None:
    core = core_of(lobby_of(3))
    pausing = Pausing(core)
    pausing.set(NOW, is_paused=True)
    pausing.settle(NOW)
    assert said(core) is None
    assert not core.events


def test_before_anybody_can_say_anything_the_clocks_run() -> None:
    core = core_at_table()
    core.notes = None
    assert paused_by(core) is None
