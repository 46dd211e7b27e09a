"""The files of a folder that this process opens, from Qt's C++ too, which Python's audit hook misses."""

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_IN_OPEN = 0x20
_IN_NONBLOCK = os.O_NONBLOCK
_HEAD_BYTES = 16
"""Of an event, before the name: descriptor, mask, cookie, length of the name."""


@contextmanager
def opened_files(folder: Path) -> Iterator[list[str]]:
    """Yield a list that holds, afterwards, the name of each file of the folder opened in between."""
    if sys.platform != "linux":
        pytest.skip("only Linux tells which files are opened")
    system = ctypes.CDLL(None, use_errno=True)
    watcher = system.inotify_init1(_IN_NONBLOCK)
    assert watcher >= 0, os.strerror(ctypes.get_errno())
    opened: list[str] = []
    try:
        assert system.inotify_add_watch(watcher, os.fsencode(folder), _IN_OPEN) >= 0
        yield opened
        opened += _names(watcher)
    finally:
        os.close(watcher)


def _names(watcher: int) -> list[str]:
    names = []
    while True:
        try:
            events = os.read(watcher, 1 << 16)
        except BlockingIOError:
            return names
        at = 0
        while at < len(events):
            length = int.from_bytes(events[at + 12 : at + _HEAD_BYTES], sys.byteorder)
            name = events[at + _HEAD_BYTES : at + _HEAD_BYTES + length].rstrip(b"\0")
            names.append(os.fsdecode(name))
            at += _HEAD_BYTES + length
