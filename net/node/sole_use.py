"""A profile held by one program alone, while its files are replaced."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from net.files import make_folder, open_own, try_lock
from net.node.kept_file import TURN_FILE
from net.node.store import guard_of, key_paths
from net.node.turns import in_turn


class InUseError(Exception):
    """Another program uses the profile."""


@contextmanager
def sole_use(config: Path) -> Iterator[None]:
    """Hold the keys and lists of a profile, so that no program that starts meanwhile can use or change them.

    Raises InUseError if a program uses keys of it now, OSError if its folder cannot be written to.

    Args:
        config: the folder of keys and lists.
    """
    first, *others = map(guard_of, key_paths(config))
    with ExitStack() as held:
        make_folder(config)
        for guard in (first, *(guard for guard in others if guard.exists())):
            if not try_lock(held.enter_context(open_own(guard, "ab"))):
                raise InUseError
        if not held.enter_context(in_turn(config / TURN_FILE)):
            raise InUseError
        yield
