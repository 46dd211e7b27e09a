"""`tusac demo`: one round between computer players, printed."""

import argparse

from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.arguments import add_match_arguments, match_options
from tusac_qt.commands.common import setting_up, start_words
from tusac_qt.system.console import say
from tusac_qt.terminal.terminal import show_demonstration


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac demo` takes."""
    add_match_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Show a round."""
    return demonstrate(match_options(args, starts_match=True))


def demonstrate(options: StartOptions, why: str = "") -> int:
    """Show a round, saying first why, if it is shown instead of something else."""
    settings = start_words(options)
    if why:
        say([why])
    with setting_up():
        show_demonstration(options, settings)
    return 0
