"""Motions: they run together, can all be cut short, and always end with their last step."""

import pytest
from pytestqt.qtbot import QtBot

from tusac_qt.scene.animator import Animator, Motion
from tusac_qt.scene.cues import Cue, CueName


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time it was set to."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def animator(qtbot: QtBot, clock: Clock) -> Animator:
    del qtbot
    return Animator(clock=clock)


def recorded(duration_s: float, delay_s: float = 0.0) -> tuple[Motion, list[float | str]]:
    steps: list[float | str] = []
    return Motion(steps.append, duration_s, delay_s, done=lambda: steps.append("done")), steps


def test_a_motion_begins_at_once_and_ends_after_its_duration(animator: Animator, clock: Clock) -> None:
    motion, steps = recorded(1.0)
    animator.start([motion])
    assert steps[0] == 0.0
    clock.now = 0.5
    animator.tick()
    assert steps[-1] == pytest.approx(0.5)
    clock.now = 1.0
    animator.tick()

    assert steps[-2:] == [1.0, "done"]
    assert not animator.is_running


def test_progress_is_eased_and_never_goes_back(animator: Animator, clock: Clock) -> None:
    motion, steps = recorded(1.0)
    animator.start([motion])
    for tenth in range(1, 10):
        clock.now = tenth / 10
        animator.tick()
    numbers = [step for step in steps if isinstance(step, float)]

    assert numbers == sorted(numbers)
    assert numbers[2] < 0.1


def test_a_delayed_motion_waits(animator: Animator, clock: Clock) -> None:
    motion, steps = recorded(1.0, delay_s=2.0)
    animator.start([motion])
    clock.now = 1.9
    animator.tick()
    assert set(steps) == {0.0}
    clock.now = 2.5
    animator.tick()
    assert steps[-1] == pytest.approx(0.5)


def test_finishing_completes_everything_in_order(animator: Animator, qtbot: QtBot) -> None:
    order: list[str] = []
    motions = [
        Motion(lambda _: None, 1.0, done=lambda name=name: order.append(name))
        for name in ("one", "two", "three")
    ]
    animator.start(motions)
    with qtbot.waitSignal(animator.idle):
        animator.finish()

    assert order == ["one", "two", "three"]
    assert not animator.is_running


def test_a_motion_without_duration_is_over_at_once(animator: Animator) -> None:
    motion, steps = recorded(0.0)
    animator.start([motion])

    assert steps[-2:] == [1.0, "done"]


def test_a_motion_may_start_another_when_it_ends(animator: Animator, clock: Clock) -> None:
    second, steps = recorded(1.0)
    animator.start([Motion(lambda _: None, 1.0, done=lambda: animator.start([second]))])
    clock.now = 1.0
    animator.tick()
    assert animator.is_running
    animator.finish()

    assert steps[-1] == "done"


def test_a_cue_is_told_when_its_motion_begins_and_not_if_it_is_cut_short(
    animator: Animator, clock: Clock
) -> None:
    told: list[Cue] = []
    animator.cued.connect(told.append)
    cues = [Cue(name) for name in (CueName.DEAL, CueName.DRAW, CueName.COIN)]
    animator.start([Motion(lambda _: None, 1.0, delay_s=float(n), cue=cue) for n, cue in enumerate(cues)])
    assert told == cues[:1]
    clock.now = 1.5
    animator.tick()
    assert told == cues[:2]
    animator.finish()

    assert told == cues[:2]


def test_what_lingers_is_not_ended_by_what_comes_next(animator: Animator, clock: Clock) -> None:
    card, _ = recorded(1.0)
    light, shone = recorded(1.0)
    light.lingers = True
    animator.start([card, light])
    animator.make_way()
    assert animator.is_running
    assert "done" not in shone
    clock.now = 1.0
    animator.tick()

    assert shone[-1] == "done"
    assert not animator.is_running


def test_cancelling_forgets_without_another_step(animator: Animator) -> None:
    motion, steps = recorded(1.0)
    animator.start([motion])
    before = list(steps)
    animator.cancel()
    animator.tick()

    assert steps == before
    assert not animator.is_running


def test_the_timer_drives_motions_by_itself(qtbot: QtBot) -> None:
    motion, steps = recorded(0.03)
    running = Animator()
    with qtbot.waitSignal(running.idle):
        running.start([motion])

    assert steps[-1] == "done"
