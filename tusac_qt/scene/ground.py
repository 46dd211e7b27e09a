"""The ground of every page, painted by our own code: lamp light, grain, darker edges, an inlaid line.

It is painted once for a size and kept by `theme`; no frame pays for it.
"""

import random
from functools import lru_cache
from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from tusac_qt.cards.card_art import qcolor
from tusac_qt.cards.cloth import Cloth, ClothColors, Grain
from tusac_qt.cards.color_science import Rgb

_NOISE = 128
_UNIT_HEIGHT = 800
"""The height of a page for which the figures below are pixels."""
_LONG, _SHORT = 12 * _NOISE, 4 * _NOISE
_STREAKS = ((12, 1, 0.55), (6, 2, 0.40), (12, 4, 0.45))
"""Octaves of the grain: how far noise is drawn out along it and across, and how much it counts."""
_FADING = 12
_REED = 7.0


class Lamp(NamedTuple):
    """The place of the light on a page, in shares of its size, and its reach.

    Attributes:
        x: from the left.
        y: from the top.
        reach: to where it has faded, in shares of the page's half diagonal.
    """

    x: float = 0.5
    y: float = 0.45
    reach: float = 1.05


def mixed(one: Rgb, other: Rgb, part: float) -> QColor:
    """Return the color `part` of the way from one to the other."""
    return QColor(*(round(a + (b - a) * part) for a, b in zip(one, other, strict=True)))


def paint_ground(cloth: Cloth, size: QSize, ratio: float, lamp: Lamp, inlay: QRectF | None) -> QPixmap:
    """Return the ground of a page of that size, for a screen of that pixel ratio.

    Args:
        cloth: what it is made of.
        size: of the page, in logical pixels.
        ratio: device pixels in one of them.
        lamp: where the light falls.
        inlay: where the inlaid line runs; None for no line.
    """
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    area = QRectF(0, 0, size.width(), size.height())
    unit = max(1.0, size.height() / _UNIT_HEIGHT)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, _light(cloth.colors, area, lamp))
    if cloth.grain is Grain.WOVEN:
        _weave(painter, area, unit)
    elif cloth.grain is Grain.BRUSHED:
        _brush(painter, area, unit)
    elif cloth.grain is not Grain.PLAIN:
        assert_never(cloth.grain)
    if inlay is not None:
        _inlay(painter, cloth, inlay, unit)
    painter.end()
    return QPixmap.fromImage(image)


def _light(colors: ClothColors, area: QRectF, lamp: Lamp) -> QBrush:
    """Return an oval pool of light that fades into the ground, and that into the edges."""
    width, height = max(1.0, area.width()), max(1.0, area.height())
    radius = (width**2 + height**2) ** 0.5 / 2 * lamp.reach
    across, along = radius * 1.10, radius * 0.82
    gradient = QRadialGradient(QPointF(), 1.0)
    for step in range(_FADING + 1):
        at = step / _FADING
        fade = at * at * (3 - 2 * at)
        color = (
            mixed(colors.light, colors.felt, fade * 2)
            if fade < 0.5
            else mixed(colors.felt, colors.rim, fade * 2 - 1)
        )
        gradient.setColorAt(at, color)
    brush = QBrush(gradient)
    brush.setTransform(QTransform.fromTranslate(lamp.x * width, lamp.y * height).scale(across, along))
    return brush


@lru_cache(maxsize=4)
def _streaks(tint: int, seed: int) -> QImage:
    """Return a tile of grain from left to right: one color, more or less of it from place to place."""
    tile = QImage(_LONG, _SHORT, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    chance = random.Random(seed)  # noqa: S311 - the same grain each time
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for along, across, share in _STREAKS:
        noise = QImage(chance.randbytes(_NOISE * _NOISE), _NOISE, _NOISE, _NOISE, QImage.Format.Format_Alpha8)
        spots = QImage(_NOISE, _NOISE, QImage.Format.Format_ARGB32_Premultiplied)
        spots.fill(QColor(tint, tint, tint))
        cut = QPainter(spots)
        cut.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        cut.drawImage(0, 0, noise)
        cut.end()
        brush = QBrush(spots)
        brush.setTransform(QTransform.fromScale(along, across))
        painter.setOpacity(share)
        painter.fillRect(tile.rect(), brush)
    painter.end()
    return tile


def _cover(painter: QPainter, area: QRectF, tile: QImage, opacity: float, turn: QTransform) -> None:
    brush = QBrush(tile)
    brush.setTransform(turn)
    painter.setOpacity(opacity)
    painter.fillRect(area, brush)
    painter.setOpacity(1.0)


def _brush(painter: QPainter, area: QRectF, unit: float) -> None:
    """Lay the fine strokes of polished lacquer over the ground."""
    size = QTransform.fromScale(unit / 2, unit / 2)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _cover(painter, area, _streaks(0, 11), 0.20, size)
    _cover(painter, area, _streaks(255, 12), 0.022, size)


def _weave(painter: QPainter, area: QRectF, unit: float) -> None:
    """Lay reeds side by side, held by threads."""
    reed = QLinearGradient(QPointF(), QPointF(_REED * unit, 0))
    reed.setSpread(QLinearGradient.Spread.RepeatSpread)
    for at, color in (
        (0.0, QColor(90, 58, 16, 34)),
        (0.18, QColor(90, 58, 16, 10)),
        (0.5, QColor(255, 250, 230, 40)),
        (0.85, QColor(90, 58, 16, 8)),
        (1.0, QColor(90, 58, 16, 34)),
    ):
        reed.setColorAt(at, color)
    painter.fillRect(area, reed)
    upright = QTransform.fromScale(unit, unit).rotate(90)
    _cover(painter, area, _streaks(60, 13), 0.10, upright)
    painter.setPen(QPen(QColor(90, 58, 16, 26), unit))
    y = 44 * unit
    while y < area.height():
        painter.drawLine(QPointF(0, y), QPointF(area.width(), y))
        y += 88 * unit


def _inlay(painter: QPainter, cloth: Cloth, place: QRectF, unit: float) -> None:
    """Draw the thin inlaid line of the table: a band a little darker than the ground, with a bright edge."""
    corner = min(150 * unit, 0.30 * place.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    band = 7 * unit
    if not cloth.is_strong:
        inner = place.adjusted(band / 2, band / 2, -band / 2, -band / 2)
        deep = qcolor(cloth.colors.inlay, 0.42) if cloth.is_light else qcolor(cloth.colors.rim, 0.55)
        painter.setPen(QPen(deep, band))
        painter.drawRoundedRect(inner, corner - band / 2, corner - band / 2)
    painter.setPen(QPen(qcolor(cloth.colors.inlay, 0.75), max(1.0, 0.9 * unit)))
    painter.drawRoundedRect(place, corner, corner)
    painter.setPen(QPen(qcolor(cloth.colors.inlay, 0.30), max(1.0, 0.9 * unit)))
    painter.drawRoundedRect(place.adjusted(band, band, -band, -band), corner - band, corner - band)
