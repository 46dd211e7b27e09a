"""`tusac doctor`: finds why tables are not visible or others cannot join ours; one remedy per finding."""

import argparse
from collections.abc import Sequence
from dataclasses import asdict

from net.discovery.checkup import CheckupStage
from tusac_qt.bridges.diagnosis import diagnose
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import start_words
from tusac_qt.system.console import complain, say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.doctor import Finding, Level, stage_text
from tusac_qt.words.translation import translate

_MARKS = {Level.OK: "✓", Level.NOTE: "?", Level.PROBLEM: "✗"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac doctor` takes."""
    parser.add_argument(
        "--json", action="store_true", help=translate("command line", "print one JSON object")
    )


def run(args: argparse.Namespace) -> int:
    """Look and print; status 1 if there is a problem."""

    def tell(stage: CheckupStage) -> None:
        if not args.json:
            complain(stage_text(stage))

    start_words(StartOptions(language=args.lang))
    found = diagnose(tell)
    say([as_json(found)] if args.json else lines(found))
    return int(any(finding.level is Level.PROBLEM for finding in found))


def lines(found: Sequence[Finding]) -> list[str]:
    """Return the findings for people, what to do below each."""
    told = []
    for finding in found:
        told.append(f"{_MARKS[finding.level]} {finding.text}")
        if finding.action:
            told.append(f"  → {finding.action}")
    return told


def as_json(found: Sequence[Finding]) -> str:
    """Return the findings as one JSON object."""
    plain = [{**asdict(finding), "level": finding.level.value} for finding in found]
    return json_text({"findings": plain})
