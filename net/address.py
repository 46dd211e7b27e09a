"""Where a machine can be reached."""

from dataclasses import dataclass

DEFAULT_PORT = 28412
"""Registered for nothing. A machine listens here, or else on one of the nine ports that follow."""
PORTS = range(DEFAULT_PORT, DEFAULT_PORT + 10)


@dataclass(frozen=True, slots=True, order=True)
class Address:
    """A TCP address.

    Attributes:
        host: an IPv4 or IPv6 address in its usual text form, a link-local one with its scope (`fe80::1%eth0`),
            or a host name.
        port: from 1 to 65535.
    """

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"
