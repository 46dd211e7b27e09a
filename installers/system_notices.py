"""The licences of libraries that the frozen program takes from the Debian system it is built on."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from installers.slim import Entry

_DOCUMENTS = Path("/usr/share/doc")


def of_system(entries: Iterable[Entry], own: Iterable[Path]) -> Iterator[Entry]:
    """Yield the copyright file of each package of the system that a library of the program comes from.

    Ends the build where a library comes from nowhere known: it would be published without its terms.

    Args:
        entries: the libraries of the program.
        own: folders whose licences are gathered otherwise: of Python, of its packages, and of what the build
            made.
    """
    folders = [folder.resolve() for folder in own]
    sources = [source for _, source, kind in entries if kind != "SYMLINK"]
    for package in sorted({name for source in sources for name in _packages(source, folders)}):
        terms = _DOCUMENTS / package / "copyright"
        if not terms.exists():
            sys.exit(f"{terms} is not there: look the licence of {package} up before it is published.")
        yield f"licenses/system/{package}.txt", str(terms), "DATA"


def _packages(source: str, own: list[Path]) -> Iterator[str]:
    path = Path(source).resolve()
    if any(path.is_relative_to(folder) for folder in own):
        return
    names = {str(path), str(path).removeprefix("/usr")}  # /lib may be /usr/lib, and be listed as either
    found = subprocess.run(["dpkg", "-S", *names], capture_output=True, text=True, check=False)
    packages = {line.partition(":")[0] for line in found.stdout.splitlines()}
    if not packages:
        sys.exit(f"No package of this system has {source}: look its licence up before it is published.")
    yield from packages
