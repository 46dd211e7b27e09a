"""One open link: frames out and in, the beat that shows it alive, limits, the end. Only this moves bytes."""

from collections.abc import AsyncIterator

from net.address import Address
from net.identity import PublicIdentity
from net.links.faults import Fault, LinkError, Version
from net.links.frames import Frame
from net.links.handshake import Purpose


class Link:
    """An authenticated, encrypted connection. Used from the event loop's thread only.

    Attributes:
        peer: the machine at the other end, proven.
        is_outgoing: whether we dialled.
        address: of the other end as the connection shows it; only of a link we dialled can the port be dialled again.
        purpose: what it was opened for.
        table: the table it was opened for, as the acceptor named it.
        words: three words that are the same at both ends, and differ if somebody sits in between.
        theirs: the program at the other end.
        ended: why it has ended; None while it is open.
        rtt_s: the round trip measured last, seconds; None before the first.
    """

    peer: PublicIdentity
    is_outgoing: bool
    address: Address
    purpose: Purpose
    table: bytes
    words: str
    theirs: Version
    ended: LinkError | None
    rtt_s: float | None

    @property
    def silent_s(self) -> float:
        """For how many seconds nothing at all was heard from the other end."""
        raise NotImplementedError

    def send(self, frame: Frame) -> None:
        """Queue a frame. Never blocks and never raises for what the other end does.

        A link that has ended takes it and does nothing; one whose queue grows over 1 MiB ends with OVERFLOW.
        Raises LocalProtocolError for a frame over the limit of 64 KiB, or of a kind of the link's own.
        """
        raise NotImplementedError

    async def receive(self) -> Frame | None:
        """Return the next frame of the session; None once the link has ended (`ended` tells why).

        Frames of the link's own (BEAT, BYE, ERR) are dealt with here and never returned.
        """
        raise NotImplementedError

    def __aiter__(self) -> AsyncIterator[Frame]:
        """Iterate over `receive` until the link has ended."""
        raise NotImplementedError

    def close(self, fault: Fault = Fault.CLOSED) -> None:
        """Say BYE with this reason, and end the link once what was queued is sent or a second has passed.

        Does nothing to a link that has ended.
        """
        raise NotImplementedError

    async def wait_closed(self) -> None:
        """Return once the socket is closed."""
        raise NotImplementedError
