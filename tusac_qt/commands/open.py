"""`tusac open FILE`, and plain `tusac FILE`: a record in the window, to be stepped through."""

import argparse
from pathlib import Path

from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import UsageError, read_bytes
from tusac_qt.commands.play import open_window
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac open` takes."""
    parser.add_argument(
        "file",
        metavar=translate("command line", "FILE"),
        help=translate("command line", "the record of a match, or of a round dealt between machines"),
    )


def run(args: argparse.Namespace) -> int:
    """Open the window at a record. A file that cannot be read, or no window, is a usage error."""
    read_bytes(args.file)
    status = open_window(StartOptions(language=args.lang, record=Path(args.file).absolute()))
    if isinstance(status, int):
        return status
    told = translate("command line", "there is no display here; {command} prints it")
    if status.has_display:
        told = translate("command line", "no window can open here; {command} prints it")
    raise UsageError(told.format(command=f"tusac replay {args.file}"))
