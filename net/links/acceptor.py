"""Listen for links: limits on strangers, the greeting, and what is proven is handed on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from net.identity import Identity
from net.links.handshake import Host
from net.links.link import Link


@dataclass(frozen=True, slots=True)
class Reception:
    """What callers meet.

    Attributes:
        identity: ours.
        program: our program's version, told to callers.
        host: is asked who may come to which table.
        on_link: is given every link that has proven itself; it must take care of it, or close it.
    """

    identity: Identity
    program: str
    host: Host
    on_link: Callable[[Link], None]


class Acceptor:
    """Listens on one port until closed. Used from the event loop's thread only.

    Attributes:
        port: the port it listens on.
    """

    port: int

    @classmethod
    async def open(
        cls, reception: Reception, *, port: int | None = None, interfaces: Sequence[str] = ("",)
    ) -> "Acceptor":
        """Start to listen.

        Args:
            reception: what callers meet.
            port: this one or none, 0 for any free one; without it the default port or one of the nine after it.
            interfaces: the addresses to listen on; "" for all of IPv4, and of IPv6 where the system has it.

        Raises LinkError with `Fault.BUSY` if the port is in use, or all ten are.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Stop listening and drop the connections that have not proven themselves. Open links stay."""
        raise NotImplementedError
