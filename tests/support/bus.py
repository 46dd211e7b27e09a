"""A bus of D-Bus for one test alone."""

import shutil
import subprocess
from collections.abc import Iterator


def own_bus() -> Iterator[str]:
    """Yield the address of a bus on which nobody else is."""
    daemon = subprocess.Popen(
        [shutil.which("dbus-daemon") or "", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    assert daemon.stdout is not None
    yield daemon.stdout.readline().strip()
    daemon.terminate()
    daemon.wait()
    daemon.stdout.close()
