"""A check-up measures at this machine: firewalls, neighbors that drop calls, the holder of the port of mDNS."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from net.discovery import checkup
from net.discovery.firewalls import is_inbound_dropped, is_macos_firewall_on, is_public_network, is_ufw_on
from net.discovery.port_holder import UNKNOWN, mdns_taken_by

INPUT_CHAIN = """table inet filter {{
    chain input {{
        type filter hook input priority filter; policy {};
    }}
    chain forward {{
        type filter hook forward priority filter; policy drop;
    }}
}}"""


@pytest.mark.parametrize(
    ("is_on", "text", "expected"),
    [
        (is_ufw_on, "# ENABLED=yes\nENABLED=no\n", False),
        (is_ufw_on, "# /etc/ufw/ufw.conf\nENABLED=yes\nLOGLEVEL=low\n", True),
        (is_ufw_on, "", False),
        (is_inbound_dropped, INPUT_CHAIN.format("drop"), True),
        (is_inbound_dropped, INPUT_CHAIN.format("accept"), False),
        (is_public_network, "Public\r\n", True),
        (is_public_network, "Private\r\nDomainAuthenticated\r\n", False),
        (is_macos_firewall_on, "Firewall is enabled. (State = 1)\n", True),
        (is_macos_firewall_on, "Firewall is disabled. (State = 0)\n", False),
    ],
)  # fmt: skip
def test_a_firewall_is_known_by_what_its_tool_says(
    is_on: Callable[[str], bool], text: str, *, expected: bool
) -> None:
    assert is_on(text) is expected


def test_a_machine_that_answers_mdns_and_drops_calls_is_told_apart() -> None:
    class Responder(asyncio.DatagramProtocol):
        def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - asyncio's own is of no declared kind
            self.transport = transport

        def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
            self.transport.sendto(data, addr)

    async def ask() -> tuple[bool, bool]:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(Responder, local_addr=("127.0.0.1", 0))
        port = transport.get_extra_info("sockname")[1]
        first = await checkup._answers_mdns("127.0.0.1", port)
        transport.close()
        await asyncio.sleep(0.01)
        return first, await checkup._answers_mdns("127.0.0.1", port)

    assert asyncio.run(ask()) == (True, False)


def test_a_program_that_keeps_the_port_of_mdns_for_itself_is_found() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as kept:
        kept.bind(("", 0))
        port = kept.getsockname()[1]
        holder = mdns_taken_by(port)
    own = Path("/proc/self/comm")

    assert holder == (own.read_text(encoding="utf-8").strip() if own.exists() else UNKNOWN)
    assert mdns_taken_by(port) == ""
