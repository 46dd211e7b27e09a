"""`tusac play` and plain `tusac`: in the window, else in the terminal, else as a demonstration."""

import argparse
import importlib
import sys
from dataclasses import dataclass, replace

from tusac_qt.choices.new_match import daily_options
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings_file import SettingsFile, load_settings, settings_path
from tusac_qt.commands.arguments import add_match_arguments, match_options
from tusac_qt.commands.common import setting_up, start_words
from tusac_qt.system.console import complain, is_terminal, say
from tusac_qt.system.libraries import install_command, installer_here, not_found
from tusac_qt.system.screen import NO_DISPLAY, why_no_window
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class NoWindow:
    """The finding that no window can open.

    Attributes:
        has_display: there is a display to open it on, but something else is in the way.
    """

    has_display: bool

    @property
    def in_terminal(self) -> str:
        """The introduction for a player who gets the terminal instead of the window."""
        if self.has_display:
            return translate("terminal", "No window can open here, so you play in this terminal.")
        return translate("terminal", "There is no display here, so you play in this terminal.")

    @property
    def without_terminal(self) -> str:
        """The introduction where computers play instead."""
        if self.has_display:
            return translate(
                "terminal",
                "No window can open and there is no terminal here, so computer players play a round.",
            )
        return translate(
            "terminal", "There is no display and no terminal here, so computer players play a round."
        )


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
    return play_in_terminal(options) if args.text else play(options)


def play(options: StartOptions) -> int:
    """Open the window; where none can open play in the terminal, and without a terminal show one round."""
    status = open_window(options)
    if isinstance(status, int):
        return status
    if sys.stdin is not None and sys.stdin.isatty() and is_terminal():
        return play_in_terminal(options, status.in_terminal)
    from tusac_qt.commands.demo import demonstrate  # noqa: PLC0415 - a window needs none of it

    return demonstrate(options, status.without_terminal)


def open_window(options: StartOptions) -> int | NoWindow:
    """Open the window and return the exit status; if none can open say why, unless that is usual."""
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
        complain(why_text(problem))
    return NoWindow(has_display=problem != NO_DISPLAY)


def why_text(problem: str) -> str:
    """Return why no window can open, and of a library that is missing how to get it.

    Args:
        problem: as Qt or the system's loader puts it.
    """
    library = not_found(problem)
    if not library:
        return translate("terminal", "cannot open a window: {problem}").format(problem=problem)
    command = install_command([library], installer_here())
    text = translate("terminal", "cannot open a window: this system lacks {library}. Get it with: {command}")
    if not command:
        text = translate(
            "terminal",
            "cannot open a window: this system lacks {library}. Get it with your system’s package manager.",
        )
    return text.format(library=library, command=command)


def play_in_terminal(options: StartOptions, why: str = "") -> int:
    """Play line by line; first say why, if no window could open."""
    from tusac_qt.terminal.terminal import Terminal  # noqa: PLC0415 - a window needs none of it

    file = SettingsFile(settings_path())
    settings = start_words(options, file)
    if why:
        say([why])
    with setting_up():
        terminal = Terminal(settings, file)
        return terminal.teach(options) if options.starts_lesson else terminal.play(options)
