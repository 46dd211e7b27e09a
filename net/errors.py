"""The peer's errors. What another machine does wrong is a value (`Refusal`), never an exception."""

import errno

_SPENT = frozenset((errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ENOBUFS))
_UNLOADABLE = ("cannot allocate memory", "failed to map segment")


class NetError(ValueError):
    """Anything the peer refuses to do on its own side."""


class LocalProtocolError(NetError):
    """The caller asked for something that the protocol does not allow now. It is the caller's fault."""


def require(why_not: str, is_allowed: bool) -> None:  # noqa: FBT001 - read as one sentence
    """Raise LocalProtocolError with a sentence unless something is allowed."""
    if not is_allowed:
        raise LocalProtocolError(why_not)


class RecordError(NetError):
    """A recorded round cannot be read. The message says what is wrong with the file."""


def is_exhausted(error: BaseException) -> bool:
    """Return whether the system has no more memory, threads or open files for us; no bug of this program."""
    if isinstance(error, OSError):
        return error.errno in _SPENT or "malloc failure" in str(error)  # of OpenSSL, too
    is_thread = isinstance(error, RuntimeError) and str(error).startswith("can't start new thread")
    is_library = isinstance(error, ImportError) and any(sign in str(error).casefold() for sign in _UNLOADABLE)
    # what OpenSSL says when it gets no memory; its own reasons are a list in the text
    is_openssl = type(error).__name__ == "InternalError" and "OpenSSL" in str(error)
    return isinstance(error, MemoryError) or is_thread or is_library or is_openssl


def need_room(size: int) -> None:
    """Raise MemoryError if `size` bytes cannot be had now.

    They are asked for and never touched, which costs nothing.
    For what cannot be told in a sentence later: libraries that get no memory end the program, or wait for
    ever.
    """
    bytes(size)
