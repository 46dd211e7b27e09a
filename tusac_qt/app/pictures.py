"""The program's icons as PNGs, painted without a window, for menus and file managers."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter, QPen, QPolygonF

from tusac_qt.cards.card_art import CardArt
from tusac_qt.cards.palette import Palette
from tusac_qt.choices.settings import Settings
from tusac_qt.scene.icon import paint_icon
from tusac_qt.scene.looks import card_palette, load_cards

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_PAPER, _EDGE = QColor("#fbf7ec"), QColor("#8a7a5c")

Paint = Callable[[QPainter, float], None]
"""Paints a picture into a square of that side at the origin."""


def menu_pictures() -> dict[str, bytes]:
    """Return the icons of the program and of its records by their places below `icons/hicolor`."""
    app = QGuiApplication.instance() or QGuiApplication([sys.argv[0], "-platform", "offscreen"])
    icon, record = painters()
    found = {f"{side}x{side}/apps/tusac.png": png(icon, side) for side in SIZES}
    found |= {f"{side}x{side}/mimetypes/tusac-record.png": png(record, side) for side in SIZES}
    del app
    return found


def painters() -> tuple[Paint, Paint]:
    """Return what paints the program's icon, and that of a record."""
    art, palette = load_cards().art, card_palette(Settings())
    return (
        lambda painter, side: paint_icon(painter, side, art, palette),
        lambda painter, side: _paint_record(painter, side, art, palette),
    )


def png(paint: Paint, side: int) -> bytes:
    """Return a picture as a PNG."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, side)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())


def _paint_record(painter: QPainter, side: float, art: CardArt, palette: Palette) -> None:
    """Paint the icon on a sheet of paper with a folded corner."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_EDGE, 0.015 * side))
    for color, corners in (
        (_PAPER, ((0.14, 0.04), (0.64, 0.04), (0.86, 0.26), (0.86, 0.96), (0.14, 0.96))),
        (_PAPER.darker(112), ((0.64, 0.04), (0.86, 0.26), (0.64, 0.26))),
    ):
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in corners]))
    painter.translate(0.22 * side, 0.32 * side)
    paint_icon(painter, 0.56 * side, art, palette)
