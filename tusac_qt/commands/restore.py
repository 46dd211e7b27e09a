"""`tusac restore FILE`: a backup put back in place, after it was asked."""

import argparse
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from tusac_qt.bridges.backup import plan_restoration, restore
from tusac_qt.bridges.backup_files import own_homes
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import UsageError, start_words
from tusac_qt.system.backups import BackupError, Plan
from tusac_qt.system.console import ask, say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.backup_words import plan_lines, restored_lines, unrestored_text
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac restore` takes."""
    parser.add_argument(
        "file",
        metavar=translate("command line", "FILE"),
        help=translate("command line", "a backup made by tusac backup"),
    )
    parser.add_argument(
        "--yes", action="store_true", help=translate("command line", "restore it without asking")
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("command line", "print one JSON object, and without --yes change nothing"),
    )


def run(args: argparse.Namespace) -> int:
    """Restore a backup; status 1 if the answer is no.

    A backup that cannot be used, and a game that is open, are usage errors.
    """
    start_words(StartOptions(language=args.lang))
    path, homes = Path(args.file), own_homes()
    try:
        plan, aside = plan_restoration(path, homes), None
        if not args.json:
            say(plan_lines(plan))
        is_wanted = args.yes or (not args.json and bool(plan.changes) and _is_sure())
        if is_wanted and plan.changes:
            plan, aside = restore(path, homes, datetime.now().astimezone())
    except BackupError as error:
        raise UsageError(unrestored_text(path, error)) from error
    if args.json:
        say([json_text(_told(plan, aside, is_restored=is_wanted))])
    elif not plan.changes:
        return 0
    elif is_wanted:
        say(restored_lines(aside))
    else:
        say([translate("backup", "Nothing was changed.")])
    return 0 if is_wanted or args.json else 1


def _is_sure() -> bool:
    ask(translate("backup", "Restore it? Type yes:"))
    answer = sys.stdin.readline().strip().casefold() if sys.stdin is not None else ""
    return answer in {"y", "yes", translate("backup", "yes").casefold()}


def _told(plan: Plan, aside: Path | None, *, is_restored: bool) -> Mapping[str, object]:
    return {
        "made": plan.made,
        "program": plan.program,
        "replaces": [one.name for one in plan.changes if not one.is_new],
        "adds": [one.name for one in plan.changes if one.is_new],
        "is_restored": is_restored,
        "aside": None if aside is None else str(aside),
    }
