"""Other machines that speak mDNS near us: by the senders of packets, our own addresses and loopback left out."""

import asyncio
from ipaddress import IPv4Interface, IPv6Interface

from net.discovery.ears import MdnsSenders, listening
from net.discovery.interfaces import Interface, InterfaceKind

WIFI = Interface(
    "wlan0", 3, InterfaceKind.LAN, (IPv4Interface("192.168.1.7/24"), IPv6Interface("fe80::7/64"))
)


def test_others_are_told_by_their_addresses_with_the_scope_of_local_ones() -> None:
    senders = MdnsSenders([WIFI])
    senders.datagram_received(b"", ("192.168.1.20", 5353))
    senders.datagram_received(b"", ("fe80::20", 5353, 0, 3))
    senders.datagram_received(b"", ("2001:db8::20", 5353, 0, 0))
    senders.datagram_received(b"other words", ("192.168.1.20", 5353))

    assert senders.heard == {"192.168.1.20", "fe80::20%3", "2001:db8::20"}


def test_our_own_packets_come_back_and_tell_of_nobody() -> None:
    senders = MdnsSenders([WIFI])
    senders.datagram_received(b"", ("192.168.1.7", 5353))
    senders.datagram_received(b"", ("fe80::7%wlan0", 5353, 0, 3))
    senders.datagram_received(b"", ("127.0.0.1", 5353))
    senders.datagram_received(b"", ("::1", 5353, 0, 0))

    assert senders.heard == set()


def test_where_there_is_no_interface_nobody_is_heard_and_nothing_fails() -> None:
    async def listen() -> set[str]:
        async with listening([]) as senders:
            return set(senders.heard)

    assert asyncio.run(listen()) == set()
