"""A host of phones in a process of its own, to be killed: `python -m tests.support.phone_host_process FOLDER`.

Prints port, token and key; a line on standard input means that its own person is ready.
"""

import sys
from dataclasses import replace
from pathlib import Path

from net.pace import LEARNING
from tests.support.nodes import small_table
from tests.support.phone_host import PhoneHost


def main() -> None:
    """Host until killed."""
    host = PhoneHost(Path(sys.argv[1]), lambda node: node.host(replace(small_table(3), pace=LEARNING)))
    serving = host.serving
    sys.stdout.write(f"{serving.port} {serving.invitation.token} {serving.invitation.key}\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        host.ready()


if __name__ == "__main__":
    main()
