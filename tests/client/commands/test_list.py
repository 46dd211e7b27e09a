"""`tusac list`: what it says of the tables it finds, and where it finds none."""

import json
from dataclasses import replace
from ipaddress import ip_interface

import pytest

from net.address import DEFAULT_PORT, Address
from net.discovery.advert import Advert, TableState
from net.discovery.discovery import DiscoveryTrouble, FoundTable, Nearby, TableReach
from net.discovery.interfaces import Interface, InterfaceKind
from tests.support.adverts import ADVERT
from tests.support.neighbor import advertised, loopback_discovery, new_service_type, nobody_answers
from tests.support.rulesets import PVT
from tusac_qt.cli import main
from tusac_qt.commands import list as listing
from tusac_qt.words.i18n import pace_name, rules_name

WIFI = (
    Interface("wlan0", 3, InterfaceKind.LAN, (ip_interface("192.168.1.20/24"), ip_interface("fd00::20/64"))),
)
OURS = replace(ADVERT, rules_digest=PVT.digest[:8])


def found(
    *hosts: str, advert: Advert = OURS, port: int = DEFAULT_PORT, reach: TableReach = TableReach.ANSWERS
) -> FoundTable:
    return FoundTable(advert, tuple(Address(host, port) for host in hosts), reach)


def line(table: FoundTable) -> str:
    return listing.lines(Nearby((table,), WIFI))[0]


def test_a_table_is_one_line_that_begins_with_what_to_type() -> None:
    first, hint = listing.lines(Nearby((found("192.168.1.37", "fd00::37"),), WIFI))
    rules, pace = rules_name("pvt"), pace_name("family")
    assert first == f"37  2 of 4 seats free  {rules}  {pace}  open  Bàn nhà bà Tư (Tư Sắc)"
    assert hint == "To join one: tusac join 37"


def test_the_table_proposed_is_one_where_there_is_a_seat_for_us() -> None:
    full, other = replace(OURS, people=4, free=0), replace(OURS, protocol_major=9)
    closed = [found("192.168.1.7", advert=full), found("192.168.1.8", advert=other)]
    told = listing.lines(Nearby((*closed, found("192.168.1.9")), WIFI))
    assert told[-1] == "To join one: tusac join 9"
    assert len(listing.lines(Nearby(tuple(closed), WIFI))) == len(closed)


def test_columns_stand_below_each_other() -> None:
    tables = (found("192.168.1.7"), found("fd00::37", advert=replace(OURS, table="f" * 16, people=4, free=0)))
    above, below, *_ = listing.lines(Nearby(tables, WIFI))
    assert above.index("of 4") == below.index("of 4")
    assert above.index("Bàn") == below.index("Bàn")


@pytest.mark.parametrize(
    ("table", "typed"),
    [
        (found("192.168.1.37"), "37"),
        (found("192.168.1.37", port=DEFAULT_PORT + 1), "37-2"),
        (found("192.168.1.37", port=4000), "192.168.1.37:4000"),
        (found("10.0.0.37"), "10.0.0.37"),
        (found("fd00::37"), "fd00::37"),
        (found("fe80::37%3", port=DEFAULT_PORT + 1), f"[fe80::37%3]:{DEFAULT_PORT + 1}"),
    ],
)
def test_a_number_is_said_only_where_it_is_enough(table: FoundTable, typed: str) -> None:
    assert listing.where(table, WIFI) == typed


@pytest.mark.parametrize(
    ("table", "remark"),
    [
        (found("192.168.1.37", reach=TableReach.SILENT), "no answer"),
        (found("192.168.1.37", advert=replace(OURS, state=TableState.PLAYING)), "playing"),
        (found("192.168.1.37", advert=replace(OURS, people=4, free=0)), "full"),
        (found("192.168.1.37", advert=replace(OURS, needs_code=True)), "code needed"),
        (
            found("192.168.1.37", advert=replace(OURS, protocol_major=99, program="9.9")),
            "version 9.9, not yours: update your game",
        ),
        (found("192.168.1.37", advert=replace(OURS, rules_digest="00000000")), ", changed"),
        (found("192.168.1.37", advert=replace(OURS, rules="nhà mình")), "nhà mình"),
        (found("192.168.1.37", advert=replace(OURS, name="", host="Tư")), "open  Tư"),
        (found("192.168.1.37", advert=replace(OURS, name="", host="")), OURS.table),
    ],
)
def test_what_matters_before_joining_is_said(table: FoundTable, remark: str) -> None:
    assert remark in line(table)


def test_the_same_as_json_has_every_field_and_says_what_does_not_work() -> None:
    nearby = Nearby((found("192.168.1.37"),), WIFI, troubles=(DiscoveryTrouble.NO_MULTICAST,))
    told = json.loads(listing.as_json(nearby))
    assert told["troubles"] == ["no_multicast"]
    assert told["interfaces"][0]["addresses"] == ["192.168.1.20/24", "fd00::20/64"]
    (table,) = told["tables"]
    assert table["join"] == "37"
    assert table["addresses"] == [f"192.168.1.37:{DEFAULT_PORT}"]
    assert (table["name"], table["people"], table["free"], table["needs_code"]) == (OURS.name, 1, 2, False)
    assert (table["state"], table["reach"], table["protocol"]) == ("lobby", "answers", "2.2")


@pytest.fixture
def service_type(monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the command see loopback alone, where this test advertises."""
    made = new_service_type()
    monkeypatch.setattr(listing, "LanDiscovery", loopback_discovery(made))
    monkeypatch.setattr(listing, "asking", lambda _: nobody_answers)
    return made


def test_tables_that_are_advertised_are_listed(service_type: str, capsys: pytest.CaptureFixture[str]) -> None:
    other = replace(OURS, table="f" * 16, name="Góc phố")
    with advertised(service_type, (OURS, DEFAULT_PORT), (other, DEFAULT_PORT + 1)):
        status = main(["list", "--seconds", "1", "--lang", "en"])
    told = capsys.readouterr()
    assert status == 0
    assert "127.0.0.1:28413" in told.out
    assert "Góc phố" in told.out
    assert OURS.name in told.out
    assert "looking for tables, 1 s" in told.err


@pytest.mark.slow
@pytest.mark.usefixtures("service_type")
def test_where_there_is_no_table_it_says_what_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "--seconds", "1", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "on a network" in told.err
    assert "tusac host" in told.err
    assert "tusac doctor" in told.err


@pytest.mark.usefixtures("service_type")
@pytest.mark.slow
def test_no_table_is_an_empty_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "--seconds", "1", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["tables"] == []


@pytest.mark.parametrize("seconds", ["0", "61", "x", "-1", "1.5"])
def test_a_time_that_makes_no_sense_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["list", "--seconds", seconds])
    assert stop.value.code == 2
    assert "is not a number of seconds from 1 to 60" in capsys.readouterr().err
