"""Open a link: try all addresses of a machine, those of our own networks first, and take the first that proves itself."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network

from net.address import Address
from net.links.handshake import Call, Probed
from net.links.link import Link


async def dial(
    addresses: Sequence[Address], call: Call, *, networks: Sequence[IPv4Network | IPv6Network] = ()
) -> Link:
    """Return an open, authenticated link to the first of these addresses where the call succeeds.

    Addresses in `networks`, those that our interfaces are in, come first; each further address is tried 250 ms
    after the one before it, or as soon as that has failed. An answer that would be the same everywhere (a wrong
    code, another version) ends the attempt at once.

    Raises LinkError, if none succeeded: the most telling of their faults.
    """
    raise NotImplementedError


async def probe(
    addresses: Sequence[Address],
    table: bytes,
    *,
    program: str,
    networks: Sequence[IPv4Network | IPv6Network] = (),
) -> Probed:
    """Ask a machine about its table, as `dial` does; nobody proves anything, and we do not say who we are.

    Raises LinkError.
    """
    raise NotImplementedError
