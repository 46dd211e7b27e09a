"""The program's icon, painted by the program: three cards fanned out."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from engine.cards import Card
from tusac_qt.cards.card_art import CardArt
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.palette import Palette

_SIZES = (16, 32, 48, 128, 256)
_CARDS = ((Card.gX, -20.0), (Card.yB, 0.0), (Card.rA, 20.0))


def program_icon(art: CardArt, palette: Palette) -> QIcon:
    """Return the icon in the sizes that title bars, task bars and switchers show."""
    icon = QIcon()
    for side in _SIZES:
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_icon(painter, side, art, palette)
        painter.end()
        icon.addPixmap(picture)
    return icon


def paint_icon(painter: QPainter, side: float, art: CardArt, palette: Palette) -> None:
    """Paint the icon into a square at the origin, only with lines and surfaces, for vector files."""
    size = QSizeF(0.35 * side, 0.85 * side)
    rect = QRectF(QPointF(-size.width() / 2, -size.height() - 0.0625 * side), size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for card, angle in _CARDS:
        painter.save()
        painter.translate(side / 2, 0.98 * side)
        painter.rotate(angle)
        art.paint_card(painter, rect, card, CardStyle(), palette, half=False)
        painter.restore()
