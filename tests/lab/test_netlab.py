"""Real programs on machines of their own, joined by a switch.

Tables are found, or it is told why they are not.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lab.network.netlab import Machine, laboratory, why_not

REASON = why_not()
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(REASON), reason=REASON)]

PROBE = """
import asyncio, sys
from net.address import Address
from net.discovery.advert import decode
from net.discovery.lan import asking
print(decode(asyncio.run(asking("test")([Address(sys.argv[1], int(sys.argv[2]))]))).name)
"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Machine, ...]]:
    with laboratory(2, tmp_path_factory.mktemp("homes")) as machines:
        yield machines


@pytest.fixture
def near(lab: tuple[Machine, ...]) -> Iterator[Machine]:
    """The machine that looks for tables; its network is whole at first."""
    yield lab[0]
    lab[0].heal()
    lab[0].stop()


@pytest.fixture
def far(lab: tuple[Machine, ...]) -> Iterator[Machine]:
    """The machine that hosts."""
    yield lab[1]
    lab[1].heal()
    lab[1].stop()


def host(machine: Machine, name: str, *options: str) -> str:
    """Host a table and return what is said of it once it can be joined."""
    process = machine.start_tusac("host", "--text", "--table", name, "--lang", "en", *options)
    assert process.stdout is not None
    return str(process.stdout.readline())


def listed(machine: Machine, at_least: int = 1) -> list[dict[str, object]]:
    """Return the tables that `tusac list` finds.

    It is asked again, as a person would, if there are fewer than that.
    """
    found: list[dict[str, object]] = []
    for _ in range(5):
        found = json.loads(machine.tusac("list", "--json", "--seconds", "3").stdout)["tables"]
        if len(found) >= at_least:
            break
    return found


def test_tables_of_one_machine_are_listed_on_another_and_kept_apart(near: Machine, far: Machine) -> None:
    assert host(far, "Nhà bà Tư").startswith("Table number 2,")
    host(far, "Góc phố", "--code", "khoai lang 12")
    tables = {str(table["name"]): table for table in listed(near, at_least=2)}
    assert set(tables) == {"Nhà bà Tư", "Góc phố"}
    assert [tables[name]["join"] for name in ("Nhà bà Tư", "Góc phố")] == ["2", "2-2"]
    assert [tables[name]["needs_code"] for name in ("Nhà bà Tư", "Góc phố")] == [False, True]
    assert {table["reach"] for table in tables.values()} == {"answers"}


def test_where_multicast_is_swallowed_nothing_is_listed_but_the_address_works(
    near: Machine, far: Machine
) -> None:
    near.block_multicast()
    far.block_multicast()
    host(far, "Nhà bà Tư")
    assert listed(near, at_least=0) == []
    asked = near.run(sys.executable, "-c", PROBE, far.address, "28412")
    assert asked.stdout == "Nhà bà Tư\n", asked.stderr


def test_a_host_behind_a_firewall_is_listed_as_silent_and_both_are_told_why(
    near: Machine, far: Machine
) -> None:
    far.drop_inbound(but="udp dport 5353 accept")
    host(far, "Nhà bà Tư")
    looking = near.start_tusac("doctor", "--json")
    hosting = far.tusac("doctor", "--json")
    told = {finding["topic"]: finding for finding in json.loads(looking.communicate()[0])["findings"]}
    assert "Nhà bà Tư is visible, but its computer doesn’t answer" in told["silent"]["text"]
    told = {finding["topic"]: finding for finding in json.loads(hosting.stdout)["findings"]}
    assert "28412-28421" in told["firewall"]["action"]


def test_a_machine_that_is_cut_off_is_told_that_nobody_is_heard(near: Machine, far: Machine) -> None:
    host(far, "Nhà bà Tư")
    near.pull_cable()
    told = near.tusac("doctor", "--lang", "en")
    near.plug_in()
    assert "? No other device was heard." in told.stdout
    assert [table["name"] for table in listed(near)] == ["Nhà bà Tư"]


def test_a_table_is_found_and_answers_over_link_local_ipv6_alone(tmp_path: Path) -> None:
    with laboratory(2, tmp_path) as (near, far):
        near.forget_ipv4()
        far.forget_ipv4()
        told = host(far, "Nhà bà Tư")
        (table,) = listed(near)
        assert str(table["join"]).startswith("fe80::")
        assert str(table["join"]).partition("%")[0] in told
        assert table["reach"] == "answers"
