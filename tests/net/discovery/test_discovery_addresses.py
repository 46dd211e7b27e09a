"""The addresses that people type for a table, and those that its host tells them to type."""

from ipaddress import IPv4Interface, IPv6Interface, ip_interface

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.address import DEFAULT_PORT, PORTS, Address
from net.discovery.addresses import AddressError, AddressProblem, number_of, parse_target, table_number

P = DEFAULT_PORT
HOME = IPv4Interface("192.168.1.20/24")
OFFICE = IPv4Interface("10.3.4.5/16")
OWN = (
    HOME,
    IPv6Interface("fe80::20%2/64"),
    OFFICE,
    IPv6Interface("fe80::21%3/64"),
    IPv6Interface("fd00::2/64"),
)


def typed(text: str) -> list[str]:
    return [str(address) for address in parse_target(text, OWN)]


@pytest.mark.parametrize(
    ("text", "addresses"),
    [
        ("37", [f"192.168.1.37:{P}", f"10.3.4.37:{P}"]),
        (" 37 \n", [f"192.168.1.37:{P}", f"10.3.4.37:{P}"]),
        ("037", [f"192.168.1.37:{P}", f"10.3.4.37:{P}"]),
        ("３７", [f"192.168.1.37:{P}", f"10.3.4.37:{P}"]),
        ("37-2", [f"192.168.1.37:{P + 1}", f"10.3.4.37:{P + 1}"]),
        ("37 - 2", [f"192.168.1.37:{P + 1}", f"10.3.4.37:{P + 1}"]),
        ("37-1", [f"192.168.1.37:{P}", f"10.3.4.37:{P}"]),
        ("192.168.1.37", [f"192.168.1.37:{P}"]),
        ("192.168.1.37:4000", ["192.168.1.37:4000"]),
        ("laptop", [f"laptop:{P}"]),
        ("Laptop.local.:4000 ", ["Laptop.local.:4000"]),
        ("localhost", [f"localhost:{P}"]),
        ("fd00::25", [f"[fd00::25]:{P}"]),
        ("[fd00::25]", [f"[fd00::25]:{P}"]),
        ("[fd00:0::25]:4000", ["[fd00::25]:4000"]),
        ("fe80::1%eth0", [f"[fe80::1%eth0]:{P}"]),
        ("[fe80::1%2]:4000", ["[fe80::1%2]:4000"]),
        ("fe80::1", [f"[fe80::1%2]:{P}", f"[fe80::1%3]:{P}"]),
        ("::1", [f"[::1]:{P}"]),
    ],
)
def test_what_people_type_is_understood(text: str, addresses: list[str]) -> None:
    assert typed(text) == addresses


@pytest.mark.parametrize(
    ("text", "problem", "hint"),
    [
        ("", AddressProblem.EMPTY, "type a table number such as 37"),
        ("  ", AddressProblem.EMPTY, "type a table number"),
        ("0", AddressProblem.NUMBER, "numbers go from 1 to 254"),
        ("255", AddressProblem.NUMBER, "there is no table '255'"),
        ("37-11", AddressProblem.NUMBER, "-1 to -10"),
        ("37-0", AddressProblem.NUMBER, "-1 to -10"),
        ("192.168.1", AddressProblem.HOST, "'192.168.1' is no address"),
        ("192.168.1.256", AddressProblem.HOST, "is no address"),
        ("1234", AddressProblem.HOST, "is no address"),
        ("bad_name!", AddressProblem.HOST, "is no address"),
        ("a..b", AddressProblem.HOST, "is no address"),
        (":4000", AddressProblem.HOST, "is no address"),
        ("laptop:", AddressProblem.PORT, "a number from 1 to 65535"),
        ("laptop:0", AddressProblem.PORT, "'0' is no port"),
        ("laptop:65536", AddressProblem.PORT, "'65536' is no port"),
        ("laptop:abc", AddressProblem.PORT, "'abc' is no port"),
        ("[fd00::25", AddressProblem.HOST, "write IPv6 as"),
        ("[fd00::25]4000", AddressProblem.HOST, "write IPv6 as"),
        ("[laptop]:1", AddressProblem.HOST, "write IPv6 as"),
        ("fd00:::25", AddressProblem.HOST, "is no IPv6 address"),
        ("fe80::1%a b", AddressProblem.HOST, "is no IPv6 address"),
    ],
)
def test_what_is_no_address_is_told_in_one_line(text: str, problem: AddressProblem, hint: str) -> None:
    with pytest.raises(AddressError, match=hint) as caught:
        parse_target(text, OWN)
    assert caught.value.problem is problem
    assert "\n" not in str(caught.value)


def test_a_number_needs_a_home_network_and_a_link_local_address_a_scope() -> None:
    with pytest.raises(AddressError) as caught:
        parse_target("37", (IPv4Interface("127.0.0.1/8"), IPv6Interface("fd00::2/64")))
    assert caught.value.problem is AddressProblem.NO_NETWORK
    with pytest.raises(AddressError) as caught:
        parse_target("fe80::1", (HOME,))
    assert caught.value.problem is AddressProblem.SCOPE


@given(st.text(max_size=80))
def test_any_text_is_addresses_or_one_line_of_complaint(text: str) -> None:
    try:
        found = parse_target(text, OWN)
    except AddressError as error:
        found, line = (), str(error)
    else:
        line = ""
    assert "\n" not in line
    assert bool(found) != bool(line)
    assert all(parse_target(str(address), OWN) == (address,) for address in found)


@given(st.integers(1, 254), st.sampled_from(PORTS))
def test_the_number_a_host_says_leads_its_neighbors_to_it(last: int, port: int) -> None:
    number = table_number(IPv4Interface(f"192.168.1.{last}/24"), port)
    assert number is not None
    assert parse_target(number, (HOME,)) == (Address(f"192.168.1.{last}", port),)


@pytest.mark.parametrize(
    ("own", "port"),
    [("10.3.4.5/16", P), ("fd00::2/64", P), ("192.168.1.20/24", 4000), ("192.168.1.20/24", P + 10)],
)
def test_no_number_is_said_that_could_not_be_completed(own: str, port: int) -> None:
    assert table_number(ip_interface(own), port) is None


@pytest.mark.parametrize(
    ("hosts", "number"),
    [
        (["192.168.1.37"], "37"),
        (["fe80::1%eth0", "192.168.1.37"], "37"),
        (["10.0.0.37"], ""),
        (["fe80::1%eth0"], ""),
        ([], ""),
    ],
)
def test_the_number_of_another_machine_is_told_where_it_can_be_typed(hosts: list[str], number: str) -> None:
    own = [ip_interface("192.168.1.5/24"), ip_interface("fe80::5/64")]

    assert number_of([Address(host, DEFAULT_PORT) for host in hosts], own) == number
