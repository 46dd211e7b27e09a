"""Taking moves back at a table of one's own.

As far as the round's begin, kept by the record, told to statistics.
"""

from itertools import pairwise

from engine.actions import Action
from engine.record import moments, replay
from engine.state import Phase
from engine.view import View
from tests.support.tables import Choose, Drive, begin, proposed
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import DoneAgain, Prompt, TakenBack
from tusac_qt.play.verification import verify


def last_legal(prompt: Prompt) -> Action:
    """Do something else than is proposed."""
    return prompt.legal[-1]


def after_decisions(count: int, seed: int = 1, rounds: int = 1) -> Drive:
    """Return a table whose person has decided so often."""
    drive = Drive(begin(seed, rounds=rounds))
    drive.settle()
    for _ in range(count):
        decide(drive)
    return drive


def decide(drive: Drive, choose: Choose = proposed) -> None:
    """Let the person decide once."""
    prompt = drive.table.prompt
    assert prompt is not None
    assert drive.table.act(prompt.number, choose(prompt), drive.now)
    drive.settle()


def after_five() -> tuple[Drive, list[View]]:
    """Return a table whose person has decided five times, and its view before each decision and after all."""
    drive = after_decisions(0)
    views = [drive.table.view]
    for _ in range(5):
        decide(drive)
        views.append(drive.table.view)
    return drive, views


def test_each_step_back_asks_the_decision_before_again_down_to_the_first() -> None:
    drive, views = after_five()
    assert drive.table.view.outcome is None
    for before in reversed(views[:-1]):
        assert drive.table.take_back(drive.now)
        drive.settle()
        assert drive.table.view == before
        assert drive.table.prompt is not None

    assert not drive.table.can_take_back
    assert not drive.table.take_back(drive.now)
    assert drive.events.count(TakenBack()) == 5


def test_the_record_tells_it_and_replays_to_the_same_round() -> None:
    drive = after_decisions(3)
    drive.table.take_back(drive.now)
    drive.settle()
    decide(drive, last_legal)
    replayed = replay(drive.record)

    assert replayed.failure is None
    assert replayed.is_taken_back
    assert replayed.taken_back == {1}
    assert "undo " in drive.record
    resumed = Drive(LocalTable.resume(replayed, pace=drive.table.pace, now=0.0))
    resumed.settle()
    assert resumed.table.view == drive.table.view
    assert resumed.table.has_taken_back
    assert resumed.table.take_back(resumed.now), (
        "what was decided before the program closed can be taken back too"
    )


def test_a_record_cut_right_after_a_step_back_continues_at_the_decision() -> None:
    drive = after_decisions(2)
    before = drive.table.view
    decide(drive)
    drive.table.take_back(drive.now)
    drive.settle()
    resumed = LocalTable.resume(replay(drive.record), pace=drive.table.pace, now=0.0)

    assert resumed.view == before


def test_what_was_taken_back_is_no_step_of_the_record_and_every_choice_is_still_proven() -> None:
    drive = after_decisions(3)
    drive.table.take_back(drive.now)
    drive.play(proposed)
    steps = list(moments(drive.record))

    assert replay(drive.record).match == drive.table.match
    assert all(one.after == other.before for one, other in pairwise(steps))
    assert len(steps) == replay(drive.record).actions
    assert verify(drive.record).actions == len(steps)


def test_only_the_round_in_which_it_happened_is_marked() -> None:
    drive = after_decisions(2, rounds=2)
    drive.table.take_back(drive.now)
    drive.settle()
    while drive.table.view.outcome is None:
        decide(drive)
    assert drive.table.has_taken_back, "statistics ask when the round has ended"
    assert not drive.table.can_take_back, "a round that has ended stays so"
    drive.table.start_round(drive.now)
    drive.settle()

    assert not drive.table.has_taken_back
    assert replay(drive.record).taken_back == {1}


def test_an_answer_is_taken_back_before_the_others_have_answered() -> None:
    drive = after_decisions(0)
    while drive.table.view.phase is not Phase.OFFER:
        decide(drive)
    prompt = drive.table.prompt
    assert prompt is not None
    before = drive.table.view
    assert drive.table.act(prompt.number, prompt.legal[-1], drive.now)
    assert drive.table.take_back(drive.now)

    assert drive.table.view == before
    assert not drive.table.has_taken_back, "nobody has seen it, and nothing came of it"


def test_a_record_that_takes_back_more_than_there_was_is_not_followed() -> None:
    drive = after_decisions(1)
    for line in ("undo 0\n", "undo 1000\n", "undo +1\n", "undo 01\n", "undo\n"):
        failure = replay(drive.record + line).failure
        assert failure is not None
        assert failure.line == drive.record.count("\n") + 1


def test_what_was_taken_back_is_done_again_step_by_step_up_to_where_it_was() -> None:
    drive, views = after_five()
    for _ in range(5):
        assert drive.table.take_back(drive.now)
        drive.settle()
    for view in views[1:]:
        assert drive.table.can_redo
        assert drive.table.redo(drive.now)
        drive.settle()
        assert drive.table.view == view
        assert drive.table.prompt is not None

    assert not drive.table.redo(drive.now)
    assert drive.events.count(DoneAgain()) == 5
    assert drive.table.has_taken_back, "the cards that followed were seen"
    replayed = replay(drive.record)
    assert replayed.failure is None
    assert replayed.round is not None
    drive.play()
    assert verify(drive.record).actions == replay(drive.record).actions


def test_another_choice_than_before_ends_what_could_be_done_again() -> None:
    drive = after_decisions(3)
    drive.table.take_back(drive.now)
    drive.settle()
    decide(drive, last_legal)

    assert not drive.table.can_redo
    assert not drive.table.redo(drive.now)


def test_moves_of_an_earlier_start_are_taken_back_and_done_again() -> None:
    drive = after_decisions(4)
    resumed = Drive(LocalTable.resume(replay(drive.record), pace=drive.table.pace, now=0.0))
    resumed.settle()
    before = resumed.table.view
    for _ in range(3):
        assert resumed.table.take_back(resumed.now)
        resumed.settle()
    for _ in range(3):
        assert resumed.table.redo(resumed.now)
        resumed.settle()

    assert resumed.table.view == before


def test_nothing_is_done_again_in_the_next_round() -> None:
    drive = after_decisions(2, rounds=2)
    drive.table.take_back(drive.now)
    drive.settle()
    while drive.table.view.outcome is None:
        decide(drive)
    assert not drive.table.can_redo
    drive.table.start_round(drive.now)
    drive.settle()
    assert not drive.table.can_redo
