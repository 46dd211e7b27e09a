"""`tusac doctor`: what is measured, and what it says of it; each trouble with one thing to do."""

import asyncio
import json
from dataclasses import replace
from ipaddress import ip_interface
from pathlib import Path

import pytest

from net.address import Address
from net.discovery import checkup
from net.discovery.checkup import AdvertEcho, CheckUp, DialAnswer, Dialled, PortCheck, check_up
from net.discovery.discovery import FoundTable, TableReach
from net.discovery.firewalls import (
    Firewall,
)
from net.discovery.interfaces import Interface, InterfaceKind, read_interfaces
from tests.support.adverts import ADVERT
from tests.support.neighbor import LOOPBACK, nobody_answers
from tests.support.patience import PATIENCE_S
from tusac_qt.bridges.diagnosis import installation, try_folder
from tusac_qt.cli import main
from tusac_qt.words.doctor import Finding, Folder, Installation, Level, advice, findings

WIFI = Interface(
    "wlan0", 3, InterfaceKind.LAN, (ip_interface("192.168.1.20/24"), ip_interface("fe80::20%3/64"))
)
TUNNEL = Interface("tun0", 5, InterfaceKind.VPN, (ip_interface("10.8.0.2/24"),))
DOCKER = Interface("docker0", 6, InterfaceKind.VIRTUAL, (ip_interface("172.17.0.1/16"),))
WELL = CheckUp(
    found=(WIFI,),
    used=(WIFI,),
    echoes=(AdvertEcho(WIFI, is_heard=True),),
    door=PortCheck(28412, is_default_taken=False, reached=("192.168.1.20",), missed=()),
    heard=2,
    dialled=(Dialled("192.168.1.1", DialAnswer.THERE), Dialled("192.168.1.7", DialAnswer.SILENT)),
    tables=(),
    firewalls=(),
)
INSTALLED = Installation(
    "0.1.0",
    "linux",
    (("Python", "3.11.7"), ("zeroconf", "0.154.0")),
    "libsecp",
    (Folder("/home/tu/tusac", ""),),
    "/home/tu/activity.log",
)


def found(checked: CheckUp, installed: Installation = INSTALLED) -> dict[str, Finding]:
    return {finding.topic: finding for finding in findings(checked, installed)}


def test_where_all_is_well_nothing_is_to_be_done() -> None:
    told = findings(WELL, INSTALLED)
    assert {finding.level for finding in told} == {Level.OK}
    assert not any(finding.action for finding in told)
    assert {finding.topic for finding in told} == {
        "program", "folders", "log", "networks", "advert", "port", "firewall", "others", "apart", "tables",
    }  # fmt: skip


TABLE = FoundTable(ADVERT, (Address("192.168.1.37", 28412),), TableReach.ANSWERS)


@pytest.mark.parametrize(
    ("checked", "topic", "level", "text", "action"),
    [
        (replace(WELL, found=(), used=()), "networks", Level.PROBLEM, "on a home network", "Join the Wi-Fi"),
        (replace(WELL, used=LOOPBACK), "networks", Level.PROBLEM, "on a home network", "plug in a cable"),
        (replace(WELL, found=(WIFI, TUNNEL)), "vpn", Level.NOTE, ("A VPN is on (tun0"
                                                                 " 10.8.0.2)"), "turn it off"),
        (replace(WELL, found=(WIFI, DOCKER)), "virtual", Level.OK, "ignored: docker0", ""),
        (replace(WELL, echoes=(AdvertEcho(WIFI, is_heard=False),)), "advert", Level.PROBLEM, "on wlan0", "UDP port 5353"),
        (
            replace(WELL, door=PortCheck(None, is_default_taken=True, reached=(), missed=())),
            "port", Level.PROBLEM, "28412-28421", "Close the other tables",
        ),
        (
            replace(WELL, door=PortCheck(28412, is_default_taken=False, reached=(), missed=("192.168.1.20",))),
            "port", Level.PROBLEM, "192.168.1.20", "TCP ports 28412-28421",
        ),
        (
            replace(WELL, door=PortCheck(28413, is_default_taken=True, reached=("192.168.1.20",), missed=())),
            "port", Level.NOTE, "the next would use 28413", "",
        ),
        (replace(WELL, firewalls=(Firewall.UFW,)), "firewall", Level.NOTE, "ufw", "ufw allow 28412:28421/tcp"),
        (replace(WELL, firewalls=(Firewall.FIREWALLD,)), "firewall", Level.NOTE, "firewalld", "28412-28421/tcp"),
        (replace(WELL, firewalls=(Firewall.NETFILTER,)), "firewall", Level.NOTE, "blocks", "28412-28421"),
        (replace(WELL, firewalls=(Firewall.WINDOWS_PUBLIC,)), "firewall", Level.NOTE, "public", "Private"),
        (replace(WELL, firewalls=(Firewall.MACOS,)), "firewall", Level.NOTE, "macOS", "allow incoming"),
        (replace(WELL, heard=0, dialled=()), "others", Level.NOTE, "guest", "main Wi-Fi"),
        (
            replace(WELL, dialled=(Dialled("192.168.1.7", DialAnswer.SILENT),)),
            "apart", Level.PROBLEM, "keeps devices apart", "client isolation",
        ),
        (
            replace(WELL, dialled=(Dialled("192.168.1.7", DialAnswer.DROPPED), Dialled("192.168.1.8", DialAnswer.SILENT))),
            "apart", Level.NOTE, "that’s their firewall, not the Wi-Fi", "TCP ports 28412-28421",
        ),
        (replace(WELL, mdns_taken_by="avahi-daemon"), "mdns", Level.PROBLEM, "avahi-daemon keeps", "Close that"),
        (replace(WELL, mdns_taken_by="?"), "mdns", Level.PROBLEM, "Another program keeps", "join by number"),
        (
            replace(
                WELL,
                tables=(replace(TABLE, reach=TableReach.SILENT, addresses=(Address("192.168.1.20", 28412),)),),
            ),
            "silent", Level.PROBLEM, "a table on this computer", "firewall here",
        ),
        (
            replace(WELL, tables=(replace(TABLE, reach=TableReach.SILENT),)),
            "silent", Level.PROBLEM, "Bàn nhà bà Tư is visible", "firewall",
        ),
        (
            replace(WELL, tables=(replace(TABLE, advert=replace(ADVERT, protocol_major=99, program="9.9")),)),
            "version", Level.NOTE, "has version 9.9", "newer version",
        ),
        (replace(WELL, tables=(TABLE,)), "tables", Level.OK, "Tables nearby: 1", ""),
    ],
)  # fmt: skip
def test_each_trouble_is_told_with_one_thing_to_do(
    checked: CheckUp, topic: str, level: Level, text: str, action: str
) -> None:
    finding = found(checked)[topic]
    assert finding.level is level
    assert text in finding.text
    assert action in finding.action
    assert bool(finding.action) == bool(action)


