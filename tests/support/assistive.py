"""The real program as assistive technology meets it: a tree of named things, read and pressed over AT-SPI."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.support.places import ROOT
from tools.desktop import Desktop, missing

PATIENCE_S = 60
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_OBJECT = re.compile(r"\('(:[^']+)', (?:objectpath )?'([^']+)'\)")
ENABLED, FOCUSED, SHOWING = 8, 12, 25
"""Bits of AtspiStateType."""


def why_not() -> str:
    """Return why no tree can be read here; "" if one can."""
    absent = missing() + ([] if shutil.which("gdbus") else ["libglib2.0-bin"])
    return f"needs {', '.join(absent)} of the system" if absent else ""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in the tree of a program.

    Attributes:
        place: of the program on the bus, and the path there.
        name: as it is said.
        role: such as "dialog".
        states: the bits of those it has.
    """

    place: tuple[str, str]
    name: str
    role: str
    states: frozenset[int]


class Tree:
    """The tree that a program shows to assistive technology."""

    def __init__(self, desktop: Desktop) -> None:
        session = desktop.environ["DBUS_SESSION_BUS_ADDRESS"]
        told = _call(session, ("org.a11y.Bus", "/org/a11y/bus"), "org.a11y.Bus.GetAddress")
        self._bus = told.split("'")[1]

    def shown(self) -> list[Thing]:
        """Return all that is showing, in the order of the tree."""
        return [thing for top in self._children(_REGISTRY) for thing in self._below(top)]

    def until(self, is_so: Callable[[list[Thing]], bool]) -> list[Thing]:
        """Return what is showing as soon as something is so of it."""
        end = time.monotonic() + PATIENCE_S
        while True:
            things = self.shown()
            if is_so(things):
                return things
            assert time.monotonic() < end, [(one.role, one.name) for one in things]

    def until_named(self, name: str) -> Thing:
        """Return the thing of this name as soon as it is showing."""
        things = self.until(lambda things: any(one.name == name for one in things))
        return next(one for one in things if one.name == name)

    def press(self, thing: Thing) -> None:
        """Do the first action that it offers."""
        _call(self._bus, thing.place, "org.a11y.atspi.Action.DoAction", "0")

    def _below(self, place: tuple[str, str]) -> Iterator[Thing]:
        """Yield a thing and all in it, unless it is a part of a window that is not showing."""
        thing = self._thing(place)
        is_program = thing.role == "application"
        if SHOWING in thing.states or is_program:
            yield thing
            for child in self._children(place):
                yield from self._below(child)

    def _thing(self, place: tuple[str, str]) -> Thing:
        name = _call(self._bus, place, "org.freedesktop.DBus.Properties.Get", _ACCESSIBLE, "Name")
        role = _call(self._bus, place, f"{_ACCESSIBLE}.GetRoleName")
        low, high = re.findall(r"\d+(?=[,\]])", _call(self._bus, place, f"{_ACCESSIBLE}.GetState")) or (
            "0",
            "0",
        )
        bits = int(low) | int(high) << 32
        states = frozenset(bit for bit in range(64) if bits >> bit & 1)
        return Thing(place, _text(name), _text(role), states)

    def _children(self, place: tuple[str, str]) -> list[tuple[str, str]]:
        return _OBJECT.findall(_call(self._bus, place, f"{_ACCESSIBLE}.GetChildren"))


@contextmanager
def read_aloud(folder: Path) -> Iterator[tuple[Desktop, Tree]]:
    """Run the program for somebody who has never played here; yield its desktop and its tree."""
    with Desktop(folder) as desktop:
        desktop.start([sys.executable, "-m", "tusac_qt"], PYTHONPATH=str(ROOT), LOGNAME="user", USER="user")
        tree = Tree(desktop)
        tree.until_named("Play")
        yield desktop, tree


def _text(told: str) -> str:
    """Return the text in what gdbus prints, such as `(<'Play'>,)`."""
    found = re.search(r"\(<?(['\"])(.*)\1>?,\)", told, re.DOTALL)
    return found[2] if found else ""


def _call(bus: str, place: tuple[str, str], method: str, *arguments: str) -> str:
    """Return what a method answers; "" if the thing is gone by now."""
    name, path = place
    command = ("gdbus", "call", "--address", bus, "--dest", name, "--object-path", path, "--method", method)
    return subprocess.run(
        [*command, *arguments], capture_output=True, text=True, check=False, timeout=PATIENCE_S
    ).stdout.strip()
