"""`tusac analyze --json`: answers questions about hands, one per line of standard input."""

import argparse
import sys

from tusac_qt.play.hand_questions import QuestionError, answer
from tusac_qt.system.console import say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac analyze` takes."""
    parser.add_argument(
        "--json",
        action="store_true",
        required=True,
        help=translate("command line", "questions and answers are JSON lines; this is always on"),
    )


def run(args: argparse.Namespace) -> int:
    """Answer every line as it comes; status 2 at the end if one could not be answered."""
    del args
    status = 0
    for line in () if sys.stdin is None else sys.stdin.buffer:
        try:
            told = answer(line.decode())
        except (QuestionError, UnicodeDecodeError) as error:
            told = {"error": str(error)}
            status = 2
        say([json_text(told)])
    return status
