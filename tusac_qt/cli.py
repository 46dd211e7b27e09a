"""The command line of `tusac`: it picks the subcommand and turns every error into one plain line. No Qt.

Only the module of the subcommand asked for is imported, so that `--version` and the like are quick.
"""

import argparse
import contextlib
import difflib
import importlib
import os
import signal
import sys
from collections.abc import Collection, Sequence
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from net.errors import is_exhausted
from tusac_qt.commands.global_options import add_global_options
from tusac_qt.system import console, signals
from tusac_qt.system.threads import take_short_turns
from tusac_qt.system.version import VERSION
from tusac_qt.words.command_line import as_sentence, translate_argparse
from tusac_qt.words.command_list import COMMANDS, LABORATORY, command_text, ending, introduction
from tusac_qt.words.help_layout import HelpLayout, ListLayout
from tusac_qt.words.languages import choose_language
from tusac_qt.words.translation import speak, translate

RECORDS = (".tusac-record", ".tusac-round")
"""How the names of records end."""

_COMMAND = "COMMAND"
_LOGGED = frozenset({None, "play", "open", "host", "join", "bot", "list", "doctor"})
"""What is logged without being asked: a filter such as `analyze` leaves no trace."""


class _NotHereError(Exception):
    """A part of the program that is not installed; the message says what to do."""


class _Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line, which suggests the nearest valid word."""

    def __init__(self, **given: Any) -> None:  # noqa: ANN401 - whatever argparse gives it
        super().__init__(**given)
        self.color = False  # Python 3.14 would write escape sequences, which are printed as such

    def error(self, message: str) -> NoReturn:
        if message.endswith(("?", "\N{FULLWIDTH QUESTION MARK}")):
            more = translate("command line", "{problem} Try {command}")
        else:
            more = translate("command line", "{problem}; try {command}")
        console.complain(more.format(problem=message, command=f"{self.prog} --help"))
        sys.exit(2)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Refuse a word that is not among the choices."""
        if action.choices is None or value in action.choices:
            return
        words = list(map(str, action.choices))
        near = difflib.get_close_matches(str(value), words, 1)
        what = translate("command line", "command") if action.metavar == _COMMAND else action.metavar
        if near:
            told = translate("command line", "there is no {what} {value}; did you mean {nearest}?")
        else:
            told = translate("command line", "there is no {what} {value}; there are: {names}")
        shown = {"what": what or "", "value": repr(value), "nearest": repr(near[:1] and near[0])}
        raise argparse.ArgumentError(None, told.format(**shown, names=", ".join(words)))

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
    take_short_turns()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with signals.taken(signals.interrupt):
            return _run(words)
    except console.OutputLostError as lost:
        console.give_up()
        if isinstance(lost.__cause__, BrokenPipeError):  # the reader of our output has closed it
            return 0
        told = translate("command line", "cannot write the output: {problem}")
        console.complain(told.format(problem=lost.__cause__))
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
    if words[:1] != ["--version"]:
        _speak(words)
    try:
        args = parser_for(words).parse_args(words)
    except _NotHereError as missing:
        console.complain(str(missing))
        return 2
    if args.no_color:
        console.forbid_colors()
    with contextlib.ExitStack() as ends:
        try:
            _begin_log(args, ends)
        except OSError as error:
            told = translate("command line", "cannot write the log to {path}: {problem}")
            why = importlib.import_module("tusac_qt.words.system_errors").problem_text(error)
            console.complain(told.format(path=args.log, problem=why))
            return 2
        return _run_command(args)


def _run_command(args: argparse.Namespace) -> int:
    common = importlib.import_module("tusac_qt.commands.common")
    try:
        if args.lang is not None:
            common.check_language(args.lang)
        if args.install_desktop or args.remove_desktop:
            desktop = importlib.import_module("tusac_qt.commands.desktop")
            return int(desktop.run(args.lang, wanted=args.install_desktop))
        if args.command is None:
            play = importlib.import_module("tusac_qt.commands.play")
            return int(play.play(common.StartOptions(language=args.lang)))
        return int(_module(args.command).run(args))
    except common.UsageError as error:
        console.complain(str(error))
        return 2


