"""What the player sees while pip works: one short line, with the seconds running where it is a terminal."""

import re
import threading
import time
from collections.abc import Iterable
from typing import TextIO

PACKAGE = re.compile(
    r"\s*(?:Downloading|Using cached|Processing) (?:\S*[/\\])?(?P<name>\w+)-(?P<version>[^-\s]+?)"
    r"(?:-\S+\.whl|\.tar\.gz)\S*(?: \((?P<size>[\d.]+ \w?B)\))?"
)
"""The line with which pip begins to fetch a file; where there is a size, in pip's own words."""

UNPACKING = "Installing collected packages"


def describe(line: str) -> str | None:
    """Return a few words about what a line of pip's output starts, None if it starts nothing."""
    found = PACKAGE.match(line)
    if found:
        size = f", {found['size']}" if found["size"] else ""
        return f"{found['name']} {found['version']}{size}"
    return "unpacking" if line.startswith(UNPACKING) else None


def narrate(lines: Iterable[str], out: TextIO) -> None:
    """Show on `out` what pip is doing, until its output `lines` ends."""
    doing = ""
    start = time.monotonic()
    ended = threading.Event()

    def tick() -> None:
        while not ended.wait(0.2):
            out.write(f"\r  {doing:60.60} {time.monotonic() - start:4.0f} s")
            out.flush()

    clock = threading.Thread(target=tick)
    if out.isatty():
        clock.start()
    try:
        for line in lines:
            words = describe(line)
            if words:
                doing = words
                if not out.isatty():
                    print(f"  {words}", file=out, flush=True)
    finally:
        ended.set()
        if clock.ident:
            clock.join()
            out.write("\r" + " " * 70 + "\r")
