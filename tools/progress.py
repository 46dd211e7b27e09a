"""The player's view of pip at work: one short line, with the seconds running on a terminal."""

import re
import threading
import time
from collections.abc import Iterable
from typing import Self, TextIO

PACKAGE = re.compile(
    r"\s*(?:Downloading|Using cached|Processing) (?:\S*[/\\])?(?P<name>\w+)-(?P<version>[^-\s]+?)"
    r"(?:-\S+\.whl|\.tar\.gz)\S*(?: \((?P<size>[\d.]+ \w?B)\))?"
)
"""The line with which pip begins to fetch a file; where there is a size, in pip's own words."""

UNPACKING = "Installing collected packages"

UNREACHABLE = re.compile(
    r"NewConnectionError|NameResolutionError|Connect\w*Timeout|ReadTimeout|ProxyError|Network is unreachable"
    r"|Connection (refused|reset|aborted|broken)"
)
"""Words with which pip says that it did not reach where packages are; it tries again for a while then."""


def describe(line: str) -> str | None:
    """Return a few words about what a line of pip's output starts, None if it starts nothing."""
    found = PACKAGE.match(line)
    if found:
        size = f", {found['size']}" if found["size"] else ""
        return f"{found['name']} {found['version']}{size}"
    return "unpacking" if line.startswith(UNPACKING) else None


class _Line:
    """The line that the player sees: what pip is doing, with its seconds where it is a terminal."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._doing = "waiting for the network"
        self._ended = threading.Event()
        self._clock = threading.Thread(target=self._tick)

    def __enter__(self) -> Self:
        if self._out.isatty():
            self._clock.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        if self._clock.ident:
            self._clock.join()
            self._out.write("\r" + " " * 70 + "\r")

    def show(self, words: str) -> None:
        """Say what begins now."""
        self._doing = words
        if not self._out.isatty():
            print(f"  {words}", file=self._out, flush=True)

    def _tick(self) -> None:
        start = time.monotonic()
        while not self._ended.wait(0.2):
            self._out.write(f"\r  {self._doing:60.60} {time.monotonic() - start:4.0f} s")
            self._out.flush()


def narrate(lines: Iterable[str], complaints: Iterable[str], out: TextIO) -> str:
    """Show on `out` what pip is doing, until its output ends; return what it complained of.

    That there is no network is told at the first sign of it, long before pip gives up.

    Args:
        lines: pip's standard output.
        complaints: its standard error.
        out: where the player reads.
    """
    said: list[str] = []

    def listen() -> None:
        is_told = False
        for complaint in complaints:
            said.append(complaint)
            if not is_told and UNREACHABLE.search(complaint):
                is_told = True
                line.show("no network; trying again for a while (Ctrl+C stops)")

    with _Line(out) as line:
        listener = threading.Thread(target=listen)
        listener.start()
        for words in filter(None, map(describe, lines)):
            line.show(words)
        listener.join()
    return "".join(said)
