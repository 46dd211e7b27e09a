"""A host of phones in a process of its own, to be killed: `python -m tests.support.phone_host_process FOLDER [ROUNDS]`.

The rounds are short, or with their number whole ones. Prints port, token and key; a line on standard input means that its own person is ready.
"""

import sys
from dataclasses import replace
from pathlib import Path

from engine.rules_text import override
from engine.rulesets import load
from net.pace import INSTANT, LEARNING
from tests.support.nodes import small_table
from tests.support.phone_host import PhoneHost


def main() -> None:
    """Host until killed."""
    table = replace(small_table(3), pace=LEARNING)
    if len(sys.argv) > 2:
        rules = override(load("pvt"), {"players": [3]})
        table = replace(table, rules=rules, rounds=int(sys.argv[2]), pace=INSTANT)
    host = PhoneHost(Path(sys.argv[1]), lambda node: node.host(table))
    serving = host.serving
    sys.stdout.write(f"{serving.port} {serving.invitation.token} {serving.invitation.key}\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        host.ready()


if __name__ == "__main__":
    main()
