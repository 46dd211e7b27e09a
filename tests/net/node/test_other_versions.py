"""Two versions of the program at one table: both people read which ones, and who has to update."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from net.address import Address
from net.discovery.discovery import FoundTable, Nearby, TableReach
from net.links.faults import Fault
from net.links.opening import HIGHEST
from net.node.reports import Failed, Hosted, Trouble, Warned
from net.node.wishes import Joining
from net.wire.deal import VERSION
from tests.support.adverts import ADVERT
from tests.support.nodes import Machine, party, small_table
from tests.support.patience import PATIENCE_S
from tests.support.places import ROOT
from tusac_qt.commands import list as listing
from tusac_qt.model.found_tables import nearby_list
from tusac_qt.terminal.text_list import table_line
from tusac_qt.words.troubles import failure, warning

OLD = HIGHEST - 1


@contextmanager
def old_program(what: str, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A process in which a function of this file is called by a program that speaks the version before."""
    code = (
        f"import net.links.opening as m; m.LOWEST = m.HIGHEST = {OLD}\n"
        f"import sys, tests.net.node.test_other_versions as t; t.{what}(*sys.argv[1:])"
    )
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", code, *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        yield process
        process.communicate(timeout=PATIENCE_S)


def say(text: str) -> None:
    """Tell the test."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def old_guest(folder: str, port: str) -> None:
    """Try to join, and say what its person reads."""
    with party(Path(folder)) as here:
        guest = here.machine("Lan")
        guest.node.join(Joining((Address("127.0.0.1", int(port)),)))
        say(said_to_guest(guest))


def old_host(folder: str) -> None:
    """Host a table, say where, and then what its person reads of somebody who wants to join."""
    with party(Path(folder)) as here:
        host = here.host(small_table())
        say(str(host.found(Hosted)[-1].addresses[0].port))
        say(said_to_host(host))


def said_to_guest(guest: Machine) -> str:
    """Return the message to a person who was not let in."""
    guest.wait(lambda one: bool(one.found(Failed)))
    (failed,) = guest.found(Failed)
    assert failed.why is Fault.VERSION
    return failure(failed, "0").text


def said_to_host(host: Machine) -> str:
    """Return the message to the host when somebody of another version wanted to play."""
    host.wait(lambda one: any(warned.why is Trouble.OTHER_VERSION for warned in one.found(Warned)))
    (warned,) = [one for one in host.found(Warned) if one.why is Trouble.OTHER_VERSION]
    return warning(warned, "0")


def test_an_older_guest_and_its_host_are_both_told(tmp_path: Path) -> None:
    with party(tmp_path / "new") as here:
        host = here.host(small_table())
        port = host.found(Hosted)[-1].addresses[0].port
        with old_program("old_guest", str(tmp_path / "old"), str(port)) as guest:
            assert guest.stdout is not None
            theirs = guest.stdout.readline()
            ours = said_to_host(host)

    assert f"(protocol {HIGHEST}), yours is 0 (protocol {OLD}): update yours." in theirs
    assert "Someone at 127.0.0.1 couldn’t join" in ours
    assert f"(protocol {OLD}), yours is 0 (protocol {HIGHEST}): they must update." in ours


def test_a_newer_guest_and_its_host_are_both_told(tmp_path: Path) -> None:
    with old_program("old_host", str(tmp_path / "old")) as host, party(tmp_path / "new") as here:
        assert host.stdout is not None
        port = int(host.stdout.readline())
        guest = here.machine("Lan")
        guest.node.join(Joining((Address("127.0.0.1", port),)))
        ours = said_to_guest(guest)
        theirs = host.stdout.readline()

    assert f"(protocol {OLD}), yours is 0 (protocol {HIGHEST}): the host must update." in ours
    assert f"(protocol {HIGHEST}), yours is 0 (protocol {OLD}): update yours." in theirs


def test_lists_say_whose_version_is_old_and_offer_no_seat() -> None:
    where = (Address("192.168.1.37", 28412),)
    for major, who in ((OLD, "the host must update"), (HIGHEST + 1, "update your game")):
        found = FoundTable(replace(ADVERT, protocol_major=major, program="9.9"), where, TableReach.ANSWERS)
        (shown,) = nearby_list(Nearby((found,), ())).tables
        assert f"version 9.9, not yours: {who}" in shown.details
        assert not shown.has_place
        assert f"version 9.9, not yours: {who}" in table_line(found)
        assert any(f"version 9.9, not yours: {who}" in line for line in listing.lines(Nearby((found,), ())))


def test_links_and_envelopes_have_one_version() -> None:
    assert HIGHEST == VERSION