def test_only_macos_forbids_the_way_to_neighbors() -> None:
    no_way = replace(WELL, dialled=(Dialled("192.168.1.7", DialAnswer.NO_ROUTE),))
    assert "Local Network" in found(no_way, replace(INSTALLED, system="darwin"))["apart"].action
    assert "Local Network" not in found(no_way)["apart"].action


def test_what_the_program_lacks_is_told() -> None:
    lacking = replace(INSTALLED, parts=(("PySide6-Essentials", ""),), back_end="int")
    told = found(WELL, replace(lacking, folders=(Folder("/root/x", "Permission denied"),)))
    assert "PySide6-Essentials is not installed" in told["parts"].text
    assert "btclib_libsecp256k1" in told["back_end"].action
    assert told["folders"].level is Level.PROBLEM
    assert "/root/x can’t be written (Permission denied)" in told["folders"].text


def test_a_package_without_its_fast_library_is_broken_and_not_mended_by_installing_that() -> None:
    told = found(WELL, replace(INSTALLED, back_end="int", is_package=True))

    assert told["back_end"].level is Level.PROBLEM
    assert "reinstall" in told["back_end"].action


def test_a_folder_that_is_not_there_yet_counts_as_its_parent_and_nothing_is_left_behind(
    tmp_path: Path,
) -> None:
    assert try_folder(tmp_path / "a" / "b").error == ""
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    assert try_folder(tmp_path / "file" / "b").error


def test_this_installation_is_known() -> None:
    here = installation()
    assert dict(here.parts)["zeroconf"]
    assert all(folder.error == "" for folder in here.folders)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the check-up see loopback alone, and not for long."""
    monkeypatch.setattr(checkup, "read_interfaces", lambda: LOOPBACK)
    monkeypatch.setattr(checkup, "LISTEN_S", 0.3)
    monkeypatch.setattr(checkup, "HEAR_OURSELVES_S", PATIENCE_S)


@pytest.mark.usefixtures("alone")
def test_on_loopback_our_own_advert_is_heard_and_our_port_reached() -> None:
    checked = asyncio.run(check_up(nobody_answers, lambda _: None))
    assert checked.echoes == (AdvertEcho(LOOPBACK[0], is_heard=True),)
    assert checked.door.reached == ("127.0.0.1",)
    # other programs of this computer may speak to the network meanwhile
    ours = {host.partition("%")[0] for interface in read_interfaces() for host in interface.hosts}
    others = {other.host.partition("%")[0] for other in checked.dialled} - ours
    assert others == set()


@pytest.mark.slow
@pytest.mark.usefixtures("alone")
def test_the_command_says_what_it_does_prints_its_findings_and_its_status(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["doctor", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert "✗ This computer isn’t on a home network" in told.out
    assert "  → Join the Wi-Fi of the others" in told.out
    assert "listening to the network" in told.err


@pytest.mark.slow
@pytest.mark.usefixtures("alone")
def test_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 1
    told = capsys.readouterr()
    assert told.err == ""
    levels = {finding["topic"]: finding["level"] for finding in json.loads(told.out)["findings"]}
    assert levels["networks"] == "problem"
    assert levels["advert"] == "ok"


def test_a_player_is_told_only_what_to_do_the_worst_first() -> None:
    told = (
        Finding("program", Level.OK, "tusac 1, PySide6 6"),
        Finding("others", Level.NOTE, "No other device was heard.", "Use the main Wi-Fi."),
        Finding("port", Level.PROBLEM, "No table can be hosted.", "Close the others."),
    )

    assert advice(told) == (
        "No table can be hosted.\n→ Close the others.",
        "No other device was heard.\n→ Use the main Wi-Fi.",
    )
    assert advice(told[:1]) == ("This computer is fine. Is a table open, and on the same Wi-Fi?",)
