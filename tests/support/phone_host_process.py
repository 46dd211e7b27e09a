"""A computer that serves phones in a process of its own.

`python -m tests.support.phone_host_process FOLDER [ROUNDS SEATS [PORT]]`.

It hosts short rounds for three, or that many whole rounds for that many seats; with a port it joins the table
there. Prints the port, the token and the key for phones, and the port of the table; a line on standard input
means that its own person is ready.
"""

import sys
from dataclasses import replace
from pathlib import Path

from lab.simulator.material import any_seats
from net.address import Address
from net.node.reports import Hosted
from net.node.wishes import Joining
from net.pace import LEARNING
from tests.support.nodes import small_table
from tests.support.phone_host import PhoneHost
from tusac_qt.system.threads import take_short_turns


def main() -> None:
    """Serve phones until killed."""
    take_short_turns()
    folder, *given = sys.argv[1:]
    numbers = [int(number) for number in given]
    table = replace(small_table(3, rounds=4), pace=LEARNING)
    if numbers:
        table = replace(small_table(numbers[1], rounds=numbers[0]), rules=any_seats())
    if len(numbers) > 2:
        there = Joining((Address("127.0.0.1", numbers[2]),))
        host = PhoneHost(Path(folder), lambda node: node.join(there))
    else:
        host = PhoneHost(Path(folder), lambda node: node.host(table))
    serving = host.serving
    hosted = [report.addresses[0].port for report in host.reports if isinstance(report, Hosted)]
    shown = (serving.port, serving.invitation.token, serving.invitation.key, *hosted)
    sys.stdout.write(" ".join(map(str, shown)) + "\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        host.ready()


if __name__ == "__main__":
    main()
