"""Another try at what a disk refuses for a moment, and none at what no waiting mends."""

import errno

import pytest

from net import retry
from net.retry import PAUSES_S, retried


class Disk:
    """Refuses so many times with an error, then lets a file through."""

    def __init__(self, error: int, times: int) -> None:
        self.asked, self._error, self._times = 0, error, times

    def read(self) -> str:
        """Return the text in the end."""
        self.asked += 1
        if self.asked <= self._times:
            raise OSError(self._error, "refused")
        return "read"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that would be made."""
    made: list[float] = []
    monkeypatch.setattr(retry.time, "sleep", made.append)
    return made


def test_what_is_refused_for_a_moment_is_done_in_the_end(no_pauses: list[float]) -> None:
    disk = Disk(errno.EACCES, 3)
    assert retried(disk.read) == "read"
    assert disk.asked == 4
    assert no_pauses == list(PAUSES_S[:3])


def test_after_about_a_second_the_last_refusal_is_told(no_pauses: list[float]) -> None:
    disk = Disk(errno.EBUSY, 99)
    with pytest.raises(OSError, match="refused"):
        retried(disk.read)
    assert disk.asked == len(PAUSES_S) + 1
    assert sum(no_pauses) == pytest.approx(1.0)


@pytest.mark.parametrize("error", [errno.ENOENT, errno.ENOSPC, errno.EROFS])
def test_how_things_are_on_the_disk_is_not_asked_twice(error: int, no_pauses: list[float]) -> None:
    disk = Disk(error, 1)
    with pytest.raises(OSError, match="refused"):
        retried(disk.read)
    assert (disk.asked, no_pauses) == (1, [])


def test_what_the_caller_knows_will_not_pass_is_not_tried_again() -> None:
    disk = Disk(errno.EACCES, 1)
    with pytest.raises(OSError, match="refused"):
        retried(disk.read, may_pass=lambda: False)
    assert disk.asked == 1
