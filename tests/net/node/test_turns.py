"""One after the other: of all threads and programs of this computer one holds a file at a time."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from net.node.turns import in_turn


def test_threads_that_count_in_turn_lose_no_count(tmp_path: Path) -> None:
    path, counter = tmp_path / "new" / "lock", tmp_path / "counter"
    counter.write_text("0")

    def count(_: int) -> bool:
        with in_turn(path) as is_held:
            counter.write_text(str(int(counter.read_text()) + 1))
        return is_held

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(count, range(40)))
    assert counter.read_text() == "40"


def test_a_turn_that_ends_in_an_error_is_over(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with pytest.raises(ZeroDivisionError), in_turn(path):
        _ = 1 / 0
    with in_turn(path) as is_held:
        assert is_held


def test_where_no_file_can_be_made_the_caller_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError), in_turn(tmp_path / "file" / "lock"):  # noqa: PT011 - which one, the system says
        pass
