"""Addresses as people type them and as systems name them."""

import pytest

from net.address import Address, address_of, typed_number


@pytest.mark.parametrize(
    ("host", "text", "is_literal"),
    [
        ("192.168.1.7", "192.168.1.7:28412", True),
        ("fe80::1%eth0", "[fe80::1%eth0]:28412", True),
        ("2001:db8::1", "[2001:db8::1]:28412", True),
        ("nam.local", "nam.local:28412", False),
    ],
)
def test_an_address_is_written_so_that_its_port_can_be_told(
    host: str, text: str, *, is_literal: bool
) -> None:
    address = Address(host, 28412)
    assert str(address) == text
    assert address.is_literal is is_literal


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("37", "37"),
        (" 37-2 ", "37-2"),
        ("３７", "37"),
        ("37 - 2", "37 - 2"),
        ("", ""),
        ("37-", ""),
        ("1234", ""),
        ("a", ""),
        ("-2", ""),
    ],
)
def test_a_table_number_is_told_from_anything_else(typed: str, number: str) -> None:
    """Full-width digits too, as a Japanese keyboard gives them."""
    assert typed_number(typed) == number


def test_a_link_local_address_keeps_the_network_that_it_is_in() -> None:
    assert address_of(("fe80::1", 28412, 0, 3)) == Address("fe80::1%3", 28412)
    assert address_of(("fe80::1%eth0", 28412, 0, 3)) == Address("fe80::1%eth0", 28412)
    assert address_of(("2001:db8::1", 28412, 0, 0)) == Address("2001:db8::1", 28412)
    assert address_of(("192.168.1.7", 28412)) == Address("192.168.1.7", 28412)
    assert str(address_of(("::1", 28412, 0, 0))) == "[::1]:28412"
    assert str(address_of(("10.0.0.1", 28412))) == "10.0.0.1:28412"
