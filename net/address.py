"""The addresses of machines."""

import re
import unicodedata
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

DEFAULT_PORT = 28412
"""Registered for nothing. A machine listens here, or else on one of the nine ports that follow."""
PORTS = range(DEFAULT_PORT, DEFAULT_PORT + 10)
NUMBER = re.compile(r"([0-9]{1,3})(?:\s*-\s*([0-9]{1,2}))?")
"""A table number as it is typed: the last part of an IPv4 address, then perhaps which of the ports."""


@dataclass(frozen=True, slots=True, order=True)
class Address:
    """A TCP address.

    Attributes:
        host: an IPv4 or IPv6 address in its usual text form, a link-local one with its scope
            (`fe80::1%eth0`), or a host name.
        port: from 1 to 65535.
    """

    host: str
    port: int

    @property
    def is_literal(self) -> bool:
        """Whether it names the machine by number, so that nobody has to be asked where a name is."""
        try:
            ip_address(self.host)
        except ValueError:
            return False
        return True

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def typed_number(text: str) -> str:
    """Return the table number in a typed text, or "" for anything else."""
    typed = unicodedata.normalize("NFKC", text).strip()
    return typed if NUMBER.fullmatch(typed) else ""


def address_of(where: tuple[Any, ...]) -> Address:
    """Return the address that a socket or a resolver names as a tuple, its scope included."""
    host, port, *more = where
    scope = more[1] if more else 0
    return Address(f"{host}%{scope}" if scope and "%" not in host else host, port)
