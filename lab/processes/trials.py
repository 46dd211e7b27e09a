"""Common parts of commands that run trials with real processes: a folder and a line each, a status."""

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar


class Outcome(Protocol):
    """The result of a trial: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def problems(self) -> Sequence[str]:
        """The broken requirements, in words; none if all held."""


_Outcome = TypeVar("_Outcome", bound=Outcome)


@contextmanager
def folder_of(name: str, keep: Path | None) -> Iterator[Path]:
    """Give a trial a folder: of its name in `keep`, if that is given, else one that is gone in the end."""
    with tempfile.TemporaryDirectory(prefix="tusac-trial-", ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch) if keep is None else keep / name
        folder.mkdir(parents=True, exist_ok=True)
        yield folder


def tell(
    outcomes: Iterable[_Outcome], line: Callable[[_Outcome], str], *, as_json: bool, held: str = "held"
) -> int:
    """Print each outcome as it comes, and at the end how many held; return the status, 0 if all did."""
    problems = []
    for outcome in outcomes:
        problems.append(outcome.problems)
        sys.stdout.write(f"{json.dumps(asdict(outcome)) if as_json else line(outcome)}\n")
        sys.stdout.flush()
    failed = sum(map(bool, problems))
    if not as_json:
        sys.stdout.write(f"{len(problems) - failed} of {len(problems)} {held}\n")
    return 1 if failed else 0
