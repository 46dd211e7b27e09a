"""The options that every subcommand takes."""

import argparse

from tusac_qt.words.translation import translate


def add_global_options(parser: argparse.ArgumentParser, *, is_top: bool = False) -> None:
    """Add what may stand before the name of a subcommand as well as behind it, and behind that of its task.

    Args:
        parser: of the whole command line, of a subcommand or of a task.
        is_top: whether it is the first of these, which says what holds where nothing is said.
    """
    common = parser.add_argument_group(translate("command line", "options for every command"))
    nothing = None if is_top else argparse.SUPPRESS
    off = False if is_top else argparse.SUPPRESS
    common.add_argument(
        "--lang",
        metavar=translate("command line", "CODE"),
        default=nothing,
        help=translate("command line", "the language, such as en or vi"),
    )
    common.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        default=off,
        help=translate("command line", "print the log, with details"),
    )
    common.add_argument(
        "--log",
        metavar=translate("command line", "FILE"),
        default=nothing,
        help=translate("command line", "write the log into this file; tusac doctor names the usual one"),
    )
    common.add_argument(
        "--no-color", action="store_true", default=off, help=translate("command line", "print without colors")
    )
