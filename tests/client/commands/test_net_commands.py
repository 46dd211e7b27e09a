"""`tusac host`, `join` and `bot` as people use them.

Real processes that meet by address, and every way it fails.
"""

import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import tomli_w

from engine.seats import Seat
from lab.simulator.material import short
from net.node.profile import Profile
from net.node.store import Places
from net.table.interface.status import SeatStatus
from tests.support.command_lines import NOWHERE, CommandLine, Terminals, terminals
from tests.support.network import FakeNode, Playing, lobby, seated
from tusac_qt.bridges.machine import loopback_machine
from tusac_qt.cli import main
from tusac_qt.commands import bot

pytestmark = pytest.mark.long


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Terminals]:
    """Terminals of several people at this computer."""
    with terminals(tmp_path) as made:
        yield made


def short_rules(folder: Path) -> str:
    """A file with rules of short rounds for two."""
    path = folder / "short.toml"
    path.write_text(tomli_w.dumps(short(2).knobs()))
    return str(path)


def test_a_person_hosts_and_plays_a_match_in_the_terminal_with_a_computer_player_of_another_machine(
    here: Terminals, tmp_path: Path
) -> None:
    wishes = ("--name", "Nam", "--rounds", "2", "--rules", short_rules(tmp_path), "--seats", "2")
    host, address = here.host(*wishes, "--code", "trung thu 2026")
    guest = here.run("bot", address, "--name", "Lan", "--code", "trung thu 2026")
    host.until("Lan has joined the table.")
    host.type("/hello")
    guest.until("At the table “Nam’s table”.")
    host.type("s")
    host.press_enter()

    assert host.end() == guest.end() == 0
    assert "The proof of round 1 is in " in host.output
    assert "The proof of round 2 is in " in host.output
    assert "Lan:" in guest.output
    assert host.errors == guest.errors == ""


def test_a_computer_player_that_was_killed_goes_back_to_its_table_and_plays_on(
    here: Terminals, tmp_path: Path
) -> None:
    wishes = ("--name", "Nam", "--rounds", "1", "--rules", short_rules(tmp_path), "--seats", "2")
    host, address = here.host(*wishes)
    guest = here.run("bot", address, "--name", "Lan")
    host.until("Lan has joined the table.")
    host.type("s")
    host.until("Your hand")
    guest = here.again(guest, "bot", "--name", "Lan")
    guest.until("At the table “Nam’s table”.")
    host.press_enter()

    assert host.end() == guest.end() == 0
    assert "The proof of round 1 is in " in host.output
    assert host.errors == guest.errors == ""


def test_a_host_that_was_killed_gives_its_cards_up_only_if_it_says_so(here: Terminals) -> None:
    host, address = here.host("--name", "Nam")
    here.run("bot", address, "--name", "Lan")
    host.until("Lan has joined the table.")
    host.type("s")
    host.until("Your hand")
    hosting = ("host", "--text", "--port", "0", "--no-advertise")
    host = here.again(host, *hosting)
    assert host.end() == 1
    assert host.errors == (
        "tusac: You’re still at another table, and your cards are waiting there. If you open a new table,"
        " you give them up. "
        "(Nam’s table)\ntusac: Join it again, or open the new one with --anew.\n"
    )

    here.again(host, *hosting, "--anew").until("not ready")


def test_without_the_code_nobody_comes_in(here: Terminals) -> None:
    _host, address = here.host("--code", "trung thu 2026")
    guessing = here.run("join", address, "--text", "--code", "guessed it")
    asking = here.run("bot", address)

    assert asking.end() == 1
    assert asking.errors.startswith("tusac: This table needs a code.")
    assert asking.errors.count("\n") == 1
    guessing.until("Table code >")
    guessing.type("x")
    assert guessing.end() == 1
    assert guessing.errors.startswith("tusac: Wrong code.")
    assert guessing.errors.count("\n") == 1


def test_who_types_a_wrong_code_is_asked_again_until_it_is_right(here: Terminals) -> None:
    host, address = here.host("--code", "trung thu 2026")
    guest = here.run("join", address, "--text", "--name", "Lan")
    guest.until("Table code >")
    guest.type("guessed it")
    guest.until("Table code > guessed it\nTable code >")
    guest.type("Trung Thu 2026")
    host.until("Lan has joined the table.")
    guest.until("Lan (you")
    guest.type("x")

    assert guest.end() == 0
    assert guest.errors.startswith("tusac: This table needs a code. The host can see it.\ntusac: Wrong code.")
    assert guest.errors.count("\n") == 2


def test_a_table_number_that_nobody_has_is_said_and_asked_for_again(here: Terminals) -> None:
    _host, address = here.host()
    silent = """
import tusac_qt.commands.networking as networking, tusac_qt.commands.join as join
from net.address import Address
read = networking.addresses_of
join.addresses_of = networking.addresses_of = (
    lambda typed: (Address("127.0.0.1", 1),) if typed in ("44", "45") else read(typed)
)
"""
    guest = here.run("join", "44", "--text", prelude=silent)
    prompt = "The number or address on the host’s screen (x: leave) >"
    guest.until(prompt)
    guest.type("45")
    guest.until(f"{prompt} 45\n{prompt}")
    guest.type("300")
    guest.until("numbers go from 1 to 254")
    guest.type(address)
    guest.until("(you")
    guest.type("x")

    assert guest.end() == 0
    assert [line[:43] for line in guest.errors.splitlines()] == [
        "tusac: There’s no table number 44 here: che",
        "tusac: There’s no table number 45 here: che",
    ]


