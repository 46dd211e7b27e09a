"""`tusac analyze --json`: answers questions about hands, one per line of standard input."""

import argparse
import json
import sys

from tusac_qt.play.hand_questions import QuestionError, answer_line
from tusac_qt.system.console import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac analyze` takes."""
    parser.add_argument(
        "--json",
        action="store_true",
        required=True,
        help="questions and answers are JSON lines, the only form there is",
    )


def run(args: argparse.Namespace) -> int:
    """Answer every line as it comes; status 2 at the end if one could not be answered."""
    del args
    status = 0
    for line in () if sys.stdin is None else sys.stdin.buffer:
        try:
            answer = answer_line(line.decode())
        except (QuestionError, UnicodeDecodeError) as error:
            answer = json.dumps({"error": str(error)})
            status = 2
        say([answer])
    return status
