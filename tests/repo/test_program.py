"""The whole program as people start it, from this tree, or one that was built.

`pytest --program FILE` tries that.

`python3 run.py package` builds one and tries it so.
"""

import re
import signal
import socket
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import tomli_w

from lab.simulator.material import short
from tests.support.command_lines import CommandLine, Terminals, terminals
from tests.support.patience import PATIENCE_S


@pytest.fixture
def here(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Terminals]:
    """Terminals of several people at this computer."""
    with terminals(tmp_path, request.config.getoption("program")) as made:
        yield made


@pytest.fixture
def short_rules(tmp_path: Path) -> str:
    """A file with rules of short rounds for two."""
    path = tmp_path / "short.toml"
    path.write_text(tomli_w.dumps(short(2).knobs()))
    return str(path)


def come_to(here: Terminals, port: int) -> CommandLine:
    """Join until there is a table at that port of this computer: a window takes its time to host one."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        guest = here.run("join", f"127.0.0.1:{port}", "--text", "--name", "Lan")
        while guest.process.poll() is None and "Lan (you" not in guest.output:
            time.sleep(0.05)
        if guest.process.poll() is None or time.monotonic() > deadline:
            return guest


def test_it_says_which_version_it_is(here: Terminals) -> None:
    said = here.run("--version")

    assert said.end() == 0
    assert re.fullmatch(r"tusac \d+\.\d+\.\d+\s+", said.output)


def test_the_check_up_names_the_fast_library_and_every_part(here: Terminals) -> None:
    doctor = here.run("doctor")

    assert doctor.end() in {0, 1}, doctor.errors
    program = re.search(r"✓ tusac .*", doctor.output)
    assert program is not None
    assert program.group().rstrip().endswith("deals by libsecp")
    assert all(part in program.group() for part in ("PySide6-Essentials", "zeroconf", "cryptography"))


def test_a_round_is_played_to_its_end_by_pressing_enter(here: Terminals, short_rules: str) -> None:
    player = here.run("play", "--text", "--rounds", "1", "--rules", short_rules, "--pace", "instant")
    player.press_enter()

    assert player.end() == 0
    assert player.errors == ""
    assert "Round 1" in player.output


def test_computer_players_meet_in_processes_of_their_own(here: Terminals) -> None:
    sim = here.run("sim", "--rounds", "200", "--workers", "2")

    assert sim.end() == 0, sim.errors


def test_translations_have_come_along(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    words = ("--lang", "vi", "rules", "show", "pvt")
    shown = CommandLine(tmp_path, *words, program=request.config.getoption("program"))
    try:
        assert shown.end() == 0, shown.errors
        assert "khạp" in shown.output.lower()
    finally:
        shown.close()


def test_a_table_is_hosted_joined_played_and_its_proof_holds(here: Terminals, short_rules: str) -> None:
    host, address = here.host("--name", "Nam", "--rounds", "1", "--rules", short_rules, "--seats", "2")
    guest = here.run("join", address, "--text", "--name", "Lan")
    guest.until("Lan (you")
    guest.type("")
    host.until("Lan (ready")
    host.type("s")
    guest.until("Your hand")
    with ThreadPoolExecutor() as people:
        people.map(CommandLine.press_enter, (host, guest))

    assert host.end() == guest.end() == 0
    found = re.search(r"The proof of round 1 is in (.*\.tusac-round)", host.output)
    assert found is not None
    verified = here.run("verify", found.group(1))
    assert verified.end() == 0, verified.output


def test_a_window_opens_hosts_a_table_and_ends_in_good_order(here: Terminals) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    window = here.run("host", "--port", str(port), "--no-advertise", "--name", "Nam")
    come_to(here, port).until("Lan (you")
    window.process.terminate()

    assert window.end() == (1 if sys.platform == "win32" else 128 + signal.SIGTERM)
    assert window.errors == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere an installer does this")
def test_it_puts_itself_into_the_menu_and_takes_itself_out_again(here: Terminals) -> None:
    installing = here.run("--install-desktop")
    assert installing.end() == 0, installing.errors
    share = installing.home / "data"
    files = {str(path.relative_to(share)) for path in share.rglob("*") if path.is_file()}
    removing = here.again(installing, "--remove-desktop")

    assert {
        "applications/tusac.desktop", "mime/packages/tusac.xml", "icons/hicolor/48x48/apps/tusac.png",
        "icons/hicolor/48x48/mimetypes/tusac-record.png",
    } <= files  # fmt: skip
    assert removing.end() == 0, removing.errors
    assert not [path for path in share.rglob("*tusac*") if path.is_file()]