def test_another_version_is_named(here: Terminals) -> None:
    newer = "import net.links.opening as messages\nmessages.LOWEST = messages.HIGHEST = 9\n"
    _host, address = here.host(prelude=newer + "import tusac_qt.system.version as v\nv.VERSION = '7.0'")
    guest = here.run("bot", address)

    assert guest.end() == 1
    assert guest.errors.startswith("tusac: The host’s game is version 7.0 (protocol 9), yours is ")


def test_a_computer_player_that_finds_all_seats_taken_goes_away(here: Terminals, tmp_path: Path) -> None:
    host, address = here.host("--rules", short_rules(tmp_path), "--seats", "2")
    here.run("bot", address, "--name", "Lan")
    host.until("Lan has joined the table.")
    second = here.run("bot", address, "--name", "Minh")

    assert second.end() == 1
    assert second.errors.startswith("tusac: The table is full: ")
    host.until("Minh has left the table.")


def test_two_people_with_the_same_login_name_meet_and_one_takes_another_name(here: Terminals) -> None:
    host, address = here.host("--name", "root")
    guest = here.run("join", address, "--text", "--name", "root")
    host.until("root 2 has joined the table.")
    guest.until("root 2 (you")
    guest.type("n Bà Ngoại")
    host.until("root 2 is now called Bà Ngoại.")
    guest.type("x")

    assert guest.end() == 0
    assert guest.errors == ""


def test_a_port_in_use_is_named(here: Terminals) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:  # noqa: S104 - as a host listens
        port = str(taken.getsockname()[1])
        host = here.run("host", "--text", "--no-advertise", "--port", port)

        assert host.end() == 1
        assert port in host.errors
        assert host.errors.count("\n") == 1


def test_a_table_that_is_not_there_is_told(here: Terminals) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    guest = here.run("join", f"127.0.0.1:{port}", "--text")

    assert guest.end() == 1
    assert guest.errors == "tusac: No table answers there: it has closed, or the address is wrong.\n"


def test_ctrl_c_leaves_in_good_order(here: Terminals) -> None:
    host, address = here.host()
    guest = here.run("bot", address, "--name", "Lan")
    host.until("Lan has joined the table.")
    guest.until("At the table")  # before, there is no table for it to leave
    guest.interrupt()

    assert guest.end() == 130
    host.until("Lan has left the table.")
    host.interrupt()
    assert host.end() == 130
    assert host.errors == guest.errors == ""


def test_the_end_of_the_input_leaves_in_good_order(here: Terminals) -> None:
    host, address = here.host()
    guest = here.run("join", address, "--text", "--name", "Lan")
    host.until("Lan has joined the table.")
    guest.until("Lobby (")  # before, there is no table for it to leave
    assert guest.process.stdin is not None
    guest.process.stdin.close()

    assert guest.end() == 0
    host.until("Lan has left the table.")


@pytest.mark.parametrize(
    "leave", [lambda host: host.type("x\nx"), CommandLine.interrupt], ids=["typed", "ctrl_c"]
)
def test_nobody_waits_for_a_host_that_leaves_in_a_round(
    here: Terminals, leave: Callable[[CommandLine], None]
) -> None:
    host, address = here.host("--name", "Nam")
    guests = []
    for name in ("Lan", "Minh"):
        guests.append(here.run("join", address, "--text", "--name", name))
        host.until(f"{name} has joined the table.")
    host.type("s")
    for guest in guests:
        guest.until("The words of this round")
    leave(host)
    host.end()

    for guest, coordinator in zip(guests, ("You run", "Lan runs"), strict=True):
        output = guest.until(f"{coordinator} the table now.")
        assert "Nam has left the table." in output
        assert "Nam lost the connection." not in output


@pytest.mark.slow
def test_a_computer_player_that_finds_no_table_says_what_to_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def alone(name: str, *, level: str = "") -> Profile:
        return loopback_machine(name, Places(tmp_path, tmp_path), "_nobody._tcp.local.", level=level)

    monkeypatch.setattr(bot, "own_machine", alone)
    monkeypatch.setattr(bot, "_SEARCH_S", 0.2)

    assert main(["bot", "--lang", "en"]) == 1
    assert "no table with a free seat was found nearby" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("join", "0"), "there is no table '0'"),
        (("join", "somewhere else"), "'somewhere else' is no address"),
        (("bot", "10.0.0.1:99999"), "'99999' is no port"),
        (("host", "--code", "short"), "a code has 6 to 64 letters or digits"),
        (("host", "--port", "65536"), "'65536' is not a port"),
        (("host", "--name", " "), "is not a name"),
        (("host", "--seats", "3"), "these rules are for 4 players, not 3"),
        (("host", "--pace", "slow"), "'slow' is not a pace"),
    ],
    ids=str,
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main([*words, "--lang", "en"])
    except SystemExit as stop:
        status = int(str(stop.code))

    error = capsys.readouterr().err
    assert status == 2
    assert message in error
    assert error.count("\n") == 1


def test_a_bot_tells_the_first_round_too() -> None:
    playing = Playing.deal(seated(lobby(me=1)), Seat(1))
    status = replace(playing.status, seats=(playing.status.seats[0], SeatStatus(1, "easy", "Bình")) * 2)
    teller = bot._Teller(FakeNode(lambda: None))  # type: ignore[arg-type]

    assert "Round 1. An deals, and discards first." in teller.tell(status, playing.take_events())


def can_be_nowhere() -> bool:
    """Whether a process can be put where there is no network."""
    if shutil.which(NOWHERE[0]) is None:
        return False
    return subprocess.run([*NOWHERE, "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_be_nowhere(), reason="no network namespaces here")
def test_a_computer_without_any_network_says_so_and_hosts_for_itself(here: Terminals) -> None:
    host = here.run("host", "--text", without_network=True)

    host.until("Address 127.0.0.1:")
    host.until("This computer isn’t on a network.")
    host.type("x")
    assert host.end() == 0
    assert host.errors == ""
