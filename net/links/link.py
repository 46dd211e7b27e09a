"""One open link: frames out and in, the beat that shows it alive, limits, the end."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress

from net.address import Address
from net.errors import LocalProtocolError
from net.identity import PublicIdentity
from net.links.channel import SHUTDOWN_S, Channel
from net.links.faults import Fault, LinkError
from net.links.frames import MAX_FRAME_BYTES, FrameError
from net.links.handshake import Greeted, Purpose
from net.links.opening import HIGHEST, LOWEST, fault_of, from_frame, to_frame
from net.links.rates import LINK, Meter, RateAction
from net.wire.codec import Message
from net.wire.link import LINK_FRAMES, Beat, Bye, Echo, Err, Frame

BEAT_S = 1.0
"""After this silence the other end is asked whether it is there."""
RTT_EVERY_S = 5.0
"""Time between heartbeats sent in any case, to measure the round trip."""
SILENCE_S = 10.0
"""After this silence a link has ended.

A new one is quicker than waiting for it (docs/protocol.md, 12, "Limits and times").
"""
MAX_QUEUED_BYTES = 1 << 20
"""What may wait to be sent, and what may wait for `receive`, bytes."""

_REASONS = frozenset(
    (
        Fault.CLOSED,
        Fault.REPLACED,
        Fault.REMOVED,
        Fault.SLOW_DOWN,
        Fault.MALFORMED,
        Fault.SILENT,
        Fault.TABLE_GONE,
        Fault.BUSY,
    )
)
"""What a BYE is believed to mean."""


class Link:
    """An authenticated, encrypted connection. Used from the event loop's thread only.

    Attributes:
        peer: the machine at the other end, proven.
        is_outgoing: whether we dialled.
        address: of the other end as the connection shows it; only of a link we dialled can the port be
            dialled again.
        purpose: what it was opened for.
        table: the table it was opened for, as the acceptor named it.
        protocol: what is spoken.
        program: version of the program at the other end.
        words: three words that are the same at both ends, and differ if somebody sits in between.
        ended: why it has ended; None while it is open.
        has_flooded: whether it has ended because the other end sent too much for too long.
        rtt_s: the round trip measured last, seconds; None before the first.
    """

    def __init__(self, channel: Channel, greeted: Greeted, *, is_outgoing: bool, program: str) -> None:
        """Take over a connection whose ends have greeted each other; `program` is our program's version."""
        self.peer: PublicIdentity = greeted.peer
        self.purpose: Purpose = greeted.purpose
        self.table: bytes = greeted.table
        self.protocol: int = greeted.protocol
        self.program: str = greeted.program
        self.words: str = greeted.words
        self.is_outgoing = is_outgoing
        self.address: Address = channel.address
        self.ended: LinkError | None = None
        self.has_flooded = False
        self.rtt_s: float | None = None
        self._channel = channel
        self._our_program = program
        self._loop = asyncio.get_running_loop()
        self._inbox: deque[Frame] = deque()
        self._inbox_bytes = 0
        self._arrived = asyncio.Event()
        self._drained = asyncio.Event()
        self._heard_at = self._loop.time()
        self._beat = Beat(0)
        self._beat_at = self._heard_at - RTT_EVERY_S
        self._is_beat_open = False
        self._meter = Meter(LINK, self._heard_at)
        channel.frames.limit = MAX_FRAME_BYTES
        self._parting: asyncio.Task[None] | None = None
        self._tasks = [self._loop.create_task(self._read()), self._loop.create_task(self._watch())]

    @property
    def silent_s(self) -> float:
        """For how many seconds no frame has come from the other end."""
        return self._loop.time() - self._heard_at

    def send(self, frame: Frame) -> None:
        """Queue a frame. Never blocks and never raises for what the other end does.

        A link that has ended takes it and does nothing; one whose queue grows over 1 MiB ends with OVERFLOW.
        Raises LocalProtocolError for a frame over the limit of 64 KiB, or of a kind of the link's own.
        """
        if frame.kind in LINK_FRAMES:
            msg = f"{frame.kind} is the link's own"
            raise LocalProtocolError(msg)
        if self.ended is None:
            self._write(frame)

    async def receive(self) -> Frame | None:
        """Return the next frame of the session; None once the link has ended (`ended` tells why).

        Frames of the link's own (BEAT, BYE, ERR) are dealt with here and never returned.
        """
        while not self._inbox:
            if self.ended is not None:
                return None
            self._arrived.clear()
            await self._arrived.wait()
        frame = self._inbox.popleft()
        self._inbox_bytes -= _weight(frame)
        self._drained.set()
        return frame

    async def __aiter__(self) -> AsyncIterator[Frame]:
        """Iterate over `receive` until the link has ended."""
        while (frame := await self.receive()) is not None:
            yield frame

    def close(self, fault: Fault = Fault.CLOSED) -> None:
        """Say BYE with this reason, and end the link once the other end has heard it or a second has passed.

        Does nothing to a link that has ended.
        """
        self._end(LinkError(fault, "we closed it"), bye=Bye(fault.value))

    async def wait_closed(self) -> None:
        """Return once the socket is closed; cancelling this closes it at once."""
        async with self._channel.unless_it_fails():
            if self._parting is not None:
                await asyncio.wait((self._parting,))
            await self._channel.wait_closed()

    async def _read(self) -> None:
        try:
            while self.ended is None and (frame := await self._channel.next_frame()) is not None:
                await self._take(frame)
        except FrameError as error:
            self._end(LinkError(Fault.MALFORMED, str(error)), bye=Bye(Fault.MALFORMED.value))
        except OSError as error:
            self._end(LinkError(Fault.LOST, str(error)))
        self._end(LinkError(Fault.LOST, "the other end hung up"))

    async def _take(self, frame: Frame) -> None:
        judgement = self._meter.count(len(frame.body), self._loop.time())
        if judgement.step is RateAction.WARN:
            self._say(Err(self._our_program, LOWEST, HIGHEST, Fault.SLOW_DOWN.value))
        elif judgement.step is RateAction.DROP:
            self.has_flooded = True
            self.close(Fault.SLOW_DOWN)
            return
        if frame.kind in LINK_FRAMES:
            self._hear(from_frame(frame))
        else:
            self._inbox.append(frame)
            self._inbox_bytes += _weight(frame)
            self._arrived.set()
        if judgement.wait_s:
            await asyncio.sleep(judgement.wait_s)
        while self._inbox_bytes > MAX_QUEUED_BYTES:
            self._drained.clear()
            await self._drained.wait()
        self._heard_at = self._loop.time()

    def _hear(self, message: Message | None) -> None:
        match message:
            case Beat(number=number):
                self._say(Echo(number))
            case Echo(number=number):
                if self._is_beat_open and number == self._beat.number:
                    self._is_beat_open = False
                    self.rtt_s = self._loop.time() - self._beat_at
            case Bye(reason=reason):
                fault = fault_of(reason, Fault.CLOSED)
                self._end(LinkError(fault if fault in _REASONS else Fault.CLOSED, "the other end closed it"))
            case Err():
                pass  # we never send so much; a machine that warns us of it will close the link
            case _:
                self.close(Fault.MALFORMED)

    async def _watch(self) -> None:
        while self.ended is None:
            silent_s = self.silent_s
            await asyncio.sleep(BEAT_S - silent_s if silent_s < BEAT_S else BEAT_S)
            now = self._loop.time()
            if self.silent_s > SILENCE_S:
                self.close(Fault.SILENT)
            elif not self._is_beat_open and (self.silent_s >= BEAT_S or now - self._beat_at >= RTT_EVERY_S):
                self._beat = Beat((self._beat.number + 1) % 2**32)
                self._beat_at, self._is_beat_open = now, True
                self._say(self._beat)

    def _say(self, message: Message) -> None:
        self._write(to_frame(message))

    def _write(self, frame: Frame) -> None:
        self._channel.write((frame,))
        if self._channel.queued_bytes > MAX_QUEUED_BYTES:
            self._end(LinkError(Fault.OVERFLOW, "the other end does not read"))
            self._channel.abort()

    def _end(self, error: LinkError, bye: Bye | None = None) -> None:
        """End the link, unless it has ended; with a BYE if it is ours to say."""
        if bye is not None and self.ended is None:
            self._say(bye)  # which may end it
        if self.ended is not None:
            return
        self.ended = error
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks.clear()  # one that was cancelled knows where, and so keeps the link that keeps it
        if bye is None:
            self._channel.close()
        else:
            self._parting = self._loop.create_task(self._part())
        self._arrived.set()

    async def _part(self) -> None:
        """Close when the other end has answered our BYE by its own or by hanging up.

        At the latest after a second.
        Whatever it sends till then is taken from the socket: one that is closed with something unread resets
        the connection, and with that the other end loses what it has not read of our last words.
        """
        with suppress(FrameError, OSError):
            async with self._channel.unless_it_fails(), asyncio.timeout(SHUTDOWN_S):
                while (frame := await self._channel.next_frame()) is not None and frame.kind != "BYE":
                    pass
            self._channel.close()
            await self._channel.wait_closed()


def _weight(frame: Frame) -> int:
    return len(frame.body) + _FRAME_BYTES


_FRAME_BYTES = 128
"""What an empty frame takes in memory, about."""
