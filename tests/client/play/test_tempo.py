"""The speed of the computer players: other times, the same game."""

from net.pace import LEARNING
from tests.support.tables import Drive, header
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.tempo import Tempo


def played(tempo: Tempo, later: Tempo | None = None) -> Drive:
    """Play a match at a speed, or from the first question on at another one."""
    drive = Drive(LocalTable.begin(header(3), pace=LEARNING, now=0.0, tempo=tempo))
    drive.settle()
    drive.table.tempo = later or tempo
    drive.play()
    return drive


def test_a_faster_table_takes_less_time_and_plays_the_same() -> None:
    drives = [played(tempo) for tempo in Tempo]
    times = [drive.now for drive in drives]

    assert times == sorted(times, reverse=True)
    assert len({drive.record for drive in drives}) == 1


def test_the_speed_can_be_changed_in_the_middle_of_a_round() -> None:
    slow, changed, fast = (
        played(Tempo.SLOW), played(Tempo.SLOW, Tempo.VERY_FAST), played(Tempo.VERY_FAST)
    )  # fmt: skip

    assert fast.now <= changed.now < slow.now
    assert changed.record == slow.record
