"""The screen reader Orca on a hidden desktop, with its speech as text.

It needs the package `orca` of the system beside those of `tools.desktop`. Nothing makes a sound: Orca's log
contains its speech.
"""

import os
import pty
import re
import threading
import tty

from tools.desktop import Desktop

PROGRAMS = ("orca", "xdotool")
"""The programs that a desktop with Orca needs besides, each of the package of its name."""

_STARTED_S = 120
_SPOKEN = "SPEECH OUTPUT: '"
_END = re.compile(r"' ?\{'established'")


class Orca:
    """A screen reader that runs on a desktop until this ends."""

    def __init__(self, desktop: Desktop) -> None:
        """Start it, and wait for its first words."""
        self._kept = desktop.folder / "orca.debug"
        self._said: list[str] = []
        self._heard = 0
        desktop.start(["orca", "--replace", f"--debug-file={self._line_log()}"])
        desktop.wait(lambda: bool(self._said), _STARTED_S)

    def hear(self) -> list[str]:
        """Return Orca's speech since the last call."""
        fresh = self._said[self._heard :]
        self._heard += len(fresh)
        return fresh

    def _line_log(self) -> str:
        """Return the name of a file whose lines are read as soon as they are written.

        Orca writes into an ordinary file only now and then; into a terminal it writes line by line.
        """
        ours, theirs = pty.openpty()
        tty.setraw(theirs)
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()
        return os.ttyname(theirs)

    def _listen(self, log: int) -> None:
        """Run Orca with its speech in a log file."""
        with (
            self._kept.open("w", encoding="utf-8") as kept,
            os.fdopen(log, encoding="utf-8", errors="replace") as lines,
        ):
            try:
                said = ""
                for line in lines:
                    kept.write(line)
                    if _SPOKEN in line:
                        said = line.split(_SPOKEN, 1)[1]
                    elif said:
                        said += line  # what is said may have several lines
                    end = _END.search(said)
                    if end is not None:
                        self._said.append(" ".join(said[: end.start()].split()))
                        said = ""
            except OSError:
                pass  # the other end is closed: Orca has gone
