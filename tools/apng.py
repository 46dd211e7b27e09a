"""Pictures with few colors, still or moving, as PNG and APNG: what Qt itself does not write.

The chunks are those of the PNG specification (third edition), which has animation in it.
"""

import heapq
import itertools
import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

COLORS = 255
"""The most colors of a picture; one more stands for what stays as it was."""

_STAYS = COLORS
_SAMPLED = 9
"""Every so many dots are asked for their color."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of an animation.

    Attributes:
        image: the picture; all have one size.
        milliseconds: how long it is shown.
    """

    image: QImage
    milliseconds: int


def palette(images: Iterable[QImage]) -> list[int]:
    """Return the colors that stand for all those of some pictures, by median cut."""
    order = itertools.count(1)
    dots = [
        dot
        for image in images
        for dot in memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I")[
            ::_SAMPLED
        ]
    ]
    whole = [((dot >> 16) & 255, (dot >> 8) & 255, dot & 255) for dot in dots]
    boxes = [(*_spread(whole), 0, whole)]
    while len(boxes) < COLORS and boxes[0][0] < 0:
        _, channel, _, box = heapq.heappop(boxes)
        box.sort(key=lambda dot: dot[channel])
        for half in (box[: len(box) // 2], box[len(box) // 2 :]):
            heapq.heappush(boxes, (*_spread(half), next(order), half))
    means = [[sum(dot[at] for dot in box) // len(box) for at in range(3)] for *_, box in boxes]
    return [0xFF000000 | red << 16 | green << 8 | blue for red, green, blue in means]


def _spread(box: list[tuple[int, int, int]]) -> tuple[float, int]:
    """Return how urgently a box wants to be parted, the smallest first, and by which channel."""
    return min(
        ((min(channel) - max(channel)) * len(box) ** 0.5, at)
        for at, channel in enumerate(zip(*box, strict=True))
    )


def png(frames: Sequence[Frame], texts: dict[str, str]) -> bytes:
    """Return a file of one picture, or of an animation that repeats for ever.

    Args:
        frames: the pictures.
        texts: what the file says of itself, by keyword.
    """
    colors = palette(frame.image for frame in frames[:: max(1, len(frames) // 6)])
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    width, height = frames[0].image.width(), frames[0].image.height()
    rows = [
        _rows(frame.image.convertToFormat(QImage.Format.Format_Indexed8, colors, flags)) for frame in frames
    ]
    plain = b"".join(bytes(((color >> 16) & 255, (color >> 8) & 255, color & 255)) for color in colors)
    parts = [
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", plain.ljust(3 * (_STAYS + 1), b"\0")),
        _chunk(b"tRNS", b"\xff" * _STAYS + b"\0"),
        *(_chunk(b"iTXt", name.encode() + b"\0\1\0\0\0" + zlib.compress(text.encode(), 9))
          for name, text in texts.items()),
    ]  # fmt: skip
    if len(frames) > 1:
        parts.append(_chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    number = 0
    for at, (frame, now) in enumerate(zip(frames, rows, strict=True)):
        top, bottom = (0, height) if at == 0 else _changed(rows[at - 1], now)
        data = _packed(now[top:bottom], None if at == 0 else rows[at - 1][top:bottom])
        if len(frames) > 1:
            place = struct.pack(">IIIII", number, width, bottom - top, 0, top)
            parts.append(_chunk(b"fcTL", place + struct.pack(">HHBB", frame.milliseconds, 1000, 0, 1)))
            number += 1
        if at == 0:
            parts.append(_chunk(b"IDAT", data))
        else:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"".join((*parts, _chunk(b"IEND", b"")))


def _rows(image: QImage) -> list[bytes]:
    step, width, data = image.bytesPerLine(), image.width(), bytes(image.constBits())
    return [data[start : start + width] for start in range(0, step * image.height(), step)]


def _changed(before: list[bytes], now: list[bytes]) -> tuple[int, int]:
    """Return the first row that differs and the one behind the last; one row if none does."""
    differing = [at for at, (old, new) in enumerate(zip(before, now, strict=True)) if old != new]
    return (differing[0], differing[-1] + 1) if differing else (0, 1)


def _packed(rows: list[bytes], before: list[bytes] | None) -> bytes:
    """Return rows compressed, with dots that stay as they were left through."""
    if before is not None:
        rows = [
            bytes(new if new != old else _STAYS for old, new in zip(past, row, strict=True))
            for past, row in zip(before, rows, strict=True)
        ]
    return zlib.compress(b"".join(b"\0" + row for row in rows), 9)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
