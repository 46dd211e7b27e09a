"""The folders of the project and its tests, wherever a file of tests stands."""

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent


def file_of_tests(name: str) -> Path:
    """Return the file below `tests` that has this name; no two have the same.

    Raises ValueError if there is none, or more than one.
    """
    (found,) = TESTS.rglob(name)
    return found
