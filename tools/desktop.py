"""A desktop that nobody sees: a screen, a session and its accessibility bus, for programs started in it.

It needs the packages `at-spi2-core`, `xvfb` and `dbus` of the system, and `xdotool` to type; `missing` tells
which are not there.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

_NEEDED = {"Xvfb": "xvfb", "dbus-daemon": "dbus", "dbus-send": "dbus-bin"}
_BUS_WITHIN_S = 60
_BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing(others: Iterable[str] = ()) -> list[str]:
    """Return the packages of the system that are not installed.

    Args:
        others: programs that are wanted besides, each of the package of its name.
    """
    needed = {**_NEEDED, **{name: name for name in others}}
    found = [package for program, package in needed.items() if shutil.which(program) is None]
    return found if any(map(os.path.exists, _BUS_LAUNCHERS)) else [*found, "at-spi2-core"]


def stop(process: "subprocess.Popen[bytes]") -> None:
    """End a program: let it do so by itself, and kill it if that takes long."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Desktop:
    """A screen and a session; as a context it ends everything that was started in it.

    Attributes:
        environ: the variables of programs started here.
    """

    def __init__(self, folder: Path) -> None:
        """Prepare a desktop; nothing runs before it is entered.

        Args:
            folder: an empty folder, the home of the desktop's user.
        """
        self.folder = folder
        self.environ: dict[str, str] = {}
        self._xdotool = shutil.which("xdotool") or "xdotool"
        self._running: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        """Start the screen and the session."""
        home = self.folder / "home"
        runtime = self.folder / "run"
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
        self.wait(self._has_accessibility_bus, _BUS_WITHIN_S)  # a program asks for it once, at its start
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """End all that runs here, the last started first."""
        for process in reversed(self._running):
            stop(process)
        self._running.clear()

    def start(self, command: Sequence[str], **environ: str) -> "subprocess.Popen[bytes]":
        """Start a program here; what it writes goes into a file of the folder."""
        out = (self.folder / f"{len(self._running)}-{Path(command[0]).name}.out").open("wb")
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

    def wait(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Wait until a condition holds, up to a limit; return whether it holds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if is_so():
                return True
            time.sleep(0.2)
        return is_so()

    def _has_accessibility_bus(self) -> bool:
        ask = ("dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/")
        method = ("org.freedesktop.DBus.NameHasOwner", "string:org.a11y.Bus")
        told = subprocess.run(
            [*ask, *method], env=self.environ, capture_output=True, check=False, timeout=_BUS_WITHIN_S
        )
        return b"boolean true" in told.stdout

    def _do(self, *command: str) -> None:
        subprocess.run([self._xdotool, *command], env=self.environ, check=True, timeout=120)

    def _first_line(self, command: Sequence[str]) -> str:
        """Start a program here, and return the first line that it writes."""
        ours, theirs = os.pipe()
        with os.fdopen(ours, encoding="utf-8") as lines:
            process = subprocess.Popen(
                command, env=self.environ, stdout=theirs, stderr=subprocess.DEVNULL, start_new_session=True
            )
            os.close(theirs)
            self._running.append(process)
            return lines.readline().strip()
