"""The command line of `tusac`: it picks the subcommand and turns every error into one plain line. No Qt.

Only the module of the subcommand asked for is imported, so that `--version` and the like are quick.
"""

import argparse
import importlib
import signal
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from types import ModuleType
from typing import NoReturn

from net.errors import is_exhausted
from tusac_qt.system import console, signals
from tusac_qt.system.version import program_version

COMMANDS = {
    "play": "play a match against computer players",
    "demo": "show one round between computer players",
    "sim": "let computer players play each other and print their strength",
    "open": "step through a recorded match or round in the window",
    "scores": "print the score book of this computer",
    "replay": "print a recorded match, or a round that was dealt between machines",
    "verify": "check a recorded match, or a round that was dealt between machines",
    "deal-demo": "let machines deal and play a round that nobody can stack or lie about",
    "host": "open a table on the network",
    "join": "come to a table on the network",
    "list": "list the tables nearby",
    "doctor": "find out why tables may not be seen, and what to do about it",
    "bot": "let a computer player join a table as a machine of its own",
    "lan-demo": "let machines of this computer find each other, play a match and prove it",
    "simulate": "let simulated machines play on a bad network and check what must hold",
    "rules": "tell, compare and check rulesets",
    "analyze": "answer questions about hands, one JSON line each",
}
"""Every subcommand with what it does; its module has the same name in `tusac_qt.commands`."""

RECORDS = (".tusac-record", ".tusac-round")
"""How the names of records end."""

LABORATORY = frozenset({"deal-demo", "lan-demo", "simulate"})
"""Those whose modules are in `lab.demos` instead: they come with the source only."""


class _NotHereError(Exception):
    """What was asked for is not installed; the message says what to do."""


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        console.complain(f"{message}; {self.prog} --help tells more")
        sys.exit(2)

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help or the version, which argparse would write itself."""
        del file
        console.say(message.rstrip("\n").split("\n"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status: 0, 1 for "no", 2 for a line that cannot be followed.

    A signal that asks the program to end is obeyed in good order, as Ctrl-C is; the status is then 128 plus
    the signal's number.
    """
    console.prepare()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with signals.taken(signals.interrupt):
            return _run(words)
    except console.OutputLostError as lost:
        console.give_up()
        if isinstance(lost.__cause__, BrokenPipeError):  # whoever read our output has had enough
            return 0
        console.complain(f"the output cannot be written: {lost.__cause__}")
        return 1
    except (MemoryError, OSError, RuntimeError, ImportError) as error:
        if not is_exhausted(error):
            raise
        console.complain(_exhausted_text())
        return 1
    except KeyboardInterrupt as interrupt:
        return signals.status_of(*interrupt.args or (signal.SIGINT,))


def _run(words: list[str]) -> int:
    words = _opening(words)
    try:
        args = _parser(words).parse_args(words)
    except _NotHereError as missing:
        console.complain(str(missing))
        return 2
    common = importlib.import_module("tusac_qt.commands.common")
    try:
        if args.lang is not None:
            common.check_language(args.lang)
        if args.command is None:
            play = importlib.import_module("tusac_qt.commands.play")
            return int(play.play(common.StartOptions(language=args.lang)))
        return int(_module(args.command).run(args))
    except common.UsageError as error:
        console.complain(str(error))
        return 2


def _opening(words: list[str]) -> list[str]:
    """Let a line that names a record alone open it, as a double click does."""
    is_file = len(words) == 1 and words[0] not in COMMANDS and words[0].endswith(RECORDS)
    return ["open", *words] if is_file else words


def _exhausted_text() -> str:
    try:
        words = importlib.import_module("tusac_qt.words.troubles")
        return str(words.trouble(importlib.import_module("net.node.reports").Trouble.EXHAUSTED, "").text)
    except (MemoryError, OSError, ImportError):  # not even for the words
        return "no memory left"


def _parser(words: list[str]) -> argparse.ArgumentParser:
    """Return the parser, with the arguments of those subcommands that the words name."""
    parser = _Parser(prog="tusac", description="Tứ Sắc, the four-color card game.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"tusac {program_version()}")
    _add_language(parser, None)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, text in COMMANDS.items():
        command = commands.add_parser(
            name, help=text, description=f"{text[0].upper()}{text[1:]}.", allow_abbrev=False
        )
        _add_language(command, argparse.SUPPRESS)
        if name in words:
            _module(name).add_arguments(command)
    return parser


def _module(command: str) -> ModuleType:
    """Return the module of a subcommand. Raises _NotHereError for a lab command that is not installed."""
    if command in LABORATORY and find_spec("lab") is None:
        msg = f"{command} is part of the laboratory, which comes with the source of tusac only (README.md)"
        raise _NotHereError(msg)
    package = "lab.demos" if command in LABORATORY else "tusac_qt.commands"
    return importlib.import_module(f"{package}.{command.replace('-', '_')}")


def _add_language(parser: argparse.ArgumentParser, default: str | None) -> None:
    parser.add_argument("--lang", metavar="CODE", default=default, help="the language, such as en or vi")
