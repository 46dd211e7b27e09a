"""A match of four computers on one switch.

One found the table by mDNS, one by its number, one is behind a firewall.
"""

import subprocess
import time
from pathlib import Path

import pytest
import tomli_w

from lab.network.netlab import Machine, laboratory, why_not
from tests.support.joined import short
from tests.support.patience import PATIENCE_S

REASON = why_not()
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(REASON), reason=REASON)]


def press_enter(process: "subprocess.Popen[str]") -> None:
    """Press Enter now and then until a program has ended."""
    until = time.monotonic() + PATIENCE_S
    while process.poll() is None:
        assert time.monotonic() < until, "the match does not end"
        type_line(process, "")
        time.sleep(0.2)


def type_line(process: "subprocess.Popen[str]", line: str) -> None:
    """Type a line, if anybody still reads it."""
    assert process.stdin is not None
    try:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    except BrokenPipeError:
        pass


def read_until(process: "subprocess.Popen[str]", text: str) -> None:
    """Read lines up to one with a text."""
    assert process.stdout is not None
    for line in process.stdout:
        if text in line:
            return
    pytest.fail(f"no {text!r}")


def records(machine: Machine) -> dict[str, bytes]:
    """The rounds a machine has kept, by their numbers."""
    kept = (machine.home / "data" / "tusac" / "records").glob("*.tusac-round")
    return {path.stem.rpartition(" ")[2]: path.read_bytes() for path in kept}


def test_four_computers_play_a_match_whichever_way_they_came(tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(tomli_w.dumps(short(4).knobs()))
    with laboratory(4, tmp_path) as lab:
        hosting, listing, typing, walled = lab
        typing.block_multicast()
        walled.drop_inbound(but="udp sport 5353 accept")
        wishes = ("--pace", "instant", "--rounds", "2", "--seats", "4", "--rules", str(rules))
        host = hosting.start_tusac("host", "--text", "--lang", "en", "--name", "Nam", *wishes)
        read_until(host, "Table number 1,")
        guests = [
            listing.start_tusac("bot", "--lang", "en", "--name", "Lan"),
            typing.start_tusac("bot", "1", "--lang", "en", "--name", "Minh"),
            walled.start_tusac("bot", hosting.address, "--lang", "en", "--name", "Hoa"),
        ]
        for _ in guests:
            read_until(host, "has joined the table")
        type_line(host, "s")
        press_enter(host)
        told = [(guest.wait(PATIENCE_S), *guest.communicate()) for guest in guests]

        assert host.returncode == 0
        assert [(status, errors) for status, _, errors in told] == [(0, "")] * 3
        assert len(records(hosting)) == 2
        assert all(records(machine) == records(hosting) for machine in lab)
