"""A desktop that nobody sees, with the screen reader Orca in it.

Programs are started there, keys typed, speech read.

It needs the packages `orca`, `at-spi2-core`, `xvfb`, `xdotool` and `dbus` of the system; `missing` tells
which are not there. Nothing makes a sound: what Orca says is read from its log.
"""

import os
import pty
import re
import shutil
import subprocess
import threading
import time
import tty
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

_NEEDED = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "orca": "orca",
    "xdotool": "xdotool",
}
_SPOKEN = "SPEECH OUTPUT: '"
_END = re.compile(r"' ?\{'established'")
_BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing() -> list[str]:
    """Return the packages of the system that are not installed."""
    found = [package for program, package in _NEEDED.items() if shutil.which(program) is None]
    return found if any(map(os.path.exists, _BUS_LAUNCHERS)) else [*found, "at-spi2-core"]


class Desktop:
    """A screen, a session and Orca; as a context it ends everything that was started in it."""

    def __init__(self, folder: Path) -> None:
        """Prepare a desktop; nothing runs before it is entered.

        Args:
            folder: an empty folder, which is the home of whoever sits there.
        """
        self._folder = folder
        self._said: list[str] = []
        self._xdotool = shutil.which("xdotool") or "xdotool"
        self._running: list[subprocess.Popen[bytes]] = []
        self._heard = 0
        self.environ: dict[str, str] = {}

    def __enter__(self) -> Self:
        """Start screen, session and Orca."""
        home = self._folder / "home"
        runtime = self._folder / "run"
        for made in (home, runtime):
            made.mkdir(mode=0o700, parents=True)
        self.environ = {
            "HOME": str(home),
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "NO_AT_BRIDGE": "0",
        }
        self.environ["DISPLAY"] = ":" + self._first_line(
            ["Xvfb", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-displayfd", "1"]
        )
        self.environ["DBUS_SESSION_BUS_ADDRESS"] = self._first_line(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        )
        launcher = next(filter(os.path.exists, _BUS_LAUNCHERS))
        self.start([launcher, "--launch-immediately"])
        self.start(["orca", "--replace", f"--debug-file={self._line_log()}"])
        self.wait(lambda: bool(self._said), 120)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """End all that runs here, the last started first."""
        for process in reversed(self._running):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._running.clear()

    def start(self, command: Sequence[str], **environ: str) -> "subprocess.Popen[bytes]":
        """Start a program here."""
        out = (self._folder / f"{len(self._running)}-{Path(command[0]).name}.out").open("wb")
        with out:
            process = subprocess.Popen(
                command, env={**self.environ, **environ}, stdout=out, stderr=out, start_new_session=True
            )
        self._running.append(process)
        return process

    def key(self, *names: str) -> None:
        """Press keys, by their names in X."""
        self._do("key", "--delay", "60", *names)

    def write(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", "60", text)

    def focus_window(self, title: str) -> None:
        """Give the keyboard to the window with that in its title, once it is there."""
        self._do("search", "--sync", "--onlyvisible", "--name", title, "windowfocus", "--sync")

    def hear(self) -> list[str]:
        """Return what Orca has said since this was asked last."""
        fresh = self._said[self._heard :]
        self._heard += len(fresh)
        return fresh

    def wait(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, and no longer than that; return whether it is."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if is_so():
                return True
            time.sleep(0.2)
        return is_so()

    def _line_log(self) -> str:
        """Return the name of a file whose lines are read as soon as they are written.

        Orca writes into an ordinary file only now and then; into a terminal it writes line by line.
        """
        ours, theirs = pty.openpty()
        tty.setraw(theirs)
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()
        return os.ttyname(theirs)

    def _listen(self, log: int) -> None:
        """Keep what is said in a log, and the log itself."""
        with (
            (self._folder / "orca.debug").open("w", encoding="utf-8") as kept,
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

    def _do(self, *command: str) -> None:
        subprocess.run([self._xdotool, *command], env=self.environ, check=True, timeout=120)

    def _first_line(self, command: Sequence[str]) -> str:
        process = subprocess.Popen(
            command,
            env=self.environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._running.append(process)
        if process.stdout is None:
            return ""
        return process.stdout.readline().decode().strip()
