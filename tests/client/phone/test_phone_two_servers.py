"""Phones at more than one computer of a table, and at one that joined by `tusac join --phones`."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from net.node.reports import AtTable, Hosted
from net.node.wishes import Joining
from tests.support.nodes import party, small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import PhoneHost, kept_records, phone_host
from tests.support.phone_page import PhonePage
from tusac_qt.phone.invitation import Invitation

pytestmark = pytest.mark.long


def play_to_the_end(pages: list[PhonePage]) -> None:
    """Let all phones do what is proposed until the match is over."""

    def is_over(page: PhonePage) -> bool:
        page.play_on()
        return bool((page.screen.get("result") or {}).get("places"))

    with ThreadPoolExecutor() as threads:
        for done in [threads.submit(page.wait, is_over) for page in pages]:
            done.result()


def joined(host: PhoneHost) -> Joining:
    """How another computer comes to a host's table."""
    host.wait(lambda: any(isinstance(report, Hosted) for report in host.reports))
    hosted = next(report for report in host.reports if isinstance(report, Hosted))
    return Joining(hosted.addresses, hosted.code)


@pytest.mark.slow
def test_two_computers_serve_two_phones_each_and_every_record_verifies(tmp_path: Path) -> None:
    with (
        phone_host(tmp_path / "An", small_table(6)) as first,
        phone_host(tmp_path / "Ba", joined(first)) as second,
    ):
        pages = []
        for host, names in ((first, ("Hoa", "Minh")), (second, ("Lan", "Sơn"))):
            for name in names:
                pages.append(host.page())
                pages[-1].sit(name)
        assert first.serving.invitation != second.serving.invitation, "each shows its own picture"
        for page in pages:
            page.wait(lambda page: len(page.screen.get("seats", ())) == 6 and bool(page.screen["buttons"]))
            page.press("ready")
        for host in (first, second):
            host.ready()
        play_to_the_end(pages)
        tallies = [sorted(place["tally"] for place in page.screen["result"]["places"]) for page in pages]
        assert all(tally == tallies[0] for tally in tallies)
        for host in (first, second):
            kept_records(host, 1)
            # machines of one computer may have heard the same words in another order: then each keeps its
            # record
            records = [path for path in host.records if "void" not in path.name]
            assert records
            for record in records:
                subprocess.run([sys.executable, "-m", "tusac_qt", "verify", str(record)], check=True)


@pytest.mark.slow
def test_a_terminal_that_has_joined_serves_a_phone(tmp_path: Path) -> None:
    with party(tmp_path) as table:
        host = table.machine("Nam", listens_on=("",))  # whoever joins is told where others reach it
        host.node.host(replace(small_table(3), is_advertised=False))
        host.wait(lambda machine: bool(machine.found(Hosted)) and bool(machine.found(AtTable)))
        port = host.found(Hosted)[-1].addresses[0].port
        program = [sys.executable, "-m", "tusac_qt", "--lang", "en", "join", f"127.0.0.1:{port}"]
        joins = subprocess.Popen(
            [*program, "--text", "--name", "Ba", "--phones"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert joins.stdout is not None
        told = ""
        try:
            while "key" not in told:
                line = joins.stdout.readline()
                assert line, "it ended"
                told = line if "type in its browser" in line else told
            found = re.search(r":(\d+)/(\w+) and then the key ([\w ]+)", told)
            assert found is not None, told
            page = PhonePage(int(found[1]), Invitation(found[2], found[3].replace(" ", "")))
            assert page.of("welcome")[-1]["trust"] == (
                "Plays through Ba’s computer, which could see these cards."
            )
            page.sit("Hoa")
            host.wait(
                lambda machine: "Hoa" in [member.name for member in machine.found(AtTable)[-1].status.members]
            )
            page.close()
        finally:
            joins.kill()
            joins.communicate(timeout=PATIENCE_S)
