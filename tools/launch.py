"""The commands of run.py: prepare the environment, then hand over to the game, the gate or the benchmarks."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import needs
from tools.environment import ANCHORS, DEV, PACKAGE, PROJECT, ROOT, RUN, VENV, SetupError, prepare, python
from tusac_qt.system.libraries import window_platforms

HELP = """\
python3 run.py [ARGUMENTS]          play: start tusac with these arguments
python3 run.py test                 run every check, and the tests: eight minutes
python3 run.py quick                run the checks, and the tests of modules alone: a minute
python3 run.py bench [--json]       measure every figure of speed and strength; --write fills docs/figures.md
python3 run.py translations         bring the translations up to date, and tell what is missing
python3 run.py package              build the program for people without Python, and try it
python3 run.py web                  build the game for browsers, a folder for any web server
The first time, each of them sets up what it needs in .venv."""


_MODULES = {
    "test": ("tools.gate",),
    "quick": ("tools.gate", "--quick"),
    "bench": ("benchmarks",),
    "translations": ("tools.translations",),
    "package": ("tools.package",),
    "web": ("tools.web",),
}
"""What each command runs with the tools of development."""


def main(arguments: list[str]) -> int:
    """Run one command line; where the system can replace a process, this returns only after a failure."""
    try:
        return _dispatch(arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Start the same command again to go on.", file=sys.stderr)
        return 130


def _dispatch(arguments: list[str]) -> int:
    command = arguments[0] if arguments else ""
    if command == "help":
        print(HELP)
        return 0
    if command in _MODULES:
        prepare(RUN, DEV, PROJECT, *((PACKAGE,) if command == "package" else ()))
        os.chdir(ROOT)
        needs.require(command, _pyside())
        if command == "bench":
            _prepare_anchors()
        return _become("-m", *_MODULES[command], *arguments[1:])
    prepare(RUN)
    _keep_compiled_apart()
    _name_files_as_qt_does()
    if wants_window(arguments):
        needs.require_window(window_platforms(os.environ), _pyside())
    return _become("-P", "-c", _GAME, str(ROOT), *arguments)


_GAME = (
    "import sys, runpy; sys.path.insert(0, sys.argv.pop(1)); "
    "runpy.run_module('tusac_qt', run_name='__main__', alter_sys=True)"
)
"""Starts the game out of the checkout, whatever letters its path has.

What is installed for Python 3.11 names a path in the encoding of the system, which may lack them."""


def _keep_compiled_apart() -> None:
    """Let Python keep what it compiles beside the environment.

    Of use where the checkout, which cannot be written, is elsewhere.
    """
    if VENV.parent != ROOT:
        os.environ["PYTHONPYCACHEPREFIX"] = str(VENV.parent / "compiled")


def _name_files_as_qt_does() -> None:
    """Let the game's Python read names of files as UTF-8 in every locale.

    Qt does, and is told its folders by it.
    """
    if sys.getfilesystemencoding() != "utf-8":
        os.environ["PYTHONUTF8"] = "1"
        os.environ.setdefault(
            "PYTHONIOENCODING", sys.stdout.encoding
        )  # a terminal still gets its own letters


def wants_window(arguments: list[str]) -> bool:
    """Return whether tusac would open its window for these arguments if there is a display."""
    words = arguments[2:] if arguments[:1] == ["--lang"] else arguments
    return words[:1] in ([], ["play"]) and not {"--text", "--help", "-h"}.intersection(words)


def _prepare_anchors() -> None:
    try:
        prepare(ANCHORS)
    except SetupError as error:
        print(f"Measuring without the anchors: {error}", file=sys.stderr)


def _pyside() -> Iterator[Path]:
    """Yield the folder of PySide6 in the environment, where it lies as on Linux."""
    return VENV.glob("lib/python3*/site-packages/PySide6")


def _become(*arguments: str) -> int:
    """Run the environment's interpreter in place of this process.

    Return its exit status where that cannot be.
    """
    command = [str(python()), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    with subprocess.Popen(command) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # the child got it too, and decides
                continue
