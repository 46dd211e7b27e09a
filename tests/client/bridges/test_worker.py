"""The thread beside the window's: jobs in order, results on the window's thread, nothing lost at the end."""

import threading

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from tusac_qt.bridges.worker import Worker


def test_jobs_run_in_order_beside_and_results_come_back_here(qtbot: QtBot) -> None:
    worker = Worker()
    ran: list[tuple[int, bool]] = []
    came: list[tuple[int, bool]] = []
    here = threading.get_ident()

    def job(number: int) -> int:
        ran.append((number, threading.get_ident() == here))
        return number

    for number in range(20):
        worker.submit(
            lambda number=number: job(number),
            lambda found: came.append((found, threading.get_ident() == here)),
        )
    qtbot.waitUntil(lambda: len(came) == 20)
    worker.stop()

    assert ran == [(number, False) for number in range(20)]
    assert came == [(number, True) for number in range(20)]


def test_stopping_runs_what_was_given_but_delivers_nothing_more(qtbot: QtBot) -> None:
    worker = Worker()
    ran: list[int] = []
    came: list[object] = []
    for number in range(50):
        worker.submit(lambda number=number: ran.append(number), came.append)
    worker.stop()
    qtbot.wait(20)

    assert ran == list(range(50))
    assert came == []


def test_abandoning_waits_for_nothing_and_drops_what_was_not_begun(qtbot: QtBot) -> None:
    worker = Worker()
    begun, may_end = threading.Event(), threading.Event()
    came: list[object] = []
    ran: list[str] = []

    def long_job() -> None:
        begun.set()
        may_end.wait()
        ran.append("long")

    worker.submit(long_job, came.append)
    worker.submit(lambda: ran.append("next"), came.append)
    begun.wait()
    worker.abandon()
    assert ran == []
    may_end.set()
    qtbot.waitUntil(lambda: ran == ["long"])
    qtbot.wait(20)
    assert (ran, came) == (["long"], [])


def test_draining_waits_for_everything_given(qtbot: QtBot) -> None:
    del qtbot
    worker = Worker()
    ran: list[int] = []
    for number in range(50):
        worker.submit(lambda number=number: ran.append(number))
    worker.drain()
    assert len(ran) == 50
    worker.stop()


def test_an_error_in_the_thread_is_raised_on_the_window_s(qtbot: QtBot) -> None:
    worker = Worker()

    def fail() -> None:
        msg = "no such card"
        raise KeyError(msg)

    with capture_exceptions() as errors:
        worker.submit(fail)
        qtbot.waitUntil(lambda: bool(errors))
    worker.stop()

    assert errors[0][0] is KeyError
    with pytest.raises(KeyError, match="no such card"):
        raise errors[0][1]
