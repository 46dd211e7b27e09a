"""Errors of the peer: what is our caller's fault, and what the system has no more of for us."""

import errno

import pytest

from net.errors import LocalProtocolError, NetError, RecordError, is_exhausted, need_room, require


def test_what_is_not_allowed_now_is_said_in_a_sentence() -> None:
    require("the round is over", True)
    with pytest.raises(LocalProtocolError, match="the round is over"):
        require("the round is over", False)
    assert issubclass(RecordError, NetError)


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.EMFILE, "too many open files"),
        OSError(errno.ENOMEM, "cannot allocate memory"),
        OSError(None, "[SSL] malloc failure"),
        MemoryError(),
        RuntimeError("can't start new thread"),
        ImportError("libx.so: failed to map segment from shared object"),
    ],
)
def test_a_system_that_has_no_more_for_us_is_no_bug(error: BaseException) -> None:
    assert is_exhausted(error)


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.ENOENT, "no such file"),
        RuntimeError("dictionary changed size during iteration"),
        ImportError("No module named 'x'"),
        ValueError("malloc failure"),
    ],
)
def test_other_errors_are(error: BaseException) -> None:
    assert not is_exhausted(error)


def test_room_that_cannot_be_had_is_refused_before_it_is_needed() -> None:
    need_room(1 << 10)
    with pytest.raises((MemoryError, OverflowError)):
        need_room(1 << 62)
