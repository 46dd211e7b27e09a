"""The trial with disks that lie cuts whole entries from the end of a real file, and no others."""

from pathlib import Path

import pytest

from lab.processes.lying_disk import cut_last
from net.node.journal_file import SALT_BYTES, JournalFile

SECRET = b"x" * 32


@pytest.mark.parametrize("lost", [1, 2, 4, 9])
def test_as_many_entries_are_lost_and_the_rest_is_read_as_if_nothing_was_wrong(
    tmp_path: Path, lost: int
) -> None:
    path = tmp_path / "1-0"
    file = JournalFile.create(path, SECRET, b"r" * SALT_BYTES)
    for entry in (b"1", b"2", b"3", b"4"):  # each on the disk before the next: marks stand between them
        file.append((entry,))
        file.sync()
    file.close()

    assert cut_last(path, lost) == 4
    again, entries = JournalFile.read(path, SECRET)
    assert again is not None
    again.close()
    assert entries == (b"1", b"2", b"3", b"4")[: max(0, 4 - lost)]