def _speak(words: list[str]) -> None:
    """Speak the language that the line names, else that of the settings, before the line is read in it."""
    named = [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    named += [after for word, after in pairwise(words) if word == "--lang"]
    settings = importlib.import_module("tusac_qt.choices.settings_file")
    language = named[-1] if named else settings.saved_language(settings.settings_path())
    speak(choose_language(language, os.environ))
    translate_argparse()


def _opening(words: list[str]) -> list[str]:
    """Make a line that is only a record's name open it, as a double click does."""
    is_file = len(words) == 1 and words[0] not in COMMANDS and words[0].endswith(RECORDS)
    return ["open", *words] if is_file else words


def _exhausted_text() -> str:
    try:
        words = importlib.import_module("tusac_qt.words.troubles")
        return str(words.trouble(importlib.import_module("net.node.reports").Trouble.EXHAUSTED, "").text)
    except (MemoryError, OSError, ImportError):  # not even for the words
        return "no memory left"


def parser_for(words: Collection[str]) -> argparse.ArgumentParser:
    """Return the parser with the arguments of those subcommands that the words name."""
    parser = _Parser(
        prog="tusac",
        usage=translate("command line", "tusac [OPTION ...] [COMMAND ...]"),
        description=introduction(has_laboratory=find_spec("lab") is not None),
        epilog=ending(),
        formatter_class=ListLayout,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"tusac {VERSION}",
        help=translate("argparse", "show program's version number and exit"),
    )
    add_global_options(parser, is_top=True)
    menu = parser.add_mutually_exclusive_group()
    menu.add_argument(
        "--install-desktop",
        action="store_true",
        help=translate("command line", "put the game into the menu of your desktop (Linux)"),
    )
    menu.add_argument(
        "--remove-desktop",
        action="store_true",
        help=translate("command line", "take it out of the menu again"),
    )
    # the introduction tells of them, in groups
    commands = parser.add_subparsers(dest="command", metavar=_COMMAND, prog="tusac", help=argparse.SUPPRESS)
    for name in COMMANDS:
        text = command_text(name)
        command = commands.add_parser(
            name, help=text, description=as_sentence(text), formatter_class=HelpLayout, allow_abbrev=False
        )
        add_global_options(command)
        if name in words:
            _module(name).add_arguments(command)
    return parser


def _module(command: str) -> ModuleType:
    """Return the module of a subcommand. Raises _NotHereError for a lab command that is not installed."""
    if command in LABORATORY and find_spec("lab") is None:
        told = translate(
            "command line", "{command} is part of the laboratory, which comes with the source of tusac only"
        )
        msg = told.format(command=command)
        raise _NotHereError(msg)
    package = "lab.demos" if command in LABORATORY else "tusac_qt.commands"
    return importlib.import_module(f"{package}.{command.replace('-', '_')}")


def _begin_log(args: argparse.Namespace, ends: contextlib.ExitStack) -> None:
    """Begin the log: for commands that play or look at the network, or for any if it is asked for.

    Raises OSError if it cannot be written where it was asked for.

    Args:
        args: the command line.
        ends: ends the log when the command has.
    """
    if args.verbose:
        console.print_log()
    if args.log is None and not args.verbose and args.command not in _LOGGED:
        return
    log_file = importlib.import_module("tusac_qt.system.log_file")
    ends.enter_context(log_file.telling(is_verbose=args.verbose))
    with contextlib.suppress(OSError) if args.log is None else contextlib.nullcontext():
        path = log_file.log_file_path() if args.log is None else Path(args.log)
        ends.enter_context(log_file.logged(path, args.command or "the window"))
