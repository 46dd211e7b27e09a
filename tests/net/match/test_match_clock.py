"""The clock that can be stopped: what it reads, and at which moment it will have come to a reading."""

from net.match.clock import Clock


def test_it_reads_the_callers_time_until_it_is_stopped() -> None:
    clock = Clock()
    assert clock.is_running
    assert clock.read(100.0) == 100.0
    assert clock.moment(130.0) == 130.0


def test_while_it_stands_its_reading_does_not_change() -> None:
    clock = Clock()
    clock.set_running(100.0, running=False)
    assert not clock.is_running
    assert clock.read(107.0) == 100.0


def test_the_time_for_which_it_stood_is_not_counted() -> None:
    clock = Clock()
    clock.set_running(100.0, running=False)
    clock.set_running(107.0, running=True)
    assert clock.read(110.0) == 103.0
    assert clock.moment(103.0) == 110.0
    clock.set_running(120.0, running=False)
    clock.set_running(125.0, running=True)
    assert clock.read(130.0) == 118.0


def test_to_stop_it_twice_is_to_stop_it_once() -> None:
    clock = Clock()
    clock.set_running(100.0, running=False)
    clock.set_running(105.0, running=False)
    assert clock.read(106.0) == 100.0
    clock.set_running(107.0, running=True)
    clock.set_running(109.0, running=True)
    assert clock.read(110.0) == 103.0


def test_what_is_skipped_is_not_counted_and_nothing_is_skipped_while_it_stands() -> None:
    clock = Clock()
    clock.skip(40.0)
    assert clock.read(100.0) == 60.0
    clock.skip(5.0)
    assert clock.read(100.0) == 55.0
    clock.set_running(100.0, running=False)
    clock.skip(20.0)
    assert clock.read(100.0) == 55.0


def test_a_reading_has_come_from_its_very_moment_on() -> None:
    clock = Clock()
    clock.skip(3.0)
    assert not clock.has_come(100.0, 102.9)
    assert clock.has_come(100.0, 103.0)
    assert clock.has_come(100.0, 103.1)


def test_no_reading_comes_while_the_clock_stands_and_none_never_comes() -> None:
    clock = Clock()
    assert not clock.has_come(None, 100.0)
    clock.set_running(100.0, running=False)
    assert not clock.has_come(50.0, 100.0)


def test_a_moment_has_come_although_the_reading_there_is_less_by_a_rounding_error() -> None:
    clock = Clock()
    clock.skip(0.2)
    at = clock.moment(0.5)
    assert clock.read(at) < 0.5
    assert clock.has_come(0.5, at)
