"""`tusac backup FILE`: keys, settings, rules, score book and games of this computer in one file."""

import argparse
import os
from datetime import datetime
from pathlib import Path

from tusac_qt.bridges.backup import make_backup
from tusac_qt.bridges.backup_files import own_homes
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import UsageError, start_words
from tusac_qt.system.backups import BackupError
from tusac_qt.system.console import say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.backup_words import made_lines, unmade_text
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac backup` takes."""
    parser.add_argument(
        "file",
        metavar=translate("command line", "FILE"),
        help=translate("command line", "where the backup is to be written; there must be no such file yet"),
    )
    parser.add_argument(
        "--json", action="store_true", help=translate("command line", "print one JSON object")
    )


def run(args: argparse.Namespace) -> int:
    """Write a backup. A file that is there already, or cannot be written or read, is a usage error."""
    start_words(StartOptions(language=args.lang))
    path = Path(args.file)
    if os.path.lexists(path):
        told = translate("command line", "{file} is there already; name another file")
        raise UsageError(told.format(file=path))
    try:
        made = make_backup(path, own_homes(), datetime.now().astimezone())
    except BackupError as error:
        raise UsageError(unmade_text(path, error)) from error
    if args.json:
        files = {part.value: count for part, count in made.files.items()}
        left_out = {str(file): why.value for file, why in made.left_out.items()}
        say([json_text({"file": str(path), "files": files, "left_out": left_out})])
    else:
        say(made_lines(path, made))
    return 0
