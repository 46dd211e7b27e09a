"""Whether another program keeps the port of mDNS for itself, and which, where the system tells."""

import errno
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from net.discovery.multicast import MDNS_PORT

UNKNOWN = "?"
_PROC = Path("/proc")
_INODE = 9
_LOCAL = 1


def mdns_taken_by(port: int = MDNS_PORT) -> str:
    """Return the program that does not share the port, `UNKNOWN` if the system does not name it.

    "" for none.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as tried:
        try:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            tried.bind(("", port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return _holder(port) or UNKNOWN
    return ""


def _holder(port: int) -> str:
    """Return the program that has a UDP port open; "" if Linux does not tell us."""
    sockets = {f"socket:[{inode}]" for inode in _inodes(port)}
    with suppress(OSError):
        for process in _PROC.iterdir():
            if process.name.isdecimal() and sockets & set(_links(process / "fd")):
                with suppress(OSError):
                    return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    return ""


def _inodes(port: int) -> Iterable[str]:
    for name in ("udp", "udp6"):
        with suppress(OSError):
            for line in (_PROC / "net" / name).read_text(encoding="ascii", errors="replace").splitlines()[1:]:
                columns = line.split()
                if len(columns) > _INODE and columns[_LOCAL].endswith(f":{port:04X}"):
                    yield columns[_INODE]


def _links(folder: Path) -> Iterable[str]:
    with suppress(OSError):
        for link in folder.iterdir():
            with suppress(OSError):
                yield str(link.readlink())
