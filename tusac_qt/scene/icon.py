"""The program's icon, painted by the program: three cards fanned out."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from engine.cards import Card
from tusac_qt.cards.faces import CardStyle
from tusac_qt.scene.theme import CardSkin

_SIZE = 128
_CARDS = ((Card.gX, -20.0), (Card.yB, 0.0), (Card.rA, 20.0))


def program_icon(skin: CardSkin) -> QIcon:
    """Return the icon, 128 pixels square."""
    icon = QPixmap(_SIZE, _SIZE)
    icon.fill(Qt.GlobalColor.transparent)
    plain, size = replace(skin, style=CardStyle()), QSizeF(46, 112)
    painter = QPainter(icon)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for card, angle in _CARDS:
        picture = plain.face(card, size, 1.0, half=False)
        painter.save()
        painter.translate(_SIZE / 2, _SIZE * 1.02)
        painter.rotate(angle)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() - 8), picture)
        painter.restore()
    painter.end()
    return QIcon(icon)
