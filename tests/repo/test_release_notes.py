"""The page of a release shows the changelog's text for players."""

import pytest

from tools.release_notes import CHANGELOG, notes

TEXT = """\
# Changelog

## 1.2.0, 2026-03-01

In short.

- A thing.

### Added

- A detail.

## 1.1.0, 2026-01-01

### Fixed

- Another.
"""


def test_the_notes_are_what_comes_before_the_details() -> None:
    assert notes(TEXT, "1.2.0") == "In short.\n\n- A thing."


@pytest.mark.parametrize("version", ["1.1.0", "1.3.0"])
def test_a_version_of_which_players_are_told_nothing_is_no_release(version: str) -> None:
    with pytest.raises(ValueError, match=version):
        notes(TEXT, version)


def test_the_next_release_has_something_to_tell() -> None:
    assert notes(CHANGELOG.read_text(encoding="utf-8"), "Unreleased").count("\n- ") >= 5
