"""The addresses of this machine on the networks in use, and the table number that people say."""

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Interface, IPv4Network, IPv6Interface, IPv6Network, ip_address, ip_interface

from net.address import Address
from net.discovery.addresses import table_number
from net.discovery.interfaces import choose, read_interfaces

_LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class OwnReach:
    """The addresses at which others reach us.

    Attributes:
        own: our addresses with their networks, the likeliest first; none without a network.
    """

    own: tuple[IPv4Interface | IPv6Interface, ...]

    @property
    def networks(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The networks we are in."""
        return tuple(address.network for address in self.own)

    def addresses(self, port: int) -> tuple[Address, ...]:
        """Return where others can dial a port of ours; from this computer only if there is no network."""
        found = tuple(Address(str(address.ip), port) for address in self.own)
        return found or (Address(_LOOPBACK, port),)

    def number(self, port: int) -> str:
        """Return the table number of a port of ours, "37 / 9" in two networks that name it so.

        "" if there is none.
        """
        numbers = (table_number(address, port) for address in self.own)
        return " / ".join(dict.fromkeys(number for number in numbers if number is not None))

    def of_another(self, address: Address) -> tuple[Address | None, str]:
        """Return where people near us reach a program that we reach at an address, and its table number.

        A program of this computer is where we are; a link-local address is completed by the machine where it
        is typed. What is no IP address, which only a hostile coordinator would spread, is not told on.
        """
        host, port = address.host.partition("%")[0], address.port
        try:
            ip = ip_address(host)
        except ValueError:
            return None, ""
        if ip.is_loopback:
            return self.addresses(port)[0], self.number(port)
        near = (own for own in self.own if ip in own.network)
        numbers = (table_number(ip_interface((ip, own.network.prefixlen)), port) for own in near)
        return Address(host, port), next((number for number in numbers if number is not None), "")


def own_reach(listens_on: Sequence[str]) -> OwnReach:
    """Return how we can be reached by the interfaces in use, listening on these addresses, "" for all."""
    found = (address for interface in choose(read_interfaces()) for address in interface.addresses)
    usable = [
        address
        for address in found
        if not address.ip.is_loopback and ("" in listens_on or str(address.ip) in listens_on)
    ]
    return OwnReach(tuple(sorted(usable, key=lambda address: (address.version, address.is_link_local))))
