"""A cable with a delay, between network cards of two namespaces: what `tc netem` does, in user space.

Run as a program by `lab.network.netlab`, for not every kernel has netem. Linux only.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

_NAMESPACES = Path("/run/netns")
_CLONE_NEWNET = 0x40000000
_TUNSETIFF = 0x400454CA
_TAP_WITHOUT_HEADER = 0x0002 | 0x1000
_MOST_BYTES = 1 << 16


def main() -> None:
    """Make the cards and carry frames for ever; arguments: NAMESPACE CARD, twice, MS, JITTER_MS."""
    one, one_card, other, other_card, delay_ms, jitter_ms = sys.argv[1:]
    ends = (_card(one, one_card), _card(other, other_card))
    print("made", flush=True)
    _carry(ends, float(delay_ms) / 1000, float(jitter_ms) / 1000)


def _card(namespace: str, name: str) -> int:
    """Make a network card in a namespace, and return what reads and writes its frames."""
    with (_NAMESPACES / namespace).open("rb") as entered:
        if ctypes.CDLL(None, use_errno=True).setns(entered.fileno(), _CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), "setns")
    card = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(card, _TUNSETIFF, struct.pack("16sH22x", name.encode(), _TAP_WITHOUT_HEADER))
    return card


def _carry(ends: tuple[int, int], delay_s: float, jitter_s: float) -> None:
    """Let each frame come out at the other end after a while; one may overtake another."""
    chance, order = random.SystemRandom(), count()
    waiting: list[tuple[float, int, int, bytes]] = []
    while True:
        left_s = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
        ready, _, _ = select.select(ends, (), (), left_s)
        for end in ready:
            other = ends[1] if end == ends[0] else ends[0]
            due = time.monotonic() + delay_s + chance.uniform(-jitter_s, jitter_s)
            heapq.heappush(waiting, (due, next(order), other, os.read(end, _MOST_BYTES)))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, end, frame = heapq.heappop(waiting)
            with suppress(OSError):  # the card is not up yet, or takes no more: lost, as on a real cable
                os.write(end, frame)


if __name__ == "__main__":
    main()
