"""Of the addresses in a stranger's advert only those are dialled that a table at home can have."""

from ipaddress import ip_interface

import pytest

from net.discovery.browser import MAX_ADDRESSES, usable
from net.discovery.interfaces import Interface, InterfaceKind

WIFI = Interface(
    "wlan0", 3, InterfaceKind.LAN,
    (ip_interface("192.168.1.20/24"), ip_interface("fe80::20%3/64"), ip_interface("fd00::20/64"))
)  # fmt: skip
LOOPBACK = Interface("lo", 1, InterfaceKind.LOOPBACK, (ip_interface("127.0.0.1/8"),))


def dialled(*hosts: str, on: Interface = WIFI) -> list[str]:
    return [address.host for address in usable(hosts, 28412, (on,))]


def test_our_own_networks_come_first_then_ipv4() -> None:
    assert dialled("fd77::1", "10.9.9.9", "fd00::1", "fe80::1%3", "192.168.1.37") == [
        "192.168.1.37", "fd00::1", "fe80::1%3", "10.9.9.9", "fd77::1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "host", ["8.8.8.8", "2001:4860::1", "224.0.0.1", "::", "ff02::fb", "127.0.0.1", "::1"]
)
def test_a_stranger_cannot_make_us_dial_what_is_no_home(host: str) -> None:
    assert dialled(host) == []


def test_a_link_local_address_without_scope_cannot_be_dialled_and_is_passed_over() -> None:
    assert dialled("fe80::1", "192.168.1.37") == ["192.168.1.37"]
    assert dialled("169.254.3.3") == ["169.254.3.3"]


def test_a_machine_alone_dials_itself() -> None:
    assert dialled("127.0.0.1", "::1", on=LOOPBACK) == ["127.0.0.1", "::1"]


def test_of_endless_addresses_a_few_are_tried() -> None:
    assert len(dialled(*(f"10.0.0.{n}" for n in range(200)))) == MAX_ADDRESSES
    assert dialled("10.0.0.1", "10.0.0.1") == ["10.0.0.1"]
