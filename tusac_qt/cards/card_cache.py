"""Finished pictures of cards, so that a table of 112 cards only copies them, turned cards included.

`card_art` draws them. The pixel ratio is part of every request, so the caller decides when to draw anew.
"""

import math
from collections import OrderedDict
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.cards import Card
from tusac_qt.cards.card_art import CardArt, paint_edge
from tusac_qt.cards.color_science import Rgb
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.palette import Palette
from tusac_qt.cards.soft import SHADOW_REACH, paint_shadow

DEFAULT_LIMIT_BYTES = 64 * 1024 * 1024
"""Room for 28 faces in three sizes at 4K about five times over, so that a change of style finds the old."""

_TURNED_FROM_PX = 80
"""A card at least so wide is turned as a picture, which is quick.

The letters on a narrower one would blur.
"""


@dataclass(frozen=True, slots=True)
class Lying:
    """The way a card lies on the ground.

    Attributes:
        edge: the color of the thin line around it.
        has_shadow: it lies in light, and so throws a soft shadow.
        turn: by how many degrees it is turned clockwise around its middle.
    """

    edge: Rgb
    has_shadow: bool = True
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class _Key:
    """The key of a picture; without a palette it is a shadow alone."""

    card: Card | None
    style: CardStyle | None
    palette: Palette | None
    width_px: int
    height_px: int
    ratio: float
    half: bool
    tile: bool
    lying: Lying | None = None


class CardCache:
    """Pictures of cards by card, style, palette, size and pixel ratio; the longest unused goes first."""

    def __init__(self, art: CardArt, limit_bytes: int = DEFAULT_LIMIT_BYTES) -> None:
        self.art = art
        self._limit_bytes = limit_bytes
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def used_bytes(self) -> int:
        """Memory of the pictures kept, never above the limit once more than one is kept."""
        return self._bytes

    def face(  # noqa: PLR0913 - each of them changes the picture
        self,
        card: Card,
        style: CardStyle,
        palette: Palette,
        size: QSizeF,
        ratio: float,
        *,
        half: bool,
        tile: bool = False,
        lying: Lying | None = None,
    ) -> QPixmap:
        """Return a card's face at that size and device pixel ratio, on paper or as a tile.

        One that lies on the ground is in the middle of its picture, which is larger by its shadow and turn.
        """
        return self._pixmap(_Key(card, style, palette, *_pixels(size, ratio), ratio, half, tile, lying))

    def back(
        self, palette: Palette, size: QSizeF, ratio: float, *, tile: bool = False, lying: Lying | None = None
    ) -> QPixmap:
        """Return the picture of a card's back, or a tile's, of that size for a screen of that pixel ratio."""
        key = _Key(None, None, palette, *_pixels(size, ratio), ratio, half=False, tile=tile, lying=lying)
        return self._pixmap(key)

    def _pixmap(self, key: _Key) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._paint(key)
            self._pixmaps[key] = pixmap
            self._bytes += _bytes(pixmap)
            while self._bytes > self._limit_bytes and len(self._pixmaps) > 1:
                _, oldest = self._pixmaps.popitem(last=False)
                self._bytes -= _bytes(oldest)
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def _paint(self, key: _Key) -> QPixmap:
        if key.lying is not None:
            return self._lay(key, key.lying)
        pixmap = _empty(key, 0, 0)
        painter = QPainter(pixmap)
        try:
            self._draw(painter, QRectF(0, 0, key.width_px / key.ratio, key.height_px / key.ratio), key)
        finally:
            # A painter that outlives its pixmap takes the program down with it.
            painter.end()
        return pixmap

    def _lay(self, key: _Key, lying: Lying) -> QPixmap:
        """Return a card on its shadow; the shadows are kept, too, for all cards of a size have the same."""
        across, along = _margins(key, lying)
        is_shadow = key.palette is None
        bare = replace(key, card=None, style=None, palette=None, half=False, tile=False)
        pixmap = (
            _empty(key, across, along) if is_shadow or not lying.has_shadow else QPixmap(self._pixmap(bare))
        )
        rect = QRectF(
            across / key.ratio, along / key.ratio, key.width_px / key.ratio, key.height_px / key.ratio
        )
        painter = QPainter(pixmap)
        try:
            painter.translate(rect.center())
            painter.rotate(lying.turn)
            painter.translate(-rect.center())
            if is_shadow:
                paint_shadow(painter, rect)
                return pixmap
            if lying.turn and key.width_px < _TURNED_FROM_PX:
                self._draw(painter, rect, key)
            else:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(rect.topLeft(), self._pixmap(replace(key, lying=None)))
            paint_edge(painter, rect, lying.edge)
        finally:
            painter.end()
        return pixmap

    def _draw(self, painter: QPainter, rect: QRectF, key: _Key) -> None:
        if key.palette is None:
            return
        if key.card is None or key.style is None:
            paint = self.art.paint_tile_back if key.tile else self.art.paint_back
            paint(painter, rect, key.palette)
        elif key.tile:
            self.art.paint_tile(painter, rect, key.card, key.style, key.palette)
        else:
            self.art.paint_card(painter, rect, key.card, key.style, key.palette, half=key.half)


def _empty(key: _Key, across: int, along: int) -> QPixmap:
    """Return a picture with nothing on it, larger than the card by so many pixels on each side."""
    pixmap = QPixmap(key.width_px + 2 * across, key.height_px + 2 * along)
    pixmap.setDevicePixelRatio(key.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _pixels(size: QSizeF, ratio: float) -> tuple[int, int]:
    return round(size.width() * ratio), round(size.height() * ratio)


def _margins(key: _Key, lying: Lying) -> tuple[int, int]:
    """Return how many pixels a lying card needs beside it, and above and below, for shadow and turn."""
    width, height = key.width_px, key.height_px
    reach = math.ceil(SHADOW_REACH * min(width, height)) + 1 if lying.has_shadow else 1
    sine, cosine = abs(math.sin(math.radians(lying.turn))), abs(math.cos(math.radians(lying.turn)))
    across = (width * cosine + height * sine - width) / 2
    along = (height * cosine + width * sine - height) / 2
    return math.ceil(across + reach), math.ceil(along + reach)


def _bytes(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()
