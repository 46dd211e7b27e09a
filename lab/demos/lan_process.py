"""The process of one machine of a `lan-demo`, with or without a window; its parent uses a pipe to it."""

import signal
from contextlib import suppress
from multiprocessing.connection import Connection

from lab.demos import lan_machine
from lab.demos.lan_machine import LanStart
from tusac_qt.commands import processes


def run_lan_machine(start: LanStart, pipe: Connection) -> None:
    """Run a machine until the match is over and verified."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us
    try:
        if start.has_window:
            from lab.demos import lan_window  # noqa: PLC0415 - Qt is loaded by machines with a window only

            lan_window.play(start, pipe.send)
        else:
            lan_machine.play(start, pipe.send)
        pipe.recv()  # nothing comes: the pipe is closed when all are done
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # nobody is interested any more
    except Exception as error:  # noqa: BLE001 - told to the parent, which fails in one line
        with suppress(OSError):
            pipe.send(processes.ProcessFailed(f"{type(error).__name__}: {error}"))
