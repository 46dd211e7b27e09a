"""Finished pictures of cards, kept so that a table of 112 cards is a matter of copying.

Only keeps; how a card looks is `card_art`'s. Redrawing when the screen's pixel ratio changes is the caller's:
the ratio is part of every request.
"""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.cards import Card
from tusac_qt.cards.card_art import CardArt
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.palette import Palette

DEFAULT_LIMIT_BYTES = 64 * 1024 * 1024
"""Room for 28 faces in three sizes at 4K about five times over, so that a change of style finds the old."""


@dataclass(frozen=True, slots=True)
class _Key:
    card: Card | None
    style: CardStyle | None
    palette: Palette
    width_px: int
    height_px: int
    ratio: float
    half: bool
    tile: bool


class CardCache:
    """Pictures of cards by card, style, palette, size and pixel ratio; the longest unused goes first."""

    def __init__(self, art: CardArt, limit_bytes: int = DEFAULT_LIMIT_BYTES) -> None:
        self._art = art
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
    ) -> QPixmap:
        """Return a card's face at that size and device pixel ratio, on paper or as a tile."""
        return self._pixmap(_Key(card, style, palette, *_pixels(size, ratio), ratio, half, tile))

    def back(self, palette: Palette, size: QSizeF, ratio: float, *, tile: bool = False) -> QPixmap:
        """Return the picture of a card's back, or a tile's, of that size for a screen of that pixel ratio."""
        key = _Key(None, None, palette, *_pixels(size, ratio), ratio, half=False, tile=tile)
        return self._pixmap(key)

    def _pixmap(self, key: _Key) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._paint(key)
            self._pixmaps[key] = pixmap
            self._bytes += _bytes(key)
            while self._bytes > self._limit_bytes and len(self._pixmaps) > 1:
                oldest, _ = self._pixmaps.popitem(last=False)
                self._bytes -= _bytes(oldest)
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def _paint(self, key: _Key) -> QPixmap:
        pixmap = QPixmap(key.width_px, key.height_px)
        pixmap.setDevicePixelRatio(key.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        rect = QRectF(0, 0, key.width_px / key.ratio, key.height_px / key.ratio)
        painter = QPainter(pixmap)
        try:
            if key.card is None or key.style is None:
                paint = self._art.paint_tile_back if key.tile else self._art.paint_back
                paint(painter, rect, key.palette)
            elif key.tile:
                self._art.paint_tile(painter, rect, key.card, key.style, key.palette)
            else:
                self._art.paint_card(painter, rect, key.card, key.style, key.palette, half=key.half)
        finally:
            # A painter that outlives its pixmap takes the program down with it.
            painter.end()
        return pixmap


def _pixels(size: QSizeF, ratio: float) -> tuple[int, int]:
    return round(size.width() * ratio), round(size.height() * ratio)


def _bytes(key: _Key) -> int:
    return 4 * key.width_px * key.height_px
