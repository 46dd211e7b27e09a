"""`tusac demo`: one round between computer players, printed."""

import argparse

from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import add_match_arguments, match_options, setting_up, start_words
from tusac_qt.system.console import say
from tusac_qt.terminal.terminal import show_demonstration
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac demo` takes."""
    add_match_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Show a round."""
    return demonstrate(match_options(args, starts_match=True), is_instead=False)


def demonstrate(options: StartOptions, *, is_instead: bool) -> int:
    """Show a round, saying first if that is for want of a display and a terminal."""
    settings = start_words(options)
    if is_instead:
        told = translate(
            "terminal", "There is no display and no terminal here, so computer players play a round."
        )
        say([told])
    with setting_up():
        show_demonstration(options, settings)
    return 0
