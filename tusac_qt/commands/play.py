"""`tusac play` and plain `tusac`: in the window, else in the terminal, else as a demonstration."""

import argparse
import importlib
import sys
from dataclasses import replace

from tusac_qt.choices.new_match import daily_options
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import load_settings, settings_path
from tusac_qt.commands.common import add_match_arguments, match_options, setting_up, start_words
from tusac_qt.system.console import complain, is_terminal, say
from tusac_qt.system.screen import NO_DISPLAY, why_no_window
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac play` takes."""
    parser.add_argument(
        "--text", action="store_true", help=translate("command line", "play line by line in this terminal")
    )
    parser.add_argument(
        "--daily",
        action="store_true",
        help=translate("command line", "today’s deal: the same cards for everyone with the same rules"),
    )
    parser.add_argument(
        "--lesson",
        action="store_true",
        help=translate("command line", "the first lesson, or the one for --rules; then a round on your own"),
    )
    add_match_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play a match where it can be played."""
    options = match_options(args, starts_match=True)
    if args.daily:
        with setting_up():
            options = daily_options(options, load_settings(settings_path()).settings)
    if args.lesson:
        options = replace(options, starts_match=False, starts_lesson=True)
    return play_in_terminal(options, is_instead=False) if args.text else play(options)


def play(options: StartOptions) -> int:
    """Open the window; without a display play in the terminal, and without a terminal show one round."""
    status = open_window(options)
    if status is not None:
        return status
    if sys.stdin is not None and sys.stdin.isatty() and is_terminal():
        return play_in_terminal(options, is_instead=True)
    from tusac_qt.commands.demo import demonstrate  # noqa: PLC0415 - a window needs none of it

    return demonstrate(options, is_instead=True)


def open_window(options: StartOptions) -> int | None:
    """Open the window and return the exit status; None if no window can open, with the reason if unusual."""
    problem = why_no_window()
    if problem is None:
        try:
            app = importlib.import_module(
                "tusac_qt.app.start"
            )  # not before: Qt need not be loadable elsewhere
        except ModuleNotFoundError:
            raise
        except ImportError as error:  # a system library that Qt needs
            problem = str(error)
        else:
            return int(app.run(options))
    if problem != NO_DISPLAY:
        complain(translate("terminal", "cannot open a window: {problem}").format(problem=problem))
    return None


def play_in_terminal(options: StartOptions, *, is_instead: bool) -> int:
    """Play line by line, saying first if that is for want of a window."""
    from tusac_qt.terminal.terminal import Terminal  # noqa: PLC0415 - a window needs none of it

    settings = start_words(options)
    if is_instead:
        say([translate("terminal", "There is no display here, so you play in this terminal.")])
    with setting_up():
        terminal = Terminal(settings)
        return terminal.teach(options) if options.starts_lesson else terminal.play(options)
